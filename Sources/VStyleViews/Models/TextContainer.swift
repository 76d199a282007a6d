public import VStyleProperties

/// The region in which a text view lays out its text. UIKit: `NSTextContainer`.
open class TextContainer: Styleable {
  /// The padding at both ends of a line. Unit: points. Range: `[0, ∞]`. Default: 5. UIKit:
  /// `NSTextContainer.lineFragmentPadding`.
  open var lineFragmentPadding = 5.0
  /// The maximum number of lines; 0 means no limit. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `NSTextContainer.maximumNumberOfLines`.
  open var maximumNumberOfLines = 0
  /// The technique for wrapping and truncating text that does not fit. Default: `byWordWrapping`. UIKit:
  /// `NSTextContainer.lineBreakMode`.
  open var lineBreakMode = LineBreakMode.byWordWrapping

  /// The engine's data for the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Creates an object with UIKit's defaults.
  public required init() {}

  /// The property bindings of the view type. An override appends its own to those of its superclass.
  open class var properties: PropertyTable { .textContainer }

  /// The name that a type selector matches. Default: the name of the Swift class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The names of the states that the view type adds to those of its superclass. Default: none.
  open class var styleStateNames: [String] { [] }
}
