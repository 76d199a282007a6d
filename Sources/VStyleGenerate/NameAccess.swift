/// Which code may use the generated names.
package enum NameAccess: String, CaseIterable, Sendable {
  /// The module of the sheets.
  case `internal`
  /// All modules of the package.
  case package
  /// Each module that imports the one of the sheets.
  case `public`

  /// The modifier before a declaration, with a space after it.
  var modifier: SwiftCode {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }

  /// The modifier before the import of a module whose types the names have.
  ///
  /// Beside `package import`, the compiler rejects each plain import of the module in other files.
  var importModifier: SwiftCode { self == .internal ? "" : "public " }
}
