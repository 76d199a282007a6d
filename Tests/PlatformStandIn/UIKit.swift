// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported public import Foundation

// The parts of UIKit that the pages of Docs use, with its isolation, inheritance and signatures, for platforms without
// UIKit. One thing differs: an initializer of Objective-C may satisfy `init()` of a protocol as it is, and one of Swift
// only if it is `required`.

// Types of MacTypes.h, which an import of UIKit or AppKit makes visible. A page that writes `Size` alone as a type does
// not compile beside them.
public typealias Size = Int
public typealias Style = UInt8
public struct Point: Sendable {}
public struct Rect: Sendable {}

@MainActor
open class UIResponder {
  public required init() {}
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}

@MainActor
open class UIView: UIResponder {
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var isFocused: Bool { false }
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  public let layer = CALayer()

  public init(frame: CGRect) { super.init() }
  public required convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.didMoveToSuperview()
  }

  open func didMoveToSuperview() {}

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}

@MainActor
open class CALayer {
  open var cornerRadius: CGFloat = 0
  open var backgroundColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
}

/// A color of Core Graphics. It is a class, and is compared by its components.
public final class CGColor: Hashable, Sendable {
  let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

@MainActor
open class UITableView: UIScrollView {
  open var rowHeight: CGFloat = -1
  open var separatorColor: UIColor?
}

@MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var numberOfLines = 1
  open var isEnabled = true
  open var isHighlighted = false
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
}

@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var isHighlighted = false
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

@MainActor
open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
}

@MainActor
open class UISwitch: UIControl {
  open var isOn = false
}

@MainActor
open class UITextField: UIControl {
  open var textColor: UIColor?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var isEditing: Bool { isFirstResponder }
}

@MainActor
open class UIScrollView: UIView {}

@MainActor
open class UITextView: UIScrollView {}

@MainActor
open class UIButton: UIControl {
  private var titleColors: [State: UIColor] = [:]

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
}

open class UIColor: Hashable, @unchecked Sendable {
  private let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }

  public init(cgColor: CGColor) { components = cgColor.components }

  open var cgColor: CGColor {
    CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  open func setFill() {}

  /// A color that changes with the appearance. It is equal to no other color.
  public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (pointer, component) in zip([red, green, blue, alpha], components) { pointer?.pointee = component }
    return true
  }

  public static func == (left: UIColor, right: UIColor) -> Bool {
    left === right || left !== label && right !== label && left.components == right.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

open class UIFont: Hashable, @unchecked Sendable {
  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public struct TextStyle: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public let fontName: String
  public let pointSize: CGFloat
  public let fontDescriptor: UIFontDescriptor
  private let weight: Weight

  private init(_ name: String, _ size: CGFloat, _ weight: Weight) {
    (fontName, pointSize, self.weight) = (name, size, weight)
    fontDescriptor = UIFontDescriptor(name: name, size: size, weight: weight, [], .default)
  }

  /// A size of 0 is that of the descriptor.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    (fontName, weight, fontDescriptor) = (descriptor.name, descriptor.weight, descriptor)
    pointSize = size == 0 ? descriptor.size : size
  }

  /// Returns `nil` for a font that is not installed.
  public convenience init?(name: String, size: CGFloat) {
    guard name == "Georgia" else { return nil }
    self.init(name, size, .regular)
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont("system", size, weight) }

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.fontName == right.fontName && left.pointSize == right.pointSize && left.weight == right.weight
      && left.fontDescriptor.symbolicTraits == right.fontDescriptor.symbolicTraits
      && left.fontDescriptor.design == right.fontDescriptor.design
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fontName) }
}

open class UIFontDescriptor: @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  public struct SystemDesign: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public let symbolicTraits: SymbolicTraits
  fileprivate let name: String
  fileprivate let size: CGFloat
  fileprivate let weight: UIFont.Weight
  fileprivate let design: SystemDesign

  fileprivate init(
    name: String, size: CGFloat, weight: UIFont.Weight, _ traits: SymbolicTraits, _ design: SystemDesign
  ) {
    (self.name, self.size, self.weight, symbolicTraits, self.design) = (name, size, weight, traits, design)
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: name, size: size, weight: weight, traits, design)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name: name, size: size, weight: weight, symbolicTraits, design)
  }
}

open class UIFontMetrics: @unchecked Sendable {
  public init(forTextStyle style: UIFont.TextStyle) {}

  /// The user of the stand-in prefers texts that are half as large again.
  open func scaledFont(for font: UIFont) -> UIFont {
    UIFont(descriptor: font.fontDescriptor, size: font.pointSize * 1.5)
  }
}

open class UIImage: Hashable, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public let renderingMode: RenderingMode
  private let content: String

  fileprivate init(_ content: String, _ mode: RenderingMode = .automatic) {
    (self.content, renderingMode) = (content, mode)
  }

  public convenience init() { self.init("") }

  /// Returns `nil` for an image that the app does not have.
  public convenience init?(named name: String) {
    guard name == "star" else { return nil }
    self.init(name)
  }

  public convenience init?(systemName name: String) { self.init("symbol " + name) }
  public convenience init?(contentsOfFile path: String) { self.init("file " + path) }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(content, mode) }

  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.content == right.content && left.renderingMode == right.renderingMode
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

open class UIGraphicsImageRendererContext {
  fileprivate init() {}
  open func fill(_ rect: CGRect) {}
}

open class UIGraphicsImageRenderer {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage("\(size.width) by \(size.height)")
  }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
