public import VStyle

/// What shows a screen in a bubble. UIKit: `UIPopoverPresentationController`.
open class PopoverPresentationController: Styleable {
  /// The color of the bubble; nil is the system's. Default: nil. UIKit:
  /// `UIPopoverPresentationController.backgroundColor`.
  open var backgroundColor: Color?

  /// What the engine knows about the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Makes an object with UIKit's defaults.
  public required init() {}

  /// The rows of the class. An override appends to its superclass's.
  open class var properties: PropertyTable { .popoverPresentationController }

  /// The name that a type selector matches: the name of the class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The states that the class adds to its superclass's: none.
  open class var styleStateNames: [String] { [] }
}
