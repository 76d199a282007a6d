public import VStyleValues

extension ThemeStyle: Comparable, CustomStringConvertible {
  /// No chosen theme: sheets use the theme of the appearance.
  public static let unspecified = ThemeStyle(rawValue: "unspecified")

  /// The theme `light`. ``ThemeProvider/init(light:dark:)`` uses its first value for it, and for all themes but `dark`.
  public static let light = ThemeStyle(rawValue: "light")

  /// The theme `dark`. ``ThemeProvider/init(light:dark:)`` uses its second value for it.
  public static let dark = ThemeStyle(rawValue: "dark")

  /// Orders themes by name.
  public static func < (left: ThemeStyle, right: ThemeStyle) -> Bool { left.rawValue < right.rawValue }

  /// The name.
  public var description: String { rawValue }

  /// The name in sheets; `nil` for ``unspecified``.
  var sheetName: String? { self == .unspecified ? nil : rawValue }

  init(sheetName: String?) { self = sheetName.map { ThemeStyle(rawValue: $0) } ?? .unspecified }
}
