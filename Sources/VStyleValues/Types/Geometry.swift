/// A width and a height, in points. As in UIKit, offsets of shadows are sizes too.
public struct Size: Hashable, Sendable, Bindable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size. Unit: points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A width and a height of 0.
  public static let zero = Size(width: 0, height: 0)
}

/// A point in the plane, in points.
public struct Point: Hashable, Sendable, Bindable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Creates a point. Unit: points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A rectangle: a corner and a size, in points.
public struct Rect: Hashable, Sendable, Bindable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left and top edges and its size. Unit: points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The width, in points.
  public var width: Double { size.width }

  /// The height, in points.
  public var height: Double { size.height }

  /// An empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)
}

/// A horizontal and a vertical distance, in points. UIKit: `UIOffset`.
public struct Offset: Hashable, Sendable, Bindable {
  /// The distance to the right, in points; negative to the left.
  public var horizontal: Double
  /// The distance down, in points; negative up.
  public var vertical: Double

  /// Creates an offset. Unit: points.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Distances of 0.
  public static let zero = Offset(horizontal: 0, vertical: 0)
}
