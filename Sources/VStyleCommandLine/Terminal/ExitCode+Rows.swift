extension ExitCode {
  /// Every exit code with its meaning, for the help.
  static let rows: [(code: ExitCode, meaning: String)] = [
    (.success, "success"), (.diagnostics, "diagnostics or differences"), (.usage, "wrong usage"),
    (.badData, "bad data"), (.noInput, "no input"), (.internalError, "internal error"),
    (.cannotCreate, "a file cannot be created"), (.writeFailed, "the output cannot be written"),
    (.badConfiguration, "bad configuration"),
  ]

  /// The exit codes in one sentence.
  static var sentence: String {
    "Exit codes: " + rows.map { "\($0.code.rawValue) \($0.meaning)" }.joined(separator: ", ") + "."
  }
}
