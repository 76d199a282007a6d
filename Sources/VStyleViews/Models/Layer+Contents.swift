public import VStyleProperties

/// The contents and the timing of a layer.
struct LayerContentsDetails: RareValues {
  var contents: Image?
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: Double = 1
  var contentsFormat: Layer.ContentsFormat = .rgba8Uint
  var minificationFilter: Layer.Filter = .linear
  var magnificationFilter: Layer.Filter = .linear
  var minificationFilterBias: Float = 0
  var edgeAntialiasingMask: Layer.EdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var rasterizationScale: Double = 1
  var wantsExtendedDynamicRangeContent = false
  var speed: Float = 1
  var timeOffset: Double = 0
  var repeatCount: Float = 0
  var autoreverses = false
  var fillMode: Layer.FillMode = .removed

  static let initial = LayerContentsDetails()
}

extension Layer {
  /// The image that the layer displays. Default: nil. Core Animation: `CALayer.contents`.
  public var contents: Image? {
    get { contentsDetails.contents }
    set { contentsDetails.contents = newValue }
  }

  /// The part of the contents that is displayed, in unit coordinates of the image. Default: 0 0 1 1. Core Animation:
  /// `CALayer.contentsRect`.
  public var contentsRect: Rect {
    get { contentsDetails.contentsRect }
    set { contentsDetails.contentsRect = newValue }
  }

  /// The part of the contents that is stretched, in unit coordinates of the image. Default: 0 0 1 1. Core Animation:
  /// `CALayer.contentsCenter`.
  public var contentsCenter: Rect {
    get { contentsDetails.contentsCenter }
    set { contentsDetails.contentsCenter = newValue }
  }

  /// The number of pixels of the contents per point. Range: `[0, ∞]`. Default: 1. Core Animation:
  /// `CALayer.contentsScale`.
  public var contentsScale: Double {
    get { contentsDetails.contentsScale }
    set { contentsDetails.contentsScale = newValue }
  }

  /// The pixel format of the contents. Default: `rgba8Uint`. Core Animation: `CALayer.contentsFormat`.
  public var contentsFormat: Layer.ContentsFormat {
    get { contentsDetails.contentsFormat }
    set { contentsDetails.contentsFormat = newValue }
  }

  /// The filter for contents that are scaled down. Default: `linear`. Core Animation: `CALayer.minificationFilter`.
  public var minificationFilter: Layer.Filter {
    get { contentsDetails.minificationFilter }
    set { contentsDetails.minificationFilter = newValue }
  }

  /// The filter for contents that are scaled up. Default: `linear`. Core Animation: `CALayer.magnificationFilter`.
  public var magnificationFilter: Layer.Filter {
    get { contentsDetails.magnificationFilter }
    set { contentsDetails.magnificationFilter = newValue }
  }

  /// The bias of the minification filter when it selects a level of detail, in levels. Default: 0. Core Animation:
  /// `CALayer.minificationFilterBias`.
  public var minificationFilterBias: Float {
    get { contentsDetails.minificationFilterBias }
    set { contentsDetails.minificationFilterBias = newValue }
  }

  /// The edges that are antialiased. Default: all. Core Animation: `CALayer.edgeAntialiasingMask`.
  public var edgeAntialiasingMask: Layer.EdgeAntialiasingMask {
    get { contentsDetails.edgeAntialiasingMask }
    set { contentsDetails.edgeAntialiasingMask = newValue }
  }

  /// The number of pixels per point of a rasterized layer. Range: `[0, ∞]`. Default: 1. Core Animation:
  /// `CALayer.rasterizationScale`.
  public var rasterizationScale: Double {
    get { contentsDetails.rasterizationScale }
    set { contentsDetails.rasterizationScale = newValue }
  }

  /// Whether the contents may use extended dynamic range, brighter than white. Default: false. Core Animation:
  /// `CALayer.wantsExtendedDynamicRangeContent`.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { contentsDetails.wantsExtendedDynamicRangeContent }
    set { contentsDetails.wantsExtendedDynamicRangeContent = newValue }
  }

  /// The speed of the layer's time, as a factor. Default: 1. Core Animation: `CALayer.speed`.
  public var speed: Float {
    get { contentsDetails.speed }
    set { contentsDetails.speed = newValue }
  }

  /// The offset of the layer's time. Unit: seconds. Default: 0. Core Animation: `CALayer.timeOffset`.
  public var timeOffset: Double {
    get { contentsDetails.timeOffset }
    set { contentsDetails.timeOffset = newValue }
  }

  /// The number of times that the layer's active duration repeats. Range: `[0, ∞]`. Default: 0. Core Animation:
  /// `CALayer.repeatCount`.
  public var repeatCount: Float {
    get { contentsDetails.repeatCount }
    set { contentsDetails.repeatCount = newValue }
  }

  /// Whether the layer's time runs backward after its active duration. Default: false. Core Animation:
  /// `CALayer.autoreverses`.
  public var autoreverses: Bool {
    get { contentsDetails.autoreverses }
    set { contentsDetails.autoreverses = newValue }
  }

  /// The presentation before and after the layer's active duration. Default: `removed`. Core Animation:
  /// `CALayer.fillMode`.
  public var fillMode: Layer.FillMode {
    get { contentsDetails.fillMode }
    set { contentsDetails.fillMode = newValue }
  }
}
