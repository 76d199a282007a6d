package import Foundation

/// A run of the program in a process of its own.
package struct ProcessRun {
  /// The exit code, or the number of the signal that ended the process.
  package let code: Int32
  package let output: String
  package let errors: String

  /// Runs `vstyle` with arguments and waits until it ends.
  ///
  /// - Parameters:
  ///   - folder: the current folder.
  ///   - shell: the shell script that runs the program, such as `ulimit -v 1000000; exec "$@"`. `"$@"` is the program
  ///     with its arguments.
  /// - Throws: an error of `Process` if the shell cannot be started.
  package init(_ words: [String], in folder: String = PackageRoot.path, shell: String = "exec \"$@\"") throws {
    let process = try ProcessRun.start(words, in: folder, shell: shell)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // The error output fits into the buffer of a pipe, so that it can be read after the output.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }

  /// A process that is not yet started, without standard streams.
  package static func start(_ words: [String], in folder: String, shell: String = "exec \"$@\"") throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", shell, "sh", RealProgram.vstyle ?? "vstyle"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }
}
