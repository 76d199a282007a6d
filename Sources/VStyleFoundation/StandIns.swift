public import Foundation
public import VStyle

// `Point`, `Size` and `Rect` are also types of Apple's SDK, so the module is written before them.

/// Lets styles set decimal members from numbers.
extension Decimal: Bindable {
  /// Creates the decimal number that is nearest to a number.
  public init(payload: Double) { self.init(payload) }

  /// The number that is nearest to the decimal number.
  public var payload: Double { Double("\(self)") ?? .nan }
}

/// Lets styles set `CGPoint` members from a `Point`.
extension CGPoint: Bindable {
  /// Creates the same point.
  public init(payload: VStyle.Point) { self.init(x: payload.x, y: payload.y) }

  /// The same point.
  public var payload: VStyle.Point { VStyle.Point(x: Double(x), y: Double(y)) }
}

/// Lets styles set `CGSize` members from a `Size`.
extension CGSize: Bindable {
  /// Creates the same size.
  public init(payload: VStyle.Size) { self.init(width: payload.width, height: payload.height) }

  /// The same size.
  public var payload: VStyle.Size { VStyle.Size(width: Double(width), height: Double(height)) }
}

/// Lets styles set `CGRect` members from a `Rect`.
extension CGRect: Bindable {
  /// Creates the same rectangle.
  public init(payload: VStyle.Rect) {
    self.init(origin: CGPoint(payload: payload.origin), size: CGSize(payload: payload.size))
  }

  /// The same rectangle.
  public var payload: VStyle.Rect { VStyle.Rect(origin: origin.payload, size: size.payload) }
}
