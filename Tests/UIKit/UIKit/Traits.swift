// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public internal(set) var preferredContentSizeCategory: UIContentSizeCategory = .large
  public internal(set) var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  public internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass = .compact
  public internal(set) var verticalSizeClass: UIUserInterfaceSizeClass = .regular
  public internal(set) var accessibilityContrast: UIAccessibilityContrast = .normal
  public internal(set) var displayScale: CGFloat = 2
  public internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .phone

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  public nonisolated(unsafe) static var current = UITraitCollection(userInterfaceStyle: .light)

  /// The text size of the current traits, as a factor.
  static var textScale: CGFloat { current.preferredContentSizeCategory == .large ? 1 : 1.5 }

  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection { changed(style) { _ in } }

  /// What a test does in place of the system.
  public func changed(
    _ style: UIUserInterfaceStyle? = nil, category: UIContentSizeCategory? = nil,
    horizontal: UIUserInterfaceSizeClass? = nil, idiom: UIUserInterfaceIdiom? = nil
  ) -> UITraitCollection {
    changed(style ?? userInterfaceStyle) {
      if let category { $0.preferredContentSizeCategory = category }
      if let horizontal { $0.horizontalSizeClass = horizontal }
      if let idiom { $0.userInterfaceIdiom = idiom }
    }
  }

  private func changed(_ style: UIUserInterfaceStyle, _ change: (UITraitCollection) -> Void) -> UITraitCollection {
    let copy = UITraitCollection(userInterfaceStyle: style)
    copy.preferredContentSizeCategory = preferredContentSizeCategory
    copy.layoutDirection = layoutDirection
    copy.horizontalSizeClass = horizontalSizeClass
    copy.verticalSizeClass = verticalSizeClass
    copy.accessibilityContrast = accessibilityContrast
    copy.displayScale = displayScale
    copy.userInterfaceIdiom = userInterfaceIdiom
    change(copy)
    return copy
  }
}

@MainActor
public enum UIAccessibility {
  public internal(set) static var isReduceMotionEnabled = false
  public internal(set) static var isReduceTransparencyEnabled = false
}

/// The traits that a view or a scene overrides for what is in it.
public struct UITraitOverrides {
  var style: UIUserInterfaceStyle?
  var horizontal: UIUserInterfaceSizeClass?
  var category: UIContentSizeCategory?

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style ?? .unspecified }
    set { style = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { horizontal ?? .unspecified }
    set { horizontal = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? .unspecified }
    set { category = newValue }
  }

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    style == nil && horizontal == nil && category == nil
      ? traits : traits.changed(style, category: category, horizontal: horizontal)
  }
}
