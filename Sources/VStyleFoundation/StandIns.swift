public import Foundation
public import VStyle

/// A decimal number stands for a number.
extension Decimal: Bindable {
  /// The decimal number nearest to a number.
  public init(payload: Double) { self.init(payload) }

  /// The number nearest to the decimal number.
  public var payload: Double { Double("\(self)") ?? .nan }
}

/// Stands for a ``Point``.
extension CGPoint: Bindable {
  /// The same place.
  public init(payload: Point) { self.init(x: payload.x, y: payload.y) }

  /// The same place.
  public var payload: Point { Point(x: Double(x), y: Double(y)) }
}

/// Stands for a ``Size``.
extension CGSize: Bindable {
  /// The same extent.
  public init(payload: Size) { self.init(width: payload.width, height: payload.height) }

  /// The same extent.
  public var payload: Size { Size(width: Double(width), height: Double(height)) }
}

/// Stands for a ``Rect``.
extension CGRect: Bindable {
  /// The same rectangle.
  public init(payload: Rect) {
    self.init(origin: CGPoint(payload: payload.origin), size: CGSize(payload: payload.size))
  }

  /// The same rectangle.
  public var payload: Rect { Rect(origin: origin.payload, size: size.payload) }
}
