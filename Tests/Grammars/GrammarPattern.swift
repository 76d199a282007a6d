/// A pattern of a line, as a regular expression in two syntaxes.
///
/// A name, a number or a string is matched as a whole, so that a search never begins inside of it.
struct GrammarPattern: Sendable {
  /// The pattern in the syntax that Oniguruma and PCRE share.
  let regex: String

  /// The pattern in the syntax of Vim, very magic.
  let vim: String

  /// Creates a pattern.
  init(_ regex: String, vim: String) { (self.regex, self.vim) = (regex, vim) }

  /// Creates a pattern that is the same in both syntaxes.
  init(_ both: String) { self.init(both, vim: both) }

  /// Whether the pattern matches nothing, as a condition alone.
  var isCondition: Bool { regex.hasPrefix("(?=") }
}

/// Names and numbers.
extension GrammarPattern {
  /// The code points of names that are no ASCII: see `NonNameCodePoints` of the tokenizer.
  private static let nonASCII = #"\x00\x{80}-\x{9F}\x{B7}\x{C0}-\x{D6}\x{D8}-\x{F6}\x{F8}-\x{D7FF}\x{F900}-\x{10FFFF}"#
  // Vim has no wide ranges in brackets, so that private code points are in names there.
  private static let vimNonASCII = #"[^\x00-\x7f\u00a0-\u00b6\u00b8-\u00bf\u00d7\u00f7]"#

  private static let escape = GrammarPattern(
    #"\\(?:[0-9A-Fa-f]{1,6}[ \t\f]?|[^0-9A-Fa-f\n\r\f])"#, vim: #"\\%([0-9A-Fa-f]{1,6}[ \t]?|[^0-9A-Fa-f])"#)
  /// The characters of names without a backslash, as they are written in brackets.
  static let nameClass = "-0-9A-Za-z_\(nonASCII)"
  private static let nameCharacter = GrammarPattern(
    "(?:[\(nameClass)]|\(escape.regex))", vim: "%([-0-9A-Za-z_]|\(vimNonASCII)|\(escape.vim))")
  static let nameStart = GrammarPattern(
    "(?:[A-Za-z_\(nonASCII)]|\(escape.regex))", vim: "%([A-Za-z_]|\(vimNonASCII)|\(escape.vim))")
  private static let nameEnd = GrammarPattern(
    #"(?![\#(nameClass)\\])"#, vim: #"%([-0-9A-Za-z_\\]|\#(vimNonASCII))@!"#)

  /// A name.
  static let name = GrammarPattern(
    "(?!-->)(?:--|-?\(nameStart.regex))\(nameCharacter.regex)*+",
    vim: #"%(--\>)@!%(--|-?\#(nameStart.vim))\#(nameCharacter.vim)*"#)

  /// A name that starts with two hyphens.
  static let dashedName = GrammarPattern(
    "(?!-->)--\(nameCharacter.regex)*+", vim: #"%(--\>)@!--\#(nameCharacter.vim)*"#)

  /// A name with `#` in front.
  static let hash = GrammarPattern("#\(nameCharacter.regex)++", vim: "#\(nameCharacter.vim)+")

  /// A color with `#` in front.
  static let hexColor = GrammarPattern(
    "#(?:(?:[0-9A-Fa-f]{3}){1,2}|(?:[0-9A-Fa-f]{4}){1,2})\(nameEnd.regex)",
    vim: "#%(%([0-9A-Fa-f]{3}){1,2}|%([0-9A-Fa-f]{4}){1,2})\(nameEnd.vim)")

  /// A name with `@` in front.
  static let atName = GrammarPattern("@\(name.regex)", vim: "\\@\(name.vim)")

  /// A number without its unit.
  static let number = GrammarPattern(
    #"[+-]?(?:[0-9]++(?:\.[0-9]++)?|\.[0-9]++)(?:[eE][+-]?[0-9]++)?"#,
    vim: #"[+-]?%([0-9]+%(\.[0-9]+)?|\.[0-9]+)%([eE][+-]?[0-9]+)?"#)

  /// The unit after a number.
  static let unit = GrammarPattern("(?<=[0-9])\(name.regex)", vim: "[0-9]@1<=\(name.vim)")

  /// The percent sign after a number.
  static let percent = GrammarPattern("(?<=[0-9])%", vim: #"[0-9]@1<=\%"#)

  /// The `n` of a position among siblings, such as `2n-1`, after its number.
  static let step = GrammarPattern(
    "(?<=[0-9])(?i:n)(?:-[0-9]++)?\(nameEnd.regex)", vim: "[0-9]@1<=[nN]%(-[0-9]+)?\(nameEnd.vim)")

  /// A pseudo-class or a pseudo-element of any name.
  static let anyPseudoClass = GrammarPattern(
    "::?\(notAddress.regex)\(name.regex)", vim: "::?\(notAddress.vim)\(name.vim)")

  /// A style class.
  static let styleClass = GrammarPattern(
    "\\.\(notAddress.regex)\(name.regex)", vim: "\\.\(notAddress.vim)\(name.vim)")

  private static let notAddress = GrammarPattern("(?!(?i:url)\\()", vim: "%([uU][rR][lL]\\()@!")

  /// `!important`.
  static let important = GrammarPattern(
    "!\\s*+(?i:important)\(nameEnd.regex)", vim: "\\c[!]\\s*important\(nameEnd.vim)")

  /// The start of an address without quotes.
  static let address = GrammarPattern(
    #"(?i:url)\((?!\s*+["']|\s*+$)"#, vim: #"[uU][rR][lL]\(%(\s*["']|\s*$)@!"#)

  /// The start of an address, with or without quotes, that begins on a later line.
  static let addressBelow = GrammarPattern(#"(?i:url)\((?=\s*+$)"#, vim: #"[uU][rR][lL]\(%(\s*$)@="#)

  /// What a word of a list follows.
  enum Prefix: String {
    case nothing = "", at = "@", colon = ":", digit = "(?<=[0-9])"

    var vim: String {
      switch self {
      case .at: "\\@"
      case .digit: "[0-9]@1<="
      default: rawValue
      }
    }
  }

  /// One of some words, in any case, after a prefix.
  ///
  /// - Parameter spellings: whether the words may leave out hyphens, as names in Swift do.
  static func words(_ list: [String], after prefix: Prefix = .nothing, spellings: Bool = false) -> GrammarPattern {
    let words = WordPattern.text(list, hyphensAreOptional: spellings)
    return GrammarPattern(
      "\(prefix.rawValue)(?i:\(words))\(nameEnd.regex)",
      vim: "\\c\(prefix.vim)%(\(words.replacing("(?:", with: "%(")))\(nameEnd.vim)")
  }

  /// One of some words, in this case.
  static func exactWords(_ list: [String]) -> GrammarPattern {
    GrammarPattern(
      "(?:\(list.joined(separator: "|")))\(nameEnd.regex)", vim: "%(\(list.joined(separator: "|")))\(nameEnd.vim)")
  }

  /// A name with a parenthesis after it.
  static func function(_ name: GrammarPattern) -> GrammarPattern {
    GrammarPattern("\(name.regex)(?=\\()", vim: "\(name.vim)\\(@=")
  }
}
