import VStyleCheck

extension NameAccess {
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
