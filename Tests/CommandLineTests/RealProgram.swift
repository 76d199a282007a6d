import Foundation
import TestSupport

/// A program of the machine, which tests use if it is there.
enum RealProgram {
  /// Whether programs can be ended after some time, if they wait for a terminal.
  private static let hasTimeout = ["/usr/bin/timeout", "/bin/timeout"].contains(
    where: FileManager.default.isExecutableFile)

  /// Runs a program with its arguments; `nil`, with a note, if it is missing.
  static func run(_ words: [String], in folder: String = PackageRoot.path) throws -> (output: String, errors: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = (RealProgram.hasTimeout ? ["timeout", "60"] : []) + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
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
}
