public import VStyleValues

/// The properties of an object that follow the theme: `view.theme.backgroundColor = ThemeProvider { … }`.
///
/// A bound member accepts a provider of the member's type. The value applies at once and after each change of the
/// theme. It overrides sheets, as all values from code do. `nil` removes the provider and restores the value from
/// before. Reading returns the provider that was set.
///
/// Use it in the isolation domain of the object.
@dynamicMemberLookup
public struct ThemeWrapper<Base: Styleable> {
  /// The object.
  public let base: Base

  let manager: ThemeManager

  /// A member that is never `nil`, or whose provider may return `nil`.
  public subscript<Member: Bindable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Member>
  ) -> ThemeProvider<Member>? {
    get { provider(for: manager.property(of: keyPath)) }
    nonmutating set { set(newValue, for: manager.property(of: keyPath)) { $0.value } }
  }

  /// A member that can be `nil`.
  public subscript<Member: Bindable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Member?>
  ) -> ThemeProvider<Member>? {
    get { provider(for: manager.property(of: keyPath)) }
    nonmutating set { set(newValue, for: manager.property(of: keyPath)) { $0.value } }
  }

  /// A property by name: `theme[.titleColor.highlighted]`, `theme[.needleColor]`.
  ///
  /// The provider's values are checked against the property's value type. A value that does not fit is reported and
  /// left out.
  public subscript<T>(property: Property) -> ThemeProvider<T>? {
    get { provider(for: property) }
    nonmutating set { set(newValue, for: property) { $0 } }
  }

  /// A closure that runs at once and after each change of the theme, for effects that no property covers.
  public var customization: ThemeProvider<Void>? {
    get { base.knownThemeBindings?["customization"] as? ThemeProvider<Void> }
    nonmutating set { set("customization", newValue) { _, _ in } }
  }

  /// Passes a provider's values to a closure, so that a member of any type can follow the theme.
  ///
  /// - Parameters:
  ///   - key: a name for the use. Another provider under the same name replaces this one.
  ///   - provider: the provider; `nil` removes it, and the member keeps its value.
  ///   - apply: sets the member.
  public func set<T>(_ key: String, _ provider: ThemeProvider<T>?, apply: @escaping (Base, T) -> Void) {
    guard let provider else {
      base.knownThemeBindings?.remove(key, property: nil)
      return
    }
    base.themeBindings.set(
      provider.binding(key: key, manager: manager) { [weak base] value in
        .action { if let base { apply(base, value) } }
      })
  }

  /// Returns the provider that ``set(_:_:apply:)`` stores under a name; `nil` if there is none.
  public func provider<T>(named key: String, of type: T.Type = T.self) -> ThemeProvider<T>? {
    base.knownThemeBindings?[key] as? ThemeProvider<T>
  }

  /// Calls all providers of the object again.
  public func refresh() { base.knownThemeBindings?.show(.all) }

  private func provider<T>(for property: Property?) -> ThemeProvider<T>? {
    property.flatMap { base.knownThemeBindings?[$0.bindingKey] as? ThemeProvider<T> }
  }

  private func set<T>(_ provider: ThemeProvider<T>?, for property: Property?, value: @escaping (T) -> Any) {
    guard let property else { return }
    let key = property.bindingKey
    if let provider {
      base.themeBindings.set(provider.binding(key: key, manager: manager) { .value(property, value($0)) })
    } else {
      base.knownThemeBindings?.remove(key, property: property)
    }
  }

}

extension ThemeWrapper {
  /// The theme of the object and its descendants; `nil` inherits the theme from above.
  ///
  /// Providers apply it at once. In a ``StyleScope``, `@theme` blocks apply it at the next flush. Of several overrides
  /// the nearest applies.
  public var overrideThemeStyle: ThemeStyle? {
    get {
      if let node = base as? any ThemeOverriding { return node.styleThemeName.map { ThemeStyle(rawValue: $0) } }
      return base.knownThemeBindings?.override
    }
    nonmutating set {
      if let node = base as? any ThemeOverriding {
        node.styleThemeName = newValue?.sheetName
        return
      }
      guard base.knownThemeBindings?.override != newValue else { return }
      base.themeBindings.override = newValue
      base.showTheme()
    }
  }
}

extension Styleable {
  /// Returns the properties that follow the theme of a ``ThemeManager``.
  public func theme(of manager: ThemeManager) -> ThemeWrapper<Self> { ThemeWrapper(base: self, manager: manager) }

  /// The properties that follow the theme of the app. Assign to its members; the property itself is read-only.
  @MainActor
  public var theme: ThemeWrapper<Self> { ThemeWrapper(base: self, manager: ThemeManager.shared) }
}
