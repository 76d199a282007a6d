import Testing

/// The code of the seeds' documents, compiled and run with the changes that a migrating app makes.
@Suite("Code of the seeds")
struct SeedCodeTests {
  private static let canRun = SeedDocument.folder != nil && ClientCompiler.tools != nil

  private static let documents = [
    "viewstyle-readme", "jxtheme-principle", "jxtheme-readme", "perseus-darkmode-readme", "cjskinswift-article",
  ]

  /// The source file of a snippet, with a function that runs it.
  private func file(_ snippet: SeedSnippet, _ code: SeedSnippet.Code, _ number: Int) throws -> String {
    var text = try #require(SeedDocument(snippet.document)).snippets[snippet.index]
    for change in code.changes {
      #expect(text.contains(change.old), "\(snippet.document) \(snippet.index): \(change.old)")
      text = text.replacing(change.old, with: change.new)
    }
    text = text.split(separator: "\n").filter { $0 != "import UIKit" && $0 != "import PerseusDarkMode" }
      .joined(separator: "\n")
    let imports = "import VStyle\nimport VStyleFoundation\nimport VStyleViews\n"
    guard let before = code.before else {
      return "\(imports)\(text)\n@MainActor func snippet\(number)() {\n\(code.after)\n}\n"
    }
    return "\(imports)@MainActor func snippet\(number)() {\n\(before)\n\(text)\n\(code.after)\n}\n"
  }

  @Test("snippets compile and run, except excluded ones", .enabled(if: canRun, "needs the documents and the compiler"))
  func snippets() throws {
    var files = ["Aliases.swift": SeedSnippet.aliases]
    var calls: [String] = []
    for (number, snippet) in SeedSnippet.all.enumerated() {
      guard let code = snippet.code else { continue }
      files["Snippet\(number).swift"] = try file(snippet, code, number)
      calls.append("snippet\(number)()")
    }
    files["Members.swift"] = try members()
    let main = (calls + ["members()", "print(\"done\")"]).joined(separator: "\n")
    files["Main.swift"] = "@main struct Main { static func main() {\n\(main)\n} }"
    // ViewStyle's example shares one background view among all views. Perseus' examples print the appearance.
    let expected = """
      vstyle: shared-object: TableView.background-view: expected a closure, so that each view gets an object of its own, \
      found View
      .light
      .dark, .dark
      .light, .light
      done

      """
    let output = try ClientCompiler.output(of: files)
    #expect(output == expected)
  }

  @Test("every snippet of each document is listed", .enabled(if: canRun, "needs the documents"), arguments: documents)
  func whole(_ name: String) throws {
    let document = try #require(SeedDocument(name))
    let listed = SeedSnippet.all.filter { $0.document == name }.map(\.index).sorted()
    #expect(listed == Array(document.snippets.indices))
  }

  /// A function that sets every member of JXTheme's lists to `nil`.
  private func members() throws -> String {
    let lists = try #require(SeedDocument("jxtheme-readme")).bullets.filter { $0.heading.first?.isUppercase == true }
    #expect(lists.reduce(0) { $0 + $1.items.count } == 63)
    let lines = lists.flatMap { heading, items in
      items.map { item in
        guard let name = item.split(separator: " ").dropFirst().first?.split(separator: "(").first else {
          return "\(heading)().theme.\(item) = nil"
        }
        return "\(heading)().theme.\(name)(nil, for: .normal)"
      }
    }
    return "import VStyleViews\n@MainActor func members() {\n\(lines.joined(separator: "\n"))\n}\n"
  }
}
