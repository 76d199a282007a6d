// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let name: String
  let size: CGFloat
  let weight: CGFloat
  public let symbolicTraits: SymbolicTraits
  let design: SystemDesign

  init(_ name: String, _ size: CGFloat, _ weight: CGFloat, _ traits: SymbolicTraits, _ design: SystemDesign) {
    (self.name, self.size, self.weight, symbolicTraits, self.design) = (name, size, weight, traits, design)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name, size, weight, symbolicTraits, design)
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name, size, weight, symbolicTraits, design)
  }

  var key: [AnyHashable] { [name, size, weight, symbolicTraits, design] }
}

open class UIFont: NSObject, @unchecked Sendable {
  public let fontDescriptor: UIFontDescriptor
  public let pointSize: CGFloat

  /// A size of 0 is that of the descriptor.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = descriptor
    self.pointSize = pointSize == 0 ? descriptor.size : pointSize
  }

  /// Fonts of the names Georgia and Helvetica are installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard ["Georgia", "Helvetica"].contains(fontName) else { return nil }
    self.init(descriptor: UIFontDescriptor(fontName, fontSize, 0, [], .default), size: fontSize)
  }

  open var fontName: String { fontDescriptor.name }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(".SFUI", fontSize, weight.rawValue, [], .default), size: fontSize)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontDescriptor.key == other.fontDescriptor.key && pointSize == other.pointSize
  }

  open override var hash: Int { pointSize.hashValue }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  open func scaledFont(for font: UIFont) -> UIFont {
    UIFont(descriptor: font.fontDescriptor, size: font.pointSize * UITraitCollection.textScale)
  }
}
