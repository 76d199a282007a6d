import VStyleSyntax
import VStyleValues

/// What a declaration turns out to say.
enum ExpressionResult: Equatable, Sendable {
  case value(Value)
  /// The keyword that the value is, or turned out to be.
  case keyword(WideKeyword)
  /// Invalid at computed-value time.
  case invalid
  /// What the parts of the value turn out to be.
  indirect case composed(ComposedResult)

  /// Whether the value is as the parent's, which may say the same of itself.
  var inherits: Bool {
    switch self {
    case .keyword(let keyword): keyword == .inherit
    case .composed(let result): result.inherits
    case .value, .invalid: false
    }
  }

  /// Whether the value may be the parent's.
  var mayAskParent: Bool {
    switch self {
    case .keyword: true
    case .composed(let result): result.mayAskParent
    case .value, .invalid: false
    }
  }
}

/// A result with what is wrong with it.
struct ExpressionOutcome: Sendable {
  let result: ExpressionResult
  let problems: [Diagnostic]
}

/// A declaration read as a value of one kind: the unit in which values are computed and remembered.
final class Expression: Sendable {
  let declaration: Declaration
  let entry: StyleSchema.PropertyEntry
  /// The custom properties that the value may read.
  let names: [String]
  /// What the declaration says where no custom property matters.
  let constant: ExpressionOutcome?
  /// Whether the value may turn out to be `revert` or `revert-layer`, out of a fallback: then what decides is weaker,
  /// and not the same wherever this declaration wins.
  let mayRollBack: Bool
  /// The expressions of which the value is made up, where its parts are declared by themselves.
  private let composed: ComposedExpression?

  /// Makes a value of which parts are declared by themselves.
  init(_ members: Compositions.Members, _ expressions: [Expression], _ entry: StyleSchema.PropertyEntry) {
    let composed = ComposedExpression(members, expressions, entry)
    let all = composed.all
    declaration = all[all.count - 1].declaration
    self.entry = entry
    self.composed = composed
    mayRollBack = all.contains(where: \.mayRollBack)
    names = all.flatMap(\.names)
    constant =
      all.allSatisfy { $0.constant != nil }
      ? composed.outcome { $0.constant ?? ExpressionOutcome(result: .invalid, problems: []) } : nil
  }

  init(_ declaration: Declaration, _ entry: StyleSchema.PropertyEntry) {
    self.declaration = declaration
    self.entry = entry
    composed = nil
    mayRollBack = declaration.mayRollBack
    switch declaration.value {
    case .wide(let keyword):
      constant = ExpressionOutcome(result: .keyword(keyword), problems: [])
      names = []
    case .typed(let typed):
      names = []
      if let match = typed.first(where: { $0.kind == entry.kind }) {
        constant = ExpressionOutcome(result: .value(match.value), problems: [])
      } else if let slice = declaration.slice {
        constant = DeclarationReader.read(slice.cursor, declaration, entry)
      } else {
        constant = ExpressionOutcome(result: typed.first.map { .value($0.value) } ?? .invalid, problems: [])
      }
    case .tokens:
      constant = nil
      names = declaration.slice.map { VariableReferences.all(in: $0.cursor).map(\.name) } ?? []
    }
  }

  /// Whether the declaration may turn out to say `inherit` or another such keyword.
  var mayAskParent: Bool {
    constant?.result.mayAskParent ?? true
  }

  /// Whether the value may depend on what it is resolved against.
  var mayDependOnContext: Bool {
    if case .value(let value)? = constant?.result { return value.dependsOnContext }
    return true
  }

  /// What the declaration says where some custom properties are in force.
  func outcome(_ values: CustomPropertyValues, _ texts: inout ReadTexts) -> ExpressionOutcome {
    if let constant { return constant }
    if let composed { return composed.outcome { $0.outcome(values, &texts) } }
    guard let slice = declaration.slice else { return ExpressionOutcome(result: .invalid, problems: []) }
    switch Substitution.expand(slice.cursor, lookUp: { values[$0].map { .success($0) } ?? .failure(.missing([$0])) }) {
    case .success(let expansion): return texts.read(expansion, declaration, entry)
    case .failure(let failure):
      let problem = declaration.location.map { failure.diagnostic(name: entry.name, at: $0) }
      return ExpressionOutcome(result: .invalid, problems: [problem].compactMap(\.self))
    }
  }
}

extension Declaration {
  /// Whether a fallback in the value says `revert` or `revert-layer`.
  fileprivate var mayRollBack: Bool {
    guard case .tokens = value, let slice else { return false }
    return slice.tokens.contains { token in
      slice.tape.kind(token) == .ident
        && (slice.tape.isName(token, "revert") || slice.tape.isName(token, "revert-layer"))
    }
  }
}

/// Values that were read before, by kind and text.
struct ReadTexts {
  private var known: [String: [(kind: ValueKind, result: ExpressionResult)]] = [:]
  private var count = 0

  /// How many texts are remembered.
  private static let limit = 1 << 16

  mutating func read(
    _ expansion: Substitution.Expansion, _ declaration: Declaration, _ entry: StyleSchema.PropertyEntry
  ) -> ExpressionOutcome {
    let text = expansion.text
    let isRemembered = declaration.shorthand == nil
    if isRemembered, let result = known[text]?.first(where: { $0.kind == entry.kind })?.result {
      return ExpressionOutcome(result: result, problems: [])
    }
    if let keyword = WideKeyword(text: text) { return ExpressionOutcome(result: .keyword(keyword), problems: []) }
    let tape = TokenTape(SourceText(text))
    let outcome = DeclarationReader.read(TokenCursor(tape), declaration, entry, expansion)
    if isRemembered, case .value = outcome.result {
      if count >= Self.limit {
        known.removeAll()
        count = 0
      }
      known[text, default: []].append((entry.kind, outcome.result))
      count += 1
    }
    return outcome
  }
}
