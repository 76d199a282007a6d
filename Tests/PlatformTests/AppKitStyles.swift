// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import PlatformStandIn
public import VStyle

// The code of Docs/AppKit.md, line for line.

extension MemberConversion<NSColor, Color> {
  static var color: Self {
    Self(
      read: { color in
        guard let color = color.usingColorSpace(.sRGB) else { return .clear }
        return Color(
          red: color.redComponent, green: color.greenComponent, blue: color.blueComponent, alpha: color.alphaComponent)
      },
      write: { NSColor(srgbRed: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) })
  }
}

extension MemberConversion<NSFont, Font> {
  static var font: Self {
    Self(
      read: { .system($0.pointSize) },
      write: { .systemFont(ofSize: $0.size, weight: $0.weight >= .semibold ? .bold : .regular) })
  }
}

extension NSView: @preconcurrency PlatformNode {
  public static var properties: PropertyTable { [.bindMain(.alpha, \NSView.alphaValue, as: .number)] }

  public static func makeStyleInstance() -> any PlatformNode { self is NSTextField.Type ? NSTextField() : NSView() }

  public var styleParent: (any StyleNode)? { superview }
  public var styleChildren: [any StyleNode] { subviews }

  public static var styleStateNames: [String] { self == NSControl.self ? ["disabled"] : [] }
  public var styleStates: Set<String> { (self as? NSControl)?.isEnabled == false ? ["disabled"] : [] }
}

@MainActor func addTextFieldStyles() {
  ViewTypeTable.add(
    [
      .bindMain(.textColor, \NSTextField.textColor, as: .color),
      .bindMain(.font, \NSTextField.font, as: .font),
      .bindMain(.numberOfLines, \NSTextField.maximumNumberOfLines),
    ], to: NSTextField.self)
}
