import VStyleSyntax
import VStyleValues

/// What a declaration turns out to say.
enum ExpressionResult: Equatable {
  case value(Value)
  /// The keyword that the value is, or turned out to be.
  case keyword(WideKeyword)
  /// Invalid at computed-value time.
  case invalid
}

/// A result with what is wrong with it.
struct ExpressionOutcome {
  let result: ExpressionResult
  let problem: Diagnostic?
}

/// A declaration read as a value of one kind: the unit in which values are computed and remembered.
struct Expression {
  let declaration: Declaration
  let entry: StyleVocabulary.PropertyEntry
  /// The tokens that the value may read.
  let tokens: [String]
  /// What the declaration says where no token matters.
  let constant: ExpressionOutcome?

  init(_ declaration: Declaration, _ entry: StyleVocabulary.PropertyEntry) {
    self.declaration = declaration
    self.entry = entry
    switch declaration.value {
    case .wide(let keyword):
      constant = ExpressionOutcome(result: .keyword(keyword), problem: nil)
      tokens = []
    case .typed(let typed):
      tokens = []
      if let match = typed.first(where: { $0.kind == entry.kind }) {
        constant = ExpressionOutcome(result: .value(match.value), problem: nil)
      } else if let slice = declaration.slice {
        constant = DeclarationReader.read(slice.cursor, declaration, entry, chain: [])
      } else {
        constant = ExpressionOutcome(result: typed.first.map { .value($0.value) } ?? .invalid, problem: nil)
      }
    case .tokens:
      constant = nil
      tokens = declaration.slice.map { VariableReferences.all(in: $0.cursor).map(\.name) } ?? []
    }
  }

  /// Whether the declaration may turn out to say `inherit` or another such keyword.
  var mayAskParent: Bool {
    guard let constant else { return true }
    if case .keyword = constant.result { return true }
    return false
  }

  /// Whether the value may depend on what it is resolved against.
  var mayDependOnContext: Bool {
    if case .value(let value)? = constant?.result { return value.dependsOnContext }
    return true
  }

  /// What the declaration says where some tokens are in force.
  func outcome(_ values: [String: TokenValue], _ texts: inout ReadTexts) -> ExpressionOutcome {
    if let constant { return constant }
    guard let slice = declaration.slice else { return ExpressionOutcome(result: .invalid, problem: nil) }
    switch Substitution.expand(slice.cursor, lookUp: { values[$0].map { .success($0) } ?? .failure(.missing([$0])) }) {
    case .success(let (text, chain)): return texts.read(text, declaration, entry, chain: chain)
    case .failure(let failure):
      let problem = declaration.location.map { failure.diagnostic(name: entry.name, at: $0) }
      return ExpressionOutcome(result: .invalid, problem: problem)
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
    _ text: String, _ declaration: Declaration, _ entry: StyleVocabulary.PropertyEntry, chain: [String]
  ) -> ExpressionOutcome {
    let isRemembered = declaration.shorthand == nil
    if isRemembered, let result = known[text]?.first(where: { $0.kind == entry.kind })?.result {
      return ExpressionOutcome(result: result, problem: nil)
    }
    if let keyword = WideKeyword(text: text) { return ExpressionOutcome(result: .keyword(keyword), problem: nil) }
    let tape = TokenTape(SourceText(text))
    let outcome = DeclarationReader.read(TokenCursor(tape), declaration, entry, chain: chain)
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
