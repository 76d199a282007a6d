public import VStyle

/// How a view takes part in layout, as far as it differs from a fresh one.
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
  /// The space between the edges and the content. Unit: points. Default: 8. UIKit: `UIView.layoutMargins`.
  public var layoutMargins: EdgeInsets {
    get { layoutDetails.layoutMargins }
    set { layoutDetails.layoutMargins = newValue }
  }

  /// The space between the edges and the content, by where lines begin. Unit: points. Default: 8. UIKit:
  /// `UIView.directionalLayoutMargins`.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutDetails.directionalLayoutMargins }
    set { layoutDetails.directionalLayoutMargins = newValue }
  }

  /// Whether the superview's margins hold as well. Default: false. UIKit: `UIView.preservesSuperviewLayoutMargins`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutDetails.preservesSuperviewLayoutMargins }
    set { layoutDetails.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the margins keep out of what bars cover. Default: true. UIKit: `UIView.insetsLayoutMarginsFromSafeArea`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutDetails.insetsLayoutMarginsFromSafeArea }
    set { layoutDetails.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Whether the resizing mask becomes constraints. Default: true. UIKit:
  /// `UIView.translatesAutoresizingMaskIntoConstraints`.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutDetails.translatesAutoresizingMaskIntoConstraints }
    set { layoutDetails.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// The smallest text size that the view follows. Default: nil. UIKit: `UIView.minimumContentSizeCategory`.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { layoutDetails.minimumContentSizeCategory }
    set { layoutDetails.minimumContentSizeCategory = newValue }
  }

  /// The largest text size that the view follows. Default: nil. UIKit: `UIView.maximumContentSizeCategory`.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { layoutDetails.maximumContentSizeCategory }
    set { layoutDetails.maximumContentSizeCategory = newValue }
  }

  /// The group in which the focus moves. Default: nil. UIKit: `UIView.focusGroupIdentifier`.
  public var focusGroupIdentifier: String? {
    get { layoutDetails.focusGroupIdentifier }
    set { layoutDetails.focusGroupIdentifier = newValue }
  }

  /// The name under which the view's state is kept. Default: nil. UIKit: `UIView.restorationIdentifier`.
  public var restorationIdentifier: String? {
    get { layoutDetails.restorationIdentifier }
    set { layoutDetails.restorationIdentifier = newValue }
  }

  /// Whether a long touch shows the content large. Default: false. UIKit: `UIView.showsLargeContentViewer`.
  public var showsLargeContentViewer: Bool {
    get { layoutDetails.showsLargeContentViewer }
    set { layoutDetails.showsLargeContentViewer = newValue }
  }

  /// The title that is shown large. Default: nil. UIKit: `UIView.largeContentTitle`.
  public var largeContentTitle: String? {
    get { layoutDetails.largeContentTitle }
    set { layoutDetails.largeContentTitle = newValue }
  }

  /// The image that is shown large. Default: nil. UIKit: `UIView.largeContentImage`.
  public var largeContentImage: Image? {
    get { layoutDetails.largeContentImage }
    set { layoutDetails.largeContentImage = newValue }
  }

  /// The space around the image that is shown large. Unit: points. Default: zero. UIKit:
  /// `UIView.largeContentImageInsets`.
  public var largeContentImageInsets: EdgeInsets {
    get { layoutDetails.largeContentImageInsets }
    set { layoutDetails.largeContentImageInsets = newValue }
  }

  /// Whether the image that is shown large is scaled to the text size. Default: false. UIKit:
  /// `UIView.scalesLargeContentImage`.
  public var scalesLargeContentImage: Bool {
    get { layoutDetails.scalesLargeContentImage }
    set { layoutDetails.scalesLargeContentImage = newValue }
  }
}
