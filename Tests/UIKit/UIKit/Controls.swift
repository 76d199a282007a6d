// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UISwitch: UIControl {
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var isOn: Bool = false
  open var preferredStyle: UISwitch.Style = .automatic

  private var ownTitle: String?
  open var title: String? {
    get { ownTitle }
    set {
      precondition(traitCollection.userInterfaceIdiom == .mac, "NSInternalInconsistencyException")
      ownTitle = newValue
    }
  }
}

@MainActor
open class UISlider: UIControl {
  open var thumbTintColor: UIColor? { didSet { refuseOnMac() } }
  open var minimumTrackTintColor: UIColor? { didSet { refuseOnMac() } }
  open var maximumTrackTintColor: UIColor? { didSet { refuseOnMac() } }
  open var minimumValueImage: UIImage? { didSet { refuseOnMac() } }
  open var maximumValueImage: UIImage? { didSet { refuseOnMac() } }
  open var isContinuous: Bool = true
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  open var maximumValue: Float = 1 { didSet { value = min(value, maximumValue) } }

  /// UIKit raises an exception for a slider of the Mac.
  private func refuseOnMac() {
    let isOfMac = traitCollection.userInterfaceIdiom == .mac && preferredBehavioralStyle != .pad
    precondition(!isOfMac, "NSInternalInconsistencyException")
  }

  /// It is limited by the other two.
  open var value: Float = 0 { didSet { if value != limited { value = limited } } }
  private var limited: Float { max(minimumValue, min(value, maximumValue)) }

  private var thumbImages: [State: UIImage] = [:]
  open func setThumbImage(_ value: UIImage?, for state: State) {
    refuseOnMac()
    thumbImages[state] = value
  }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  private var minimumTrackImages: [State: UIImage] = [:]
  open func setMinimumTrackImage(_ value: UIImage?, for state: State) {
    refuseOnMac()
    minimumTrackImages[state] = value
  }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }

  private var maximumTrackImages: [State: UIImage] = [:]
  open func setMaximumTrackImage(_ value: UIImage?, for state: State) {
    refuseOnMac()
    maximumTrackImages[state] = value
  }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }
}

@MainActor
open class UIStepper: UIControl {
  open var isContinuous: Bool = true
  open var autorepeat: Bool = true
  open var wraps: Bool = false

  open var minimumValue: Double = 0 {
    didSet {
      precondition(minimumValue < maximumValue, "NSInvalidArgumentException")
      value = max(value, minimumValue)
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      precondition(minimumValue < maximumValue, "NSInvalidArgumentException")
      value = min(value, maximumValue)
    }
  }
  open var value: Double = 0 { didSet { if value != limited { value = limited } } }
  private var limited: Double { max(minimumValue, min(value, maximumValue)) }
  open var stepValue: Double = 1 { didSet { precondition(stepValue > 0, "NSInvalidArgumentException") } }
  private var dividers: [[State]: UIImage] = [:]
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
    dividers[[left, right]] = image
  }
  open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
    dividers[[left, right]]
  }

  private var backgroundImages: [State: UIImage] = [:]
  open func setBackgroundImage(_ value: UIImage?, for state: State) { backgroundImages[state] = value }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  private var incrementImages: [State: UIImage] = [:]
  open func setIncrementImage(_ value: UIImage?, for state: State) { incrementImages[state] = value }
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] ?? incrementImages[.normal] }

  private var decrementImages: [State: UIImage] = [:]
  open func setDecrementImage(_ value: UIImage?, for state: State) { decrementImages[state] = value }
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] ?? decrementImages[.normal] }
}

@MainActor
open class UIPageControl: UIControl {
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage: Bool = false
  open var backgroundStyle: UIPageControl.BackgroundStyle = .automatic
  open var allowsContinuousInteraction: Bool = true
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  open var direction: UIPageControl.Direction = .natural

  open var numberOfPages = 0 { didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) } }

  /// It is limited by the number of pages.
  open var currentPage = 0 {
    didSet { if currentPage != limitedPage { currentPage = limitedPage } }
  }
  private var limitedPage: Int { max(0, min(currentPage, numberOfPages - 1)) }
}

@MainActor
open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
}

@MainActor
open class UIDatePicker: UIControl {
  open var datePickerMode: UIDatePicker.Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var minuteInterval: Int = 1
  open var countDownDuration: TimeInterval = 0
  open var roundsToMinuteInterval: Bool = true
  open var date: Date = Date(timeIntervalSince1970: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
}

@MainActor
open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
  open var supportsAlpha: Bool = true
  open var title: String?
}

@MainActor
open class UISegmentedControl: UIControl {
  open var selectedSegmentTintColor: UIColor?
  open var selectedSegmentIndex: Int = -1
  open var isMomentary: Bool = false
  open var apportionsSegmentWidthsByContent: Bool = false

  private var segments: [(title: String?, image: UIImage?, width: CGFloat, offset: CGSize, isEnabled: Bool)] = []
  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil, 0, .zero, true), at: segment)
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments[segment].title = title }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments[segment].image = image }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { segments[segment].width = width }
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { segments[segment].offset = offset }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment].offset }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[segment].isEnabled = enabled }
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  private var images: [[AnyHashable]: UIImage] = [:]
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    images[[state, barMetrics]] = image
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { images[[state, barMetrics]] }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) { images[[left, right, barMetrics]] = image }
  open func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) -> UIImage? { images[[left, right, barMetrics]] }
  private var positions: [[AnyHashable]: UIOffset] = [:]
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType segment: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) { positions[[segment, barMetrics]] = adjustment }
  open func contentPositionAdjustment(
    forSegmentType segment: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { positions[[segment, barMetrics]] ?? .zero }
}
