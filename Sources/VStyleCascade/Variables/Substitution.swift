package import VStyleSyntax

/// Replaces every `var()` in a value by its custom property's text.
///
/// It stops where a custom property has no value yet and goes on when it has, so that a chain of custom properties
/// needs no recursion.
///
/// - Spec: https://www.w3.org/TR/css-variables-1/#substitute-a-var
package struct Substitution {
  /// A value without `var()`.
  package struct Expansion {
    package let text: String
    /// The custom properties that were looked up.
    fileprivate let links: [ReferenceTrail.Link]

    /// Whether a custom property was looked up.
    var hasReferences: Bool { !links.isEmpty }

    /// The custom properties that were looked up, as an object that other values share; `nil` if there are none.
    ///
    /// OPTIMIZATION: made when it is asked for, since values of properties need it for messages alone.
    var trail: ReferenceTrail? { links.isEmpty ? nil : ReferenceTrail(links) }
  }

  /// What is known of a custom property.
  enum Answer {
    case value(CustomPropertyValue)
    /// It has no value; the fallback counts, if there is one.
    case failure(SubstitutionFailure)
    /// It needs the value that is being made: no fallback counts.
    case circle(SubstitutionFailure)
    /// Nobody has asked for it yet.
    case pending
  }

  /// How far the value is.
  enum Progress {
    /// A custom property has to be resolved before it goes on.
    case waiting(String)
    case finished(Result<Expansion, SubstitutionFailure>)
  }

  /// The tokens of the value, or of a fallback in it, that are still to be read.
  private struct Part {
    var index: Int
    let end: Int
    /// Whether what comes next was not written beside what came before.
    var isSeam = true
  }

  private let tape: TokenTape
  private var part: Part
  /// The parts that the fallback at hand is in, the innermost last.
  private var outer: [Part] = []
  private var text: [UInt8] = []
  /// The text, as long as it is one custom property's alone.
  private var whole: String?
  private var links: [ReferenceTrail.Link] = []
  private var steps = 0
  private var depth = 0
  private var failure: SubstitutionFailure?

  init(_ cursor: TokenCursor) {
    tape = cursor.tape
    part = Part(index: cursor.index, end: cursor.end)
  }

  /// The text of a value with every `var()` replaced, where all custom properties are known.
  ///
  /// - Parameter lookUp: the value of a custom property at the node at hand.
  package static func expand(
    _ cursor: TokenCursor, lookUp: (String) -> Result<CustomPropertyValue, SubstitutionFailure>
  ) -> Result<Expansion, SubstitutionFailure> {
    if let expansion = expandAlone(cursor, lookUp) { return .success(expansion) }
    var substitution = Substitution(cursor)
    let progress = substitution.run { name in
      switch lookUp(name) {
      case .success(let value): .value(value)
      case .failure(let failure): .failure(failure)
      }
    }
    switch progress {
    case .finished(let result): return result
    case .waiting(let name): return .failure(.missing([name]))
    }
  }

  /// The text of a value that is one `var()` and nothing else; `nil` for any other, and where the custom property has
  /// no value or a limit is near.
  ///
  /// OPTIMIZATION: most values with a `var()` are like that.
  private static func expandAlone(
    _ cursor: TokenCursor, _ lookUp: (String) -> Result<CustomPropertyValue, SubstitutionFailure>
  ) -> Expansion? {
    let tape = cursor.tape
    guard cursor.index < cursor.end, VariableReferences.isReference(cursor.index, tape),
      tape.indexAfterComponentValue(cursor.index) == cursor.end,
      let reference = VariableReferences.read(cursor.index, tape, end: cursor.end),
      case .success(let value) = lookUp(reference.name),
      Limit.substitutionSteps.allows(1 + (value.trail?.steps ?? 0)),
      Limit.substitutionDepth.allows(1 + (value.trail?.depth ?? 0)),
      Limit.substitutionBytes.allows(value.text.utf8.count)
    else { return nil }
    return Expansion(text: value.text, links: [.init(name: reference.name, trail: value.trail)])
  }

  /// Goes on until the value is finished, or a custom property is asked for that is not known yet.
  mutating func run(_ lookUp: (String) -> Answer) -> Progress {
    do throws(SubstitutionFailure) {
      while true {
        guard part.index < part.end else {
          guard let next = outer.popLast() else { break }
          part = next
          continue
        }
        guard VariableReferences.isReference(part.index, tape) else {
          try appendVerbatim()
          continue
        }
        guard let reference = VariableReferences.read(part.index, tape, end: part.end) else {
          throw .missing(links.map(\.name))
        }
        let answer = lookUp(reference.name)
        if case .pending = answer { return .waiting(reference.name) }
        part.index = min(tape.indexAfterComponentValue(part.index), part.end)
        part.isSeam = true
        guard let fallback = try take(answer, for: reference) else { continue }
        // The fallback goes in first, then what comes after the `var()`.
        let tokens = trimmed(fallback)
        outer.append(part)
        part = Part(index: tokens.lowerBound, end: tokens.upperBound)
      }
    } catch { return .finished(.failure(error)) }
    return .finished(result)
  }

  private var result: Result<Expansion, SubstitutionFailure> {
    if let failure { return .failure(failure) }
    guard Limit.substitutionDepth.allows(depth) else { return .failure(.limitExceeded(.substitutionDepth)) }
    // OPTIMIZATION: most custom properties that refer to one say nothing else, and share its text.
    let shared = links.isEmpty ? nil : whole
    return .success(Expansion(text: shared ?? String(decoding: text, as: UTF8.self), links: links))
  }

  /// Appends the value of a custom property, or takes down that there is none.
  ///
  /// - Returns: the fallback, where it counts.
  private mutating func take(
    _ answer: Answer, for reference: VariableReferences.Reference
  ) throws(SubstitutionFailure) -> Range<Int>? {
    var trail: ReferenceTrail?
    var fallback: Range<Int>?
    switch answer {
    case .value(let value):
      trail = value.trail
      let isFirst = text.isEmpty
      try append(value.text.utf8, isSeam: true)
      if isFirst { whole = value.text }
    case .failure where reference.fallback != nil:
      fallback = reference.fallback
    case .failure(let failure), .circle(let failure):
      // The rest is still looked at, so that every circle through this value is found.
      if self.failure == nil { self.failure = failure }
    case .pending: break
    }
    links.append(.init(name: reference.name, trail: trail))
    steps += 1 + (trail?.steps ?? 0)
    depth = max(depth, 1 + (trail?.depth ?? 0))
    guard Limit.substitutionSteps.allows(steps) else { throw .limitExceeded(.substitutionSteps) }
    return fallback
  }

  /// Appends the tokens up to the next reference or comment.
  private mutating func appendVerbatim() throws(SubstitutionFailure) {
    if tape.kind(part.index) == .comment {
      part.isSeam = true
      part.index += 1
      return
    }
    let first = part.index
    while part.index + 1 < part.end, isVerbatim(part.index + 1) { part.index += 1 }
    part.index += 1
    let range = tape.range(first..<part.index)
    try append(tape.source.bytes[range.start..<range.end], isSeam: part.isSeam)
    part.isSeam = false
  }

  private func isVerbatim(_ index: Int) -> Bool {
    tape.kind(index) != .comment && !VariableReferences.isReference(index, tape)
  }

  private func trimmed(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while let first = tokens.first, tape.kind(first).isTrivia { tokens = first + 1..<tokens.upperBound }
    while let last = tokens.last, tape.kind(last).isTrivia { tokens = tokens.lowerBound..<last }
    return tokens
  }

  /// Appends bytes, with a comment before them where two tokens would become one.
  private mutating func append(
    _ bytes: some Collection<UInt8>, isSeam: Bool
  ) throws(SubstitutionFailure) {
    guard !bytes.isEmpty else { return }
    whole = nil
    if isSeam, let last = text.last, let first = bytes.first, Substitution.joins(last, first) {
      text += [0x2F, 0x2A, 0x2A, 0x2F]
    }
    text += bytes
    guard Limit.substitutionBytes.allows(text.count) else { throw .limitExceeded(.substitutionBytes) }
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
