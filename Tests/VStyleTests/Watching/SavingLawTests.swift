import Foundation
import TestSupport
import Testing
import VStyleSyntax
import VStyleViews

/// Random saves of a sheet and its import, about half of them with errors.
///
/// A failure prints its seed. `TEST_SEED=<seed>` runs that sequence. `TEST_ROUNDS=<number>` multiplies the number of
/// saves: 17 makes more than 1,000.
@Suite("Random saves of a watched sheet", .serialized)
@MainActor struct SavingLawTests {
  /// The texts of the two files.
  private struct Texts: Equatable {
    var main = "@import 'part.vstyle'; View { alpha: 0.5; }"
    var part = "View { tag: 0; }"

    /// Whether a text was in a file while these texts, or a part of them, were written.
    func contains(_ source: SourceText) -> Bool {
      (source.path.hasSuffix("main.vstyle") ? main : part).utf8.starts(with: source.bytes)
    }

    mutating func edit(_ number: Int, using random: inout SeededGenerator) -> (text: String, file: String) {
      let broken = ["alpha: loud;", "no-such-property: 1;", "tag: 1; alpha: #12;", "tag: }", "tag: 1.5;"]
      let declaration = Bool.random(using: &random) ? broken.randomElement(using: &random) ?? "" : "tag: \(number);"
      if Bool.random(using: &random) {
        part = "View { \(declaration) }"
        return (part, "part.vstyle")
      }
      let file = Int.random(in: 0..<6, using: &random) == 0 ? "gone.vstyle" : "part.vstyle"
      main =
        "@import '\(file)'; View { alpha: 0.\(number % 9 + 1);\n  \(declaration.replacing("tag", with: "number")) }"
      if declaration.hasPrefix("tag: \(number)") { main = main.replacing("number: \(number);", with: "hidden: false;") }
      return (main, "main.vstyle")
    }
  }

  @Test("after each save the last good sheet is in force, and the diagnostics are those of the saved one")
  func saves() async throws {
    let seed = SeededGenerator.seed
    var random = SeededGenerator(seed: seed)
    var texts = Texts()
    let app = try WatchedFolder(["main.vstyle": texts.main, "part.vstyle": texts.part])
    var good = (alpha: app.root.alpha, tag: app.root.tag)
    var brokenCount = 0
    for number in 1...Environment.rounds(60) {
      let (former, count) = (texts, app.reloads.count)
      let (text, file) = texts.edit(number, using: &random)
      let way = SavingWay.all.randomElement(using: &random) ?? SavingWay.all[0]
      try await app.save(text, to: file, way)
      let sheet = try Stylesheet(contentsOf: URL(fileURLWithPath: app.path("main.vstyle")))
      let isBroken = sheet.diagnostics.contains { $0.severity == .error }
      if isBroken { brokenCount += 1 } else { good = SavingLawTests.values(of: sheet) }
      let messages = sheet.diagnostics.map(sheet.description)
      var state = "no reload"
      let isReached = try await reaches {
        let reloads = app.reloads[count...]
        // If the writing thread pauses between two steps for long, what is on the disk counts as saved: an empty file
        // is a sheet without errors.
        if isBroken, let partial = reloads.last(where: \.isApplied)?.stylesheet,
          partial.compiled.sources.sources.allSatisfy({ former.contains($0) || texts.contains($0) })
        {
          good = SavingLawTests.values(of: partial)
        }
        let last = app.watcher.lastReload?.stylesheet ?? app.watcher.stylesheet
        let found = last.diagnostics.map(last.description)
        state = "\(reloads.count) reloads, alpha \(app.root.alpha), tag \(app.root.tag), \(found)"
        return found == messages && app.root.alpha == good.alpha && app.root.tag == good.tag
      }
      #expect(
        isReached,
        "seed \(seed), save \(number): \(way) of \(file): \(text)\nfound \(state), expected \(good), \(messages)")
      guard isReached else { return }
    }
    #expect(brokenCount > Environment.rounds(60) / 4)
    for reload in app.reloads {
      let hasErrors = reload.diagnostics.contains { $0.severity == .error }
      if case .refused = reload.outcome { #expect(hasErrors) } else { #expect(!hasErrors) }
    }
  }

  /// The values of a view that a sheet styles in a scope of its own.
  private static func values(of sheet: Stylesheet) -> (alpha: Double, tag: Int) {
    let root = View()
    StyleScope(root: root, sheets: [sheet]).flush()
    return (root.alpha, root.tag)
  }
}
