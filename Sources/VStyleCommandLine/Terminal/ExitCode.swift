import VStyleCheck
import VStyleLint

/// The exit code of a command. Codes from 64 are those of `sysexits.h`.
enum ExitCode: Int32, Error {
  /// The command succeeded.
  case success = 0
  /// There are diagnostics or differences.
  case diagnostics = 1
  /// The command line is wrong.
  case usage = 64
  /// An input is not valid.
  case badData = 65
  /// An input does not exist or cannot be read.
  case noInput = 66
  /// The program has a bug.
  case internalError = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// An output cannot be written.
  case writeFailed = 74
  /// The configuration is not valid.
  case badConfiguration = 78
}

/// An error that ends a command.
struct CommandError: Error {
  /// The exit code.
  let code: ExitCode
  /// The description of the error. It starts in lower case, quotes user text in backticks and has no full stop.
  let message: String
  /// The location of the error in a file, as `path:line:column`; `nil` if it has none.
  let location: String?
  /// The remarks on how to correct the error, one on each line.
  var remarks: [String] = []

  init(_ code: ExitCode, _ message: String, at location: String? = nil, remarks: [String] = []) {
    self.code = code
    self.message = message
    self.location = location
    self.remarks = remarks
  }

  /// The error about a folder that a command writes to.
  static func missingFolder(_ folder: String) -> CommandError {
    let command = MissingInput.shellLine(["mkdir", "-p", folder])
    return CommandError(
      .noInput, "there is no folder `\(folder)`", remarks: ["make it first: \(command), or name another one"])
  }

  /// The lines that report the error, with its remarks.
  var lines: [String] { [MessageLocation.line(message, at: location)] + remarks }
}

extension CommandError {
  /// Creates the error for an error in the files of a project.
  init(_ error: ProjectError) {
    let code: ExitCode =
      switch error.reason {
      case .noInput: .noInput
      case .badConfiguration: .badConfiguration
      case .badData: .badData
      }
    self.init(code, error.message, at: error.location, remarks: error.remarks)
  }

  /// Returns the result of reading the files of a project.
  static func reading<Value>(_ body: () throws(ProjectError) -> Value) throws(CommandError) -> Value {
    do throws(ProjectError) { return try body() } catch { throw CommandError(error) }
  }
}
