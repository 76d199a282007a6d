import Foundation
import TestSupport
import Testing

/// What only a process can show.
@Suite("process")
struct ProcessTests {
  /// A command line, and the code that the process ends with.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let code: Int32

    var testDescription: String { words.joined(separator: " ") }

    static let all = [
      Case(words: ["--version"], code: 0),
      Case(words: ["lint", "Stylesheets/Seeds"], code: 0),
      Case(words: ["lint", "Stylesheets/Mistakes"], code: 1),
      Case(words: ["lnit"], code: 64),
      Case(words: ["computed", "Stylesheets/Seeds/view.vstyle", "--tree", "Package.swift"], code: 65),
      Case(words: ["lint", "Stylesheets/Nowhere"], code: 66),
      Case(words: ["schema", "--schema", "Package.swift"], code: 78),
    ]
  }

  @Test("ends with", arguments: Case.all)
  func exitCode(_ example: Case) throws {
    let process = Process()
    process.executableURL = ProcessTests.program
    process.arguments = example.words
    process.currentDirectoryURL = URL(fileURLWithPath: PackageRoot.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == example.code)
  }

  /// The program beside the tests.
  private static let program: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let file = folder.appendingPathComponent("vstyle")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      folder.deleteLastPathComponent()
    }
    return nil
  }()
}
