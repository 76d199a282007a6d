import VStyleSyntax

/// A color of the system palette, with a value for light and for dark.
struct SystemColor: Sendable {
  /// The keyword in a sheet, such as `system-red`.
  let name: String
  private let light: ColorComponents
  private let dark: ColorComponents

  init(_ name: String, light: (hex: UInt32, alpha: Double), dark: (hex: UInt32, alpha: Double)) {
    self.name = name
    self.light = SystemColor.components(light.hex, light.alpha)
    self.dark = SystemColor.components(dark.hex, dark.alpha)
  }

  func components(for scheme: Appearance) -> ColorComponents { scheme == .dark ? dark : light }

  private static func components(_ hex: UInt32, _ alpha: Double) -> ColorComponents {
    var components = Color(hex: hex).components
    components.alpha = alpha
    return components
  }

  /// The colors by their keywords, folded so that both name styles match.
  static let byFoldedName = Dictionary(
    uniqueKeysWithValues: Color.systemColors.map { (NameStyle.folded($0.serialized), $0) })
}

extension SystemColor: Hashable {
  static func == (left: SystemColor, right: SystemColor) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
