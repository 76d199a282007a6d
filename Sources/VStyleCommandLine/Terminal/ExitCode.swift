/// What a command tells its caller when it ends. Numbers from 64 on are those of `sysexits.h`.
enum ExitCode: Int32, Error {
  /// Nothing is wrong.
  case success = 0
  /// There are diagnostics or differences.
  case diagnostics = 1
  /// The command line is wrong.
  case usage = 64
  /// An input is not what it should be.
  case badData = 65
  /// An input is not there or cannot be read.
  case noInput = 66
  /// The program is wrong.
  case internalError = 70
  /// An output cannot be made.
  case cannotCreate = 73
  /// An output cannot be written.
  case writeFailed = 74
  /// The configuration is wrong.
  case badConfiguration = 78
}

/// Why a command stops before its end.
struct CommandError: Error {
  /// What the caller learns.
  let code: ExitCode
  /// What is wrong: lower-case start, the user's text in backticks, no full stop.
  let message: String
  /// What can be done, one remark a line.
  var remarks: [String] = []

  init(_ code: ExitCode, _ message: String, remarks: [String] = []) {
    self.code = code
    self.message = message
    self.remarks = remarks
  }
}
