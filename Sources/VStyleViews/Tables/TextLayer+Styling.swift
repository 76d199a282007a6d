import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``TextLayer``.
  static var textLayer: PropertyTable {
    [
      .bind(.layer.string, \TextLayer.string),
      .bind(.layer.font, \TextLayer.font),
      .bind(.layer.fontSize, \TextLayer.fontSize),
      .bind(.layer.foregroundColor, \TextLayer.foregroundColor),
      .bind(.layer.alignmentMode, \TextLayer.alignmentMode),
      .bind(.layer.truncationMode, \TextLayer.truncationMode),
      .bind(.layer.isWrapped, \TextLayer.isWrapped),
      .bind(.layer.allowsFontSubpixelQuantization, \TextLayer.allowsFontSubpixelQuantization),
    ]
  }
}
