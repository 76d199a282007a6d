public import VStyleProperties

/// The geometry of a view.
struct GeometryDetails: RareValues {
  var bounds: Rect = .zero
  var center: Point = .zero
  var anchorPoint = Point(x: 0.5, y: 0.5)
  var transform: Transform = .identity
  var transform3D: Transform3D = .identity
  var contentScaleFactor: Double = 1

  static let initial = GeometryDetails()
}

extension View {
  /// The view's rectangle in the superview's coordinates, without its transform. Setting it sets the size of the
  /// bounds and the center. Unit: points. Default: zero. UIKit: `UIView.frame`.
  public var frame: Rect {
    get {
      let (bounds, center, anchor) = (geometryDetails.bounds, geometryDetails.center, geometryDetails.anchorPoint)
      return Rect(
        x: center.x - anchor.x * bounds.size.width, y: center.y - anchor.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    set {
      let anchor = geometryDetails.anchorPoint
      geometryDetails.bounds.size = newValue.size
      geometryDetails.center = Point(
        x: newValue.origin.x + anchor.x * newValue.size.width, y: newValue.origin.y + anchor.y * newValue.size.height)
    }
  }

  /// The view's rectangle in its own coordinates. Unit: points. Default: zero. UIKit: `UIView.bounds`.
  public var bounds: Rect {
    get { geometryDetails.bounds }
    set { geometryDetails.bounds = newValue }
  }

  /// The anchor point in the superview's coordinates. Unit: points. Default: zero. UIKit: `UIView.center`.
  public var center: Point {
    get { geometryDetails.center }
    set { geometryDetails.center = newValue }
  }

  /// The point that `center` refers to, in unit coordinates of the bounds. Default: 0.5, 0.5. UIKit:
  /// `UIView.anchorPoint`.
  public var anchorPoint: Point {
    get { geometryDetails.anchorPoint }
    set { geometryDetails.anchorPoint = newValue }
  }

  /// The 2D transform of the view, such as a translation, scale or rotation. Default: `identity`. UIKit:
  /// `UIView.transform`.
  public var transform: Transform {
    get { geometryDetails.transform }
    set { geometryDetails.transform = newValue }
  }

  /// The 3D transform of the view, such as a translation, scale or rotation. Default: `identity`. UIKit:
  /// `UIView.transform3D`.
  public var transform3D: Transform3D {
    get { geometryDetails.transform3D }
    set { geometryDetails.transform3D = newValue }
  }

  /// The number of pixels per point. Range: `[0, ∞]`. Default: 1. UIKit: `UIView.contentScaleFactor`.
  public var contentScaleFactor: Double {
    get { geometryDetails.contentScaleFactor }
    set { geometryDetails.contentScaleFactor = newValue }
  }
}
