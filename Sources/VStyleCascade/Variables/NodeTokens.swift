import VStyleSyntax
import VStyleValues

/// The tokens in force at one node.
struct NodeTokens {
  /// The values by name; a token without a value is missing.
  private(set) var values: [String: TokenValue]

  /// What is wrong with the declarations that won.
  private(set) var problems: [Diagnostic] = []

  /// Computes the tokens of a node from the declarations that apply to it and its parent's tokens.
  init(_ contests: [String: Contest], inherited: [String: TokenValue], types: [String: TokenType]) {
    values = inherited
    var declared: [String: Declaration] = [:]
    for (name, type) in types {
      if !type.inherits { values[name] = nil }
      if values[name] == nil, let initial = type.initial {
        values[name] = TokenValue(text: initial, location: type.location)
      }
    }
    for (name, contest) in contests where name.hasPrefix("--") {
      let type = types[name]
      switch contest.outcome {
      case .declaration(let winner): declared[name] = winner.declaration
      case .wide(.initial, _):
        values[name] = type?.initial.map { TokenValue(text: $0, location: type?.location) }
      case .wide(.inherit, _): values[name] = inherited[name] ?? values[name]
      case .wide, .nothing: break
      }
    }
    guard !declared.isEmpty else { return }
    var resolver = TokenResolver(declared: declared, contests: contests, inherited: values, types: types)
    resolver.resolveAll()
    for name in declared.keys { values[name] = resolver.values[name] }
    for (name, failure) in resolver.failures.sorted(by: { $0.key < $1.key }) {
      guard let declaration = declared[name], let location = declaration.nameLocation else { continue }
      problems.append(failure.diagnostic(name: name, at: location))
    }
    for (name, refusal) in resolver.refusals.sorted(by: { $0.key < $1.key }) {
      // A value that holds no `var()` was checked when the sheet was read.
      guard let declaration = declared[name], let location = declaration.location, let type = types[name],
        declaration.slice.map({ VariableReferences.appear($0.tokens, in: $0.tape) }) == true
      else { continue }
      problems.append(refusal.diagnostic(name: name, type: type, at: location))
    }
  }
}

extension TokenRefusal {
  /// The finding about a typed token that keeps the value which it would have without the declaration.
  fileprivate func diagnostic(name: String, type: TokenType, at location: SourceLocation) -> Diagnostic {
    switch self {
    case .failure(let failure): failure.diagnostic(name: name, at: location)
    case .type(let text, let chain):
      Diagnostic(
        .tokenTypeMismatch, at: location,
        "`\(name)` takes \(type.kind.syntax), found `\(text)` (\(chain.joined(separator: " -> ")))",
        expected: type.kind.syntax, found: "`\(text)`")
    }
  }
}
