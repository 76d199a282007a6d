import TestSupport
import VStyleValues

/// Random values of the larger types.
extension ValueGenerator {
  static func font(_ generator: inout SeededGenerator) -> Font {
    if Int.random(in: 0..<4, using: &generator) == 0 { return .preferred(pick(Font.TextStyle.allCases, &generator)) }
    let families: [Font.Family] = [.system, .serif, .rounded, .monospaced, .named(text(&generator)), .named("system")]
    return Font(
      families: Array(families.shuffled(using: &generator).prefix(2)), size: abs(number(&generator)),
      weight: Font.Weight(Int.random(in: 1...1000, using: &generator)), isItalic: Bool.random(using: &generator),
      lineHeight: Bool.random(using: &generator) ? 1.25 : nil)
  }

  static func color(_ generator: inout SeededGenerator) -> Color {
    if Int.random(in: 0..<5, using: &generator) == 0 { return pick(Color.systemColors, &generator) }
    let unit = 0.0...1
    return Color(
      pick(ColorSpace.allCases, &generator), Double.random(in: -20...400, using: &generator),
      Double.random(in: unit, using: &generator), Double.random(in: -200...200, using: &generator),
      alpha: Double.random(in: unit, using: &generator),
      missing: MissingComponents(rawValue: UInt8.random(in: 0..<16, using: &generator)))
  }

  static func point(_ generator: inout SeededGenerator) -> Point {
    Point(x: number(&generator), y: number(&generator))
  }

  static func path(_ generator: inout SeededGenerator) -> Path {
    var path = Path(fillRule: pick(FillRule.allCases, &generator))
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: path.move(to: point(&generator))
      case 1: path.addLine(to: point(&generator))
      case 2: path.addQuadCurve(to: point(&generator), control: point(&generator))
      case 3: path.addCurve(to: point(&generator), control1: point(&generator), control2: point(&generator))
      default: path.closeSubpath()
      }
    }
    return path
  }

  static func effect(_ generator: inout SeededGenerator) -> VisualEffect {
    let style = pick(VisualEffect.BlurStyle.allCases, &generator)
    return Bool.random(using: &generator)
      ? .blur(style) : .vibrancy(style, pick(VisualEffect.VibrancyStyle.allCases, &generator))
  }

  static func image(_ generator: inout SeededGenerator) -> Image {
    let size = Size(width: abs(number(&generator)), height: abs(number(&generator)))
    let sources: [Image.Source] = [
      .url(text(&generator)), .symbol(text(&generator)), .named(text(&generator)),
      .color(color(&generator), size: pick([size, Image.defaultColorSize], &generator)),
    ]
    return Image(pick(sources, &generator), renderingMode: pick(Image.RenderingMode.allCases, &generator))
  }

  static func shadow(_ generator: inout SeededGenerator) -> Shadow {
    Shadow(
      offset: Size(width: number(&generator), height: number(&generator)), blurRadius: abs(number(&generator)),
      color: color(&generator))
  }

  static func attributedText(_ generator: inout SeededGenerator) -> AttributedText {
    var out = AttributedText("")
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      var attributes = TextAttributes()
      if Bool.random(using: &generator) { attributes.foregroundColor = color(&generator) }
      if Bool.random(using: &generator) { attributes.kern = number(&generator) }
      if Bool.random(using: &generator) { attributes.underlineStyle = [.double, .byWord] }
      out.append(.init(text(&generator), attributes))
    }
    return out
  }

  static func transform(_ generator: inout SeededGenerator) -> Transform {
    Transform(
      a: number(&generator), b: number(&generator), c: number(&generator), d: number(&generator),
      tx: number(&generator), ty: number(&generator))
  }

  static func transform3D(_ generator: inout SeededGenerator) -> Transform3D {
    if Bool.random(using: &generator) { return Transform3D(transform(&generator)) }
    return Transform3D((0..<16).map { _ in number(&generator) }) ?? .identity
  }

  static func coordinate(_ generator: inout SeededGenerator) -> Gradient.Coordinate {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: .points(abs(number(&generator)))
    case 2, 3: .percentage(abs(number(&generator)))
    default: .sum(percentage: Double.random(in: 1...100, using: &generator), points: number(&generator) + 0.5)
    }
  }

  static func gradient(_ generator: inout SeededGenerator) -> Gradient {
    let center = Gradient.Position(x: coordinate(&generator), y: coordinate(&generator))
    let extent = pick(Gradient.Extent.allCases, &generator)
    let shapes: [Gradient.Shape] = [
      .linear(angleInDegrees: number(&generator)), .linearToCorner(pick(Gradient.Corner.allCases, &generator)),
      .radial(.circleTo(extent), center: center), .radial(.ellipseTo(extent), center: .center),
      .radial(.circle(.points(abs(number(&generator)))), center: center),
      .radial(.ellipse(coordinate(&generator), coordinate(&generator)), center: center),
    ]
    let method = ColorInterpolation(in: pick([.oklch, .hsl], &generator), hue: pick(HueMethod.allCases, &generator))
    var stops: [Gradient.Stop] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      stops.append(
        .init(
          color(&generator), at: pick([nil, coordinate(&generator)], &generator),
          hint: pick([nil, coordinate(&generator)], &generator)))
    }
    stops.append(.init(color(&generator)))
    return Gradient(
      pick(shapes, &generator), stops: stops, isRepeating: Bool.random(using: &generator),
      interpolation: pick([nil, method, ColorInterpolation(in: .oklab)], &generator))
  }

  static func date(_ generator: inout SeededGenerator) -> any Sendable {
    let date = DateTime(
      year: Int.random(in: 1...9999, using: &generator), month: Int.random(in: 1...12, using: &generator),
      day: Int.random(in: 1...28, using: &generator), hour: Int.random(in: 0...23, using: &generator),
      minute: Int.random(in: 0...59, using: &generator), second: Int.random(in: 0...59, using: &generator),
      utcOffsetInMinutes: pick([nil, Int.random(in: -1439...1439, using: &generator)], &generator))
    return date as any Sendable
  }
}
