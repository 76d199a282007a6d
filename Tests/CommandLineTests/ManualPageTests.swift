import TestSupport
import Testing

@testable import VStyleCommandLine

/// Tests of Docs/man/vstyle.1, which is generated from the tables of commands and options.
@Suite("Docs/man/vstyle.1")
struct ManualPageTests {
  private static let path = PackageRoot.path + "/Docs/man/vstyle.1"

  @Test("the page is generated from the commands, and help prints it")
  func page() {
    #expect(Golden.mismatch(ManualPage.text, with: ManualPageTests.path) == nil)
    #expect(Shell.run(["help", "manual"]).output == ManualPage.text)
  }

  @Test("the page names each command, option and variable")
  func complete() {
    let text = ManualPage.text.replacing("\\-", with: "-").replacing("\\[u2026]", with: "…")
    for command in Command.all {
      #expect(text.contains(".SS vstyle \(command.name)"))
      for option in command.options + Option.shared { #expect(text.contains(".B \(option.usage)"), "\(option.name)") }
    }
    for variable in Terminal.variableRows { #expect(text.contains(".B \(variable.name)\n")) }
  }

  @Test(
    "programs that show manual pages have no warnings",
    arguments: [["mandoc", "-T", "lint"], ["groff", "-man", "-ww", "-z"]])
  func warnings(_ words: [String]) throws {
    guard let found = try RealProgram.run(words + [ManualPageTests.path]) else { return }
    #expect(found.output + found.errors == "")
  }
}
