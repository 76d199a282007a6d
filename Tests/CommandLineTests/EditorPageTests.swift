import Foundation
import TestSupport
import Testing

@testable import VStyleCommandLine

/// Tests of the settings in Docs/Editors: they find each part of a diagnostic.
@Suite("settings in Docs/Editors")
struct EditorPageTests {
  private static let manifest = Fixture(path: PackageRoot.path + "/Docs/Editors/vscode/package.json").text
  private static let plugin = Fixture(path: PackageRoot.path + "/Docs/Editors/vim/ftplugin/vstyle.vim").text

  /// Lines of the format `concise`, and the parts of each: file, line, column, severity, message and rule. A note has
  /// no rule.
  private static let lines: [(text: String, parts: [String])] = {
    let sheet = "Label { alhpa: 1; }\nLabel { is-hidden: true; }\n"
    let words = ["lint", "--format", "concise", "--preset", "all", "--rule", "property-alias=info", "a/b.vstyle"]
    let output = Shell.run(words, files: [(path: "a/b.vstyle", text: sheet)]).output
    return output.split(separator: "\n").map { line in
      let fields = line.split(separator: ":", maxSplits: 4).map { $0.drop { $0 == " " } }
      let words = fields[4].split(separator: " ")
      guard fields[3] != "note" else { return (String(line), fields.map(String.init)) }
      let message = words.dropLast(2).joined(separator: " ")
      return (String(line), fields[..<4].map(String.init) + [message, String(words[words.count - 2].dropFirst())])
    }
  }()

  @Test("the problem matcher for Visual Studio Code finds all parts of each diagnostic")
  func problemMatcher() throws {
    let lines = EditorPageTests.lines
    #expect(Set(lines.map(\.parts[3])) == ["error", "warning", "info", "note"])
    let pattern = try #require(EditorPageTests.manifest.firstMatch(of: /"regexp": "(.+)",/)).1.replacing(
      "\\\\", with: "\\")
    let regex = try Regex(String(pattern))
    let order = EditorPageTests.manifest.matches(of: /"(file|line|column|severity|message|code)": (\d)/).map { $0.1 }
    #expect(order == ["file", "line", "column", "severity", "message", "code"])
    for line in lines where line.parts[3] != "note" {
      let match = try #require(line.text.wholeMatch(of: regex), "\(line.text)")
      #expect(match.output.dropFirst().map { $0.substring.map(String.init) } == line.parts)
    }
  }

  @Test("the error format for Vim has a form for each severity")
  func errorFormat() throws {
    let format = try #require(EditorPageTests.plugin.firstMatch(of: /errorformat=(.+)\n/)).1.replacing("\\ ", with: " ")
    // `%trror` is a letter for the severity, and the rest of the word.
    let forms = Set(format.split(separator: ",").map { $0.replacing("%t", with: "") })
    #expect(forms == Set(EditorPageTests.lines.map { "%f:%l:%c: \($0.parts[3].dropFirst()): %m" }))
  }

  /// What is around a snippet in a sheet, for those that are no statements of the top level.
  private static let frames: [String: (before: String, after: String)] = [
    "@apply": ("@style card for View { alpha: 1; }\nView { ", " }"),
    "var": (":root { --accent: red; }\nView { background-color: ", "; }"),
  ]

  @Test("the snippets for Visual Studio Code are correct sheets")
  func snippets() throws {
    let text = Fixture(path: PackageRoot.path + "/Docs/Editors/vscode/snippets.json").text
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: Any]]
    let snippets = try #require(root)
    #expect(snippets.count > 10)
    for (name, snippet) in snippets {
      let prefix = try #require(snippet["prefix"] as? String)
      let lines = try #require(snippet["body"] as? [String])
      let frame = EditorPageTests.frames[prefix] ?? ("", "")
      let sheet = frame.before + EditorPageTests.expanded(lines.joined(separator: "\n")) + frame.after
      let files = [(path: "a.vstyle", text: sheet), (path: "tokens.vstyle", text: ":root { --a: 1; }")]
      let output = Shell.run(["lint", "--format", "concise", "a.vstyle"], files: files).output
      #expect(!output.contains("error:"), "\(name): \(sheet)\n\(output)")
    }
  }

  /// A snippet with the defaults of its fields. Fields may be nested once.
  private static func expanded(_ body: String) -> String {
    body.replacing(/\$\{\d\|(\w+),[^}]*\}/) { $0.1 }.replacing(/\$\{\d:([^{}]*)\}/) { $0.1 }
      .replacing(/\$\{\d:([^{}]*)\}/) { $0.1 }.replacing("$0", with: "")
  }
}
