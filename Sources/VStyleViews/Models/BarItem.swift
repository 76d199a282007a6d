public import VStyle

/// An item of a bar. UIKit: `UIBarItem`.
open class BarItem: Styleable {
  /// The image. Default: nil. UIKit: `UIBarItem.image`.
  open var image: Image?
  /// The title. Default: nil. UIKit: `UIBarItem.title`.
  open var title: String?
  /// The image in a lower bar; nil is the usual one. Default: nil. UIKit: `UIBarItem.landscapeImagePhone`.
  open var landscapeImagePhone: Image?
  /// The image that is shown large. Default: nil. UIKit: `UIBarItem.largeContentSizeImage`.
  open var largeContentSizeImage: Image?
  /// The space around the image. Unit: points. Default: zero. UIKit: `UIBarItem.imageInsets`.
  open var imageInsets = EdgeInsets.zero
  /// The space around the image in a lower bar. Unit: points. Default: zero. UIKit:
  /// `UIBarItem.landscapeImagePhoneInsets`.
  open var landscapeImagePhoneInsets = EdgeInsets.zero
  /// The space around the image that is shown large. Unit: points. Default: zero. UIKit:
  /// `UIBarItem.largeContentSizeImageInsets`.
  open var largeContentSizeImageInsets = EdgeInsets.zero
  /// Whether the item can be used. Default: true. UIKit: `UIBarItem.isEnabled`.
  open var isEnabled = true
  /// A number that the app can find the item by. Default: 0. UIKit: `UIBarItem.tag`.
  open var tag = 0
  /// The name by which tests find the item. Default: nil. UIKit: `UIBarItem.accessibilityIdentifier`.
  open var accessibilityIdentifier: String?

  private(set) var textAttributes = ValuePerState<TextAttributes>()

  /// Sets the attributes of the title for a state; nil gives it up. UIKit: `setTitleTextAttributes(_:for:)`.
  open func setTitleTextAttributes(_ titleTextAttributes: TextAttributes?, for state: Control.State) {
    textAttributes[own: state] = titleTextAttributes
  }

  /// What the engine knows about the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Makes an object with UIKit's defaults.
  public required init() {}

  /// The rows of the class. An override appends to its superclass's.
  open class var properties: PropertyTable {
    PropertyTable.barItem.refusing(
      .init("override-theme-style", because: RefusedProperty.theme))
  }

  /// The name that a type selector matches: the name of the class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The states that the class adds to its superclass's: none.
  open class var styleStateNames: [String] { [] }
}

extension BarItem {
  /// The attributes of the title for a state. Default: nil. UIKit: `titleTextAttributes(for:)`.
  public func titleTextAttributes(for state: Control.State) -> TextAttributes? { textAttributes[shown: state] }
}
