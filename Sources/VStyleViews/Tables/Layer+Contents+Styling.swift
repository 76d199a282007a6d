import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``Layer`` for its contents and its timing.
  static var layerContents: PropertyTable {
    [
      .bind(.layer.contents, \Layer.contents),
      .bind(.layer.contentsRect, \Layer.contentsRect),
      .bind(.layer.contentsCenter, \Layer.contentsCenter),
      .bind(.layer.contentsScale, \Layer.contentsScale),
      .bind(.layer.contentsFormat, \Layer.contentsFormat),
      .bind(.layer.minificationFilter, \Layer.minificationFilter),
      .bind(.layer.magnificationFilter, \Layer.magnificationFilter),
      .bind(.layer.minificationFilterBias, \Layer.minificationFilterBias),
      .bind(.layer.edgeAntialiasingMask, \Layer.edgeAntialiasingMask),
      .bind(.layer.rasterizationScale, \Layer.rasterizationScale),
      .bind(.layer.wantsExtendedDynamicRangeContent, \Layer.wantsExtendedDynamicRangeContent),
      .bind(.layer.speed, \Layer.speed),
      .bind(.layer.timeOffset, \Layer.timeOffset),
      .bind(.layer.repeatCount, \Layer.repeatCount),
      .bind(.layer.autoreverses, \Layer.autoreverses),
      .bind(.layer.fillMode, \Layer.fillMode),
    ]
  }
}
