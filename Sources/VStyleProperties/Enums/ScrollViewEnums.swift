public import VStyle

/// When the safe area adds to the insets around the content. UIKit: `UIScrollView.ContentInsetAdjustmentBehavior`.
public enum ScrollViewContentInsetAdjustmentBehavior: String, KeywordValue, Bindable {
  /// The adjustment that fits the view controller and the scrollable axes.
  case automatic
  /// On the axes on which the content can be scrolled.
  case scrollableAxes
  /// Never.
  case never
  /// Always.
  case always
}

/// The rate at which scrolling decelerates. UIKit: `UIScrollView.DecelerationRate`.
public enum ScrollViewDecelerationRate: String, KeywordValue, Bindable {
  /// The normal rate: the velocity is multiplied by 0.998 each millisecond.
  case normal
  /// The fast rate: the velocity is multiplied by 0.99 each millisecond.
  case fast
}

/// When scrolling dismisses the keyboard. UIKit: `UIScrollView.KeyboardDismissMode`.
public enum ScrollViewKeyboardDismissMode: String, KeywordValue, Bindable {
  /// Never.
  case none
  /// When a drag begins.
  case onDrag
  /// Interactively, with a drag over the keyboard.
  case interactive
  /// When a drag begins, together with the accessory view.
  case onDragWithAccessory
  /// Interactively, together with the accessory view.
  case interactiveWithAccessory
}

/// The style of the scroll indicators. UIKit: `UIScrollView.IndicatorStyle`.
public enum ScrollViewIndicatorStyle: String, KeywordValue, Bindable {
  /// Dark or light, in contrast to the content.
  case `default`
  /// Dark, for light content.
  case black
  /// Light, for dark content.
  case white
}
