/// The starts of declarations.
///
/// A line is all that most editors show to a pattern. An opened comment, string or block that the line does not close
/// ends the search.
extension GrammarPattern {
  /// The start of a declaration of a custom property.
  static let customDeclaration = GrammarPattern(
    "(?=\(definitions)\(dashedName.regex)\\g<space>(?::|$))", vim: "%(\(dashedName.vim)\(Vim.space):)@=")

  /// The start of a declaration whose end is on the line, in Vim also on a later one.
  static let closedDeclaration = GrammarPattern(
    "(?=\(definitions)\(name.regex)\\g<space>:\\g<value>[;}])",
    vim: "%(\(name.vim)\(Vim.space):\(Vim.value)[;}])@=")

  /// The start of a declaration whose value is a block that ends on the line.
  static let blockDeclaration = GrammarPattern(
    "(?=\(definitions)\(name.regex)\\g<space>:\\g<space>\\g<curly>\\g<space>[;}])",
    vim: "%(\(name.vim)\(Vim.space):\(Vim.space)\(Vim.curly)\(Vim.space)[;}])@=")

  /// The start of a statement that is probably a declaration: its first line shows neither an end nor a block.
  ///
  /// White space after the colon, or a known property, also alone on its line, says that it is one. A view type, a known
  /// pseudo-class after an unknown name, and a comma at the end of the line say that it is a rule. Vim, which sees later
  /// lines, needs no guess.
  static func openDeclaration(_ words: GrammarWords) -> GrammarPattern {
    let known = GrammarPattern.words(words.properties, spellings: true).regex
    let types = exactWords(words.viewTypes).regex
    let pseudoClasses = GrammarPattern.words(words.pseudoClasses).regex
    let rest = "\\g<value>(?![;{}])"
    let starts = [
      "\(known)\\g<space>(?::(?!:)\(rest)|$)", "\(name.regex)\\g<space>:(?!:|-|\(nameStart.regex))\(rest)",
      "(?!\(types))\(name.regex)\\g<space>:(?!:|\(pseudoClasses))(?![^;{}\\n]*,\\s*$)\(rest)",
    ]
    return GrammarPattern("(?=\(definitions)(?:\(starts.joined(separator: "|"))))", vim: "")
  }

  // The groups with `{0}` are definitions: they match nothing themselves.
  private static let definitions =
    #"(?<comment>/\*(?:[^*\n]|\*(?!/))*+\*/){0}"#
    + #"(?<string>"(?:[^"\\\n]|\\.)*+"|'(?:[^'\\\n]|\\.)*+'){0}"#
    + #"(?<address>(?i:url)\(\s*+(?!["'])(?:[^)\\\n]|\\.)*+\)){0}"#
    + #"(?<plain>\g<address>|[\#(nameClass)]++|\g<comment>|\g<string>|\g<round>|\g<square>|\\.|/(?!\*)){0}"#
    + #"(?<round>\((?:\g<plain>|\g<curly>|\#(other)|\])*+\)){0}"#
    + #"(?<square>\[(?:\g<plain>|\g<curly>|\#(other)|\))*+\]){0}"#
    + #"(?<curly>\{(?:\g<plain>|\g<curly>|\#(other)|[)\]])*+\}){0}"#
    + #"(?<value>(?:\g<plain>|(?!;)\#(other)|[)\]])*+){0}"#
    + #"(?<space>(?:\s|\g<comment>)*+){0}"#

  /// A character that begins none of the others.
  private static let other = #"[^\#(nameClass)()\[\]{}"'/\\\n]"#

  /// The same definitions for Vim. Its patterns see later lines, but cannot refer to themselves: functions may be three
  /// deep.
  private enum Vim {
    static let comment = #"\/\*\_.{-}\*\/"#
    static let string = #""%([^"\\]|\\\_.)*"|'%([^'\\]|\\\_.)*'"#
    static let address = #"[uU][rR][lL]\(\_s*["']@!\_[^)]*\)"#
    static let space = "%(\\_s|\(comment))*"
    static let curly = #"\{%(\_[^{}]|\{\_[^{}]*\})*\}"#
    static let round = (0..<3).reduce(#"\(%(\_[^()"']|\#(string))*\)"#) { inner, _ in
      #"\(%(\_[^()"']|\#(string)|\#(inner))*\)"#
    }
    static let value =
      #"%(\#(comment)|\#(string)|\#(address)|\#(round)|\[\_[^]]*\]|\\.|\/\*@!|\_[^][(){};"'\/\\]|[)\]])*"#
  }
}
