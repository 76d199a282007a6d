import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``ScrollView``.
  static var scrollView: PropertyTable {
    [
      .bind(.contentSize, \ScrollView.contentSize),
      .bind(.contentInset, \ScrollView.contentInset),
      .bind(.isScrollEnabled, \ScrollView.isScrollEnabled),
      .bind(.isDirectionalLockEnabled, \ScrollView.isDirectionalLockEnabled),
      .bind(.scrollsToTop, \ScrollView.scrollsToTop),
      .bind(.isPagingEnabled, \ScrollView.isPagingEnabled),
      .bind(.bounces, \ScrollView.bounces),
      .bind(.alwaysBounceVertical, \ScrollView.alwaysBounceVertical),
      .bind(.alwaysBounceHorizontal, \ScrollView.alwaysBounceHorizontal),
      .bind(.indicatorStyle, \ScrollView.indicatorStyle),
      .bind(.scrollIndicatorInsets, \ScrollView.scrollIndicatorInsets),
      .bind(.showsVerticalScrollIndicator, \ScrollView.showsVerticalScrollIndicator),
      .bind(.showsHorizontalScrollIndicator, \ScrollView.showsHorizontalScrollIndicator),
      .bind(.verticalScrollIndicatorInsets, \ScrollView.verticalScrollIndicatorInsets).after(.scrollIndicatorInsets),
      .bind(.horizontalScrollIndicatorInsets, \ScrollView.horizontalScrollIndicatorInsets).after(
        .scrollIndicatorInsets),
      .bind(.automaticallyAdjustsScrollIndicatorInsets, \ScrollView.automaticallyAdjustsScrollIndicatorInsets),
      .bind(.contentInsetAdjustmentBehavior, \ScrollView.contentInsetAdjustmentBehavior),
      .bind(.contentOffset, \ScrollView.contentOffset),
      .bind(.decelerationRate, \ScrollView.decelerationRate),
      .bind(.minimumZoomScale, \ScrollView.minimumZoomScale),
      .bind(.maximumZoomScale, \ScrollView.maximumZoomScale),
      .bind(.zoomScale, \ScrollView.zoomScale).after(.minimumZoomScale, .maximumZoomScale),
      .bind(.bouncesZoom, \ScrollView.bouncesZoom),
      .bind(.bouncesVertically, \ScrollView.bouncesVertically),
      .bind(.bouncesHorizontally, \ScrollView.bouncesHorizontally),
      .bind(.keyboardDismissMode, \ScrollView.keyboardDismissMode),
      .bind(.delaysContentTouches, \ScrollView.delaysContentTouches),
      .bind(.canCancelContentTouches, \ScrollView.canCancelContentTouches),
      .bind(.contentAlignmentPoint, \ScrollView.contentAlignmentPoint),
      .bind(.allowsKeyboardScrolling, \ScrollView.allowsKeyboardScrolling),
      .bindObject(
        .refreshControl, \ScrollView.refreshControl, kind: .object(of: RefreshControl.self), make: ViewTypes.instance),
    ]
  }
}
