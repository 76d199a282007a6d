import TestSupport
import Testing
import VStyleSyntax

@testable import VStyleCommandLine

/// Tests that no text of a stranger's file acts on a terminal, or starts a line of its own in a log.
///
/// A terminal clears the screen at escape sequences, and CI services run lines such as `::add-mask::x` as commands.
@Suite("reports about hostile files")
struct HostileReportTests {
  /// Texts in the place of a name: control characters, line ends, controls of the direction, and commands of CI services.
  private static let attacks = [
    "\u{1B}[2J\u{1B}]0;title\u{7}", "\n::add-mask::x\n", "\r\n##vso[task.setvariable variable=a]b\r", "\u{9B}2J\u{9D}x",
    "\u{202E}\u{2066}\u{200F}", "\u{2028}::error::x\u{2029}::warning::y", "\u{7F}\u{8}\u{8}", "\u{B}\u{C}::debug::z",
  ]

  /// A project in which a text is in each place that takes a name, a value or a path.
  private static func files(_ attack: String) -> [(path: String, text: String)] {
    let name = CSSSerialization.serialize(identifier: "a" + attack)
    let string = CSSSerialization.serialize(string: attack)
    let json = JSONText.quoted(attack)
    let sheet = """
      @theme \(name) { color-scheme: light; --\(name): \(string); }
      @layer \(name) { .\(name) { alpha: 0.5; } }
      @style \(name) for \(name) { alpha: \(string); }
      @view \(name): View { \(name): \(name) | b; }
      @property --x\(name) { syntax: \(string); inherits: true; }
      @import \(string);
      @\(name) { }
      @media (\(name): 1) { Label { alpha: 1; } }
      @supports (\(name): 1) { Label { alpha: 1; } }
      \(name):\(name)::\(name)[\(name)=\(string)]#\(name) { \(name): \(string) \(name)(1); }
      Label:theme(\(name)):state(\(name)) { alpha: \(name); font: 12 \(string); text: \(string); @apply \(name); }
      Label { text-color: var(--\(name)); alpha: var(--y\(name), \(string)); content-mode: \(name); }
      /* vstyle-ignore \(attack.filter { $0 != "*" }) */
      """
    let tree = """
      {"type": "Window", "key": "window", "children": [
        {"type": "Label", "key": \(json), "id": \(json), "classes": [\(json)], "states": [\(json)], "text": \(json),
          "style": "alpha: 0.5; x: 1"},
        {"type": \(json)}]}
      """
    return [
      ("a.vstyle", sheet), ("old.vstyle", "Label { alpha: 0.1; }\n"), ("dir\(attack)/b.vstyle", "Label{x:y}\n"),
      ("t.json", tree.replacing(",\n  {\"type\": \(json)}", with: "")), ("bad.json", tree),
      ("vstyle.json", "{\(json): 1, \"rules\": {\(json): \"off\"}}"),
      ("schema.json", "{\"version\": 1, \"viewTypes\": [{\"name\": \(json), \"superclass\": \(json)}]}"),
      ("c.diff", "--- a/\(attack)\n+++ b/\(attack)\n@@ -1 +1 @@\n-a\n+\(attack)\n"),
      ("base.json", "{\"version\": 1, \"diagnostics\": [{\"path\": \(json)}]}"),
    ]
  }

