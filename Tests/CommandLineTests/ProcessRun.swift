import Foundation
import TestSupport

/// A run of the program in a process of its own.
struct ProcessRun {
  /// The exit code; the number of the signal if one ended the process.
  let code: Int32
  let output: String
  let errors: String

  /// Runs `vstyle` with some words.
  ///
  /// - Parameters:
  ///   - folder: the current folder.
  ///   - shell: what a shell does before it becomes the program, such as `ulimit -v 1000000;`, or around it, with
  ///     `"$@"` for the program and its words.
  init(_ words: [String], in folder: String = PackageRoot.path, shell: String = "exec \"$@\"") throws {
    let process = try ProcessRun.start(words, in: folder, shell: shell)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Reports of errors are short enough for a pipe.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }

  /// A process that is ready to run.
  static func start(_ words: [String], in folder: String, shell: String = "exec \"$@\"") throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", shell, "sh", program?.path ?? "vstyle"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
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
