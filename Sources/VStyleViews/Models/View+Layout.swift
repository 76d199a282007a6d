public import VStyleProperties

/// The layout values of a view.
struct LayoutDetails: RareValues {
  var layoutMargins = EdgeInsets(8)
  var directionalLayoutMargins = DirectionalEdgeInsets(8)
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var translatesAutoresizingMaskIntoConstraints = true
  var minimumContentSizeCategory: ContentSizeCategory?
  var maximumContentSizeCategory: ContentSizeCategory?
  var focusGroupIdentifier: String?
  var restorationIdentifier: String?
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: Image?
  var largeContentImageInsets: EdgeInsets = .zero
  var scalesLargeContentImage = false

  var huggingPriorities = ValuePerKey<Axis, Float>()
  var compressionResistancePriorities = ValuePerKey<Axis, Float>()

  static let initial = LayoutDetails()
}

extension View {
  /// The layout margins between the edges and the content. Unit: points. Default: 8. UIKit: `UIView.layoutMargins`.
  public var layoutMargins: EdgeInsets {
    get { layoutDetails.layoutMargins }
    set { layoutDetails.layoutMargins = newValue }
  }

  /// The layout margins in terms of the reading direction. Unit: points. Default: 8. UIKit:
  /// `UIView.directionalLayoutMargins`.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutDetails.directionalLayoutMargins }
    set { layoutDetails.directionalLayoutMargins = newValue }
  }

  /// Whether the superview's layout margins also apply. Default: false. UIKit:
  /// `UIView.preservesSuperviewLayoutMargins`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutDetails.preservesSuperviewLayoutMargins }
    set { layoutDetails.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the layout margins are inset to the safe area. Default: true. UIKit:
  /// `UIView.insetsLayoutMarginsFromSafeArea`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutDetails.insetsLayoutMarginsFromSafeArea }
    set { layoutDetails.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Whether the autoresizing mask is translated into constraints. Default: true. UIKit:
  /// `UIView.translatesAutoresizingMaskIntoConstraints`.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutDetails.translatesAutoresizingMaskIntoConstraints }
    set { layoutDetails.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// The minimum content size category of the view. Default: nil. UIKit: `UIView.minimumContentSizeCategory`.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { layoutDetails.minimumContentSizeCategory }
    set { layoutDetails.minimumContentSizeCategory = newValue }
  }

  /// The maximum content size category of the view. Default: nil. UIKit: `UIView.maximumContentSizeCategory`.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { layoutDetails.maximumContentSizeCategory }
    set { layoutDetails.maximumContentSizeCategory = newValue }
  }

  /// The identifier of the focus group of the view. Default: nil. UIKit: `UIView.focusGroupIdentifier`.
  public var focusGroupIdentifier: String? {
    get { layoutDetails.focusGroupIdentifier }
    set { layoutDetails.focusGroupIdentifier = newValue }
  }

  /// The identifier for restoring the state of the view. Default: nil. UIKit: `UIView.restorationIdentifier`.
  public var restorationIdentifier: String? {
    get { layoutDetails.restorationIdentifier }
    set { layoutDetails.restorationIdentifier = newValue }
  }

  /// Whether a long press shows the large content viewer. Default: false. UIKit: `UIView.showsLargeContentViewer`.
  public var showsLargeContentViewer: Bool {
    get { layoutDetails.showsLargeContentViewer }
    set { layoutDetails.showsLargeContentViewer = newValue }
  }

  /// The title in the large content viewer. Default: nil. UIKit: `UIView.largeContentTitle`.
  public var largeContentTitle: String? {
    get { layoutDetails.largeContentTitle }
    set { layoutDetails.largeContentTitle = newValue }
  }

  /// The image in the large content viewer. Default: nil. UIKit: `UIView.largeContentImage`.
  public var largeContentImage: Image? {
    get { layoutDetails.largeContentImage }
    set { layoutDetails.largeContentImage = newValue }
  }

  /// The insets of the image in the large content viewer. Unit: points. Default: zero. UIKit:
  /// `UIView.largeContentImageInsets`.
  public var largeContentImageInsets: EdgeInsets {
    get { layoutDetails.largeContentImageInsets }
    set { layoutDetails.largeContentImageInsets = newValue }
  }

  /// Whether the image in the large content viewer scales with the text size. Default: false. UIKit:
  /// `UIView.scalesLargeContentImage`.
  public var scalesLargeContentImage: Bool {
    get { layoutDetails.scalesLargeContentImage }
    set { layoutDetails.scalesLargeContentImage = newValue }
  }
}
