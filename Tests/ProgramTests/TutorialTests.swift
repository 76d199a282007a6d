import TestSupport
import Testing

@testable import VStyleCommandLine

/// Tests that the steps of the tutorials are what a reader gets who follows them.
@Suite("tutorials", .serialized)
struct TutorialTests {
  @Test("commands print what the tutorial shows", arguments: Tutorial.all)
  func transcripts(_ tutorial: Tutorial) throws {
    let transcripts = try tutorial.transcripts()
    #expect(transcripts.count > 2)
    for (file, actual) in transcripts {
      #expect(Golden.mismatch(actual, with: file.path) == nil)
      #expect(file.text.split(separator: "\n").count > 1, "\(file) shows no output")
    }
  }

  @Test("each step of the program continues the one before it, and the last one is built", arguments: Tutorial.all)
  func program(_ tutorial: Tutorial) throws {
    let steps = tutorial.steps.filter { $0.name == "main.swift" }
    #expect(steps.count > 3)
    for (step, next) in zip(steps, steps.dropFirst()) {
      #expect(next.file.text.hasPrefix(step.file.text + "\n") && next.file.text != step.file.text, "\(next.file)")
    }
    let folder = tutorial.program.replacing("Tutorial", with: "")
    #expect(Fixture(path: "\(PackageRoot.path)/Tests/Pages/\(folder)/main.swift").text == steps.last?.file.text)
  }

  @Test("the sheets are formatted, and clean unless a step shows their mistakes", arguments: Tutorial.all)
  func sheets(_ tutorial: Tutorial) throws {
    let sheets = tutorial.steps.filter { $0.name.hasSuffix(".vstyle") }
    #expect(sheets.count > 2)
    for sheet in sheets {
      #expect(try ProcessRun(["fmt", "--check", sheet.file.path]).code == 0, "\(sheet.file)")
      let hasMistake = tutorial.name == "Themes-and-Dark-Mode" && sheet.file.name == "themes-2"
      #expect(try ProcessRun(["lint", "--quiet", sheet.file.path]).code == (hasMistake ? 1 : 0), "\(sheet.file)")
    }
  }

  @Test("the package is that of the quick start, and no file of the catalog is unused")
  func files() {
    let steps = Tutorial.all.flatMap(\.steps)
    let page = Fixture(path: "\(PackageRoot.path)/Docs/QuickStart.md").text
    let manifest = CodeBlock.all(in: page).first { $0.settings["file"] == "Package.swift" }
    #expect(steps.first { $0.name == "Package.swift" }?.file.text == manifest?.text)
    let all = Fixture.all(in: "\(PackageRoot.path)/Sources/VStyle/VStyle.docc/Resources", of: nil).map(\.path)
    #expect(Set(all.filter { !$0.hasSuffix(".svg") }) == Set(steps.map(\.file.path)))
  }
}
