public import VStyle

/// The room that a text view lays its text out in. UIKit: `NSTextContainer`.
open class TextContainer: Styleable {
  /// The space at both ends of a line. Unit: points. Range: `[0, ∞]`. Default: 5. UIKit:
  /// `NSTextContainer.lineFragmentPadding`.
  open var lineFragmentPadding = 5.0
  /// How many lines there may be; 0 is without limit. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `NSTextContainer.maximumNumberOfLines`.
  open var maximumNumberOfLines = 0
  /// How a text that is too long is broken or cut. Default: `byWordWrapping`. UIKit: `NSTextContainer.lineBreakMode`.
  open var lineBreakMode = LineBreakMode.byWordWrapping

  /// What the engine knows about the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Makes an object with UIKit's defaults.
  public required init() {}

  /// The rows of the class. An override appends to its superclass's.
  open class var properties: PropertyTable { .textContainer }

  /// The name that a type selector matches: the name of the class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The states that the class adds to its superclass's: none.
  open class var styleStateNames: [String] { [] }
}
