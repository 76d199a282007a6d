public import VStyleValues

/// A closure that returns a value for each theme.
public typealias ThemePropertyProvider<T> = (ThemeStyle) -> T

/// A value that depends on the current theme.
///
/// ```swift
/// label.theme.textColor = ThemeProvider { $0 == .dark ? .white : .black }
/// ```
/// A provider may have any value type, and one provider may serve many objects. It belongs to the isolation domain of
/// its views.
public struct ThemeProvider<T> {
  /// Returns the value for a theme.
  public let provider: ThemePropertyProvider<T>

  private let uses = ThemeProviderUses()

  /// Creates a provider from a closure.
  public init(_ provider: @escaping ThemePropertyProvider<T>) { self.provider = provider }

  /// Creates a provider from two values: one for the theme `dark`, one for every other theme.
  public init(light: T, dark: T) { self.init { $0.rawValue == "dark" ? dark : light } }

  /// Applies its value again to every object with the provider.
  ///
  /// - Parameter style: the theme to call the provider with. `ThemeStyle.unspecified` is the current
  ///   theme of each object, with its own and its ancestors' overrides. Default: unspecified.
  public func refresh(style: ThemeStyle = .unspecified) {
    for bindings in uses.list.objects { bindings.refresh(uses, style: style == .unspecified ? nil : style) }
  }

  /// The number of stored objects, including released ones.
  var useCount: Int { uses.list.storedCount }

  /// Creates the use of the provider on an object.
  func binding(key: String, manager: ThemeManager, effect: @escaping (T) -> ThemeBindings.Effect)
    -> ThemeBindings.Binding
  {
    let provider = provider
    return ThemeBindings.Binding(key: key, manager: manager, provider: self, uses: uses) { effect(provider($0)) }
  }
}

/// The objects with a provider.
final class ThemeProviderUses {
  var list = WeakList<ThemeBindings>()
}
