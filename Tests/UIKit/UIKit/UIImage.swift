// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

open class UIImage: NSObject, @unchecked Sendable {
  open class Configuration: NSObject, @unchecked Sendable {
    let parts: [String]

    init(_ parts: [String]) { self.parts = parts }

    open override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.parts == parts }

    open override var hash: Int { parts.hashValue }
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public static var unspecified: SymbolConfiguration { SymbolConfiguration([]) }

    public convenience init(scale: UIImage.SymbolScale) { self.init(["scale \(scale.rawValue)"]) }
    public convenience init(pointSize: CGFloat) { self.init(["size \(pointSize)"]) }
    public convenience init(weight: UIImage.SymbolWeight) { self.init(["weight \(weight.rawValue)"]) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(["style \(textStyle.rawValue)"]) }
    public convenience init(font: UIFont) { self.init(["font \(font.pointSize)"]) }
    public convenience init(hierarchicalColor: UIColor) { self.init(["hierarchical \(hierarchicalColor.hash)"]) }
    public convenience init(paletteColors: [UIColor]) { self.init(["palette \(paletteColors.map(\.hash))"]) }
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(["monochrome"]) }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(["multicolor"]) }

    public func applying(_ otherConfiguration: UIImage.Configuration?) -> SymbolConfiguration {
      SymbolConfiguration(parts + (otherConfiguration?.parts ?? []))
    }
  }

  let source: String
  public let renderingMode: RenderingMode

  init(_ source: String, _ mode: RenderingMode = .automatic) { (self.source, renderingMode) = (source, mode) }

  public override init() { (source, renderingMode) = ("", .automatic) }

  /// The catalog has no image of the name `missing`.
  public convenience init?(named name: String) {
    guard name != "missing" else { return nil }
    self.init("named \(name)")
  }

  public convenience init?(systemName name: String) { self.init("symbol \(name)") }

  public convenience init?(contentsOfFile path: String) { self.init("file \(path)") }

  open var cgImage: CGImage? { CGImage(source) }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(source, renderingMode) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && renderingMode == other.renderingMode
  }

  open override var hash: Int { source.hashValue }
}

open class UIGraphicsImageRendererContext: NSObject {
  var filled: CGRect = .zero
  open func fill(_ rect: CGRect) { filled = rect }
}

open class UIGraphicsImageRenderer: NSObject {
  public convenience init(size: CGSize) { self.init() }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    actions(context)
    return UIImage("drawn \(context.filled)")
  }
}