  /// Command lines; `ATTACK` stands for the text.
  private static let commands: [[String]] =
    ["pretty", "concise", "plain", "github"].flatMap { format -> [[String]] in
      [
        ["lint", "a.vstyle", "--no-discovery", "--preset", "all", "--format", format],
        ["lint", ".", "--no-discovery", "--format", format], ["lint", "a.vstyle", "--format", format],
      ]
    } + [
      ["lint", "a.vstyle", "--no-discovery", "--statistics"],
      ["lint", "a.vstyle", "--no-discovery", "--fix", "--diff"],
      ["lint", "a.vstyle", "--no-discovery", "--schema", "schema.json"], ["lint", "ATTACK"],
      ["lint", "a.vstyle", "--no-discovery", "--baseline", "base.json"], ["lint", "a.vstyle", "--changes", "c.diff"],
      ["lint", "a.vstyle", "--no-discovery", "--trees", "bad.json"], ["lint", "--rule", "ATTACK"],
      ["lint", "dirATTACK", "--no-discovery"], ["lint", "dirATTACK/b.vstyle", "--no-discovery", "--format", "plain"],
      ["fmt", "a.vstyle", "--diff"], ["fmt", ".", "--check"], ["fmt", "dirATTACK"], ["fmt", "ATTACK"],
      ["parse", "a.vstyle"], ["parse", "a.vstyle", "--format", "json"], ["parse", "dirATTACK/b.vstyle"],
      ["computed", "a.vstyle", "--tree", "t.json", "--no-discovery"],
      ["computed", "a.vstyle", "--tree", "t.json", "--no-discovery", "--format", "json"],
      ["computed", "a.vstyle", "--tree", "bad.json", "--no-discovery"], ["computed", "a.vstyle", "--tree", "ATTACK"],
      ["computed", "a.vstyle", "--tree", "t.json", "--no-discovery", "--theme", "aATTACK"],
      ["computed", "a.vstyle", "--tree", "t.json", "--no-discovery", "--node", "ATTACK"],
      ["computed", "a.vstyle", "--tree", "t.json", "--no-discovery", "--property", "ATTACK"],
      ["explain", "a.vstyle", "--tree", "t.json", "--no-discovery", "--node", "ATTACK"],
      ["explain", "a.vstyle", "--tree", "t.json", "--no-discovery", "--node", "window", "--why-not", "Label"],
      ["explain", "a.vstyle", "--tree", "t.json", "--no-discovery", "--node", "ATTACK", "--why-not", "a.vstyle:10"],
      ["explain", "a.vstyle", "--tree", "t.json", "--no-discovery", "--node", "window", "--property", "ATTACK"],
      ["explain", "ATTACK"], ["query", "Label", "a.vstyle", "--tree", "t.json", "--no-discovery"],
      ["query", ".ATTACK", "--tree", "t.json"], ["diff", "old.vstyle", "a.vstyle", "--tree", "t.json"],
      ["diff", "old.vstyle", "a.vstyle"],
      ["diff", "old.vstyle", "a.vstyle", "--tree", "t.json", "--format", "markdown"],
      ["diff", "old.vstyle", "a.vstyle", "--tree", "t.json", "--format", "json"], ["diff", "ATTACK", "a.vstyle"],
      ["preview", "a.vstyle", "--tree", "t.json", "--no-discovery"], ["preview", "ATTACK"],
      ["preview", "a.vstyle", "--theme", "ATTACK"], ["generate", "a.vstyle", "--output", "."],
      ["generate", "dirATTACK", "--output", "dirATTACK"], ["generate", "a.vstyle", "--output", "ATTACK"],
      ["generate", "a.vstyle", "--output", ".", "--module", "ATTACK"], ["schema", "--schema", "schema.json"],
      ["rules", "--config", "vstyle.json"], ["rules", "ATTACK"], ["help", "ATTACK"], ["ATTACK"], ["--ATTACK"],
      ["completions", "ATTACK"], ["init", "ATTACK"], ["version", "ATTACK"],
    ]

  /// A character that acts on a terminal, or a line that a CI service runs; `nil` if there is none.
  private static func danger(in text: String, allowing allowed: [String]) -> String? {
    // The colors of the program itself.
    let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let lines = plain.split(omittingEmptySubsequences: false) { $0.isNewline }
    for line in lines {
      let isCommand = line.contains(/^\s*(::[a-z-]+( |::)|##vso\[|##\[)/)
      if isCommand, !allowed.contains(where: { line.hasPrefix($0) }) { return String(line.prefix(200)) }
    }
    let control = plain.unicodeScalars.first { VisibleText.isControl($0) && $0 != "\n" && $0 != "\t" }
    return control.map { "U+\(String($0.value, radix: 16)) in \(plain.prefix(2_000))" }
  }

  @Test("a terminal and a log get no command from a file", arguments: attacks)
  func commands(_ attack: String) {
    let files = Self.files(attack)
    for words in Self.commands {
      let allowed = words.contains("github") ? ["::error ", "::warning ", "::notice "] : []
      for screen in [Terminal.Screen.terminal, .none] {
        let words = words.map { $0.replacing("ATTACK", with: attack) }
        let (_, output, errors) = Shell.run(words, files: files, screen: screen)
        // A file or another program gets the bytes of a result for programs, whose lines are no log.
        let isForPrograms =
          screen == .none
          && (["json", "markdown", "--diff", "preview", "schema"].contains { words.contains($0) })
        if !isForPrograms {
          // A difference and a page have the lines of the sheet.
          let hasLines = words.contains("--diff") || words[0] == "preview"
          let found = Self.danger(in: output, allowing: hasLines ? [""] : allowed)
          #expect(found == nil, "\(words.debugDescription), \(screen)")
        }
        #expect(Self.danger(in: errors, allowing: []) == nil, "errors of \(words.debugDescription), \(screen)")
      }
    }
  }
}

/// Texts in JSON.
private enum JSONText {
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      scalar.value < 0x20 || scalar.value > 0x7E || scalar == "\"" || scalar == "\\"
        ? "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16) : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
