/// A font with families, a size and a face, or with a text style.
///
/// The size of a text style follows the preferred text size of the user.
public struct Font: Hashable, Sendable, Bindable {
  /// The families in order of preference. If none of them exists, the system font is used. Default: the system font.
  public var families: [Family]

  /// The size, in points. Range: `[0, ∞]`.
  public var size: Double

  /// The weight of the strokes. Default: regular.
  public var weight: Weight

  /// Whether the letters are slanted. Default: `false`.
  public var isItalic: Bool

  /// The height of a line, as a multiple of the size; `nil` for the height of the font. Range: `[0, ∞]`.
  public var lineHeight: Double?

  /// The text style of the font; `nil` for a font with a fixed size.
  public var textStyle: TextStyle?

  /// Creates a font with families in order of preference.
  public init(
    families: [Family], size: Double, weight: Weight = .regular, isItalic: Bool = false, lineHeight: Double? = nil,
    textStyle: TextStyle? = nil
  ) {
    self.families = families.isEmpty ? [.system] : families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.lineHeight = lineHeight
    self.textStyle = textStyle
  }

  /// Creates a font with one family: `Font("Helvetica Neue", size: 30)`.
  public init(_ family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.init(families: [.named(family)], size: size, weight: weight, isItalic: isItalic)
  }

  /// The system font with a size. Unit: points.
  public static func system(_ size: Double, weight: Weight = .regular, isItalic: Bool = false) -> Font {
    Font(families: [.system], size: size, weight: weight, isItalic: isItalic)
  }

  /// The system font of a text style, with its size at the default content size category.
  public static func preferred(_ style: TextStyle) -> Font {
    Font(families: [.system], size: style.defaultSize, weight: style.defaultWeight, textStyle: style)
  }

  /// The name of the first family; `nil` for the families of the system.
  public var family: String? { if case .named(let name) = families.first { name } else { nil } }
}

extension Font {
  /// A family of typefaces.
  public enum Family: Hashable, Sendable {
    /// The system font.
    case system
    /// The system font with serifs.
    case serif
    /// The system font with rounded ends.
    case rounded
    /// The system font with a fixed width of letters.
    case monospaced
    /// A family by name.
    case named(String)

    /// The families with a keyword.
    static let keywords: [(name: String, family: Family)] = [
      ("system", .system), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
    ]

    /// The generic families of CSS, and the names of system fonts that its authors write, in lower case.
    ///
    /// - Spec: https://www.w3.org/TR/css-fonts-4/#generic-font-families
    static let aliases: [(name: String, family: Family)] = [
      ("sans-serif", .system), ("system-ui", .system), ("ui-sans-serif", .system), ("-apple-system", .system),
      ("blinkmacsystemfont", .system), ("ui-serif", .serif), ("ui-rounded", .rounded), ("monospace", .monospaced),
      ("ui-monospace", .monospaced),
    ]

    /// The generic families of CSS that the system has no fonts for.
    static let unavailable: Set<String> = ["cursive", "fantasy", "math", "emoji", "fangsong"]

    /// The values of every property, and `default`, which CSS reserves: none of them is a family without quotes.
    ///
    /// - Spec: https://www.w3.org/TR/css-fonts-4/#family-name-syntax
    static let reserved: Set<String> = ["inherit", "initial", "unset", "revert", "revert-layer", "default"]
  }

  /// The weight of the strokes of a font: 400 is regular, 700 is bold. Range: `[1, 1000]`, clamped.
  ///
  /// - Spec: https://www.w3.org/TR/css-fonts-4/#font-weight-prop
  public struct Weight: Hashable, Sendable, Bindable, Comparable, ExpressibleByIntegerLiteral {
    /// The weight. Range: `[1, 1000]`.
    public let value: Int

    /// Creates a weight. A number outside the range is clamped.
    public init(_ value: Int) { self.value = min(max(value, 1), 1000) }

    /// Creates a weight from a literal. A number outside the range is clamped.
    public init(integerLiteral value: Int) { self.init(value) }

    /// Whether a weight is lighter than another.
    public static func < (left: Weight, right: Weight) -> Bool { left.value < right.value }

    /// The weight 100.
    public static let ultraLight: Weight = 100
    /// The weight 200.
    public static let thin: Weight = 200
    /// The weight 300.
    public static let light: Weight = 300
    /// The weight 400.
    public static let regular: Weight = 400
    /// The weight 500.
    public static let medium: Weight = 500
    /// The weight 600.
    public static let semibold: Weight = 600
    /// The weight 700.
    public static let bold: Weight = 700
    /// The weight 800.
    public static let heavy: Weight = 800
    /// The weight 900.
    public static let black: Weight = 900

    /// The weights with a keyword. Of several keywords for one weight, the first is canonical.
    static let keywords: [(name: String, weight: Weight)] = [
      ("ultra-light", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("normal", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
  }
}

extension Font {
  /// A role of text, whose size follows the preferred text size of the user.
  public enum TextStyle: String, KeywordValue, Bindable {
    /// A title at the top of a screen.
    case largeTitle
    /// A heading of the first level.
    case title1
    /// A heading of the second level.
    case title2
    /// A heading of the third level.
    case title3
    /// A heading in running text.
    case headline
    /// A secondary heading.
    case subheadline
    /// Running text.
    case body
    /// A remark beside the text.
    case callout
    /// A footnote.
    case footnote
    /// The first caption.
    case caption1
    /// The second caption.
    case caption2

    /// The size at the default content size category (large), in points.
    public var defaultSize: Double { row.size }

    /// The weight of the face of the style.
    public var defaultWeight: Weight { row.weight }

    private var row: (size: Double, weight: Weight) {
      switch self {
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .subheadline: (15, .regular)
      case .body: (17, .regular)
      case .callout: (16, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      }
    }
  }
}
