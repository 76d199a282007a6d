public import VStyle

/// How far something has come. UIKit: `UIProgressView`.
open class ProgressView: View {
  /// The color of what is done; nil is the tint color. Default: nil. UIKit: `UIProgressView.progressTintColor`.
  open var progressTintColor: Color?
  /// The color of what is left; nil is the system's. Default: nil. UIKit: `UIProgressView.trackTintColor`.
  open var trackTintColor: Color?
  /// The image of what is done. Default: nil. UIKit: `UIProgressView.progressImage`.
  open var progressImage: Image?
  /// The image of what is left. Default: nil. UIKit: `UIProgressView.trackImage`.
  open var trackImage: Image?
  /// The look of the bar. Default: `default`. UIKit: `UIProgressView.progressViewStyle`.
  open var progressViewStyle = ProgressView.Style.default
  /// How far it has come. Range: `[0, 1]`. Default: 0. UIKit: `UIProgressView.progress`.
  open var progress: Float = 0

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .progressView }
}
