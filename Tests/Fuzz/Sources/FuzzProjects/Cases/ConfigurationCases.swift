extension CaseKind {
  /// Random configurations.
  static let configuration = CaseKind("configuration", weight: 6) { run throws(Finding) in
    let keys = [
      "preset", "rules", "overrides", "ignore", "schemas", "resources", "baseline", "failOn", "maxWarnings", "access",
      "presett",
    ]
    run.folder.write("vstyle.json", OddWords.object(&run.choices, keys: keys))
    run.folder.write(
      "s.json", OddWords.object(&run.choices, keys: ["version", "viewTypes", "properties", "valueTypes"]))
    run.folder.write("b.json", OddWords.object(&run.choices, keys: ["schema", "diagnostics"]))
    run.folder.write(
      "t.json",
      OddWords.object(&run.choices, keys: ["type", "key", "classes", "children", "states", "attrs", "style", "theme"]))
    run.folder.write("a.vstyle", SheetGrammar.sheet(&run.choices))
    let number = run.choices.pick(OddWords.numbers)
    try run.vstyle(
      run.choices.pick([
        ["lint", "a.vstyle"], ["lint", "a.vstyle", "--schema", "s.json"], ["lint", "a.vstyle", "--baseline", "b.json"],
        ["computed", "a.vstyle", "--tree", "t.json"], ["lint", "a.vstyle", "--no-builtins", "--schema", "s.json"],
        ["lint", "a.vstyle", "--max-warnings", number], ["lint", "a.vstyle", "--max-diagnostics", number],
        ["fmt", "a.vstyle", "--diff", "--lines", "\(number):\(number)"],
        ["fmt", "a.vstyle", "--diff", "--indent", number],
        ["fmt", "a.vstyle", "--diff", "--max-width", number],
        ["computed", "a.vstyle", "--tree", "t.json", "--traits", "width=\(number)"],
      ]))
  }

  /// Random `.editorconfig` files.
  static let editorConfiguration = CaseKind("editorconfig", weight: 6) { run throws(Finding) in
    let lines = run.choices.several(1...6) { choices in
      if choices.once(in: 3) {
        let range = "{1..\(choices.pick(OddWords.numbers))}"
        return "[\(choices.pick(["*", "*.vstyle", "{a,b}.vstyle", range, "[!a]*", "**", "{", "[", "\\"]))]"
      }
      let key = choices.pick([
        "indent_size", "tab_width", "max_line_length", "indent_style", "end_of_line", "insert_final_newline", "charset",
        "root",
      ])
      let words = ["tab", "space", "lf", "crlf", "off", "unset", "true", "utf-8", "latin1"]
      return "\(key) = \(choices.pick(OddWords.numbers + words))"
    }
    run.folder.write(".editorconfig", "[*]\n" + lines.joined(separator: "\n") + "\n")
    run.folder.write("a.vstyle", SheetGrammar.sheet(&run.choices))
    try run.vstyle(["fmt", "a.vstyle", "--diff"])
    try run.vstyle(["fmt", "a.vstyle"])
    let again = try run.vstyle(["fmt", "a.vstyle", "--diff"])
    try run.expect(again.output.isEmpty, "fmt twice is fmt once", "fmt", again.output)
  }

  /// Random diffs.
  static let changes = CaseKind("changes", weight: 4) { run throws(Finding) in
    run.folder.write("a.vstyle", "Label {\n  alph: 1;\n  alpha: 2;\n}\n")
    let hunks = run.choices.several(1...3) { choices in
      let range = { (choices: inout Choices) in
        choices.pick(OddWords.numbers) + (choices.once(in: 3) ? "" : "," + choices.pick(OddWords.numbers))
      }
      let lines = choices.several(0...4) {
        $0.pick([" a", "+b", "-c", "\\ No newline at end of file", "", "+++ b/x", "x"])
      }
      return "@@ -\(range(&choices)) +\(range(&choices)) @@\n" + lines.joined(separator: "\n")
    }
    let path = run.choices.pick([
      "b/a.vstyle", "a.vstyle", "\"b/\\141.vstyle\"", "/dev/null", "b/../a.vstyle", "\"b/\\7777\"",
    ])
    run.folder.write("a.diff", "--- a/a.vstyle\n+++ \(path)\n" + hunks.joined(separator: "\n") + "\n")
    try run.vstyle(["lint", "a.vstyle", "--changes", "a.diff"])
  }
}
