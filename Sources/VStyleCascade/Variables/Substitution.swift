import VStyleSyntax

/// Replaces every `var()` in a value by its token's text.
///
/// - Spec: https://www.w3.org/TR/css-variables-1/#substitute-a-var
struct Substitution {
  /// How long one expansion may grow, in bytes.
  static let limit = 64 * 1024

  private(set) var text: [UInt8] = []
  private(set) var chain: [String] = []
  private var failure: SubstitutionFailure?
  private let owner: String?

  private init(owner: String?) { self.owner = owner }

  /// The text of a value with every `var()` replaced.
  ///
  /// - Parameters:
  ///   - owner: the token whose value this is, if it is one's.
  ///   - lookUp: the value of a token at the node at hand.
  static func expand(
    _ cursor: TokenCursor, of owner: String? = nil,
    lookUp: (String) -> Result<TokenValue, SubstitutionFailure>
  ) -> Result<(text: String, chain: [String]), SubstitutionFailure> {
    var substitution = Substitution(owner: owner)
    do throws(SubstitutionFailure) {
      try substitution.append(cursor.tape, cursor.index..<cursor.end, lookUp)
    } catch { return .failure(error) }
    if let failure = substitution.failure { return .failure(failure) }
    return .success((String(decoding: substitution.text, as: UTF8.self), substitution.chain))
  }

  private mutating func append(
    _ tape: TokenTape, _ tokens: Range<Int>, _ lookUp: (String) -> Result<TokenValue, SubstitutionFailure>
  ) throws(SubstitutionFailure) {
    var index = tokens.lowerBound
    var isSeam = true
    while index < tokens.upperBound {
      guard VariableReferences.isReference(index, tape) else {
        if tape.kind(index) == .comment {
          isSeam = true
        } else {
          let first = index
          while index + 1 < tokens.upperBound, isVerbatim(index + 1, tape) { index += 1 }
          let range = tape.range(first..<index + 1)
          try append(tape.source.bytes[range.start..<range.end], isSeam: isSeam)
          isSeam = false
        }
        index += 1
        continue
      }
      guard let reference = VariableReferences.read(index, tape, end: tokens.upperBound) else {
        throw .missing(chain)
      }
      chain.append(reference.name)
      switch lookUp(reference.name) {
      case .success(let value):
        chain += value.chain
        try append(value.text.utf8, isSeam: true)
      case .failure(let failure):
        // The rest is still looked at, so that every circle through this value is found; but what is part
        // of a circle has no value, and uses no fallback.
        let isInCircle = [failure, self.failure].contains { $0?.isCircle(through: owner) ?? false }
        if let fallback = reference.fallback, !isInCircle {
          try append(tape, trimmed(fallback, tape), lookUp)
        } else if self.failure == nil {
          self.failure = failure
        }
      }
      isSeam = true
      index = min(tape.indexAfterComponentValue(index), tokens.upperBound)
    }
  }

  private func isVerbatim(_ index: Int, _ tape: TokenTape) -> Bool {
    tape.kind(index) != .comment && !VariableReferences.isReference(index, tape)
  }

  private func trimmed(_ tokens: Range<Int>, _ tape: TokenTape) -> Range<Int> {
    var tokens = tokens
    while let first = tokens.first, tape.kind(first).isTrivia { tokens = first + 1..<tokens.upperBound }
    while let last = tokens.last, tape.kind(last).isTrivia { tokens = tokens.lowerBound..<last }
    return tokens
  }

  /// Appends bytes, with a comment before them where two tokens would become one.
  private mutating func append(
    _ bytes: some Collection<UInt8>, isSeam: Bool
  ) throws(SubstitutionFailure) {
    if isSeam, let last = text.last, let first = bytes.first, Substitution.joins(last, first) {
      text += [0x2F, 0x2A, 0x2A, 0x2F]
    }
    text += bytes
    if text.count > Substitution.limit { throw .tooLong }
  }

  private static func joins(_ last: UInt8, _ first: UInt8) -> Bool {
    !isSeparator(last) && last != 0x28 && (first == 0x28 || !isSeparator(first))
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C, 0x3A, 0x3B, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x22, 0x27: true
    default: false
    }
  }
}

extension SubstitutionFailure {
  /// Whether tokens need each other and a token is one of them.
  fileprivate func isCircle(through name: String?) -> Bool {
    guard case .cycle(let circle) = self, let name else { return false }
    return circle.contains(name)
  }
}
