/// The configuration of a symbol of the system. UIKit: `UIImage.SymbolConfiguration`.
///
/// For a member that is `nil`, the view decides.
public struct SymbolConfiguration: RecordValue {
  /// The font size of the text beside the symbol, in points. Range: `[0, ∞]`.
  public var pointSize: Double?
  /// The weight of the strokes.
  public var weight: Font.Weight?
  /// The size relative to text of the same font size. Default: ``Scale/default``.
  public var scale = Scale.default
  /// The text style that determines the size and the weight.
  public var textStyle: Font.TextStyle?
  /// The font that determines the size and the weight.
  public var font: Font?
  /// The base color, from which the colors of all layers are derived.
  public var hierarchicalColor: Color?
  /// The colors of the layers, in the order of the layers.
  public var paletteColors: [Color]?
  /// Whether the symbol shows its own colors, if it has some. Default: automatic.
  public var renderingMode = RenderingMode.automatic

  /// The size of a symbol relative to the text beside it.
  public enum Scale: String, KeywordValue, Bindable {
    /// The default of the system.
    case `default`
    /// No scale is specified.
    case unspecified
    /// Smaller than the capital letters of the text.
    case small
    /// As high as the capital letters of the text.
    case medium
    /// Higher than the capital letters of the text.
    case large
  }

  /// The colors of a symbol.
  public enum RenderingMode: String, KeywordValue, Bindable {
    /// The symbol decides.
    case automatic
    /// One color.
    case preferringMonochrome
    /// The colors of the symbol.
    case preferringMulticolor
  }

  /// Creates a configuration with default values.
  public init() {}

  /// Creates a configuration with the most frequent members. Unit: points.
  public init(pointSize: Double, weight: Font.Weight? = nil, scale: Scale = .default) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }

  /// The members, with the names of UIKit.
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
  /// The configuration of a symbol. Swift: ``SymbolConfiguration``.
  ///
  /// An example is `symbol-configuration(point-size 20, weight bold, palette-colors red, blue)`.
  public static let symbolConfiguration = record(SymbolConfiguration.self)
}
