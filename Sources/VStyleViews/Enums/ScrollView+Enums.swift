public import VStyle

extension ScrollView {
  /// Whether the safe area adds to the space around the content. UIKit:
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: String, KeywordValue, Bindable {
    /// As suits the view's controller.
    case automatic
    /// Where the content can be scrolled.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How soon scrolling comes to rest. UIKit: `UIScrollView.DecelerationRate`.
  public enum DecelerationRate: String, KeywordValue, Bindable {
    /// Slowly: 0.998 a millisecond.
    case normal
    /// Quickly: 0.99 a millisecond.
    case fast
  }

  /// When scrolling puts the keyboard away. UIKit: `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: String, KeywordValue, Bindable {
    /// Never.
    case none
    /// When it begins.
    case onDrag
    /// As the finger moves over the keyboard.
    case interactive
    /// When it begins, the view above the keyboard too.
    case onDragWithAccessory
    /// As the finger moves, the view above the keyboard too.
    case interactiveWithAccessory
  }
}
