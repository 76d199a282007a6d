#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import VStyleProperties

  extension MemberConversion<UIImage, Image> {
    /// An image: its name in the asset catalog, a symbol, a file, or a color. UIKit does not tell the name of an image.
    public static var image: Self { Self(read: { _ in Image(named: "") }, write: { UIImage.of($0) }) }
  }

  extension UIImage {
    /// The image of a sheet; `nil` if there is none of the name.
    static func of(_ image: Image) -> UIImage? {
      content(image.source)?.withRenderingMode(UIImage.RenderingMode(image.renderingMode))
    }

    private static func content(_ source: Image.Source) -> UIImage? {
      switch source {
      case .named(let name): UIImage(named: name)
      case .symbol(let name): UIImage(systemName: name)
      case .url(let file): UIImage(contentsOfFile: file.hasPrefix("/") ? file : Bundle.main.bundlePath + "/" + file)
      case .color(let color, let size):
        filled(UIColor.of(color), CGSize(width: size.width, height: size.height))
      }
    }

    private static func filled(_ color: UIColor, _ size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
  }

  extension UIImage.RenderingMode {
    init(_ mode: Image.RenderingMode) {
      self =
        switch mode {
        case .automatic: .automatic
        case .alwaysOriginal: .alwaysOriginal
        case .alwaysTemplate: .alwaysTemplate
        }
    }
  }
#endif
