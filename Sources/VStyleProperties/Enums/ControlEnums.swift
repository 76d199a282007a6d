public import VStyle

/// The vertical alignment of the content of a control. UIKit: `UIControl.ContentVerticalAlignment`.
public enum ControlContentVerticalAlignment: String, KeywordValue, Bindable {
  /// Centered.
  case center
  /// At the top edge.
  case top
  /// At the bottom edge.
  case bottom
  /// Filling the height.
  case fill
}

/// The horizontal alignment of the content of a control. UIKit: `UIControl.ContentHorizontalAlignment`.
public enum ControlContentHorizontalAlignment: String, KeywordValue, Bindable {
  /// Centered.
  case center
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// Filling the width.
  case fill
  /// At the leading edge.
  case leading
  /// At the trailing edge.
  case trailing
}

/// The role of a button. UIKit: `UIButton.Role`.
public enum ButtonActionRole: String, KeywordValue, Bindable {
  /// No particular meaning.
  case normal
  /// The action that the user is most likely to choose.
  case primary
  /// The action that cancels without a change.
  case cancel
  /// The action that destroys data.
  case destructive
}

/// The mode of a date picker. UIKit: `UIDatePicker.Mode`.
public enum DatePickerMode: String, KeywordValue, Bindable {
  /// Hours and minutes.
  case time
  /// Months, days and years.
  case date
  /// Dates, hours and minutes.
  case dateAndTime
  /// A duration in hours and minutes.
  case countDownTimer
  /// Months and years.
  case yearAndMonth
}

/// The style of a date picker. UIKit: `UIDatePickerStyle`.
public enum DatePickerDisplayStyle: String, KeywordValue, Bindable {
  /// The style that fits the platform and the mode.
  case automatic
  /// Wheels.
  case wheels
  /// A compact label that opens a calendar.
  case compact
  /// An inline calendar.
  case inline
}

/// The style of a switch. UIKit: `UISwitch.Style`.
public enum SwitchStyle: String, KeywordValue, Bindable {
  /// The style that fits the platform.
  case automatic
  /// A box with a check mark.
  case checkbox
  /// A sliding thumb.
  case sliding
}

/// The style of the background. UIKit: `UIPageControl.BackgroundStyle`.
public enum PageControlBackgroundStyle: String, KeywordValue, Bindable {
  /// The background that fits the current interaction.
  case automatic
  /// A full background.
  case prominent
  /// No background.
  case minimal
}

/// The direction in which the dots are laid out. UIKit: `UIPageControl.Direction`.
public enum PageControlDirection: String, KeywordValue, Bindable {
  /// In reading direction.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
  /// From top to bottom.
  case topToBottom
  /// From bottom to top.
  case bottomToTop
}

/// The style of a progress view. UIKit: `UIProgressView.Style`.
public enum ProgressViewBarStyle: String, KeywordValue, Bindable {
  /// A standard progress bar.
  case `default`
  /// A progress bar at the edge of a navigation bar or a toolbar.
  case bar
}

/// The size and the color of an activity indicator. UIKit: `UIActivityIndicatorView.Style`.
public enum ActivityIndicatorViewStyle: String, KeywordValue, Bindable {
  /// Standard size, gray.
  case medium
  /// Large, gray.
  case large
  /// UIKit's old name for a large white indicator.
  case whiteLarge
  /// UIKit's old name for a white indicator.
  case white
  /// UIKit's old name for a gray indicator.
  case gray
}

/// The platform whose controls a control behaves like. UIKit: `UIBehavioralStyle`.
public enum BehavioralStyle: String, KeywordValue, Bindable {
  /// The style that fits the app.
  case automatic
  /// The style of iPad.
  case pad
  /// The style of the Mac.
  case mac
}

/// The order of the elements in a menu. UIKit: `UIContextMenuConfiguration.ElementOrder`.
public enum MenuElementOrder: String, KeywordValue, Bindable {
  /// The order that fits the menu.
  case automatic
  /// The first element is closest to the location of the interaction.
  case priority
  /// The elements are in order from top to bottom.
  case fixed
}
