import Testing

@testable import VStyleCommandLine

@Suite("vstyle lint of single sheets")
struct PartialLintTests {
  private static let files: [(path: String, text: String)] = [
    ("vstyle.json", #"{"preset": "strict", "trees": ["trees"], "rules": {"unused-custom-property": "warning"}}"#),
    (
      "trees/home.json",
      #"{"type": "Knob", "classes": ["loud", "gone"], "children": [{"type": "Label", "classes": ["note"]}]}"#
    ),
    ("views.vstyle", "@view Knob: View { turn: <number>; }\nKnob.loud { turn: 1; }\n"),
    ("tokens.vstyle", ":root { --ink: black; --lost: 1; }\n"),
    ("parts.vstyle", "Label.part { nonsense: 1; }\n"),
    ("app.vstyle", "@import \"parts.vstyle\";\nLabel.note { text-color: var(--ink); }\n"),
    ("other.vstyle", "Label.other { nonsense: 2; }\n"),
  ]

  private func rules(_ operands: [String]) -> (names: [String], summary: String) {
    let (_, output, errors) = Shell.run(["lint"] + operands, on: MemoryFiles(Self.files))
    let names = output.split(separator: "\n").compactMap { line in
      ["error[", "warning[", "info["].contains(where: line.hasPrefix)
        ? line.split(separator: "[").last?.split(separator: " ").first.map(String.init) : nil
    }
    return (names, errors)
  }

  @Test("a sheet is checked with the names of the other sheets, and nothing is reported about those")
  func single() {
    #expect(rules(["app.vstyle"]).names.sorted() == ["unknown-property", "unstyled-name"])
    #expect(rules(["tokens.vstyle"]).names.sorted() == ["unstyled-name", "unused-custom-property"])
    let all = rules([]).names
    #expect(all.count { $0 == "unknown-property" } == 2 && all.count { $0 == "unstyled-name" } == 1, "\(all)")
  }

  @Test("a single sheet is fixed with the names of the other sheets, and those do not change")
  func fix() {
    let comment = "/* vstyle-ignore-next unknown-custom-property -- of another sheet */"
    let sheet = comment + "\nLabel.note { alpha: 1; alpha: 0.5; text-color: var(--ink); }\n"
    let files = MemoryFiles(Self.files + [("own.vstyle", sheet), ("more.vstyle", "Label.more { tag: 1; tag: 2; }\n")])
    let shown = Shell.run(["lint", "own.vstyle", "--diff"], on: files)
    #expect(shown.output.contains("-/* vstyle-ignore-next") && shown.output.contains("+Label.note { alpha: 0.5"))
    #expect(!shown.output.contains("more.vstyle") && shown.errors.contains("2 fixes to make"))
    let (_, output, _) = Shell.run(["lint", "own.vstyle", "--fix"], on: files)
    #expect(!output.contains("unknown-custom-property") && !output.contains("more.vstyle"), "\(output)")
    #expect(files.texts["own.vstyle"] == "Label.note { alpha: 0.5; text-color: var(--ink); }\n")
    #expect(files.texts["more.vstyle"] == "Label.more { tag: 1; tag: 2; }\n")
  }

  @Test("without the configuration, a sheet is checked alone")
  func alone() {
    #expect(rules(["app.vstyle", "--no-discovery"]).names.sorted() == ["unknown-custom-property", "unknown-property"])
  }
}
