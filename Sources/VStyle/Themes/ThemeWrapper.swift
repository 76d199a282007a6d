public import VStyleValues

/// The properties of an object that follow the theme: `view.theme.backgroundColor = ThemeProvider { … }`.
///
/// A member that a property is bound to takes a provider of the member's type; the value shows at once and after each
/// change of the theme. It stands above what sheets want, as all that code sets. `nil` takes the provider away and
/// gives back what was there before. Reading gives the provider that was set.
///
/// To be used where the object is, in one isolation domain.
@dynamicMemberLookup
public struct ThemeWrapper<Base: Styleable> {
  /// The object.
  public let base: Base

  let manager: ThemeManager

  /// A member that is never `nil`, or whose provider may give `nil`.
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

  /// A property by its row: `theme[.titleColor.highlighted]`, `theme[.needleColor]`.
  ///
  /// What a provider gives is checked against the property's kind; what does not fit is reported and left out.
  public subscript<T>(property: Property) -> ThemeProvider<T>? {
    get { provider(for: property) }
    nonmutating set { set(newValue, for: property) { $0 } }
  }

  /// Code that runs at once and after each change of the theme, for what no property covers.
  public var customization: ThemeProvider<Void>? {
    get { base.knownThemeBindings?["customization"] as? ThemeProvider<Void> }
    nonmutating set { set("customization", newValue) { _, _ in } }
  }

  /// Hands a provider's values to code of the app's: a way to follow the theme with a member of any type.
  ///
  /// - Parameters:
  ///   - key: a name for the use; another provider under the same name takes its place.
  ///   - provider: the provider; `nil` takes it away, and the member stays as it is.
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

  /// The provider that ``set(_:_:apply:)`` keeps under a name.
  public func provider<T>(named key: String, of type: T.Type = T.self) -> ThemeProvider<T>? {
    base.knownThemeBindings?[key] as? ThemeProvider<T>
  }

  /// Asks all providers of the object again.
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
  /// The theme that is in force from the object down, whatever is above it; `nil` gives way to what is above.
  ///
  /// It holds at once, for providers and, in a ``StyleScope``, for `@theme` blocks from the next flush on. Of several
  /// overrides the nearest counts.
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
  /// What follows the theme of an instance of ``ThemeManager``.
  public func theme(of manager: ThemeManager) -> ThemeWrapper<Self> { ThemeWrapper(base: self, manager: manager) }

  /// What follows the theme of the app. The property itself cannot be replaced.
  @MainActor
  public var theme: ThemeWrapper<Self> { ThemeWrapper(base: self, manager: ThemeManager.shared) }
}
