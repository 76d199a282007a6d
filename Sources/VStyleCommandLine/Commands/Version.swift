/// The version of the program and of the package, as `--version`, reports and the manual page show it.
enum Version {
  /// The version that the first heading of the CHANGELOG names, with `-dev` until it is released.
  static let current = "1.0.0-dev"

  /// The day of the release, or of the last change of the manual page before it.
  static let date = "2026-11-25"
}
