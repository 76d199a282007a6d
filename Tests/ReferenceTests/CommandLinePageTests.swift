import TestSupport
import Testing

@testable import VStyleCommandLine

/// Tests that Docs/CommandLine.md is generated from the tables of commands, options, variables and exit codes.
@Suite("Docs/CommandLine.md")
struct CommandLinePageTests {
  @Test("the page is generated from the commands")
  func page() {
    #expect(Golden.mismatch(CommandLinePage.text, with: PackageRoot.path + "/Docs/CommandLine.md") == nil)
  }
}
