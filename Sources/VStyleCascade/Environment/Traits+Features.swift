public import VStyleValues

/// How much room there is along an axis. UIKit: `UIUserInterfaceSizeClass`.
public enum SizeClass: String, KeywordValue {
  /// Not known.
  case unspecified
  /// Little room, as across a phone held upright.
  case compact
  /// Much room, as on a tablet.
  case regular
}

/// The kind of device. UIKit: `UIUserInterfaceIdiom`.
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

/// How strong the user wants contrasts to be. UIKit: `UIAccessibilityContrast`.
public enum ContrastPreference: String, KeywordValue {
  /// As they are.
  case noPreference
  /// Stronger.
  case more
  /// Weaker.
  case less
  /// With certain colors.
  case custom
}

/// In which direction a line of text runs. UIKit: `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: String, KeywordValue {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The colors that a display can show. UIKit: `UIDisplayGamut`.
public enum DisplayGamut: String, KeywordValue {
  /// Those of sRGB.
  case srgb
  /// Those of Display P3 too.
  case p3
  /// Those of ITU-R BT.2020 too.
  case rec2020
}

/// How often a display can show something else.
public enum UpdateFrequency: String, KeywordValue {
  /// Often enough for animations.
  case fast
  /// Less often, as electronic paper.
  case slow
  /// Never, as paper.
  case none
}

/// What happens to content that is too long.
public enum OverflowBehavior: String, KeywordValue {
  /// It can be scrolled.
  case scroll
  /// It is not shown.
  case none
  /// It goes on on the next page.
  case paged
}

/// How exactly something can be pointed at.
public enum PointerAccuracy: String, KeywordValue {
  /// With a finger.
  case coarse
  /// With a mouse or a pen.
  case fine
  /// Not at all.
  case none
}

/// The features that Swift code sets, by the names of UIKit's traits where it has them.
extension Traits {
  /// The size of text that the user prefers. Default: large. Setting `unspecified` is setting the default.
  public var contentSizeCategory: ContentSizeCategory {
    get { feature("content-size-category", default: .large) }
    set { features["content-size-category"] = newValue == .unspecified ? nil : newValue.keyword }
  }

  /// How strong the user wants contrasts to be: `prefers-contrast`. Default: no preference.
  public var contrast: ContrastPreference {
    get { feature("prefers-contrast", default: .noPreference) }
    set { features["prefers-contrast"] = newValue.keyword }
  }

  /// Whether the user wants less to move. Default: no.
  public var prefersReducedMotion: Bool {
    get { features["prefers-reduced-motion"] == "reduce" }
    set { features["prefers-reduced-motion"] = newValue ? "reduce" : "no-preference" }
  }

  /// Whether the user wants nothing to show through. Default: no.
  public var prefersReducedTransparency: Bool {
    get { features["prefers-reduced-transparency"] == "reduce" }
    set { features["prefers-reduced-transparency"] = newValue ? "reduce" : "no-preference" }
  }

  /// In which direction a line of text runs. Default: left to right.
  public var layoutDirection: LayoutDirection {
    get { feature("layout-direction", default: .leftToRight) }
    set { features["layout-direction"] = newValue.keyword }
  }

  /// The colors that the display can show: `color-gamut`. Default: those of sRGB.
  public var displayGamut: DisplayGamut {
    get { feature("color-gamut", default: .srgb) }
    set { features["color-gamut"] = newValue.keyword }
  }

  /// How many bits each component of a color has: `color`; 0 for a display without colors. Default: 8.
  public var bitsPerComponent: Int {
    get { number("color", default: 8) }
    set { features["color"] = "\(max(newValue, 0))" }
  }

  /// How many colors a display with a table of colors has: `color-index`. Default: 0, without a table.
  public var colorTableCount: Int {
    get { number("color-index", default: 0) }
    set { features["color-index"] = "\(max(newValue, 0))" }
  }

  /// How many bits a pixel of a display without colors has: `monochrome`. Default: 0, with colors.
  public var bitsPerGray: Int {
    get { number("monochrome", default: 0) }
    set { features["monochrome"] = "\(max(newValue, 0))" }
  }

  /// Whether the display shows characters in a grid alone: `grid`. Default: no.
  public var isGrid: Bool {
    get { number("grid", default: 0) != 0 }
    set { features["grid"] = newValue ? "1" : "0" }
  }

  /// How often the display can show something else: `update`. Default: fast.
  public var updateFrequency: UpdateFrequency {
    get { feature("update", default: .fast) }
    set { features["update"] = newValue.keyword }
  }

  /// What happens to content that is too long: `overflow-block`. Default: scroll.
  public var overflowBlock: OverflowBehavior {
    get { feature("overflow-block", default: .scroll) }
    set { features["overflow-block"] = newValue.keyword }
  }

  /// Whether content that is too wide can be scrolled: `overflow-inline`. Default: yes.
  public var scrollsWideContent: Bool {
    get { features["overflow-inline"] != "none" }
    set { features["overflow-inline"] = newValue ? "scroll" : "none" }
  }

  /// Whether the main pointer can hover above something: `hover`. Default: no.
  public var canHover: Bool {
    get { features["hover"] == "hover" }
    set { features["hover"] = newValue ? "hover" : "none" }
  }

  /// Whether any pointer can hover above something: `any-hover`. Default: no.
  public var anyCanHover: Bool {
    get { features["any-hover"] == "hover" }
    set { features["any-hover"] = newValue ? "hover" : "none" }
  }

  /// How exact the main pointer is: `pointer`. Default: coarse.
  public var pointer: PointerAccuracy {
    get { feature("pointer", default: .coarse) }
    set { features["pointer"] = newValue.keyword }
  }

  /// How exact the most exact pointer is: `any-pointer`. Default: coarse.
  public var anyPointer: PointerAccuracy {
    get { feature("any-pointer", default: .coarse) }
    set { features["any-pointer"] = newValue.keyword }
  }

  /// The room across. Default: compact.
  public var horizontalSizeClass: SizeClass {
    get { feature("horizontal-size-class", default: .compact) }
    set { features["horizontal-size-class"] = newValue.keyword }
  }

  /// The room from top to bottom. Default: regular.
  public var verticalSizeClass: SizeClass {
    get { feature("vertical-size-class", default: .regular) }
    set { features["vertical-size-class"] = newValue.keyword }
  }

  /// The kind of device. Default: phone.
  public var idiom: Idiom {
    get { feature("idiom", default: .phone) }
    set { features["idiom"] = newValue.keyword }
  }

  private func number(_ name: String, default value: Int) -> Int { features[name].flatMap { Int($0) } ?? value }

  private func feature<T: KeywordValue>(_ name: String, default value: T) -> T {
    features[name].flatMap { T(keyword: $0) } ?? value
  }
}
