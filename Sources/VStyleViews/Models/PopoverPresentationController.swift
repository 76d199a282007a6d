public import VStyleProperties

/// The object that presents a screen in a popover. UIKit: `UIPopoverPresentationController`.
open class PopoverPresentationController: Styleable {
  /// The background color of the popover. If nil, the system default applies. Default: nil. UIKit:
  /// `UIPopoverPresentationController.backgroundColor`.
  open var backgroundColor: Color?

  /// The engine's data for the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Creates an object with UIKit's defaults.
  public required init() {}

  /// The property bindings of the view type. An override appends its own to those of its superclass.
  open class var properties: PropertyTable { .popoverPresentationController }

  /// The name that a type selector matches. Default: the name of the Swift class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The names of the states that the view type adds to those of its superclass. Default: none.
  open class var styleStateNames: [String] { [] }
}
