/// A width and a height, in points. UIKit writes the offsets of shadows as sizes too.
public struct Size: Hashable, Sendable, Bindable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Makes a size. Unit: points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}

/// A place in the plane, in points.
public struct Point: Hashable, Sendable, Bindable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Makes a point. Unit: points.
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
  /// The extent.
  public var size: Size

  /// Makes a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of its left and top edges and its extent. Unit: points.
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

/// A distance by which something is moved, in points. UIKit: `UIOffset`.
public struct Offset: Hashable, Sendable, Bindable {
  /// The distance to the right, in points; negative to the left.
  public var horizontal: Double
  /// The distance down, in points; negative up.
  public var vertical: Double

  /// Makes an offset. Unit: points.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No move at all.
  public static let zero = Offset(horizontal: 0, vertical: 0)
}
