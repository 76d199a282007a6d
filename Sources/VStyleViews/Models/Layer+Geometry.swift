public import VStyleProperties

/// The geometry of a layer.
struct LayerGeometryDetails: RareValues {
  var zPosition: Double = 0
  var anchorPoint = Point(x: 0.5, y: 0.5)
  var anchorPointZ: Double = 0
  var position: Point = .zero
  var bounds: Rect = .zero
  var transform: Transform3D = .identity
  var sublayerTransform: Transform3D = .identity
  var isGeometryFlipped = false

  static let initial = LayerGeometryDetails()
}

extension Layer {
  /// The layer's rectangle in the superlayer's coordinates, without its transform. Setting it sets the size of
  /// the bounds and the position. Unit: points. Default: zero. Core Animation: `CALayer.frame`.
  public var frame: Rect {
    get {
      let (bounds, position, anchor) = (geometryDetails.bounds, geometryDetails.position, geometryDetails.anchorPoint)
      return Rect(
        x: position.x - anchor.x * bounds.size.width, y: position.y - anchor.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    set {
      let anchor = geometryDetails.anchorPoint
      geometryDetails.bounds.size = newValue.size
      geometryDetails.position = Point(
        x: newValue.origin.x + anchor.x * newValue.size.width, y: newValue.origin.y + anchor.y * newValue.size.height)
    }
  }

  /// The position of the layer on the z-axis. Layers with higher values are in front of their siblings. Default: 0.
  /// Core Animation: `CALayer.zPosition`.
  public var zPosition: Double {
    get { geometryDetails.zPosition }
    set { geometryDetails.zPosition = newValue }
  }

  /// The point that `position` refers to, in unit coordinates of the bounds. Default: 0.5, 0.5. Core Animation:
  /// `CALayer.anchorPoint`.
  public var anchorPoint: Point {
    get { geometryDetails.anchorPoint }
    set { geometryDetails.anchorPoint = newValue }
  }

  /// The position of the anchor point on the z-axis. Default: 0. Core Animation: `CALayer.anchorPointZ`.
  public var anchorPointZ: Double {
    get { geometryDetails.anchorPointZ }
    set { geometryDetails.anchorPointZ = newValue }
  }

  /// The anchor point in the superlayer's coordinates. Unit: points. Default: zero. Core Animation:
  /// `CALayer.position`.
  public var position: Point {
    get { geometryDetails.position }
    set { geometryDetails.position = newValue }
  }

  /// The layer's rectangle in its own coordinates. Unit: points. Default: zero. Core Animation: `CALayer.bounds`.
  public var bounds: Rect {
    get { geometryDetails.bounds }
    set { geometryDetails.bounds = newValue }
  }

  /// The transform of the layer, such as a translation, scale or rotation. Default: `identity`. Core Animation:
  /// `CALayer.transform`.
  public var transform: Transform3D {
    get { geometryDetails.transform }
    set { geometryDetails.transform = newValue }
  }

  /// The transform of the sublayers, such as a translation, scale or rotation. Default: `identity`. Core Animation:
  /// `CALayer.sublayerTransform`.
  public var sublayerTransform: Transform3D {
    get { geometryDetails.sublayerTransform }
    set { geometryDetails.sublayerTransform = newValue }
  }

  /// Whether the vertical axis of the sublayers is flipped. Default: false. Core Animation:
  /// `CALayer.isGeometryFlipped`.
  public var isGeometryFlipped: Bool {
    get { geometryDetails.isGeometryFlipped }
    set { geometryDetails.isGeometryFlipped = newValue }
  }
}
