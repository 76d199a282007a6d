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
  private static var weights: [(Font.Weight, NSFont.Weight)] {
    [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
  }

  private static func upright(_ font: Font) -> NSFont {
    if let name = font.family, let named = NSFont(name: name, size: font.size) { return named }
    return .systemFont(ofSize: font.size, weight: weights.last { $0.0 <= font.weight }?.1 ?? .ultraLight)
  }

  static var font: Self {
    Self(
      read: { .system($0.pointSize) },
      write: { font in
        let upright = upright(font)
        guard font.isItalic else { return upright }
        let slanted = upright.fontDescriptor.withSymbolicTraits(upright.fontDescriptor.symbolicTraits.union(.italic))
        return NSFont(descriptor: slanted, size: font.size) ?? upright
      })
  }
}

extension NSView: @preconcurrency PlatformNode {
  public static var properties: PropertyTable {
    [
      .bindMain(.alpha, \NSView.alphaValue, as: .number),
      .bindMain(
        .backgroundColor, slots: ["normal"], as: .color,
        read: { (view: NSView, _) in view.layer?.backgroundColor.flatMap { NSColor(cgColor: $0) } },
        write: { view, color, _ in
          if color != nil { view.wantsLayer = true }
          view.layer?.backgroundColor = color?.cgColor
        }),
      .bindMain(
        .cornerRadius, slots: ["normal"], as: .number,
        read: { (view: NSView, _) -> CGFloat? in view.layer?.cornerRadius },
        write: { view, radius, _ in
          if radius != nil { view.wantsLayer = true }
          view.layer?.cornerRadius = radius ?? 0
        }),
    ]
  }

  public static func makeStyleInstance() -> any PlatformNode { self is NSTextField.Type ? NSTextField() : NSView() }

  public var styleParent: (any StyleNode)? { superview }
  public var styleChildren: [any StyleNode] {
    // What AppKit puts into these is a part of them, and no node.
    self is NSButton || self is NSTextField ? [] : subviews
  }

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
