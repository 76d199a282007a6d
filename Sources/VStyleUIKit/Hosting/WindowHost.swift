#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  /// The scope of a window, which follows the views, the traits and the size of the window.
  @MainActor
  final class WindowHost {
    private(set) weak var window: UIWindow?
    let scope: StyleScope
    private let snapshot = ViewSnapshot()
    private var category: UIContentSizeCategory
    private var appearance: Appearance

    init(_ window: UIWindow, sheets: [Stylesheet]) {
      self.window = window
      scope = StyleScope(unretained: window, sheets: sheets)
      category = window.traitCollection.preferredContentSizeCategory
      appearance = AppearanceService.shared.style
      ThemeManager.shared.attach(scope)
      AppearanceService.shared.attach(scope)
      AppearanceService.register(stakeholder: window) { window in
        window.overrideUserInterfaceStyle = WindowHost.override
      }
    }

    /// The number of views that each turn of the run loop compares.
    var viewCount: Int { snapshot.count }

    /// The appearance for views without a style, such as keyboards and alerts; that of the system if nobody chose one.
    private static var override: UIUserInterfaceStyle {
      switch AppearanceService.shared.userChoice {
      case .auto: .unspecified
      case .on: .dark
      case .off: .light
      }
    }

    /// Brings the styles of the window up to date.
    func update() {
      guard let window else { return }
      // The cells of lists are created here, before the frame in which they appear, and not after this flush.
      window.layoutIfNeeded()
      followTraits(of: window)
      snapshot.compare(window)
      scope.flush()
      rewrite(window)
    }

    private func followTraits(of window: UIWindow) {
      let system = window.windowScene?.traitCollection ?? window.traitCollection
      let style: SystemStyle =
        switch system.userInterfaceStyle {
        case .light: .light
        case .dark: .dark
        default: .unspecified
        }
      if AppearanceService.shared.systemStyle != style { AppearanceService.system = GivenSystemStyle(style) }
      if !AppearanceService.isEnabled { AppearanceService.makeUp() }
      var traits = scope.traits
      traits.follow(window)
      if traits != scope.traits { scope.traits = traits }
    }

    /// Writes the values again that UIKit converts in another way since the last turn.
    private func rewrite(_ window: UIWindow) {
      let category = window.traitCollection.preferredContentSizeCategory
      if category != self.category {
        self.category = category
        scope.rewrite { _, value in value.followsTextSize }
      }
      let appearance = AppearanceService.shared.style
      if appearance != self.appearance {
        self.appearance = appearance
        scope.rewrite { property, value in property.name.hasPrefix("layer-") && value.followsAppearance }
      }
    }
  }

  extension StyleValue {
    /// Whether a font in the value has the size that the user prefers. That of a record is not looked up.
    fileprivate var followsTextSize: Bool {
      if let font = self[as: Font.self] { return font.textStyle != nil }
      return self[as: AttributedText.self] != nil || payload is any RecordValue
    }

    /// Whether a color in the value is one of the system. UIKit's own colors follow the appearance, but not those of Core
    /// Graphics.
    fileprivate var followsAppearance: Bool {
      self[as: Color.self]?.isSystem ?? self[as: [Color].self]?.contains { $0.isSystem } ?? false
    }
  }
#endif
