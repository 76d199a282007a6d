import Foundation

/// A program of the machine, which tests use if it is there.
package enum RealProgram {
  /// Whether programs can be ended after some time, if they wait for a terminal.
  private static let hasTimeout = ["/usr/bin/timeout", "/bin/timeout"].contains(
    where: FileManager.default.isExecutableFile)

  /// Runs a program with its arguments; `nil`, with a note, if it is missing.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments.
  ///   - folder: the current folder.
  ///   - variables: environment variables in addition to those of the tests.
  /// - Throws: an error of `Process` if the program cannot be started.
  package static func run(
    _ words: [String], in folder: String = PackageRoot.path, variables: [String: String] = [:]
  ) throws -> (output: String, errors: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = (RealProgram.hasTimeout ? ["timeout", "60"] : []) + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    guard process.terminationStatus != 127 else {
      print("\(words[0]) is not installed: left out")
      return nil
    }
    return (texts[0], texts[1])
  }

  /// The `vstyle` program in a folder above the test executable; `nil` if it is not built.
  package static let vstyle: String? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let file = folder.appendingPathComponent("vstyle")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }()
}
