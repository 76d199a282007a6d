public import VStyleValues

/// A closure that gives a value for each theme.
public typealias ThemePropertyProvider<T> = (ThemeStyle) -> T

/// A value that depends on the theme in force.
///
/// ```swift
/// label.theme.textColor = ThemeProvider { $0 == .dark ? .white : .black }
/// ```
/// A provider may be of any type, and one provider may serve many objects. It belongs to the isolation domain of its
/// views.
public struct ThemeProvider<T> {
  /// Gives the value for a theme.
  public let provider: ThemePropertyProvider<T>

  private let uses = ThemeProviderUses()

  /// Makes a provider of a closure.
  public init(_ provider: @escaping ThemePropertyProvider<T>) { self.provider = provider }

  /// Makes a provider of two values: one for the theme `dark`, one for every other.
  public init(light: T, dark: T) { self.init { $0.rawValue == "dark" ? dark : light } }

  /// Gives its value again to every object that has the provider.
  ///
  /// - Parameter style: the theme to ask for; ``VStyleValues/ThemeStyle/unspecified`` is the one in force at each
  ///   object, its own and its parents' overrides included.
  public func refresh(style: ThemeStyle = .unspecified) {
    for bindings in uses.list.objects { bindings.refresh(uses, style: style == .unspecified ? nil : style) }
  }

  /// How many objects are remembered, those that are gone included.
  var useCount: Int { uses.list.storedCount }

  /// Makes a binding of an object.
  func binding(key: String, manager: ThemeManager, effect: @escaping (T) -> ThemeBindings.Effect)
    -> ThemeBindings.Binding
  {
    let provider = provider
    return ThemeBindings.Binding(key: key, manager: manager, provider: self, uses: uses) { effect(provider($0)) }
  }
}

/// The objects that have a provider.
final class ThemeProviderUses {
  var list = WeakList<ThemeBindings>()
}
