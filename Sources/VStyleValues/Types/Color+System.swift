/// The default palette of the system colors of UIKit, one row per color.
///
/// The name in a sheet is the same name in kebab-case.
extension Color {
  /// Primary text.
  public static let label = system("label", (0x000000, 1), (0xFFFFFF, 1))
  /// Secondary text.
  public static let secondaryLabel = system("secondary-label", (0x3C3C43, 0.6), (0xEBEBF5, 0.6))
  /// Tertiary text.
  public static let tertiaryLabel = system("tertiary-label", (0x3C3C43, 0.3), (0xEBEBF5, 0.3))
  /// Quaternary text.
  public static let quaternaryLabel = system("quaternary-label", (0x3C3C43, 0.18), (0xEBEBF5, 0.16))
  /// Placeholder text in input fields.
  public static let placeholderText = system("placeholder-text", (0x3C3C43, 0.3), (0xEBEBF5, 0.3))
  /// Thin lines that are partially transparent.
  public static let separator = system("separator", (0x3C3C43, 0.29), (0x545458, 0.6))
  /// Thin opaque lines.
  public static let opaqueSeparator = system("opaque-separator", (0xC6C6C8, 1), (0x38383A, 1))
  /// Links.
  public static let link = system("link", (0x007AFF, 1), (0x0984FF, 1))
  /// The fill of thin and small shapes.
  public static let systemFill = system("system-fill", (0x787880, 0.2), (0x787880, 0.36))
  /// The fill of medium shapes.
  public static let secondarySystemFill = system("secondary-system-fill", (0x787880, 0.16), (0x787880, 0.32))
  /// The fill of large shapes.
  public static let tertiarySystemFill = system("tertiary-system-fill", (0x767680, 0.12), (0x767680, 0.24))
  /// The fill of large areas.
  public static let quaternarySystemFill = system("quaternary-system-fill", (0x747480, 0.08), (0x767680, 0.18))
  /// The background of a screen. In the dark scheme, it is the elevated color.
  public static let systemBackground = system("system-background", (0xFFFFFF, 1), (0x1C1C1E, 1))
  /// The background of a group on ``systemBackground``.
  public static let secondarySystemBackground = system("secondary-system-background", (0xF2F2F7, 1), (0x2C2C2E, 1))
  /// The background of a group in a group on ``systemBackground``.
  public static let tertiarySystemBackground = system("tertiary-system-background", (0xFFFFFF, 1), (0x3A3A3C, 1))
  /// The background of a screen with grouped content.
  public static let systemGroupedBackground = system("system-grouped-background", (0xF2F2F7, 1), (0x1C1C1E, 1))
  /// The background of a group on ``systemGroupedBackground``.
  public static let secondarySystemGroupedBackground = system(
    "secondary-system-grouped-background", (0xFFFFFF, 1), (0x2C2C2E, 1))
  /// The background of a group in a group on ``systemGroupedBackground``.
  public static let tertiarySystemGroupedBackground = system(
    "tertiary-system-grouped-background", (0xF2F2F7, 1), (0x3A3A3C, 1))
  /// UIKit's red.
  public static let systemRed = system("system-red", (0xFF3B30, 1), (0xFF453A, 1))
  /// UIKit's orange.
  public static let systemOrange = system("system-orange", (0xFF9500, 1), (0xFF9F0A, 1))
  /// UIKit's yellow.
  public static let systemYellow = system("system-yellow", (0xFFCC00, 1), (0xFFD60A, 1))
  /// UIKit's green.
  public static let systemGreen = system("system-green", (0x34C759, 1), (0x30D158, 1))
  /// UIKit's mint.
  public static let systemMint = system("system-mint", (0x00C7BE, 1), (0x66D4CF, 1))
  /// UIKit's teal.
  public static let systemTeal = system("system-teal", (0x30B0C7, 1), (0x40C8E0, 1))
  /// UIKit's cyan.
  public static let systemCyan = system("system-cyan", (0x32ADE6, 1), (0x64D2FF, 1))
  /// UIKit's blue.
  public static let systemBlue = system("system-blue", (0x007AFF, 1), (0x0A84FF, 1))
  /// UIKit's indigo.
  public static let systemIndigo = system("system-indigo", (0x5856D6, 1), (0x5E5CE6, 1))
  /// UIKit's purple.
  public static let systemPurple = system("system-purple", (0xAF52DE, 1), (0xBF5AF2, 1))
  /// UIKit's pink.
  public static let systemPink = system("system-pink", (0xFF2D55, 1), (0xFF375F, 1))
  /// UIKit's brown.
  public static let systemBrown = system("system-brown", (0xA2845E, 1), (0xAC8E68, 1))
  /// UIKit's gray.
  public static let systemGray = system("system-gray", (0x8E8E93, 1), (0x8E8E93, 1))
  /// UIKit's gray 2.
  public static let systemGray2 = system("system-gray2", (0xAEAEB2, 1), (0x636366, 1))
  /// UIKit's gray 3.
  public static let systemGray3 = system("system-gray3", (0xC7C7CC, 1), (0x48484A, 1))
  /// UIKit's gray 4.
  public static let systemGray4 = system("system-gray4", (0xD1D1D6, 1), (0x3A3A3C, 1))
  /// UIKit's gray 5.
  public static let systemGray5 = system("system-gray5", (0xE5E5EA, 1), (0x2C2C2E, 1))
  /// UIKit's gray 6.
  public static let systemGray6 = system("system-gray6", (0xF2F2F7, 1), (0x1C1C1E, 1))

  /// All system colors, in the order of their rows.
  public static let systemColors: [Color] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .opaqueSeparator,
    .link, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemBackground,
    .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemRed, .systemOrange, .systemYellow,
    .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
    .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
  ]

  private static func system(
    _ name: String, _ light: (hex: UInt32, alpha: Double), _ dark: (hex: UInt32, alpha: Double)
  ) -> Color {
    Color(SystemColor(name, light: light, dark: dark))
  }
}
