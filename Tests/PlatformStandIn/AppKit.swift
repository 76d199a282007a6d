// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public import Foundation

// The parts of AppKit that Docs/AppKit.md uses, as in UIKit.swift.

@MainActor
open class NSResponder {
  public required init() {}
}

@MainActor
open class NSView: NSResponder {
  open var alphaValue: CGFloat = 1
  open var isHidden = false
  open private(set) var layer: CALayer?
  open var wantsLayer = false { didSet { layer = wantsLayer ? layer ?? CALayer() : nil } }
  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []

  public init(frame: NSRect) { super.init() }
  public required convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: NSView) {
    subviews.append(view)
    view.superview = self
  }

  open func viewDidChangeEffectiveAppearance() {}
}

@MainActor
open class NSControl: NSView {
  open var isEnabled = true
  open var font: NSFont? = .systemFont(ofSize: 13)
}

@MainActor
open class NSButton: NSControl {}

@MainActor
open class NSTextField: NSControl {
  open var textColor: NSColor? = .labelColor
  open var maximumNumberOfLines = 0
}

@MainActor
open class NSViewController: NSResponder {
  private var loaded: NSView?

  /// The first use creates the view, and calls ``viewDidLoad()``.
  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      viewDidLoad()
      return loaded ?? NSView()
    }
    set { loaded = newValue }
  }

  open func loadView() { view = NSView() }
  open func viewDidLoad() {}
  open func viewWillLayout() {}
}

@MainActor
open class NSWindow: NSResponder {
  open var contentViewController: NSViewController?
  open var contentView: NSView?
  open var appearance: NSAppearance?

  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
    contentView = contentViewController.view
  }

  open func makeKeyAndOrderFront(_ sender: Any?) { contentViewController?.viewWillLayout() }
}

@MainActor
open class NSApplication: NSResponder {
  public private(set) var effectiveAppearance = NSAppearance(named: .aqua) ?? NSAppearance()

  /// Changes the appearance as the system does, and notifies a view of a window.
  public func change(to name: NSAppearance.Name, _ view: NSView) {
    effectiveAppearance = NSAppearance(named: name) ?? effectiveAppearance
    view.viewDidChangeEffectiveAppearance()
  }
}

@MainActor public let NSApp = NSApplication()

@MainActor
public protocol NSApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching(_ notification: Notification)
}

open class NSAppearance: @unchecked Sendable {
  public struct Name: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }

  public let name: Name
  fileprivate init() { name = .aqua }
  public init?(named name: Name) { self.name = name }
  open func bestMatch(from appearances: [Name]) -> Name? { appearances.first { $0 == name } }
}

open class NSColorSpace: @unchecked Sendable {
  public static let sRGB = NSColorSpace()
}

open class NSColor: Hashable, @unchecked Sendable {
  private let components: [CGFloat]
  private let isCatalogColor: Bool

  private init(_ components: [CGFloat], isCatalogColor: Bool = false) {
    self.components = components
    self.isCatalogColor = isCatalogColor
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  public convenience init?(cgColor: CGColor) { self.init(cgColor.components) }

  open var cgColor: CGColor {
    CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// A catalog color, which has components only after a conversion.
  public static let labelColor = NSColor([0, 0, 0, 0.85], isCatalogColor: true)

  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(components) }

  open var redComponent: CGFloat { component(0) }
  open var greenComponent: CGFloat { component(1) }
  open var blueComponent: CGFloat { component(2) }
  open var alphaComponent: CGFloat { component(3) }

  private func component(_ index: Int) -> CGFloat {
    precondition(!isCatalogColor, "AppKit throws an exception here")
    return components[index]
  }

  public static func == (left: NSColor, right: NSColor) -> Bool {
    left.components == right.components && left.isCatalogColor == right.isCatalogColor
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

open class NSFont: Hashable, @unchecked Sendable {
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

  public let pointSize: CGFloat
  public let fontDescriptor: NSFontDescriptor
  private let weight: Weight

  private init(_ size: CGFloat, _ weight: Weight) {
    (pointSize, self.weight) = (size, weight)
    fontDescriptor = NSFontDescriptor(weight, [])
  }

  /// Returns `nil` for a font that is not installed.
  public convenience init?(name: String, size: CGFloat) {
    guard name == "Georgia" else { return nil }
    self.init(size, .regular)
  }

  public init?(descriptor: NSFontDescriptor, size: CGFloat) {
    (pointSize, weight, fontDescriptor) = (size, descriptor.weight, descriptor)
  }

  open class func systemFont(ofSize size: CGFloat) -> NSFont { systemFont(ofSize: size, weight: .regular) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { NSFont(size, weight) }

  public static func == (left: NSFont, right: NSFont) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
      && left.fontDescriptor.symbolicTraits == right.fontDescriptor.symbolicTraits
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(pointSize) }
}

open class NSFontDescriptor: @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let italic = SymbolicTraits(rawValue: 1)
  }

  public let symbolicTraits: SymbolicTraits
  fileprivate let weight: NSFont.Weight

  fileprivate init(_ weight: NSFont.Weight, _ traits: SymbolicTraits) {
    (self.weight, symbolicTraits) = (weight, traits)
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> NSFontDescriptor { NSFontDescriptor(weight, traits) }
}
