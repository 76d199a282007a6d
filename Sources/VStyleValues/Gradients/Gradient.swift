/// Colors that pass into each other along a line, around a center outwards, or around it in a circle.
///
/// - Spec: https://www.w3.org/TR/css-images-4/#gradients
public struct Gradient: Hashable, Sendable, Bindable {
  /// The way along which the colors stand.
  public var shape: Shape
  /// The colors in order; at least two.
  public var stops: [Stop]
  /// Whether the colors begin again after the last one. Default: no.
  public var isRepeating: Bool
  /// Where the colors between two others come from; `nil` for the usual space. Default: `nil`.
  public var interpolation: ColorInterpolation?

  /// Makes a gradient.
  public init(
    _ shape: Shape, stops: [Stop], isRepeating: Bool = false, interpolation: ColorInterpolation? = nil
  ) {
    self.shape = shape
    self.stops = stops
    self.isRepeating = isRepeating
    self.interpolation = interpolation
  }

  /// The way along which the colors of a gradient stand.
  public enum Shape: Hashable, Sendable {
    /// Along a line through the middle; 0 degrees lead up, 90 degrees to the right.
    case linear(angleInDegrees: Double)
    /// Along a line to a corner, with the same color in the two corners beside it.
    case linearToCorner(Corner)
    /// From a center outwards.
    case radial(Radius, center: Position)
    /// Around a center, clockwise from an angle on; 0 degrees lead up.
    case conic(angleInDegrees: Double, center: Position)
  }

  /// A corner of a rectangle.
  public enum Corner: String, KeywordValue {
    /// The corners.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Where a radial gradient ends.
  public enum Radius: Hashable, Sendable {
    /// A circle up to a side or corner.
    case circleTo(Extent)
    /// An ellipse up to a side or corner.
    case ellipseTo(Extent)
    /// A circle of a radius in points.
    case circle(Coordinate)
    /// An ellipse of two radii, measured along the width and the height.
    case ellipse(Coordinate, Coordinate)
  }

  /// Up to where a radial gradient reaches.
  public enum Extent: String, KeywordValue {
    /// The side that is closest to the center, or farthest from it.
    case closestSide, farthestSide
    /// The corner that is closest to the center, or farthest from it.
    case closestCorner, farthestCorner
  }

  /// A distance: in points, or as a percentage of what it is measured along.
  public enum Coordinate: Hashable, Sendable {
    /// A percentage; 100 is all of it.
    case percentage(Double)
    /// A length in points.
    case points(Double)
  }

  /// A place in a rectangle, from its left top corner.
  public struct Position: Hashable, Sendable {
    /// The distance from the left.
    public var x: Coordinate
    /// The distance from the top.
    public var y: Coordinate

    /// Makes a place.
    public init(x: Coordinate, y: Coordinate) {
      self.x = x
      self.y = y
    }

    /// The middle.
    public static let center = Position(x: .percentage(50), y: .percentage(50))
  }

  /// A color of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// Where it stands; `nil` for evenly between its neighbors. In a conic gradient, a percentage of the circle.
    public var location: Coordinate?
    /// Where the color is halfway to the next one; `nil` for the middle between them.
    public var hint: Coordinate?

    /// Makes a stop.
    public init(_ color: Color, at location: Coordinate? = nil, hint: Coordinate? = nil) {
      self.color = color
      self.location = location
      self.hint = hint
    }
  }
}

/// Where the colors between two others come from.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#color-interpolation-method
public struct ColorInterpolation: Hashable, Sendable {
  /// The space through which the way leads.
  public var space: ColorSpace
  /// The way around the circle of hues, in a space with a hue. Default: the shorter one.
  public var hue: HueMethod

  /// Makes a method.
  public init(in space: ColorSpace, hue: HueMethod = .shorter) {
    self.space = space
    self.hue = hue
  }

  /// The text: `in oklch longer hue`.
  var serialized: String { "in \(space.rawValue)\(hue == .shorter ? "" : " \(hue.rawValue) hue")" }
}

extension Gradient {
  /// All distances in the order in which they are written: those of the shape, then of each stop.
  var coordinates: [Coordinate] {
    get {
      var all: [Coordinate] = []
      var copy = self
      copy.visitCoordinates { all.append($0) }
      return all
    }
    set {
      var rest = newValue[...]
      visitCoordinates { if let next = rest.popFirst() { $0 = next } }
    }
  }

  private mutating func visitCoordinates(_ visit: (inout Coordinate) -> Void) {
    switch shape {
    case .linear, .linearToCorner: break
    case .radial(var radius, var center):
      switch radius {
      case .circleTo, .ellipseTo: break
      case .circle(var length):
        visit(&length)
        radius = .circle(length)
      case .ellipse(var x, var y):
        visit(&x)
        visit(&y)
        radius = .ellipse(x, y)
      }
      visit(&center.x)
      visit(&center.y)
      shape = .radial(radius, center: center)
    case .conic(let angle, var center):
      visit(&center.x)
      visit(&center.y)
      shape = .conic(angleInDegrees: angle, center: center)
    }
    for index in stops.indices {
      if var location = stops[index].location {
        visit(&location)
        stops[index].location = location
      }
      if var hint = stops[index].hint {
        visit(&hint)
        stops[index].hint = hint
      }
    }
  }
}
