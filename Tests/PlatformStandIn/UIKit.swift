// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported public import Foundation

// The parts of UIKit that the pages of Docs use, with its isolation, inheritance and signatures, for platforms without
// UIKit. One thing differs: an initializer of Objective-C may satisfy `init()` of a protocol as it is, and one of Swift
// only if it is `required`.

@MainActor
open class UIResponder {
  public required init() {}
}

@MainActor
open class UIView: UIResponder {
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  public let layer = CALayer()

  public init(frame: CGRect) { super.init() }
  public required convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}

@MainActor
open class CALayer {
  open var cornerRadius: CGFloat = 0
}

@MainActor
open class UITableView: UIView {
  open var rowHeight: CGFloat = -1
  open var separatorColor: UIColor?
}

@MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
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
open class UIButton: UIControl {
  private var titleColors: [State: UIColor] = [:]

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
}

open class UIColor: Hashable, @unchecked Sendable {
  private let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }

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

  public let fontName: String
  public let pointSize: CGFloat
  private let weight: Weight

  private init(_ name: String, _ size: CGFloat, _ weight: Weight) {
    (fontName, pointSize, self.weight) = (name, size, weight)
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
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fontName) }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
