import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// A declaration parsed as a value of one property: the unit in which results are computed and cached.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#specified
final class SpecifiedValue: Sendable {
  let declaration: Declaration
  let entry: StyleSchema.PropertyEntry
  /// The custom properties that the value may refer to.
  let references: [String]
  /// The result if no custom property matters; otherwise `nil`.
  let constant: DiagnosedResult?
  /// Whether a fallback may make the value `revert` or `revert-layer`. Then a declaration of lower precedence decides,
  /// which may differ between elements with this winner.
  let mayRollBack: Bool
  /// The values of longhands with declarations of their own; `nil` if there are none.
  private let composed: ComposedValue?

  /// Creates a value whose longhands have declarations of their own.
  init(_ members: ComposedValue.Members, _ values: [SpecifiedValue], _ entry: StyleSchema.PropertyEntry) {
    let composed = ComposedValue(members, values, entry)
    let all = composed.all
    declaration = all[all.count - 1].declaration
    self.composed = composed
    mayRollBack = all.contains(where: \.mayRollBack)
    references = all.flatMap(\.references)
    constant = all.allSatisfy { $0.constant != nil } ? composed.diagnosedResult { $0.constant ?? .invalid } : nil
    self.entry = entry
  }

  init(_ declaration: Declaration, _ entry: StyleSchema.PropertyEntry) {
    self.declaration = declaration
    composed = nil
    switch declaration.value {
    case .wide(let keyword):
      mayRollBack = false
      constant = DiagnosedResult(result: .keyword(keyword), diagnostics: [])
      references = []
    case .typed(let typed):
      mayRollBack = false
      references = []
      if let match = typed.first(where: { $0.kind == entry.kind }) {
        constant = DiagnosedResult(result: .value(match.value), diagnostics: [])
      } else if let slice = declaration.slice {
        constant = DiagnosedResult(DeclarationReader.read(slice.cursor, declaration, entry))
      } else {
        constant = typed.first.map { DiagnosedResult(result: .value($0.value), diagnostics: []) } ?? .invalid
      }
    case .tokens:
      let slice = declaration.slice
      mayRollBack = slice?.mayRollBack ?? false
      constant = nil
      references = slice.map { VariableReferences.names(in: $0.cursor) } ?? []
    }
    // OPTIMIZATION: the last use of the entry consumes it. An assignment before the switch would be simpler, but it
    // would copy a dozen references.
    self.entry = entry
  }

  /// Whether the value may be `inherit` or another CSS-wide keyword.
  var mayDependOnParent: Bool { constant?.result.mayDependOnParent ?? true }

  /// Whether the value is that of the parent, in any context.
  var isInherited: Bool {
    switch constant?.result {
    case .keyword(.inherit): true
    case .keyword(.unset): entry.inherits
    default: false
    }
  }

  /// Whether the value may depend on its context.
  var mayDependOnContext: Bool {
    if case .value(let value)? = constant?.result { return value.dependsOnContext }
    return true
  }

  /// The result with some custom properties.
  func diagnosedResult(_ properties: CustomPropertyValues, _ cache: inout ParsedValueCache) -> DiagnosedResult {
    if let constant { return constant }
    if let composed { return composed.diagnosedResult { $0.diagnosedResult(properties, &cache) } }
    guard let slice = declaration.slice else { return .invalid }
    switch properties.substitute(slice.cursor) {
    case .success(let expansion): return cache.read(expansion, declaration, entry)
    case .failure(let failure):
      let diagnostic = declaration.location.map { failure.diagnostic(name: entry.name, at: $0) }
      return DiagnosedResult(result: .invalid, diagnostics: [diagnostic].compactMap(\.self))
    }
  }
}

extension TokenSlice {
  /// Whether a fallback in the value is `revert` or `revert-layer`.
  fileprivate var mayRollBack: Bool {
    tokens.contains { token in
      tape.kind(token) == .ident && (tape.isName(token, "revert") || tape.isName(token, "revert-layer"))
    }
  }
}

/// The result of a declaration after the substitution of its references.
enum SpecifiedResult: Equatable, Sendable {
  case value(StyleValue)
  /// A CSS-wide keyword, declared or substituted.
  case keyword(WideKeyword)
  /// Invalid at computed-value time.
  case invalid
  /// The results of the longhands and the whole.
  indirect case composed(ComposedResult)

  /// Whether the value or a part of it is `inherit`.
  var inherits: Bool {
    switch self {
    case .keyword(let keyword): keyword == .inherit
    case .composed(let result): result.inherits
    case .value, .invalid: false
    }
  }

  /// Whether the value or a part of it may be that of the parent.
  var mayDependOnParent: Bool {
    switch self {
    case .keyword: true
    case .composed(let result): result.mayDependOnParent
    case .value, .invalid: false
    }
  }
}

/// A result with its diagnostics.
struct DiagnosedResult: Sendable {
  let result: SpecifiedResult
  let diagnostics: [Diagnostic]

  /// An invalid result without diagnostics.
  static let invalid = DiagnosedResult(result: .invalid, diagnostics: [])

  init(result: SpecifiedResult, diagnostics: [Diagnostic]) {
    self.result = result
    self.diagnostics = diagnostics
  }

  init(_ reading: DeclarationReader.Reading) {
    switch reading {
    case .value(let value): self.init(result: .value(value), diagnostics: [])
    case .invalid(let diagnostics): self.init(result: .invalid, diagnostics: diagnostics)
    }
  }

  /// Whether the result is a value that is independent of its context.
  var isContextIndependent: Bool {
    guard case .value(let value) = result else { return false }
    return !value.dependsOnContext
  }
}

/// A cache of parsed values, by value type and text.
struct ParsedValueCache: Sendable {
  private var known: [String: [(kind: ValueKind, result: SpecifiedResult)]] = [:]
  private var count = 0

  /// The maximum number of values. The cache is emptied when it is full.
  private static let limit = 1 << 16

  mutating func read(
    _ expansion: Substitution.Expansion, _ declaration: Declaration, _ entry: StyleSchema.PropertyEntry
  ) -> DiagnosedResult {
    let text = expansion.text
    let isKept = declaration.shorthand == nil && declaration.name != "all"
    if isKept, let result = known[text]?.first(where: { $0.kind == entry.kind })?.result {
      return DiagnosedResult(result: result, diagnostics: [])
    }
    if let keyword = WideKeyword(text: text) { return DiagnosedResult(result: .keyword(keyword), diagnostics: []) }
    let tape = TokenTape(SourceText(text))
    let diagnosedResult = DiagnosedResult(DeclarationReader.read(TokenCursor(tape), declaration, entry, expansion))
    if isKept, case .value = diagnosedResult.result {
      if count >= Self.limit {
        known.removeAll()
        count = 0
      }
      known[text, default: []].append((entry.kind, diagnosedResult.result))
      count += 1
    }
    return diagnosedResult
  }
}
