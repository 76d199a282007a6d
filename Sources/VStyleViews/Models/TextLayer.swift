public import VStyleProperties

/// A layer that draws text. Core Animation: `CATextLayer`.
open class TextLayer: Layer {
  /// The text. Default: nil. Core Animation: `CATextLayer.string`.
  open var string: String?
  /// The font. Its size is ``fontSize``. Default: Helvetica, 36 points. Core Animation: `CATextLayer.font`.
  open var font = Font("Helvetica", size: 36)
  /// The size of the font. Unit: points. Range: `[0, ∞]`. Default: 36. Core Animation: `CATextLayer.fontSize`.
  open var fontSize = 36.0
  /// The color of the text. Default: `white`. Core Animation: `CATextLayer.foregroundColor`.
  open var foregroundColor: Color? = .white
  /// The alignment of the text. Default: `natural`. Core Animation: `CATextLayer.alignmentMode`.
  open var alignmentMode = TextLayer.AlignmentMode.natural
  /// The position at which text that does not fit is truncated. Default: `none`. Core Animation:
  /// `CATextLayer.truncationMode`.
  open var truncationMode = TextLayer.TruncationMode.none
  /// Whether text that does not fit wraps to further lines. Default: false. Core Animation: `CATextLayer.isWrapped`.
  open var isWrapped = false
  /// Whether glyph positions are rounded to fixed fractions of a pixel. Default: false. Core Animation:
  /// `CATextLayer.allowsFontSubpixelQuantization`.
  open var allowsFontSubpixelQuantization = false

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .textLayer }
}
