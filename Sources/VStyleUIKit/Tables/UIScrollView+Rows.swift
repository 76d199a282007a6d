#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIScrollView`.
    @MainActor
    static var uiScrollView: PropertyTable {
      var table = PropertyTable.uiScrollViewRows + .uiScrollViewRows2
      #if !os(tvOS)
        table = table + .uiScrollViewExceptOnTV
      #endif
      #if !os(visionOS)
        table = table + .uiScrollViewExceptOnVision
      #endif
      return table
    }

    @MainActor
    private static var uiScrollViewRows: PropertyTable {
      [
        .bindMain(.contentSize, \UIScrollView.contentSize, as: .size),
        .bindMain(.contentInset, \UIScrollView.contentInset, as: .insets),
        .bindMain(.isScrollEnabled, \UIScrollView.isScrollEnabled),
        .bindMain(.isDirectionalLockEnabled, \UIScrollView.isDirectionalLockEnabled),
        .bindMain(.bounces, \UIScrollView.bounces),
        .bindMain(.alwaysBounceVertical, \UIScrollView.alwaysBounceVertical),
        .bindMain(.alwaysBounceHorizontal, \UIScrollView.alwaysBounceHorizontal),
        .bindMain(.indicatorStyle, \UIScrollView.indicatorStyle, as: .raw(ScrollViewIndicatorStyle.self)),
        .methods(
          .scrollIndicatorInsets, as: .insets, none: .zero,
          read: { (view: UIScrollView) in view.verticalScrollIndicatorInsets }, write: { $0.scrollIndicatorInsets = $1 }
        ),
        .bindMain(.showsVerticalScrollIndicator, \UIScrollView.showsVerticalScrollIndicator),
        .bindMain(.showsHorizontalScrollIndicator, \UIScrollView.showsHorizontalScrollIndicator),
        .bindMain(.verticalScrollIndicatorInsets, \UIScrollView.verticalScrollIndicatorInsets, as: .insets).after(
          .scrollIndicatorInsets),
        .bindMain(.horizontalScrollIndicatorInsets, \UIScrollView.horizontalScrollIndicatorInsets, as: .insets).after(
          .scrollIndicatorInsets),
        .bindMain(.automaticallyAdjustsScrollIndicatorInsets, \UIScrollView.automaticallyAdjustsScrollIndicatorInsets),
      ]
    }

    @MainActor
    private static var uiScrollViewRows2: PropertyTable {
      [
        .bindMain(
          .contentInsetAdjustmentBehavior, \UIScrollView.contentInsetAdjustmentBehavior,
          as: .raw(ScrollViewContentInsetAdjustmentBehavior.self)),
        .bindMain(.contentOffset, \UIScrollView.contentOffset, as: .point),
        .bindMain(.decelerationRate, \UIScrollView.decelerationRate, as: .decelerationRate),
        .bindMain(.minimumZoomScale, \UIScrollView.minimumZoomScale, as: .number),
        .bindMain(.maximumZoomScale, \UIScrollView.maximumZoomScale, as: .number),
        .bindMain(.zoomScale, \UIScrollView.zoomScale, as: .number).after(.minimumZoomScale, .maximumZoomScale),
        .bindMain(.bouncesZoom, \UIScrollView.bouncesZoom),
        .bindMain(.bouncesVertically, \UIScrollView.bouncesVertically),
        .bindMain(.bouncesHorizontally, \UIScrollView.bouncesHorizontally),
        .bindMain(.delaysContentTouches, \UIScrollView.delaysContentTouches),
        .bindMain(.canCancelContentTouches, \UIScrollView.canCancelContentTouches),
        .bindMain(.contentAlignmentPoint, \UIScrollView.contentAlignmentPoint, as: .point),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiScrollViewExceptOnTV: PropertyTable {
        [
          .bindMain(.scrollsToTop, \UIScrollView.scrollsToTop),
          .bindMain(.isPagingEnabled, \UIScrollView.isPagingEnabled),
          .bindMain(.allowsKeyboardScrolling, \UIScrollView.allowsKeyboardScrolling),
          .view(.refreshControl, \UIScrollView.refreshControl),
        ]
      }
    #endif

    #if !os(visionOS)
      @MainActor
      private static var uiScrollViewExceptOnVision: PropertyTable {
        [
          .bindMain(
            .keyboardDismissMode, \UIScrollView.keyboardDismissMode, as: .raw(ScrollViewKeyboardDismissMode.self))
        ]
      }
    #endif
  }
#endif
