import VStyleSyntax
import VStyleValues

extension ResolverFact {
  /// The fact in words.
  var words: TokenFact.Words {
    switch self {
    case .version(let found):
      .init("the version of a resolver document is `2025.10`", expected: "\"2025.10\"", found: found ?? "no version")
    case .missing(let name, let owner): .init("\(owner) needs a member `\(name)`")
    case .form(let name, let expected, let found): .init("`\(name)` does not fit", expected: expected, found: found)
    case .empty(let name): .init("`\(name)` is empty")
    case .singleContext(let name):
      .init("the modifier `\(name)` has only one context", help: "make it a set, or add the other contexts")
    case .noContext(let name, let owner, let known):
      .init(
        "the default `\(name)` is no context of `\(owner)`",
        expected: known.map { "`\($0)`" }.joined(separator: ", "),
        help: Spelling.closest(to: name, in: known).map { "did you mean `\($0)`?" })
    case .duplicate(let name): .init("two sets or modifiers of the order have the name `\(name)`")
    case .unknownMember(let name, let owner, let known):
      .init(
        "\(owner) has no member `\(name)`", expected: known.map { "`\($0)`" }.joined(separator: ", "),
        help: Spelling.closest(to: name, in: known).map { "did you mean `\($0)`?" })
    case .target(let reference, let found, let allowed):
      .init("`\(reference)` is \(found)", expected: allowed)
    case .unresolved(let reference): .init("there is nothing at `\(reference)`")
    case .cycle(let names): .init("sets contain each other: " + names.map { "`\($0)`" }.joined(separator: " → "))
    case .file(let path, let reason): .init("`\(path)` \(reason)")
    case .permutations(let count):
      .init("the contexts have \(count) combinations: \(Limit.permutations.sentence())")
    }
  }
}
