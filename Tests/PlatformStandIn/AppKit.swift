// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []

  public init(frame: NSRect) { super.init() }
  public required convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: NSView) {
    subviews.append(view)
    view.superview = self
  }
}

@MainActor
open class NSControl: NSView {
  open var isEnabled = true
  open var font: NSFont? = .systemFont(ofSize: 13)
}

@MainActor
open class NSTextField: NSControl {
  open var textColor: NSColor? = .labelColor
  open var maximumNumberOfLines = 0
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
    public static let regular = Weight(rawValue: 0)
    public static let bold = Weight(rawValue: 0.4)
  }

  public let pointSize: CGFloat
  private let weight: Weight

  private init(_ size: CGFloat, _ weight: Weight) { (pointSize, self.weight) = (size, weight) }

  open class func systemFont(ofSize size: CGFloat) -> NSFont { systemFont(ofSize: size, weight: .regular) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { NSFont(size, weight) }

  public static func == (left: NSFont, right: NSFont) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(pointSize) }
}
