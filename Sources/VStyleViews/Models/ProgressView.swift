public import VStyleProperties

/// A view that displays the progress of a task. UIKit: `UIProgressView`.
open class ProgressView: View {
  /// The color of the completed part. If nil, the tint color applies. Default: nil. UIKit:
  /// `UIProgressView.progressTintColor`.
  open var progressTintColor: Color?
  /// The color of the remaining part. If nil, the system default applies. Default: nil. UIKit:
  /// `UIProgressView.trackTintColor`.
  open var trackTintColor: Color?
  /// The image of the completed part. Default: nil. UIKit: `UIProgressView.progressImage`.
  open var progressImage: Image?
  /// The image of the remaining part. Default: nil. UIKit: `UIProgressView.trackImage`.
  open var trackImage: Image?
  /// The style of the bar. Default: `default`. UIKit: `UIProgressView.progressViewStyle`.
  open var progressViewStyle = ProgressView.Style.default
  /// The progress of the task. Range: `[0, 1]`. Default: 0. UIKit: `UIProgressView.progress`.
  open var progress: Float = 0

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .progressView }
}
