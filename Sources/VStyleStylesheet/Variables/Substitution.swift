package import VStyleSyntax

/// Replaces every `var()` in a value by the text of its custom property.
///
/// It pauses at a custom property that has no value yet and resumes later, so that a chain of custom properties needs
/// no recursion.
///
/// - Spec: https://www.w3.org/TR/css-variables-1/#substitute-a-var
package struct Substitution {
  /// A value after substitution, without `var()`.
  package struct Expansion {
    package let text: String
    /// The references of the value.
    fileprivate let links: [ReferenceTrail.Link]

    /// Whether the value contained a reference.
    var hasReferences: Bool { !links.isEmpty }

    /// The references as an object that other values share; `nil` if there are none.
    ///
    /// OPTIMIZATION: a stored property is simpler, but values of properties need the object only for messages.
    package var trail: ReferenceTrail? { links.isEmpty ? nil : ReferenceTrail(links) }
  }

  /// The state of a custom property during a substitution.
  enum Answer {
    case value(CustomPropertyValue)
    /// It has no value; a fallback applies if there is one.
    case failure(SubstitutionFailure)
    /// It depends on the value in substitution, so that no fallback applies.
    case cycle(SubstitutionFailure)
    /// Its substitution has not started.
    case pending
  }

  /// The progress of a substitution.
  enum Progress {
    /// The substitution is paused until a custom property has its value.
    case waiting(String)
    case finished(Result<Expansion, SubstitutionFailure>)
  }

  /// The tokens of the value, or of a fallback in it, that are not processed yet.
  private struct Part {
    var index: Int
    let end: Int
    /// Whether the next token and the one before are not adjacent in the source.
    var isSeam = true
  }

  private let tape: TokenTape
  private var part: Part
  /// The parts that contain the current fallback, the innermost last.
  private var outer: [Part] = []
  private var text: [UInt8] = []
  /// The whole text while it is the text of exactly one custom property.
  private var whole: String?
  private var links: [ReferenceTrail.Link] = []
  private var steps = 0
  private var depth = 0
  private var failure: SubstitutionFailure?

  init(_ cursor: TokenCursor) {
    tape = cursor.tape
    part = Part(index: cursor.index, end: cursor.end)
  }

  /// Substitutes every `var()` of a value, when all custom properties are known.
  ///
  /// - Parameters:
  ///   - cursor: the tokens of the value.
  ///   - lookUp: the value of a custom property at the current node.
  package static func expand(
    _ cursor: TokenCursor, lookUp: (String) -> Result<CustomPropertyValue, SubstitutionFailure>
  ) -> Result<Expansion, SubstitutionFailure> {
    if let expansion = expandAlone(cursor, lookUp) { return .success(expansion) }
    var substitution = Substitution(cursor)
    let progress = substitution.run { name in
      switch lookUp(name) {
      case .success(let value): .value(value)
      case .failure(let failure): failure.leavesNoFallback ? .cycle(failure) : .failure(failure)
      }
    }
    switch progress {
    case .finished(let result): return result
    case .waiting(let name): return .failure(.missing([name]))
    }
  }

  /// Substitutes a value that is a single `var()`; returns `nil` for any other value.
  ///
  /// It also returns `nil` if the custom property has no value, or the text exceeds a limit.
  ///
  /// OPTIMIZATION: ``run(_:)`` alone is simpler, but most values with a `var()` are single ones.
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

  /// Continues until the value is finished or needs a custom property whose substitution has not started.
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
        guard let fallback = try consume(answer, for: reference) else { continue }
        // The fallback is processed first, then the tokens after the `var()`.
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
    // OPTIMIZATION: a new string is simpler, but most values with a `var()` are single ones and share its text.
    let shared = links.isEmpty ? nil : whole
    return .success(Expansion(text: shared ?? String(decoding: text, as: UTF8.self), links: links))
  }

  /// Appends the value of a custom property, or records its failure.
  ///
  /// - Returns: the fallback if it applies.
  /// - Throws: ``SubstitutionFailure/limitExceeded(_:)`` if the text or the number of references exceeds a limit.
  private mutating func consume(
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
    case .failure(let failure), .cycle(let failure):
      // The rest is still visited, to find every cycle through this value.
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

  /// Appends bytes, after an empty comment if two tokens would otherwise merge into one.
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
