import TestSupport
import Testing

/// Tests of the program in a process of its own.
@Suite("process")
struct ProcessTests {
  /// A command line with its expected exit code.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let code: Int32

    var testDescription: String { words.joined(separator: " ") }

    static let all = [
      Case(words: ["--version"], code: 0),
      Case(words: ["lint", "Stylesheets/Seeds"], code: 0),
      Case(words: ["lint", "Stylesheets/Mistakes", "--format", "github"], code: 1),
      Case(words: ["lint", "--jobs", "1", "Stylesheets/Seeds"], code: 0),
      Case(words: ["lnit"], code: 64),
      Case(words: ["computed", "Stylesheets/Seeds/view.vstyle", "--tree", "Package.swift"], code: 65),
      Case(words: ["lint", "Stylesheets/Nowhere"], code: 66),
      Case(words: ["schema", "--schema", "Package.swift"], code: 78),
    ]
  }

  @Test("the process ends with the exit code of its result", arguments: Case.all)
  func exitCode(_ example: Case) throws {
    #expect(try ProcessRun(example.words).code == example.code)
  }
}
