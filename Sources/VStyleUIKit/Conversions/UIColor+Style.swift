#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import VStyleProperties

  extension UIColor {
    /// Creates the color of a sheet. A system color follows the appearance, and a color outside of sRGB is in Display P3.
    public convenience init(_ color: Color) {
      if color.isSystem {
        self.init { traits in UIColor(color.resolved(for: traits.userInterfaceStyle == .dark ? .dark : .light)) }
      } else if color.isInGamut(of: .srgb) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      } else {
        let wide = color.mapped(to: .displayP3).values
        self.init(displayP3Red: wide[0], green: wide[1], blue: wide[2], alpha: color.alpha)
      }
    }
  }

  extension Color {
    /// Creates the color that a color of UIKit is in the light appearance.
    public init(_ color: UIColor) {
      let fixed = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      fixed.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  extension MemberConversion<UIColor, Color> {
    /// A color.
    public static var color: Self { Self(read: { Color($0) }, write: { UIColor.of($0) }) }
  }

  extension UIColor {
    /// The color of a sheet: UIKit's own color for the name of a system color, so that it follows contrast and elevation
    /// too.
    static func of(_ color: Color) -> UIColor {
      color.isSystem ? system[color.description] ?? UIColor(color) : UIColor(color)
    }

    /// UIKit's system colors, by the names that sheets use.
    private static let system: [String: UIColor] = {
      var colors: [String: UIColor] = [
        "label": .label, "secondary-label": .secondaryLabel, "tertiary-label": .tertiaryLabel,
        "quaternary-label": .quaternaryLabel, "placeholder-text": .placeholderText, "separator": .separator,
        "opaque-separator": .opaqueSeparator, "link": .link, "system-red": .systemRed, "system-orange": .systemOrange,
        "system-yellow": .systemYellow, "system-green": .systemGreen, "system-mint": .systemMint,
        "system-teal": .systemTeal, "system-cyan": .systemCyan, "system-blue": .systemBlue,
        "system-indigo": .systemIndigo, "system-purple": .systemPurple, "system-pink": .systemPink,
        "system-brown": .systemBrown, "system-gray": .systemGray,
      ]
      #if !os(tvOS)
        colors.merge(systemExceptOnTV) { $1 }
      #endif
      return colors
    }()

    #if !os(tvOS)
      /// The system colors that tvOS does not have.
      private static var systemExceptOnTV: [String: UIColor] {
        [
          "system-fill": .systemFill, "secondary-system-fill": .secondarySystemFill,
          "tertiary-system-fill": .tertiarySystemFill, "quaternary-system-fill": .quaternarySystemFill,
          "system-background": .systemBackground, "secondary-system-background": .secondarySystemBackground,
          "tertiary-system-background": .tertiarySystemBackground,
          "system-grouped-background": .systemGroupedBackground,
          "secondary-system-grouped-background": .secondarySystemGroupedBackground,
          "tertiary-system-grouped-background": .tertiarySystemGroupedBackground, "system-gray2": .systemGray2,
          "system-gray3": .systemGray3, "system-gray4": .systemGray4, "system-gray5": .systemGray5,
          "system-gray6": .systemGray6,
        ]
      }
    #endif
  }
#endif
