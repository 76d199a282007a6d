// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIBarAppearance: Equatable {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public required init() {}

  open func configureWithDefaultBackground() { reset() }
  open func configureWithOpaqueBackground() { reset() }
  open func configureWithTransparentBackground() { reset() }

  private func reset() { (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil) }

  /// A bar copies the appearance that it gets.
  open func copied() -> Self {
    let copy = Self()
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    copy.backgroundImage = backgroundImage
    copy.backgroundImageContentMode = backgroundImageContentMode
    copy.shadowColor = shadowColor
    copy.shadowImage = shadowImage
    return copy
  }

  public nonisolated static func == (left: UIBarAppearance, right: UIBarAppearance) -> Bool { left === right }
}

@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero

  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = buttonAppearance.copied() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { doneButtonAppearance = doneButtonAppearance.copied() }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { backButtonAppearance = backButtonAppearance.copied() }
  }

  public required init() {}

  open override func copied() -> Self {
    let copy = super.copied()
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    copy.backButtonAppearance = backButtonAppearance
    copy.backIndicatorImage = backIndicatorImage
    copy.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    return copy
  }

  public private(set) var backIndicatorImage: UIImage = UIImage()
  public private(set) var backIndicatorTransitionMaskImage: UIImage = UIImage()

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}

@MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0

  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { stackedLayoutAppearance = stackedLayoutAppearance.copied() }
  }
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { inlineLayoutAppearance = inlineLayoutAppearance.copied() }
  }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied() }
  }

  public required init() {}

  open override func copied() -> Self {
    let copy = super.copied()
    copy.stackedLayoutAppearance = stackedLayoutAppearance
    copy.inlineLayoutAppearance = inlineLayoutAppearance
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    copy.selectionIndicatorImage = selectionIndicatorImage
    copy.stackedItemPositioning = stackedItemPositioning
    copy.stackedItemWidth = stackedItemWidth
    copy.stackedItemSpacing = stackedItemSpacing
    return copy
  }
}

@MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = buttonAppearance.copied() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { doneButtonAppearance = doneButtonAppearance.copied() }
  }

  public required init() {}

  open override func copied() -> Self {
    let copy = super.copied()
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    return copy
  }
}

@MainActor
open class UIBarButtonItemStateAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment: UIOffset = .zero

  init() {}

  func set(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

@MainActor
open class UIBarButtonItemAppearance: Equatable {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public required init() {}

  /// The objects of the states stay, and get the members of others.
  func copied() -> Self {
    let copy = Self()
    copy.normal.set(normal)
    copy.highlighted.set(highlighted)
    copy.disabled.set(disabled)
    copy.focused.set(focused)
    return copy
  }

  public nonisolated static func == (left: UIBarButtonItemAppearance, right: UIBarButtonItemAppearance) -> Bool {
    left === right
  }
}

@MainActor
open class UITabBarItemStateAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment: UIOffset = .zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment: UIOffset = .zero

  init() {}

  func set(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

@MainActor
open class UITabBarItemAppearance: Equatable {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public required init() {}

  /// The objects of the states stay, and get the members of others.
  func copied() -> Self {
    let copy = Self()
    copy.normal.set(normal)
    copy.selected.set(selected)
    copy.disabled.set(disabled)
    copy.focused.set(focused)
    return copy
  }

  public nonisolated static func == (left: UITabBarItemAppearance, right: UITabBarItemAppearance) -> Bool {
    left === right
  }
}
