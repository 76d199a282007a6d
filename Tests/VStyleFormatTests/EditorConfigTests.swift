import Testing
import VStyleCheck
import VStyleFormat
import VStyleLint
import VStyleSyntax

@Suite(".editorconfig")
struct EditorConfigTests {
  /// Patterns, each with a path and whether the pattern matches it.
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
    ("{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", "bbbbbbbbb", true), ("{a\\,b,c}", "a,b", true),
    ("{a,b{c,d{1..3}}e}f", "bd2ef", true), ("{a,b{c,d{1..3}}e}f", "bd4ef", false), ("{{a,b},c}", "b", true),
    ("{a,b", "{a,b", true), ("a}b,c", "a}b,c", true), ("{a{b,c}}", "{ac}", true), ("{,[,],x}", "[", true),
    ("[]]", "[]]", true), ("[!]", "[!]", true), ("[a/b]", "[a/b]", true), ("[z-a]", "-", true), ("[a-cb-d]", "d", true),
    ("x*{1..9}", "x007", true), ("x{1..9}", "x+7", true), ("x{1..9}", "x", false), ("x{5..1}", "x3", true),
    ("x{1..99999999999999999999}", "x{1..99999999999999999999}", true), ("x{1..9}", "x99999999999999999999", false),
    ("***/a", "b/c/a", true), ("a**/b", "ab", true), ("**", "a/b", true), ("?", "/", false), ("", "", true),
  ]

  @Test("a pattern matches only the expected paths", arguments: patterns)
  func glob(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
    #expect(try Glob(pattern).matches(path) == isMatch)
  }

  /// Texts to repeat up to the limit for patterns, each with a text for a path that takes many steps.
  static let longPatterns: [(String, String)] = [
    ("?", "a"), ("*", "a"), ("*?", "a"), ("**a", "a"), ("**/", "a/"), ("[", "["), ("[a", "a"), ("[a]", "a"), ("{", "{"),
    ("{a,b}", "a"), ("{,}", "a"), ("*{1..9}", "1"), ("\\", "a"), ("a", "a"),
  ]

  @Test("matching takes steps in proportion to pattern length times path length", arguments: longPatterns)
  func longPattern(_ piece: String, _ character: String) throws {
    let glob = try Glob(String(repeating: piece, count: Limit.patternBytes.value / piece.utf8.count))
    var steps = 0
    _ = glob.matches(String(repeating: character, count: 100 / character.count), steps: &steps)
    #expect(steps <= 2 * 101 * Limit.patternBytes.value)
  }

  /// Patterns that exceed a limit, each with the name of the limit.
  static let refusedPatterns = [
    (String(repeating: "?", count: Limit.patternBytes.value + 1), "pattern-bytes"),
    (String(repeating: "{a,", count: 17) + String(repeating: "}", count: 17), "pattern-depth"),
  ]

  @Test("a pattern that exceeds a limit is rejected", arguments: refusedPatterns)
  func refusedPattern(_ pattern: String, _ limit: String) {
    let refusal = #expect(throws: Glob.Refusal.self) { try Glob(pattern) }
    #expect(refusal?.message.contains("the limit `\(limit)` is") == true)
    let config = EditorConfig("root = true\n[\(pattern)]\nindent_size = 4\n[*]\ntab_width = 3")
    #expect(config.mistakes.map(\.line) == [2])
    #expect(config.properties(for: "a").keys.sorted() == ["tab_width"])
  }

  @Test("the last matching section applies; comments and letter case are ignored")
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
    let found = config.properties(for: "x/a.vstyle")
    #expect(found.mapValues(\.value) == ["indent_size": "2", "end_of_line": "crlf"])
    #expect(found.mapValues(\.line) == ["indent_size": 8, "end_of_line": 9])
    #expect(config.properties(for: "a.css").mapValues(\.value) == ["indent_size": "4"])
  }

  /// Properties of `.editorconfig`, each with the expected options.
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
    (["max_line_length": "99999999999999999999"], changed { $0.maximumWidth = .max }),
    (["max_line_length": "-\(Int.max)"], FormatOptions()), (["indent_size": "-1", "tab_width": "x"], FormatOptions()),
    (["indent_size": "16"], changed { $0.indentation = .spaces(16) }),
  ]

  private static func changed(_ change: (inout FormatOptions) -> Void) -> FormatOptions {
    var options = FormatOptions()
    change(&options)
    return options
  }

  @Test("properties become format options", arguments: properties)
  func options(_ properties: [String: String], _ expected: FormatOptions) throws {
    var options = FormatOptions()
    try options.apply(properties)
    #expect(options == expected)
  }

  /// Keys with an unsupported value, each with the expected message.
  static let refusedProperties = [
    ("charset", "latin1", "sheets are UTF-8, but `charset` is `latin1`"),
    ("indent_size", "17", "`indent_size` is 17; the limit `indent-width` is 16"),
    ("tab_width", "17", "`tab_width` is 17; the limit `indent-width` is 16"),
    ("indent_size", "\(Int.max)", "`indent_size` is \(Int.max); the limit `indent-width` is 16"),
    ("tab_width", "99999999999999999999", "`tab_width` is 99999999999999999999; the limit `indent-width` is 16"),
  ]

  @Test("an unsupported value is rejected with a message", arguments: refusedProperties)
  func refusedProperty(_ key: String, _ value: String, _ message: String) {
    var options = FormatOptions()
    #expect(throws: FormatOptions.PropertyError(key: key, message: message)) { try options.apply([key: value]) }
  }

  @Test("sheets with different tokens or comments are not equal")
  func tokens() {
    #expect(SheetFormatter.haveSameTokens(SourceText("A{x:1}"), SourceText("A { x: 1; }")))
    #expect(!SheetFormatter.haveSameTokens(SourceText("A{x:1}"), SourceText("A { x: 1 2; }")))
    #expect(!SheetFormatter.haveSameTokens(SourceText("A{x:1}"), SourceText("A { x: 1; /* new */ }")))
  }
}
