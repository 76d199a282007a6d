public import VStyleValues

extension ThemeStyle: Comparable, CustomStringConvertible {
  /// No theme was chosen: sheets take the one of the appearance.
  public static let unspecified = ThemeStyle(rawValue: "unspecified")

  /// What ``ThemeProvider/init(light:dark:)`` takes its first value for. Sheets call it `light`.
  public static let light = ThemeStyle(rawValue: "light")

  /// What ``ThemeProvider/init(light:dark:)`` takes its second value for. Sheets call it `dark`.
  public static let dark = ThemeStyle(rawValue: "dark")

  /// Themes are in the order of their names.
  public static func < (left: ThemeStyle, right: ThemeStyle) -> Bool { left.rawValue < right.rawValue }

  /// The name.
  public var description: String { rawValue }

  /// The name as sheets know it; `nil` for ``unspecified``.
  var sheetName: String? { self == .unspecified ? nil : rawValue }

  init(sheetName: String?) { self = sheetName.map { ThemeStyle(rawValue: $0) } ?? .unspecified }
}
