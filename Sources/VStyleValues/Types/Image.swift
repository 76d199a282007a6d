/// A reference to an image, and how it is drawn. The engine never opens it; the host of the views does.
///
/// ```swift
/// imageView.image = Image(named: "star").withRenderingMode(.alwaysTemplate)
/// button.setBackgroundImage(Image(color: .systemBlue), for: .normal)
/// ```
public struct Image: Hashable, Sendable, Bindable {
  /// Where the pixels come from.
  public var source: Source

  /// Whether the image shows its own colors or the tint color. Default: automatic.
  public var renderingMode = RenderingMode.automatic

  /// Where the pixels of an image come from.
  public enum Source: Hashable, Sendable {
    /// An image of the app's own resources, by name.
    case named(String)
    /// An image file, by an address relative to the sheet.
    case url(String)
    /// A symbol of the system's set, by name.
    case symbol(String)
    /// One color everywhere. Unit of the size: points. Range: `[0, ∞]`.
    case color(Color, size: Size)
  }

  /// Whether an image shows its own colors or the tint color. UIKit: `UIImage.RenderingMode`.
  public enum RenderingMode: String, KeywordValue, Bindable {
    /// As suits the place.
    case automatic
    /// Its own colors.
    case alwaysOriginal
    /// The tint color.
    case alwaysTemplate
  }

  /// Makes an image of a source.
  public init(_ source: Source, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.renderingMode = renderingMode
  }

  /// Makes a reference to an image of the app's own resources.
  public init(named name: String) { self.init(.named(name)) }

  /// Makes a reference to a symbol of the system's set.
  public init(systemName name: String) { self.init(.symbol(name)) }

  /// Makes an image of one color.
  ///
  /// - Parameter size: in points, `[0, ∞]` each. Default: 1 by 1, to be stretched.
  public init(color: Color, size: Size = Image.defaultColorSize) { self.init(.color(color, size: size)) }

  /// The size of an image of one color that names none: 1 by 1 points.
  public static let defaultColorSize = Size(width: 1, height: 1)

  /// The image with another mode of drawing. UIKit: `UIImage.withRenderingMode(_:)`.
  public func withRenderingMode(_ mode: RenderingMode) -> Image { Image(source, renderingMode: mode) }
}

extension Image {
  /// An image of the app's own resources, by name.
  public static func named(_ name: String) -> Image { Image(.named(name)) }

  /// An image file, by an address relative to the sheet.
  public static func url(_ address: String) -> Image { Image(.url(address)) }

  /// A symbol of the system's set, by name.
  public static func symbol(_ name: String) -> Image { Image(.symbol(name)) }
}
