import Testing

@testable import VStyleCommandLine

/// Tests of the files that `vstyle init` writes.
@Suite("init")
struct StarterTests {
  /// A folder in memory after `vstyle init`.
  private static var folder: MemoryFiles {
    let files = MemoryFiles([])
    _ = Shell.run(["init"], on: files)
    return files
  }

  @Test("the files have no diagnostics under any preset", arguments: ["core", "strict", "all"])
  func lint(_ preset: String) {
    let (code, output, errors) = Shell.run(["lint", "--preset", preset, "--fail-on", "info"], on: StarterTests.folder)
    #expect(code == .success, "\(output)\(errors)")
    #expect(output == "")
  }

  @Test("the sheet is formatted")
  func format() {
    #expect(Shell.run(["fmt", "--check", "."], on: StarterTests.folder).code == .success)
  }

  @Test("each selector of the sheet styles a view of the tree, in both themes", arguments: ["light", "dark"])
  func computed(_ theme: String) {
    let words = ["computed", "app.vstyle", "--tree", "home.json", "--theme", theme]
    let (code, output, errors) = Shell.run(words, on: StarterTests.folder)
    #expect(code == .success && errors.isEmpty)
    for text in ["background-color: rgb(", "font: bold 28 system", "font: 17 system", "layer-corner-radius: 10"] {
      #expect(output.contains(text), "\(text)")
    }
  }

  @Test("the page shows the screen of the tree")
  func preview() {
    let files = StarterTests.folder
    #expect(Shell.run(["preview", "-o", "page.html"], on: files).code == .success)
    #expect(files.texts["page.html"]?.contains("Good morning") == true)
  }

  @Test("the examples of the help work there", arguments: Command.all)
  func examples(_ command: Command) throws {
    #expect(command.examples.count >= 3)
    for (line, effect) in command.examples where !line.hasPrefix("mkdir ") {
      #expect(!effect.isEmpty && line.contains("vstyle \(command.name)"), "\(line)")
      // Lines for a shell, for git and for files of the reader's own are only parsed.
      let words = Array(Console.words(of: Substring(line)).drop { $0 != "vstyle" }.dropFirst(2))
      let own = Array(words.prefix { !["|", "<", ">", "&&"].contains($0) }.map { $0.replacing(/\)"$/, with: "") })
      _ = try ArgumentParser(options: command.options + Option.shared, remarks: []).parse(own)
      let needsMore = [
        "|", "<", ">", "$(", "&&", "--since", "--watch", "old.vstyle", "app.json", "init", ".tokens.json",
        ".resolver.json",
      ]
      guard !needsMore.contains(where: line.contains) else { continue }
      let (code, _, errors) = Shell.run([command.name] + own, on: StarterTests.folder)
      #expect(code == .success, "\(line): \(errors)")
    }
  }
}
