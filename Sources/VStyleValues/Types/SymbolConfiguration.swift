/// How a symbol of the system's set is drawn. UIKit: `UIImage.SymbolConfiguration`. A member that is `nil` is
/// left to the view.
public struct SymbolConfiguration: Record {
  /// The size of the text that the symbol stands beside, in points. Range: `[0, ∞]`.
  public var pointSize: Double?
  /// The weight of the strokes.
  public var weight: Font.Weight?
  /// The size beside a text of the same point size. Default: default.
  public var scale = Scale.default
  /// The text style that gives size and weight.
  public var textStyle: Font.TextStyle?
  /// The font that gives size and weight.
  public var font: Font?
  /// The color from which those of all layers are made.
  public var hierarchicalColor: Color?
  /// The colors of the layers, the first layer's first.
  public var paletteColors: [Color]?
  /// Whether the symbol's own colors are used, where it has some. Default: automatic.
  public var renderingMode = RenderingMode.automatic

  /// The size of a symbol beside a text.
  public enum Scale: String, KeywordValue, Bindable {
    /// The system's.
    case `default`
    /// None is asked for.
    case unspecified
    /// Smaller than the text's capitals.
    case small
    /// As high as the text's capitals.
    case medium
    /// Higher than the text's capitals.
    case large
  }

  /// The colors of a symbol.
  public enum RenderingMode: String, KeywordValue, Bindable {
    /// As the symbol asks for.
    case automatic
    /// One color.
    case preferringMonochrome
    /// The symbol's own colors.
    case preferringMulticolor
  }

  /// Makes a configuration that leaves all to the view.
  public init() {}

  /// Makes the usual configuration. Unit: points.
  public init(pointSize: Double, weight: Font.Weight? = nil, scale: Scale = .default) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }

  /// The members, as UIKit names them.
  public static let members: [RecordMember<SymbolConfiguration>] = [
    RecordMember("point-size", .length(0...), \.pointSize),
    RecordMember("weight", .fontWeight, \.weight),
    RecordMember("scale", .keyword(Scale.self), \.scale),
    RecordMember("text-style", .keyword(Font.TextStyle.self), \.textStyle),
    RecordMember("font", .font, \.font),
    RecordMember("hierarchical-color", .color, \.hierarchicalColor),
    RecordMember("palette-colors", ValueKind.color.list, \.paletteColors),
    RecordMember("rendering-mode", .keyword(RenderingMode.self), \.renderingMode),
  ]
}

extension ValueKind {
  /// How a symbol is drawn: `symbol-configuration(point-size 20, weight bold, palette-colors red, blue)`.
  /// Swift: ``SymbolConfiguration``.
  public static let symbolConfiguration = record(SymbolConfiguration.self)
}
