public import VStyle

/// The way in which assistive technologies navigate the elements of a view. UIKit: `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: String, KeywordValue, Bindable {
  /// The system determines the navigation style.
  case automatic
  /// Each element is navigated separately.
  case separate
  /// The elements are navigated as one element.
  case combined
}

/// The traits of an accessibility element. UIKit: `UIAccessibilityTraits`.
public struct AccessibilityTraits: KeywordSet {
  /// The bits of the options.
  public let rawValue: UInt64

  /// Creates a set of options.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// A heading that divides content into sections.
  public static let header = AccessibilityTraits(rawValue: 1 << 2)
  /// A search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 3)
  /// An image.
  public static let image = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 5)
  /// The element plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of the keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Static text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The element summarizes the screen when the app launches.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 10)
  /// The element updates its label or value frequently.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)
  /// Activating the element starts a media session.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)
  /// The element has a value that can be incremented and decremented.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 13)
  /// The element accepts direct touch interaction.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 14)
  /// The element turns the page when its text has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  /// A tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 16)
  /// The content of the element can be zoomed.
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 17)
  /// A toggle button.
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
