/// Which code may use the generated names.
package enum NameAccess: String, CaseIterable, Sendable {
  /// The module of the sheets.
  case `internal`
  /// All modules of the package.
  case package
  /// Each module that imports the one of the sheets.
  case `public`
}
