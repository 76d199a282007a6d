import VStyleSyntax

/// The specified value of an image: the arguments of `image()`, or a source alone.
struct SpecifiedImage: DeferredValue {
  private static let modes = NameTable(Image.RenderingMode.self)
  private static let sizeSyntax = NumericSyntax.length.in(NumericRange(0...))

  /// The source of the pixels.
  private enum Content: Hashable {
    /// An image, or a reference to an image of the skin.
    case image(StyleValue)
    /// A color, with the width and the height of the image.
    case color(StyleValue, Numeric, Numeric)
  }

  private let content: Content
  private let mode: Image.RenderingMode

  init(_ image: Image) {
    mode = image.renderingMode
    if case .color(let color, let size) = image.source {
      content = .color(
        ValueKind.color.specified(StyleValue(color)), .constant(size.width), .constant(size.height))
    } else {
      content = .image(StyleValue(Image(image.source)))
    }
  }

  /// Parses the arguments of `image()`.
  init(_ parser: inout ValueParser) throws(ValueError) {
    if let source = try ValueKind.parseImageSource(&parser) {
      content = .image(source)
    } else {
      let color = try ValueKind.color.parse(&parser)
      let (width, height) = try SpecifiedImage.parseSize(&parser)
      content = .color(color, width, height)
    }
    if parser.next() == .comma {
      parser.cursor.advance()
      mode = try ValueKind.parseKeyword(of: SpecifiedImage.modes, &parser)
    } else {
      mode = .automatic
    }
    try parser.expectEnd("`)`")
  }

  /// Parses an optional comma and size. Default: 1 by 1 points.
  private static func parseSize(_ parser: inout ValueParser) throws(ValueError) -> (Numeric, Numeric) {
    var ahead = parser
    guard ahead.next() == .comma else { return (.constant(1), .constant(1)) }
    ahead.cursor.advance()
    guard ahead.next() != .ident else { return (.constant(1), .constant(1)) }
    parser = ahead
    let width = try sizeSyntax.parse(&parser)
    let isAlone = parser.isAtEnd || parser.next() == .comma
    return (width, isAlone ? width : try sizeSyntax.parse(&parser))
  }

  /// The value of a property: an image, or this specified value if it depends on the context.
  var value: StyleValue {
    switch content {
    case .image(let image) where mode == .automatic: image
    case .image(let image) where image.dependsOnContext: StyleValue(deferred: self)
    case .color(let color, let width, let height)
    where color.dependsOnContext || width.constant == nil || height.constant == nil:
      StyleValue(deferred: self)
    default: resolve(in: ValueContext())
    }
  }

  func resolve(in context: ValueContext) -> StyleValue {
    switch content {
    case .image(let image):
      let image = image.resolved(in: context)[as: Image.self] ?? .named("")
      return StyleValue(mode == .automatic ? image : image.withRenderingMode(mode))
    case .color(let color, let width, let height):
      let size = Size(width: width.resolved(in: context), height: height.resolved(in: context))
      let color = color.resolved(in: context)[as: Color.self] ?? .clear
      return StyleValue(Image(.color(color, size: size), renderingMode: mode))
    }
  }

  var serialized: String {
    let way = mode == .automatic ? [] : [mode.keyword]
    switch content {
    case .image(let image):
      let source = image.deferredText ?? image[as: Image.self]?.source.serialized ?? ""
      return way.isEmpty ? source : SpecifiedImage.function([source] + way)
    case .color(let color, let width, let height):
      let isPlain = width == .constant(1) && height == .constant(1)
      let size = (width == height ? [width] : [width, height]).map { $0.serialized(SpecifiedImage.sizeSyntax) }
      return SpecifiedImage.function(
        [ValueKind.color.serialize(color)] + (isPlain ? [] : [size.joined(separator: " ")]) + way)
    }
  }

  private static func function(_ arguments: [String]) -> String { "image(\(arguments.joined(separator: ", ")))" }
}

extension Image.Source {
  /// The canonical text.
  fileprivate var serialized: String {
    switch self {
    case .named(let name): CSSSerialization.serialize(string: name)
    case .url(let address): CSSSerialization.serialize(url: address)
    case .symbol(let name): "symbol(\(CSSSerialization.serialize(string: name)))"
    case .color: SpecifiedImage(Image(self)).serialized
    }
  }
}
