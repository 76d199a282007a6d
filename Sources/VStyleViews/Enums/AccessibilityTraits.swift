public import VStyle

/// What an element is to an assistant. UIKit: `UIAccessibilityTraits`.
public struct AccessibilityTraits: KeywordSet {
  /// The options as bits.
  public let rawValue: UInt64

  /// Makes a set of options.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The heading of a part.
  public static let header = AccessibilityTraits(rawValue: 1 << 2)
  /// A field for searching.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 3)
  /// A picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 4)
  /// Selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 5)
  /// It makes a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 8)
  /// What sums up the screen.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Not to be used.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 10)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)
  /// It starts something that is heard or seen.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)
  /// A value that can be moved up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 13)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 14)
  /// It turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  /// A tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 16)
  /// Its content can be zoomed.
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 17)
  /// A button that stays in.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 18)

  /// The options by keyword.
  public static let keywords: [(name: String, set: AccessibilityTraits)] = [
    ("button", .button),
    ("link", .link),
    ("header", .header),
    ("searchField", .searchField),
    ("image", .image),
    ("selected", .selected),
    ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey),
    ("staticText", .staticText),
    ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession),
    ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar),
    ("supportsZoom", .supportsZoom),
    ("toggleButton", .toggleButton),
  ]
}
