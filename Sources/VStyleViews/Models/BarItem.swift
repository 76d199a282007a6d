public import VStyleProperties

/// The base class of items in a bar. UIKit: `UIBarItem`.
open class BarItem: Styleable {
  /// The image. Default: nil. UIKit: `UIBarItem.image`.
  open var image: Image?
  /// The title. Default: nil. UIKit: `UIBarItem.title`.
  open var title: String?
  /// The image at compact bar height. If nil, `image` is used. Default: nil. UIKit: `UIBarItem.landscapeImagePhone`.
  open var landscapeImagePhone: Image?
  /// The image in the large content viewer. Default: nil. UIKit: `UIBarItem.largeContentSizeImage`.
  open var largeContentSizeImage: Image?
  /// The insets of the image. Unit: points. Default: zero. UIKit: `UIBarItem.imageInsets`.
  open var imageInsets = EdgeInsets.zero
  /// The insets of the image at compact bar height. Unit: points. Default: zero. UIKit:
  /// `UIBarItem.landscapeImagePhoneInsets`.
  open var landscapeImagePhoneInsets = EdgeInsets.zero
  /// The insets of the image in the large content viewer. Unit: points. Default: zero. UIKit:
  /// `UIBarItem.largeContentSizeImageInsets`.
  open var largeContentSizeImageInsets = EdgeInsets.zero
  /// Whether the item is enabled. Default: true. UIKit: `UIBarItem.isEnabled`.
  open var isEnabled = true
  /// An integer that identifies the item. Default: 0. UIKit: `UIBarItem.tag`.
  open var tag = 0
  /// The identifier of the item for UI tests. Default: nil. UIKit: `UIBarItem.accessibilityIdentifier`.
  open var accessibilityIdentifier: String?

  private(set) var textAttributes = ValuePerState<TextAttributes>()

  /// Sets the text attributes of the title for a state; nil removes them. UIKit: `setTitleTextAttributes(_:for:)`.
  open func setTitleTextAttributes(_ titleTextAttributes: TextAttributes?, for state: Control.State) {
    textAttributes[own: state] = titleTextAttributes
  }

  /// The engine's data for the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Creates an object with UIKit's defaults.
  public required init() {}

  /// The property bindings of the view type. An override appends its own to those of its superclass.
  open class var properties: PropertyTable {
    PropertyTable.barItem.refusing(
      .init("override-theme-style", because: RefusedProperty.theme))
  }

  /// The name that a type selector matches. Default: the name of the Swift class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The names of the states that the view type adds to those of its superclass. Default: none.
  open class var styleStateNames: [String] { [] }
}

extension BarItem {
  /// The text attributes of the title for a state. Default: nil. UIKit: `titleTextAttributes(for:)`.
  public func titleTextAttributes(for state: Control.State) -> TextAttributes? { textAttributes[shown: state] }
}
