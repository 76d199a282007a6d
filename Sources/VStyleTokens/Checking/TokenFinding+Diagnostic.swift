import VStyleSyntax
import VStyleValues

extension TokenFinding {
  /// The diagnostic about the fact, in words.
  var diagnostic: Diagnostic {
    let words = fact.words
    return Diagnostic(
      fact.rule, at: location, words.message, expected: words.expected, found: words.found, help: words.help)
  }
}

extension TokenFact {
  /// The sentences of a diagnostic.
  struct Words {
    var message: String
    var expected: String?
    var found: String?
    var help: String?

    init(_ message: String, expected: String? = nil, found: String? = nil, help: String? = nil) {
      (self.message, self.expected, self.found, self.help) = (message, expected, found, help)
    }
  }

  /// The fact in words.
  var words: Words {
    switch self {
    case .syntax(let reason): Words(reason)
    case .missingType:
      Words(
        "the token has no type", help: "add `$type` to it or to a group around it, such as `\"$type\": \"color\"`")
    case .unknownType(let name): Words.unknownType(name)
    case .shape(let shape, let found): Words("the value does not fit", expected: shape.words, found: found)
    case .legacy(let type, let text): Words.legacy(type, text)
    case .unit(let unit, let allowed):
      Words(
        unit.isEmpty ? "the unit is empty" : "the format has no unit `\(unit)` here",
        expected: TokenShape.unit(allowed).words, found: "\"\(unit)\"")
    case .hexFallback(let text):
      Words(
        "the fallback `\(text)` is not `#` and six hexadecimal digits",
        help: "write `#rrggbb`; `alpha` is a member of its own")
    case .unresolved(let reference, let guess):
      Words("there is no token `\(reference)`", help: guess.map { "did you mean `\($0)`?" })
    case .aliasToGroup(let reference, let hasRoot):
      Words(
        "`\(reference)` is a group, not a token",
        help: hasRoot ? "its own token is `$root`; write it at the end of the path" : "write the path of a token in it")
    case .extendsToken(let reference):
      Words("`\(reference)` is a token, but only a group can be extended", help: "refer to a token with its value")
    case .cycle(let names):
      Words(
        names.isEmpty
          ? "the chain of references is too long: \(Limit.referenceDepth.sentence())"
          : "references lead back to where they start: " + names.map { "`\($0)`" }.joined(separator: " → "))
    case .typeMismatch(let reference, let expected, let found):
      Words("`\(reference)` has another type", expected: expected, found: found)
    case .reference(let text, let reason): Words.reference(text, reason)
    default: structureWords
    }
  }

  /// The words about facts of names, members and documents.
  private var structureWords: Words {
    switch self {
    case .name(let name, let error): Words.name(name, error)
    case .tokenAndGroup(let name):
      Words(
        "a token cannot contain another one, here `\(name)`",
        help: "make the outer object a group, and its value the token `$root` in it")
    case .missingMembers(let names, let owner):
      Words(
        "\(names.count == 1 ? "a member is" : "members are") missing",
        expected: names.map { "`\($0)`" }.joined(separator: " and ") + " in \(owner)")
    case .unknownSubvalue(let name, let owner, let known):
      Words(
        "\(owner) has no member `\(name)`", expected: known.map { "`\($0)`" }.joined(separator: ", "),
        help: Spelling.closest(to: name, in: known).map { "did you mean `\($0)`?" })
    case .unknownMember(let name):
      Words(
        "a token has no member `\(name)`", help: "data of programs belongs into `$extensions`, under the name of one")
    case .modifier(let kind):
      Words(
        "the modifier `\(kind)` is left out, so the color is the one before it",
        help: "write the color that it makes, or change it in the sheet, as in `rgb(from var(--a) r g b / 0.5)`")
    case .metadata(let name, let expected, let found):
      Words("`\(name)` does not fit", expected: expected, found: found)
    case .noObject(let name, let found):
      Words("\(name) is neither a token nor a group", expected: "an object", found: found)
    case .collision(let name, let other):
      Words("`\(name)` is also the custom property of the token `\(other)`", help: "rename one of the two tokens")
    case .resolver(let fact): fact.words
    default: Words("")
    }
  }
}

extension TokenFact.Words {
  fileprivate static func unknownType(_ name: String) -> Self {
    let known = TokenType.allCases.map(\.rawValue)
    let guess = Spelling.closest(to: name, in: known).map { "did you mean `\($0)`?" }
    return Self(
      "there is no type `\(name)`", expected: known.joined(separator: ", "),
      help: guess ?? "a value of another type belongs into `$extensions`")
  }

  fileprivate static func legacy(_ type: TokenType, _ text: String) -> Self {
    let object = type == .color ? "`colorSpace` and `components`" : "`value` and `unit`"
    return Self(
      "`\(text)` is written as in drafts of the format", expected: type.words, found: "a string",
      help: "write an object with \(object)")
  }

  fileprivate static func reference(_ text: String, _ reason: String) -> Self {
    Self(
      "`\(text)` cannot be read as a reference: \(reason)",
      help: "a reference is `{group.token}`, or `\"$ref\"` with a pointer such as `#/group/token/$value`")
  }

  fileprivate static func name(_ name: String, _ error: TokenFact.NameError) -> Self {
    switch error {
    case .dollar: Self("`\(name)` is no member of the format", help: "names of tokens and groups do not start with `$`")
    case .point: Self("the name `\(name)` contains a point", help: "write a group for each part of the name")
    case .brace: Self("the name `\(name)` contains a brace", help: "braces are for references only")
    case .empty: Self("the name of a token or a group is empty")
    }
  }
}
