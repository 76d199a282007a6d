import VStyleStylesheet
package import VStyleValues

/// The theme providers of one object, and the theme that it overrides.
final class ThemeBindings {
  /// The effect of a provider's value on its object.
  enum Effect {
    /// The value of a property.
    case value(Property, Any)
    /// A call of the app's code.
    case action(() -> Void)
  }

  /// A provider and its use on one object.
  struct Binding {
    let key: String
    let manager: ThemeManager
    let provider: Any
    let uses: ThemeProviderUses
    let effect: (ThemeStyle) -> Effect
    /// The theme of the value that the object has.
    var shown: ThemeStyle?
  }

  private(set) weak var object: (any Styleable)?

  /// The theme override of an object without a `styleThemeName` of its own. Views have one.
  var override: ThemeStyle?

  private var bindings: [Binding] = []

  init(_ object: any Styleable) { self.object = object }

  /// The provider of a key; `nil` if there is none.
  subscript(key: String) -> Any? { bindings.first { $0.key == key }?.provider }

  /// Returns the theme that the provider of a key was called with last; `nil` without a provider.
  func shownStyle(_ key: String) -> ThemeStyle? { bindings.first { $0.key == key }?.shown }

  /// Sets the provider of a key and applies its value.
  func set(_ binding: Binding) {
    if let index = bindings.firstIndex(where: { $0.key == binding.key }) {
      bindings[index] = binding
    } else {
      bindings.append(binding)
    }
    binding.uses.list.add(self)
    binding.manager.track(self)
    show(where: { $0.key == binding.key })
  }

  /// Removes the provider of a key. Its property returns to the value from before.
  func remove(_ key: String, property: Property?) {
    guard let index = bindings.firstIndex(where: { $0.key == key }) else { return }
    bindings.remove(at: index)
    if let property, let target { target.releasePinned(property) }
  }

  /// Applies the values of the providers of one manager, or of all managers.
  ///
  /// - Parameters:
  ///   - manager: the manager; `nil` for all managers.
  ///   - extent: all providers, or those whose theme has changed.
  func show(of manager: ThemeManager? = nil, _ extent: Extent) {
    show { binding in
      guard manager == nil || binding.manager === manager else { return false }
      return extent == .all || binding.shown != binding.manager.style(of: self)
    }
  }

  /// Writes the values of all property providers.
  fileprivate func showValues() { show { Property.isBindingKey($0.key) } }

  /// The providers to call.
  enum Extent {
    /// All providers.
    case all
    /// The providers that were called with another theme than the current one.
    case changed
  }

  /// Applies the value of a provider at each of its uses on this object.
  ///
  /// - Parameters:
  ///   - uses: the uses of the provider.
  ///   - style: the theme to call it with; `nil` for the current one.
  func refresh(_ uses: ThemeProviderUses, style: ThemeStyle?) {
    show(style: style) { $0.uses === uses }
  }

  /// Calls providers and applies their values: the properties in one batch, then the actions.
  private func show(style: ThemeStyle? = nil, where isMeant: (Binding) -> Bool) {
    guard object != nil else { return }
    var values: [Property: Any] = [:]
    var actions: [() -> Void] = []
    // A provider may set other providers of the same object, so each is looked up again by its key.
    for key in bindings.filter(isMeant).map(\.key) {
      guard let index = bindings.firstIndex(where: { $0.key == key }) else { continue }
      let style = style ?? bindings[index].manager.style(of: self)
      bindings[index].shown = style
      bindings[index].manager.evaluationCount += 1
      switch bindings[index].effect(style) {
      case .value(let property, let value): values[property] = value
      case .action(let action): actions.append(action)
      }
    }
    if !values.isEmpty { target?.pinProvided(values) }
    for action in actions { action() }
  }

  /// The object whose table has the properties: for a layer, its view.
  private var target: (any Styleable)? {
    guard let object else { return nil }
    guard let part = object as? any ThemeInheriting else { return object }
    return part.themeOwner ?? object
  }
}

extension Styleable {
  /// The providers of the object; `nil` if it never had one.
  var knownThemeBindings: ThemeBindings? { styleStorage.themeBindings }

  /// The providers of the object, created at the first use.
  var themeBindings: ThemeBindings {
    if let known = styleStorage.themeBindings { return known }
    let made = ThemeBindings(self)
    styleStorage.themeBindings = made
    return made
  }

  /// Sets the values of providers. They override sheets and `styles`, as all values from code do.
  fileprivate func pinProvided(_ values: [Property: Any]) {
    let table = styleStorage.applied.table ?? ViewTypeTable.of(type(of: self))
    StyleBatch(values, for: table, from: .provider).apply(to: self, styleStorage)
  }

  /// Removes the value of a provider. The value of `mi_styles`, of a sheet, or the baseline applies again.
  fileprivate func releasePinned(_ property: Property) {
    if let given = styleStorage.applied.given[property] {
      pinProvided([property: given])
    } else {
      let table = ViewTypeTable.of(type(of: self))
      guard let index = table.index(of: property) else { return }
      table.cache.shared(StyleDelta([StyleDelta.Change(index, nil)], for: table, source: .code)).apply(to: self)
    }
  }
}

extension Styleable {
  /// Writes the values of providers again, after the removal of `mi_styles` batches that may have overridden them.
  func showProvidedValues() {
    for object in [self as any Styleable] + ((self as? any ThemeOwning)?.themeParts ?? []) {
      object.knownThemeBindings?.showValues()
    }
  }

  /// Returns the theme of the provider that set a property; `nil` if no provider did.
  package func shownTheme(of property: Property) -> ThemeStyle? {
    let parts = (self as? any ThemeOwning)?.themeParts ?? []
    return ([self as any Styleable] + parts).lazy.compactMap {
      $0.knownThemeBindings?.shownStyle(property.bindingKey)
    }.first
  }

  /// Whether a property has the value that `mi_styles` assigned, so that no later provider replaced it.
  package func isBatchShown(for property: Property) -> Bool {
    let applied = styleStorage.applied
    guard let given = applied.given[property], let table = applied.table, let index = table.index(of: property),
      let slot = applied.index(of: table.key(of: index)),
      let value = table.bindings[index.binding].value(of: given)
    else { return false }
    return applied.slots[slot].pinned == value
  }
}

extension Property {
  /// The key of the property's provider. It begins with a space, so that it never equals a key of the app: names of
  /// properties have no spaces.
  var bindingKey: String { " \(self)" }

  /// Whether a key belongs to the provider of a property.
  fileprivate static func isBindingKey(_ key: String) -> Bool { key.hasPrefix(" ") }
}

extension ViewTypeTable {
  /// Returns the binding and the state slot of a property; `nil` if the view type lacks one of them.
  func index(of property: Property) -> BindingIndex? {
    guard let index = index(named: property.name) else { return nil }
    guard let state = property.state else { return index }
    return bindings[index.binding].slots.firstIndex(of: state).map { BindingIndex(binding: index.binding, slot: $0) }
  }
}
