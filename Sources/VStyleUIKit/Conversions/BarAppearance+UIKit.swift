#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension MemberConversion<UINavigationBarAppearance, NavigationBarAppearance> {
    /// The appearance of a navigation bar. UIKit's own appearance is restored as it was, and reads as one of no members.
    static var navigationBarAppearance: Self {
      Self(read: { _ in NavigationBarAppearance() }, write: { $0.platformAppearance })
    }
  }

  extension MemberConversion<UITabBarAppearance, TabBarAppearance> {
    /// The appearance of a tab bar.
    static var tabBarAppearance: Self { Self(read: { _ in TabBarAppearance() }, write: { $0.platformAppearance }) }
  }

  extension MemberConversion<UIToolbarAppearance, ToolbarAppearance> {
    /// The appearance of a toolbar.
    static var toolbarAppearance: Self { Self(read: { _ in ToolbarAppearance() }, write: { $0.platformAppearance }) }
  }

  /// The members that the appearances of all bars have.
  private protocol BarBackground {
    var background: BarAppearance.Background { get }
    var backgroundColor: Color? { get }
    var backgroundEffect: VisualEffect? { get }
    var backgroundImage: Image? { get }
    var backgroundImageContentMode: ViewContentMode { get }
    var shadowColor: Color? { get }
    var shadowImage: Image? { get }
  }

  extension NavigationBarAppearance: BarBackground {}
  extension TabBarAppearance: BarBackground {}
  extension ToolbarAppearance: BarBackground {}

  extension UIBarAppearance {
    /// Sets the background, before which UIKit resets the color, the effect and the shadow.
    fileprivate func set(_ record: some BarBackground) {
      switch record.background {
      case .default: configureWithDefaultBackground()
      case .opaque: configureWithOpaqueBackground()
      case .transparent: configureWithTransparentBackground()
      }
      if let color = record.backgroundColor { backgroundColor = UIColor.of(color) }
      // A bar has a blur, no vibrancy.
      if case .blur(let style) = record.backgroundEffect { backgroundEffect = UIBlurEffect.of(style) }
      if let image = record.backgroundImage { backgroundImage = UIImage.of(image) }
      let mode = ViewContentMode.allCases.firstIndex(of: record.backgroundImageContentMode)
      backgroundImageContentMode = mode.flatMap { UIView.ContentMode(rawValue: $0) } ?? .scaleToFill
      if let color = record.shadowColor { shadowColor = UIColor.of(color) }
      if let image = record.shadowImage { shadowImage = UIImage.of(image) }
    }
  }

  extension NavigationBarAppearance {
    @MainActor
    fileprivate var platformAppearance: UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.set(self)
      appearance.titleTextAttributes.merge(titleTextAttributes.dictionary) { $1 }
      appearance.largeTitleTextAttributes.merge(largeTitleTextAttributes.dictionary) { $1 }
      appearance.titlePositionAdjustment = UIOffset(titlePositionAdjustment)
      buttonAppearance.set(appearance.buttonAppearance)
      doneButtonAppearance.set(appearance.doneButtonAppearance)
      backButtonAppearance.set(appearance.backButtonAppearance)
      if backIndicatorImage != nil || backIndicatorTransitionMaskImage != nil {
        appearance.setBackIndicatorImage(
          backIndicatorImage.flatMap { UIImage.of($0) },
          transitionMaskImage: backIndicatorTransitionMaskImage.flatMap { UIImage.of($0) })
      }
      return appearance
    }
  }

  extension TabBarAppearance {
    @MainActor
    fileprivate var platformAppearance: UITabBarAppearance {
      let appearance = UITabBarAppearance()
      appearance.set(self)
      stackedLayoutAppearance.set(appearance.stackedLayoutAppearance)
      inlineLayoutAppearance.set(appearance.inlineLayoutAppearance)
      compactInlineLayoutAppearance.set(appearance.compactInlineLayoutAppearance)
      if let color = selectionIndicatorTintColor { appearance.selectionIndicatorTintColor = UIColor.of(color) }
      if let image = selectionIndicatorImage { appearance.selectionIndicatorImage = UIImage.of(image) }
      let positioning = TabBarItemPositioning.allCases.firstIndex(of: stackedItemPositioning)
      appearance.stackedItemPositioning = positioning.flatMap { UITabBar.ItemPositioning(rawValue: $0) } ?? .automatic
      appearance.stackedItemWidth = stackedItemWidth
      appearance.stackedItemSpacing = stackedItemSpacing
      return appearance
    }
  }

  extension ToolbarAppearance {
    @MainActor
    fileprivate var platformAppearance: UIToolbarAppearance {
      let appearance = UIToolbarAppearance()
      appearance.set(self)
      buttonAppearance.set(appearance.buttonAppearance)
      doneButtonAppearance.set(appearance.doneButtonAppearance)
      return appearance
    }
  }

  extension BarButtonItemAppearance {
    /// Sets the states. UIKit's objects for them cannot be replaced.
    @MainActor
    fileprivate func set(_ appearance: UIBarButtonItemAppearance) {
      normal.set(appearance.normal)
      highlighted?.set(appearance.highlighted)
      disabled?.set(appearance.disabled)
      focused?.set(appearance.focused)
    }
  }

  extension BarButtonItemAppearance.StateAppearance {
    @MainActor
    fileprivate func set(_ state: UIBarButtonItemStateAppearance) {
      state.titleTextAttributes.merge(titleTextAttributes.dictionary) { $1 }
      state.titlePositionAdjustment = UIOffset(titlePositionAdjustment)
      if let image = backgroundImage { state.backgroundImage = UIImage.of(image) }
      state.backgroundImagePositionAdjustment = UIOffset(backgroundImagePositionAdjustment)
    }
  }

  extension TabBarItemAppearance {
    /// Sets the states. UIKit's objects for them cannot be replaced.
    @MainActor
    fileprivate func set(_ appearance: UITabBarItemAppearance) {
      normal.set(appearance.normal)
      selected?.set(appearance.selected)
      disabled?.set(appearance.disabled)
      focused?.set(appearance.focused)
    }
  }

  extension TabBarItemAppearance.StateAppearance {
    @MainActor
    fileprivate func set(_ state: UITabBarItemStateAppearance) {
      state.titleTextAttributes.merge(titleTextAttributes.dictionary) { $1 }
      state.titlePositionAdjustment = UIOffset(titlePositionAdjustment)
      if let color = iconColor { state.iconColor = UIColor.of(color) }
      state.badgePositionAdjustment = UIOffset(badgePositionAdjustment)
      state.badgeBackgroundColor = UIColor.of(badgeBackgroundColor)
      state.badgeTextAttributes.merge(badgeTextAttributes.dictionary) { $1 }
      state.badgeTitlePositionAdjustment = UIOffset(badgeTitlePositionAdjustment)
    }
  }

  extension UIOffset {
    init(_ offset: Offset) { self.init(horizontal: offset.horizontal, vertical: offset.vertical) }
  }
#endif
