import VStyleSyntax

/// The specified value of a gradient, whose colors and lengths can depend on the context.
struct SpecifiedGradient: DeferredValue {
  /// The gradient without its colors and the lengths that depend on the context.
  var gradient: Gradient
  /// The colors of the stops.
  var colors: [StyleValue]
  /// The lengths that depend on the context, by their index in ``Gradient/coordinates``.
  var lengths: [Int: Numeric] = [:]

  init(_ gradient: Gradient, colors: [StyleValue], lengths: [Int: Numeric]) {
    self.gradient = gradient
    self.colors = colors
    self.lengths = lengths
  }

  init(_ gradient: Gradient) {
    self.init(
      gradient, colors: gradient.stops.map { ValueKind.color.specified(StyleValue($0.color)) }, lengths: [:])
    for index in gradient.stops.indices { self.gradient.stops[index].color = .clear }
  }

  /// The value of a property: a gradient, or this specified value if it depends on the context.
  var value: StyleValue {
    lengths.isEmpty && !colors.contains(where: \.dependsOnContext)
      ? resolve(in: ValueContext()) : StyleValue(deferred: self)
  }

  func resolve(in context: ValueContext) -> StyleValue {
    var resolved = gradient
    for (index, color) in colors.enumerated() {
      resolved.stops[index].color = color.resolved(in: context)[as: Color.self] ?? .clear
    }
    if !lengths.isEmpty {
      var coordinates = resolved.coordinates
      for (index, length) in lengths {
        coordinates[index] = coordinates[index].with(points: length.resolved(in: context))
      }
      resolved.coordinates = coordinates
    }
    return StyleValue(resolved)
  }

  var serialized: String {
    let coordinates = gradient.coordinates.enumerated().map { index, coordinate in
      coordinate.serialized(lengths[index])
    }
    var writer = GradientWriter(gradient, colors: colors.map(ValueKind.color.serialize), coordinates: coordinates)
    return writer.text
  }
}

/// Serializes a gradient from the texts of its colors and coordinates.
private struct GradientWriter {
  private let gradient: Gradient
  private let colors: [String]
  private var coordinates: ArraySlice<String>

  init(_ gradient: Gradient, colors: [String], coordinates: [String]) {
    self.gradient = gradient
    self.colors = colors
    self.coordinates = coordinates[...]
  }

  var text: String {
    mutating get {
      let prelude = ([shape] + [gradient.interpolation?.serialized]).compactMap { $0 }.joined(separator: " ")
      var parts = prelude.isEmpty ? [] : [prelude]
      for (color, stop) in zip(colors, gradient.stops) {
        parts.append(([color] + (stop.location == nil ? [] : [next])).joined(separator: " "))
        if stop.hint != nil { parts.append(next) }
      }
      return "\(gradient.isRepeating ? "repeating-" : "")\(name)(\(parts.joined(separator: ", ")))"
    }
  }

  private var name: String {
    switch gradient.shape {
    case .linear, .linearToCorner: "linear-gradient"
    case .radial: "radial-gradient"
    case .conic: "conic-gradient"
    }
  }

  private var next: String { mutating get { coordinates.popFirst() ?? "0" } }

  /// The text of the shape; `nil` for the default shape.
  private var shape: String? {
    mutating get {
      switch gradient.shape {
      case .linear(180): return nil
      case .linear(let angle): return NumericSyntax.angle.serialize(angle)
      case .linearToCorner(let corner): return "to \(corner.keyword.split(separator: "-").joined(separator: " "))"
      case .radial(let radius, let center): return joined([text(of: radius), position(center)])
      case .conic(let angle, let center):
        return joined([angle == 0 ? nil : "from \(NumericSyntax.angle.serialize(angle))", position(center)])
      }
    }
  }

  private func joined(_ parts: [String?]) -> String? {
    let present = parts.compactMap { $0 }
    return present.isEmpty ? nil : present.joined(separator: " ")
  }

  private mutating func text(of radius: Gradient.Radius) -> String? {
    switch radius {
    case .ellipseTo(.farthestCorner): nil
    case .ellipseTo(let extent): extent.keyword
    case .circleTo(.farthestCorner): "circle"
    case .circleTo(let extent): "circle \(extent.keyword)"
    case .circle: next
    case .ellipse: "\(next) \(next)"
    }
  }

  private mutating func position(_ position: Gradient.Position) -> String? {
    let (x, y) = (next, next)
    return position == .center ? nil : "at \(x) \(y)"
  }
}
