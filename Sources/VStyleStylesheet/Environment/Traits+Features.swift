public import VStyleValues

/// The available space along an axis. UIKit: `UIUserInterfaceSizeClass`.
public enum SizeClass: String, KeywordValue {
  /// Not known.
  case unspecified
  /// Little space, such as the width of a phone held upright.
  case compact
  /// Much space, as on a tablet.
  case regular
}

/// A type of device. UIKit: `UIUserInterfaceIdiom`.
public enum Idiom: String, KeywordValue {
  /// Not known.
  case unspecified
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A computer.
  case mac
  /// A television.
  case tv
  /// A watch.
  case watch
  /// A headset.
  case vision
  /// A car's screen.
  case car
}

/// The platform of an app. An iPad has that of a phone, with another idiom.
public enum Platform: String, KeywordValue {
  /// iOS and iPadOS.
  case ios
  /// tvOS.
  case tvos
  /// visionOS.
  case visionos
  /// watchOS.
  case watchos
  /// macOS, with AppKit or SwiftUI.
  case macos
  /// macOS, with UIKit.
  case catalyst
  /// Any other system.
  case linux
}

/// The contrast that the user prefers. UIKit: `UIAccessibilityContrast`.
public enum ContrastPreference: String, KeywordValue {
  /// Normal contrast.
  case noPreference
  /// Higher contrast.
  case more
  /// Lower contrast.
  case less
  /// Colors of the user's own.
  case custom
}

/// The direction of a line of text. UIKit: `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: String, KeywordValue {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic.
  case rightToLeft
}

/// The colors that a display can show. UIKit: `UIDisplayGamut`.
public enum DisplayGamut: String, KeywordValue {
  /// The colors of sRGB.
  case srgb
  /// The colors of Display P3, which include those of sRGB.
  case p3
  /// The colors of ITU-R BT.2020, which include those of Display P3.
  case rec2020
}

/// The rate at which a display can change its content.
public enum UpdateFrequency: String, KeywordValue {
  /// Fast enough for animations.
  case fast
  /// Slower, as on electronic paper.
  case slow
  /// Never, as on paper.
  case none
}

/// The behavior of content that overflows the window.
public enum OverflowBehavior: String, KeywordValue {
  /// The content scrolls.
  case scroll
  /// The overflowing content is not shown.
  case none
  /// The content continues on the next page.
  case paged
}

/// The accuracy of a pointer.
public enum PointerAccuracy: String, KeywordValue {
  /// A finger.
  case coarse
  /// A mouse or a pen.
  case fine
  /// No pointer.
  case none
}

/// Typed access to the features, with the names of UIKit's traits where they exist.
extension Traits {
  /// The text size that the user prefers. Default: large. Setting `unspecified` restores the default.
  public var contentSizeCategory: ContentSizeCategory {
    get { feature("content-size-category", default: .large) }
    set { features["content-size-category"] = newValue == .unspecified ? nil : newValue.keyword }
  }

  /// The contrast that the user prefers: `prefers-contrast`. Default: no preference.
  public var contrast: ContrastPreference {
    get { feature("prefers-contrast", default: .noPreference) }
    set { features["prefers-contrast"] = newValue.keyword }
  }

  /// Whether the user prefers less motion. Default: no.
  public var prefersReducedMotion: Bool {
    get { features["prefers-reduced-motion"] == "reduce" }
    set { features["prefers-reduced-motion"] = newValue ? "reduce" : "no-preference" }
  }

  /// Whether the user prefers opaque backgrounds. Default: no.
  public var prefersReducedTransparency: Bool {
    get { features["prefers-reduced-transparency"] == "reduce" }
    set { features["prefers-reduced-transparency"] = newValue ? "reduce" : "no-preference" }
  }

  /// The direction of a line of text. Default: left to right.
  public var layoutDirection: LayoutDirection {
    get { feature("layout-direction", default: .leftToRight) }
    set { features["layout-direction"] = newValue.keyword }
  }

  /// The colors that the display can show: `color-gamut`. Default: sRGB.
  public var displayGamut: DisplayGamut {
    get { feature("color-gamut", default: .srgb) }
    set { features["color-gamut"] = newValue.keyword }
  }

