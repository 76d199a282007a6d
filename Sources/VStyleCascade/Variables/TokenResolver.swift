import VStyleSyntax
import VStyleValues

/// Computes the tokens of one node from what is declared there and what its parent has.
///
/// A circle is one of the references that are really followed: a fallback that is not used makes none,
/// as in CSS Values 5 and in browsers.
///
/// - Spec: https://www.w3.org/TR/css-variables-1/#cycles
struct TokenResolver {
  /// The tokens declared at the node, with the winning slice of each.
  private(set) var declared: [String: Declaration]

  /// Everything that declares a token at the node, for values that turn out to be `revert`.
  private var contests: [String: Contest]

  /// The tokens of the parent.
  let inherited: [String: TokenValue]

  /// The types of typed tokens.
  let types: [String: TokenType]

  private(set) var values: [String: TokenValue] = [:]
  private(set) var failures: [String: SubstitutionFailure] = [:]

  /// Why declarations of typed tokens count for nothing, though the tokens have values.
  private(set) var refusals: [String: TokenRefusal] = [:]
  private var cyclic: [String: [String]] = [:]
  private var open: [String] = []

  init(
    declared: [String: Declaration], contests: [String: Contest] = [:], inherited: [String: TokenValue],
    types: [String: TokenType]
  ) {
    self.declared = declared
    self.contests = contests
    self.inherited = inherited
    self.types = types
  }

  /// The values of all tokens at the node, and why some that are declared have none.
  mutating func resolveAll() {
    for name in declared.keys.sorted() { _ = resolve(name) }
  }

  /// The value of a token at the node.
  ///
  /// Recursion is bounded by the number of tokens in a chain, whose names are all on this node; a
  /// chain longer than the limit counts as missing.
  mutating func resolve(_ name: String, depth: Int = 0) -> Result<TokenValue, SubstitutionFailure> {
    if let value = values[name] { return .success(value) }
    if let failure = failures[name] { return .failure(failure) }
    if let start = open.firstIndex(of: name) {
      let circle = Array(open[start...])
      for member in circle { cyclic[member] = circle }
      return .failure(.cycle(circle))
    }
    guard let declaration = declared[name], let slice = declaration.slice else {
      return fallback(name)
    }
    guard depth < 512 else { return .failure(.tooLong) }
    open.append(name)
    let expanded = expand(slice, depth: depth)
    open.removeLast()
    if let circle = cyclic[name] {
      // "If there is a cycle in the dependency graph, all the custom properties in the cycle are
      // invalid", whatever their fallbacks say.
      failures[name] = .cycle(circle)
      return .failure(.cycle(circle))
    }
    switch expanded {
    case .success(let (text, chain)):
      // What is a keyword as it is written was compiled as one.
      if !chain.isEmpty, let keyword = WideKeyword(text: text) { return resolve(name, as: keyword, depth: depth) }
      guard let typed = typedText(name, text) else {
        refusals[name] = .type(text, chain)
        let value = fallback(name)
        if case .success(let inherited) = value { values[name] = inherited }
        return value
      }
      let value = TokenValue(text: typed, location: declaration.location, chain: chain)
      values[name] = value
      return .success(value)
    case .failure(let failure):
      // "Invalid at computed-value time": the token is without a value, or a typed one falls back.
      if types[name] != nil, case .success(let value) = fallback(name) {
        refusals[name] = .failure(failure)
        values[name] = value
        return .success(value)
      }
      let longer = failure.through(name)
      failures[name] = longer
      return .failure(longer)
    }
  }

  /// The value of a token whose text turned out to be a keyword that every property takes.
  private mutating func resolve(
    _ name: String, as keyword: WideKeyword, depth: Int
  ) -> Result<TokenValue, SubstitutionFailure> {
    declared[name] = nil
    if case .declaration(let winner)? = contests[name]?.outcome {
      contests[name]?.replace(winner, by: keyword)
      if case .declaration(let next)? = contests[name]?.outcome {
        declared[name] = next.declaration
        return resolve(name, depth: depth + 1)
      }
    }
    let value: Result<TokenValue, SubstitutionFailure> = keyword == .initial ? initial(name) : fallback(name)
    if case .success(let found) = value { values[name] = found }
    return value
  }

  private mutating func expand(
    _ slice: TokenSlice, depth: Int
  ) -> Result<(text: String, chain: [String]), SubstitutionFailure> {
    var resolver = self
    defer { self = resolver }
    return Substitution.expand(slice.cursor, of: open.last) { resolver.resolve($0, depth: depth + 1) }
  }

  /// The value of a token that is not declared at the node.
  private func fallback(_ name: String) -> Result<TokenValue, SubstitutionFailure> {
    let type = types[name]
    if type?.inherits != false, let value = inherited[name] { return .success(value) }
    return initial(name)
  }

  /// The initial value of a typed token; none of another.
  private func initial(_ name: String) -> Result<TokenValue, SubstitutionFailure> {
    guard let type = types[name], let text = type.initial else { return .failure(.missing([name])) }
    return .success(TokenValue(text: text, location: type.location, chain: []))
  }

  /// The canonical text of a typed token; `nil` if the text is not of the type.
  private func typedText(_ name: String, _ text: String) -> String? {
    guard let type = types[name] else { return text }
    guard let value = try? type.kind.parse(text) else { return nil }
    return type.kind.serialize(value)
  }
}

/// Why the declaration of a typed token counts for nothing.
enum TokenRefusal {
  /// What the tokens of the chain make of it is not of the type.
  case type(String, [String])
  /// It has no value.
  case failure(SubstitutionFailure)
}

extension SubstitutionFailure {
  /// The failure as seen from a token that led to it.
  func through(_ name: String) -> SubstitutionFailure {
    switch self {
    case .missing(let chain) where chain.first != name: .missing([name] + chain)
    default: self
    }
  }
}
