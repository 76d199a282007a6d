extension ExitCode {
  /// Every exit code with its meaning, for the help, and with what it is about, for its page.
  static let rows: [(code: ExitCode, meaning: String, about: String)] = [
    (.success, "success", ""), (.diagnostics, "diagnostics or differences", ""),
    (.usage, "wrong usage", "an unknown option, theme or property"),
    (
      .badData, "bad data",
      "a mistake in a tree, or in a sheet that is compiled, compared or written in Swift; "
        + "a merge conflict in a sheet that is formatted"
    ),
    (.noInput, "no input", "a file that does not exist, also one that `vstyle.json` names"),
    (.internalError, "internal error", ""), (.cannotCreate, "a file cannot be created", ""),
    (.writeFailed, "the output cannot be written", ""),
    (.badConfiguration, "bad configuration", "a mistake in `vstyle.json`, a schema, a baseline or a skin pack"),
  ]

  /// The exit codes in one sentence.
  static var sentence: String {
    "Exit codes: " + rows.map { "\($0.code.rawValue) \($0.meaning)" }.joined(separator: ", ") + "."
  }
}