  /// The bits in each component of a color: `color`; 0 for a display without colors, or if negative. Default: 8.
  public var bitsPerComponent: Int {
    get { number("color", default: 8) }
    set { features["color"] = "\(max(newValue, 0))" }
  }

  /// The colors in the display's color table: `color-index`; 0 without a table, or if negative. Default: 0.
  public var colorTableCount: Int {
    get { number("color-index", default: 0) }
    set { features["color-index"] = "\(max(newValue, 0))" }
  }

  /// The bits in a pixel of a display without colors: `monochrome`; 0 with colors, or if negative. Default: 0.
  public var bitsPerGray: Int {
    get { number("monochrome", default: 0) }
    set { features["monochrome"] = "\(max(newValue, 0))" }
  }

  /// Whether the display shows only characters in a grid: `grid`. Default: no.
  public var isGrid: Bool {
    get { number("grid", default: 0) != 0 }
    set { features["grid"] = newValue ? "1" : "0" }
  }

  /// The rate at which the display can change its content: `update`. Default: fast.
  public var updateFrequency: UpdateFrequency {
    get { feature("update", default: .fast) }
    set { features["update"] = newValue.keyword }
  }

  /// The behavior of content that is too long: `overflow-block`. Default: scroll.
  public var overflowBlock: OverflowBehavior {
    get { feature("overflow-block", default: .scroll) }
    set { features["overflow-block"] = newValue.keyword }
  }

  /// Whether content that is too wide scrolls: `overflow-inline`. Default: yes.
  public var scrollsWideContent: Bool {
    get { features["overflow-inline"] != "none" }
    set { features["overflow-inline"] = newValue ? "scroll" : "none" }
  }

  /// Whether the main pointer can hover: `hover`. Default: no.
  public var canHover: Bool {
    get { features["hover"] == "hover" }
    set { features["hover"] = newValue ? "hover" : "none" }
  }

  /// Whether any pointer can hover: `any-hover`. Default: no.
  public var anyCanHover: Bool {
    get { features["any-hover"] == "hover" }
    set { features["any-hover"] = newValue ? "hover" : "none" }
  }

  /// The accuracy of the main pointer: `pointer`. Default: coarse.
  public var pointer: PointerAccuracy {
    get { feature("pointer", default: .coarse) }
    set { features["pointer"] = newValue.keyword }
  }

  /// The accuracy of the most accurate pointer: `any-pointer`. Default: coarse.
  public var anyPointer: PointerAccuracy {
    get { feature("any-pointer", default: .coarse) }
    set { features["any-pointer"] = newValue.keyword }
  }

  /// The available horizontal space. Default: compact.
  public var horizontalSizeClass: SizeClass {
    get { feature("horizontal-size-class", default: .compact) }
    set { features["horizontal-size-class"] = newValue.keyword }
  }

  /// The available vertical space. Default: regular.
  public var verticalSizeClass: SizeClass {
    get { feature("vertical-size-class", default: .regular) }
    set { features["vertical-size-class"] = newValue.keyword }
  }

  /// The type of device. Default: phone.
  public var idiom: Idiom {
    get { feature("idiom", default: .phone) }
    set { features["idiom"] = newValue.keyword }
  }

  /// The platform of the app. Default: iOS.
  public var platform: Platform {
    get { feature("platform", default: .ios) }
    set { features["platform"] = newValue.keyword }
  }

  /// The major version of the operating system: `os-version`; 0 if negative. Default: 18.
  public var systemVersion: Int {
    get { number("os-version", default: 18) }
    set { features["os-version"] = "\(max(newValue, 0))" }
  }

  /// The minor version of the operating system: `os-minor-version`; 0 if negative. Default: 0.
  public var systemMinorVersion: Int {
    get { number("os-minor-version", default: 0) }
    set { features["os-minor-version"] = "\(max(newValue, 0))" }
  }

  private func number(_ name: String, default value: Int) -> Int { features[name].flatMap { Int($0) } ?? value }

  private func feature<T: KeywordValue>(_ name: String, default value: T) -> T {
    features[name].flatMap { T(keyword: $0) } ?? value
  }
}
