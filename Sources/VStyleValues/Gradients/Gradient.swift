/// A gradient of colors along a line, outwards from a center, or around a center.
///
/// - Spec: https://www.w3.org/TR/css-images-4/#gradients
public struct Gradient: Hashable, Sendable, Bindable {
  /// The direction of the colors: linear, radial or conic.
  public var shape: Shape
  /// The color stops in order, at least two.
  public var stops: [Stop]
  /// Whether the colors repeat after the last one. Default: `false`.
  public var isRepeating: Bool
  /// The color interpolation method; `nil` for the default method. Default: `nil`.
  public var interpolation: ColorInterpolation?

  /// Creates a gradient.
  public init(
    _ shape: Shape, stops: [Stop], isRepeating: Bool = false, interpolation: ColorInterpolation? = nil
  ) {
    self.shape = shape
    self.stops = stops
    self.isRepeating = isRepeating
    self.interpolation = interpolation
  }

  /// The direction of the colors of a gradient.
  public enum Shape: Hashable, Sendable {
    /// Along a line through the center; 0 degrees point up, 90 degrees to the right.
    case linear(angleInDegrees: Double)
    /// Along a line to a corner. The two neighboring corners have the same color.
    case linearToCorner(Corner)
    /// Outwards from a center.
    case radial(Radius, center: Position)
    /// Around a center, clockwise from an angle; 0 degrees point up.
    case conic(angleInDegrees: Double, center: Position)
  }

  /// A corner of a rectangle.
  public enum Corner: String, KeywordValue {
    /// The corners.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The size of a radial gradient.
  public enum Radius: Hashable, Sendable {
    /// A circle that extends to a side or corner.
    case circleTo(Extent)
    /// An ellipse that extends to a side or corner.
    case ellipseTo(Extent)
    /// A circle with a radius. Unit: points.
    case circle(Coordinate)
    /// An ellipse with a horizontal and a vertical radius.
    case ellipse(Coordinate, Coordinate)
  }

  /// The side or corner to which a radial gradient extends.
  public enum Extent: String, KeywordValue {
    /// The side that is closest to the center, or farthest from it.
    case closestSide, farthestSide
    /// The corner that is closest to the center, or farthest from it.
    case closestCorner, farthestCorner
  }

  /// A distance in points, a percentage of the extent along which it is measured, or the sum of both.
  public enum Coordinate: Hashable, Sendable {
    /// A percentage; 100 is the whole extent.
    case percentage(Double)
    /// A length in points.
    case points(Double)
    /// A percentage of the extent plus a length in points: `calc(100% - 10px)`. A radius is at least 0.
    case sum(percentage: Double, points: Double)
  }

  /// A position in a rectangle, relative to its top left corner.
  public struct Position: Hashable, Sendable {
    /// The distance from the left.
    public var x: Coordinate
    /// The distance from the top.
    public var y: Coordinate

    /// Creates a position.
    public init(x: Coordinate, y: Coordinate) {
      self.x = x
      self.y = y
    }

    /// The center of the rectangle.
    public static let center = Position(x: .percentage(50), y: .percentage(50))
  }

  /// A color stop of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location of the color; `nil` for an even distribution between the neighboring stops.
    ///
    /// In a conic gradient, the location is a percentage of the circle.
    public var location: Coordinate?
    /// The location of the midpoint between this color and the next; `nil` for halfway between the stops.
    public var hint: Coordinate?

    /// Creates a stop.
    public init(_ color: Color, at location: Coordinate? = nil, hint: Coordinate? = nil) {
      self.color = color
      self.location = location
      self.hint = hint
    }
  }
}

/// A color interpolation method: a color space, and an arc for its hues.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#color-interpolation-method
public struct ColorInterpolation: Hashable, Sendable {
  /// The color space of the interpolation.
  public var space: ColorSpace
  /// The arc of the hue circle, for a space with a hue. Default: the shorter one.
  public var hue: HueMethod

  /// Creates a method.
  public init(in space: ColorSpace, hue: HueMethod = .shorter) {
    self.space = space
    self.hue = hue
  }

  /// The canonical text, such as `in oklch longer hue`.
  var serialized: String { "in \(space.rawValue)\(hue == .shorter ? "" : " \(hue.rawValue) hue")" }
}

extension Gradient {
  /// All distances in the order in which they are serialized: those of the shape, then those of each stop.
  package var coordinates: [Coordinate] {
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
