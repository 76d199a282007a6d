public import VStyle

/// A layer that draws a text. Core Animation: `CATextLayer`.
open class TextLayer: Layer {
  /// The text. Default: nil. Core Animation: `CATextLayer.string`.
  open var string: String?
  /// The font. Its size is that of `fontSize`. Default: Helvetica, 36 points. Core Animation: `CATextLayer.font`.
  open var font = Font("Helvetica", size: 36)
  /// The size of the font. Unit: points. Range: `[0, ∞]`. Default: 36. Core Animation: `CATextLayer.fontSize`.
  open var fontSize = 36.0
  /// The color of the text. Default: `white`. Core Animation: `CATextLayer.foregroundColor`.
  open var foregroundColor: Color? = .white
  /// How the lines are aligned. Default: `natural`. Core Animation: `CATextLayer.alignmentMode`.
  open var alignmentMode = TextLayer.AlignmentMode.natural
  /// Where a text that is too long is cut. Default: `none`. Core Animation: `CATextLayer.truncationMode`.
  open var truncationMode = TextLayer.TruncationMode.none
  /// Whether a long text goes on in further lines. Default: false. Core Animation: `CATextLayer.isWrapped`.
  open var isWrapped = false
  /// Whether letters stand at fixed parts of a pixel. Default: false. Core Animation:
  /// `CATextLayer.allowsFontSubpixelQuantization`.
  open var allowsFontSubpixelQuantization = false

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .textLayer }
}
