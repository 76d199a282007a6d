import TestSupport
import Testing

@testable import VStyleCommandLine

/// Tests that commands can read the files that commands write.
@Suite("reading written files")
struct WrittenFilesTests {
  /// Sheets with diagnostics of many rules, and with names that need escapes.
  private static let sheets: [(path: String, text: String)] = [
    (
      "a.vstyle",
      """
      Label { alhpa: 2; alpha: 1px; al\\9 pa: 1; font: "a\\a b" 12 /* \u{7F} */; alpha: 0.5 !important; alpha: 0.5; }
      Labl { alpha: 1 } :root { --a: var(--b); --b: var(--a) } @theme t from t {} @layer \u{1F600}; .é\u{301} { alpha: "\u{FEFF}" }
      """
    ), ("b \"quoted\" \\ back.vstyle", "Label { } Label { alpha: calc(1 / 0); "), ("c\u{1}.vstyle", "}}} \u{1} @bad"),
  ]

  private static var names: [String] { sheets.map(\.path) }

  @Test("a written baseline accepts all current diagnostics, and is written identically again")
  func baseline() {
    let files = MemoryFiles(WrittenFilesTests.sheets)
    let words = ["lint", "--preset", "all"] + WrittenFilesTests.names
    #expect(Shell.run(words, on: files).code == .diagnostics)
    #expect(Shell.run(words + ["--write-baseline", "base.json"], on: files).code == .success)
    let accepted = Shell.run(words + ["--baseline", "base.json"], on: files)
    #expect(accepted.code == .success, "\(accepted)")
    #expect(
      Shell.run(words + ["--baseline", "base.json", "--write-baseline", "again.json"], on: files).code == .success)
    #expect(files.texts["again.json"] == files.texts["base.json"])
  }

  @Test("a printed schema is read and printed identically")
  func schema() {
    let text = Shell.run(["schema"]).output
    let again = Shell.run(["schema", "--no-builtins", "--schema", "s.json"], files: [("s.json", text)])
    #expect(again.code == .success && again.output == text)
  }

  @Test("sheets written by fmt and fixes can be read, and formatting them changes nothing")
  func sheets() {
    let files = MemoryFiles(WrittenFilesTests.sheets)
    _ = Shell.run(["lint", "--fix"] + WrittenFilesTests.names, on: files)
    _ = Shell.run(["fmt"] + WrittenFilesTests.names, on: files)
    let formatted = files.texts
    #expect(Shell.run(["fmt"] + WrittenFilesTests.names, on: files).output == "")
    #expect(files.texts == formatted)
    for name in WrittenFilesTests.names {
      #expect([.success, .badData].contains(Shell.run(["parse", name], on: files).code))
    }
  }
}
