#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIView`.
    @MainActor
    static var uiView: PropertyTable {
      var table = PropertyTable.uiViewRows + .uiViewRows2 + .uiViewRows3 + .uiViewRows4
      #if !os(tvOS)
        table = table + .uiViewExceptOnTV
      #endif
      return table
    }

    @MainActor
    private static var uiViewRows: PropertyTable {
      [
        .bindMain(.backgroundColor, \UIView.backgroundColor, as: .color),
        .bindMain(.isHidden, \UIView.isHidden),
        .bindMain(.alpha, \UIView.alpha, as: .number),
        .bindMain(.isOpaque, \UIView.isOpaque),
        .tintColorOfView,
        .bindMain(.tintAdjustmentMode, \UIView.tintAdjustmentMode, as: .raw(ViewTintAdjustmentMode.self)),
        .bindMain(.clipsToBounds, \UIView.clipsToBounds),
        .bindMain(.clearsContextBeforeDrawing, \UIView.clearsContextBeforeDrawing),
        .bindMain(.isUserInteractionEnabled, \UIView.isUserInteractionEnabled),
        .bindMain(.contentMode, \UIView.contentMode, as: .raw(ViewContentMode.self)),
        .bindMain(.tag, \UIView.tag),
        .bindMain(.autoresizesSubviews, \UIView.autoresizesSubviews),
        .bindMain(.autoresizingMask, \UIView.autoresizingMask, as: .options(ViewAutoresizingMask.self)),
        .bindMain(.semanticContentAttribute, \UIView.semanticContentAttribute, as: .raw(SemanticContentAttribute.self)),
      ]
    }

    @MainActor
    private static var uiViewRows2: PropertyTable {
      [
        .view(.mask, \UIView.mask),
        .bindMain(.overrideUserInterfaceStyle, \UIView.overrideUserInterfaceStyle, as: .raw(UserInterfaceStyle.self)),
        .bindMain(.anchorPoint, \UIView.anchorPoint, as: .point),
        .bindMain(.frame, \UIView.frame, as: .rect).after(.anchorPoint),
        .bindMain(.bounds, \UIView.bounds, as: .rect).after(.frame),
        .bindMain(.center, \UIView.center, as: .point).after(.frame),
        .bindMain(.transform, \UIView.transform, as: .transform),
        .bindMain(
          .transform3D, read: { (view: UIView) in Transform3D(view.transform3D) },
          write: { $0.transform3D = $1.layerTransform }),
        .bindMain(.contentScaleFactor, \UIView.contentScaleFactor, as: .number),
        .bindMain(.layoutMargins, \UIView.layoutMargins, as: .insets),
        .bindMain(.directionalLayoutMargins, \UIView.directionalLayoutMargins, as: .directionalInsets),
        .bindMain(.preservesSuperviewLayoutMargins, \UIView.preservesSuperviewLayoutMargins),
        .bindMain(.insetsLayoutMarginsFromSafeArea, \UIView.insetsLayoutMarginsFromSafeArea),
        .bindMain(.translatesAutoresizingMaskIntoConstraints, \UIView.translatesAutoresizingMaskIntoConstraints),
      ]
    }

    @MainActor
    private static var uiViewRows3: PropertyTable {
      [
        .bindMain(.minimumContentSizeCategory, \UIView.minimumContentSizeCategory, as: .contentSizeCategory),
        .bindMain(.maximumContentSizeCategory, \UIView.maximumContentSizeCategory, as: .contentSizeCategory),
        .bindMain(.restorationIdentifier, \UIView.restorationIdentifier),
        .priority(
          .contentHuggingPriority.at(Axis.horizontal), .horizontal, read: { $0.contentHuggingPriority(for: $1) },
          write: { $0.setContentHuggingPriority($1, for: $2) }),
        .priority(
          .contentHuggingPriority.at(Axis.vertical), .vertical, read: { $0.contentHuggingPriority(for: $1) },
          write: { $0.setContentHuggingPriority($1, for: $2) }),
        .priority(
          .contentCompressionResistancePriority.at(Axis.horizontal), .horizontal,
          read: { $0.contentCompressionResistancePriority(for: $1) },
          write: { $0.setContentCompressionResistancePriority($1, for: $2) }),
        .priority(
          .contentCompressionResistancePriority.at(Axis.vertical), .vertical,
          read: { $0.contentCompressionResistancePriority(for: $1) },
          write: { $0.setContentCompressionResistancePriority($1, for: $2) }),
        .bindMain(.isAccessibilityElement, \UIView.isAccessibilityElement),
        .bindMain(.accessibilityLabel, \UIView.accessibilityLabel),
        .bindMain(.accessibilityHint, \UIView.accessibilityHint),
        .bindMain(.accessibilityValue, \UIView.accessibilityValue),
        .bindMain(.accessibilityIdentifier, \UIView.accessibilityIdentifier),
        .bindMain(.accessibilityLanguage, \UIView.accessibilityLanguage),
        .bindMain(.accessibilityTraits, \UIView.accessibilityTraits, as: .accessibilityTraits),
      ]
    }

    @MainActor
    private static var uiViewRows4: PropertyTable {
      [
        .bindMain(.accessibilityElementsHidden, \UIView.accessibilityElementsHidden),
        .bindMain(.accessibilityViewIsModal, \UIView.accessibilityViewIsModal),
        .bindMain(.accessibilityIgnoresInvertColors, \UIView.accessibilityIgnoresInvertColors),
        .bindMain(
          .accessibilityNavigationStyle, \UIView.accessibilityNavigationStyle,
          as: .raw(AccessibilityNavigationStyle.self)),
        .bindMain(.shouldGroupAccessibilityChildren, \UIView.shouldGroupAccessibilityChildren),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiViewExceptOnTV: PropertyTable {
        [
          .bindMain(.isMultipleTouchEnabled, \UIView.isMultipleTouchEnabled),
          .bindMain(.isExclusiveTouch, \UIView.isExclusiveTouch),
          .bindMain(.focusGroupIdentifier, \UIView.focusGroupIdentifier),
          .bindMain(.showsLargeContentViewer, \UIView.showsLargeContentViewer),
          .bindMain(.largeContentTitle, \UIView.largeContentTitle),
          .bindMain(.largeContentImage, \UIView.largeContentImage, as: .image),
          .bindMain(.largeContentImageInsets, \UIView.largeContentImageInsets, as: .insets),
          .bindMain(.scalesLargeContentImage, \UIView.scalesLargeContentImage),
        ]
      }
    #endif
  }
#endif
