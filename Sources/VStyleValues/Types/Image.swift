/// A reference to an image, with a rendering mode. The host of the views loads the image; the engine does not.
///
/// ```swift
/// imageView.image = Image(named: "star").withRenderingMode(.alwaysTemplate)
/// button.setBackgroundImage(Image(color: .systemBlue), for: .normal)
/// ```
public struct Image: Hashable, Sendable, Bindable {
  /// The source of the pixels.
  public var source: Source

  /// Whether the image shows its own colors or the tint color. Default: automatic.
  public var renderingMode = RenderingMode.automatic

  /// The source of the pixels of an image.
  public enum Source: Hashable, Sendable {
    /// An image of the app's own resources, by name.
    case named(String)
    /// An image file: the text of `url(…)`, relative to the sheet, or the absolute path of an image of a skin.
    case url(String)
    /// A symbol of the system's set, by name.
    case symbol(String)
    /// An image of one color. Unit of the size: points. Range: `[0, ∞]`.
    case color(Color, size: Size)
  }

  /// Whether an image shows its own colors or the tint color. UIKit: `UIImage.RenderingMode`.
  public enum RenderingMode: String, KeywordValue, Bindable {
    /// The view decides.
    case automatic
    /// The image shows its own colors.
    case alwaysOriginal
    /// The image shows the tint color.
    case alwaysTemplate
  }

  /// Creates an image with a source.
  public init(_ source: Source, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.renderingMode = renderingMode
  }

  /// Creates a reference to an image in the resources of the app.
  public init(named name: String) { self.init(.named(name)) }

  /// Creates a reference to a symbol of the system.
  public init(systemName name: String) { self.init(.symbol(name)) }

  /// Creates an image of one color.
  ///
  /// - Parameters:
  ///   - color: the color.
  ///   - size: the size in points, `[0, ∞]` each. Default: 1 by 1, for images that are stretched.
  public init(color: Color, size: Size = Image.defaultColorSize) { self.init(.color(color, size: size)) }

  /// The default size of an image of one color: 1 by 1 points.
  public static let defaultColorSize = Size(width: 1, height: 1)

  /// The image with another rendering mode. UIKit: `UIImage.withRenderingMode(_:)`.
  public func withRenderingMode(_ mode: RenderingMode) -> Image { Image(source, renderingMode: mode) }
}

extension Image {
  /// An image of the app's own resources, by name.
  public static func named(_ name: String) -> Image { Image(.named(name)) }

  /// An image file: the text of `url(…)`, relative to the sheet, or the absolute path of an image of a skin.
  public static func url(_ address: String) -> Image { Image(.url(address)) }

  /// A symbol of the system's set, by name.
  public static func symbol(_ name: String) -> Image { Image(.symbol(name)) }
}
