// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

extension UISwitch {
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
}

extension UIPageControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case minimal = 2
    case prominent = 1
  }

  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }
}

extension UIDatePicker {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }
}

extension UIProgressView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }
}

extension UIActivityIndicatorView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension UIStackView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    public static let top = Alignment.leading
    case firstBaseline = 2
    case center = 3
    case bottom = 4
    public static let trailing = Alignment.bottom
    case lastBaseline = 5
  }
}

extension UICollectionView {
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }
}

extension UICollectionViewFlowLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }
}

extension UITabBar {
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}

extension UISearchBar {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case minimal = 2
    case prominent = 1
  }

  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
    public static let prominent = Style.done
  }
}

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    public static let integrated = SearchBarPlacement.inline
    case stacked = 2
    case integratedCentered = 3
    case integratedButton = 4
  }

  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
}

extension UISegmentedControl {
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }
}

extension UIBlurEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case extraDark = 3
    case regular = 4
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
    case prominent = 5
  }
}

extension UIFont {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let black = Weight(rawValue: 0.62)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let light = Weight(rawValue: -0.4)
    public static let medium = Weight(rawValue: 0.23)
    public static let regular = Weight(rawValue: 0)
    public static let semibold = Weight(rawValue: 0.3)
    public static let thin = Weight(rawValue: -0.6)
    public static let ultraLight = Weight(rawValue: -0.8)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let headline = TextStyle(rawValue: "headline")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
  }
}

extension UIFontDescriptor {
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitVertical = SymbolicTraits(rawValue: 2048)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 268435456)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 536870912)
    public static let classModernSerifs = SymbolicTraits(rawValue: 805306368)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 1073741824)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 1342177280)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 1879048192)
    public static let classSansSerif = SymbolicTraits(rawValue: 2147483648)
    public static let classOrnamentals = SymbolicTraits(rawValue: 2415919104)
    public static let classScripts = SymbolicTraits(rawValue: 2684354560)
    public static let classSymbolic = SymbolicTraits(rawValue: 3221225472)
    public static let classMask = SymbolicTraits(rawValue: 4026531840)
  }
}

extension UITabBarItemAppearance {
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }
}

extension NSAttributedString {
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "letterpressStyle")
  }
}
