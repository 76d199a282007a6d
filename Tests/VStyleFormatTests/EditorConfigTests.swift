import Testing
import VStyleConfiguration
import VStyleFormat
import VStyleSyntax

@Suite(".editorconfig")
struct EditorConfigTests {
  /// A pattern, a path, whether they match.
  static let patterns: [(String, String, Bool)] = [
    ("*.vstyle", "a.vstyle", true), ("*.vstyle", "sub/a.vstyle", true), ("*.vstyle", "a.css", false),
    ("/*.vstyle", "sub/a.vstyle", false), ("/*.vstyle", "a.vstyle", true),
    ("sub/*", "sub/a", true), ("sub/*", "sub/b/a", false), ("sub/**", "sub/b/a", true), ("sub/**/a", "sub/a", true),
    ("**/x/*.css", "x/a.css", true), ("**/x/*.css", "b/x/a.css", true),
    ("a?c", "abc", true), ("a?c", "a/c", false), ("[ab].css", "b.css", true), ("[!ab].css", "b.css", false),
    ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[ab", "[ab", true),
    ("*.{css,vstyle}", "a.vstyle", true), ("*.{css,vstyle}", "a.nss", false), ("{a,{b,c}}d", "cd", true),
    ("x{1..12}", "x7", true), ("x{1..12}", "x13", false), ("x{-3..3}", "x-2", true), ("{a}", "{a}", true),
    ("a\\*", "a*", true), ("a\\*", "ab", false), ("{,b}c", "c", true),
    ("*a*a*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 200), false),
  ]

  @Test("patterns match paths", arguments: patterns)
  func glob(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test("the last section that matches decides, and comments and case do not count")
  func sections() {
    let config = EditorConfig(
      """
      ROOT = true
      # a comment
      [*]
      Indent_Size = 4
      no pair
      [*.vstyle]
      ; a comment
      indent_size=2
      END_OF_LINE = CRLF
      """)
    #expect(config.isRoot)
    #expect(config.properties(for: "x/a.vstyle") == ["indent_size": "2", "end_of_line": "crlf"])
    #expect(config.properties(for: "a.css") == ["indent_size": "4"])
  }

  /// Pairs, and what becomes of the options.
  static let properties: [([String: String], FormatOptions)] = [
    ([:], FormatOptions()),
    (["indent_style": "tab"], changed { $0.indentation = .tab(width: 8) }),
    (["indent_style": "tab", "indent_size": "tab", "tab_width": "4"], changed { $0.indentation = .tab(width: 4) }),
    (["indent_size": "3"], changed { $0.indentation = .spaces(3) }),
    (["indent_style": "space", "tab_width": "6"], changed { $0.indentation = .spaces(6) }),
    (["indent_style": "unset", "end_of_line": "unset", "charset": "unset"], FormatOptions()),
    (["end_of_line": "cr", "charset": "utf-8"], changed { $0.lineEnding = .carriageReturn }),
    (
      ["end_of_line": "lf", "insert_final_newline": "false"],
      changed {
        $0.lineEnding = .lineFeed
        $0.finalLineEnding = .absent
      }
    ),
    (["max_line_length": "120"], changed { $0.maximumWidth = 120 }),
    (["max_line_length": "off"], changed { $0.maximumWidth = .max }),
  ]

  private static func changed(_ change: (inout FormatOptions) -> Void) -> FormatOptions {
    var options = FormatOptions()
    change(&options)
    return options
  }

  @Test("pairs become options", arguments: properties)
  func options(_ properties: [String: String], _ expected: FormatOptions) throws {
    var options = FormatOptions()
    try options.apply(properties)
    #expect(options == expected)
  }

  @Test("another charset is refused")
  func charset() {
    var options = FormatOptions()
    #expect(throws: FormatOptions.PropertyError(message: "sheets are UTF-8, but `charset` is `latin1`")) {
      try options.apply(["charset": "latin1"])
    }
  }

  @Test("texts with other tokens are told apart")
  func tokens() {
    #expect(SheetFormatter.holdSameTokens(SourceText("A{x:1}"), SourceText("A { x: 1; }")))
    #expect(!SheetFormatter.holdSameTokens(SourceText("A{x:1}"), SourceText("A { x: 1 2; }")))
    #expect(!SheetFormatter.holdSameTokens(SourceText("A{x:1}"), SourceText("A { x: 1; /* new */ }")))
  }
}
