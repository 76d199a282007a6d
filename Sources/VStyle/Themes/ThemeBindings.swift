import VStyleCascade
import VStyleValues

/// The providers of one object, and the theme that it overrides.
final class ThemeBindings {
  /// What a provider's value does to its object.
  enum Effect {
    /// It is the value of a property.
    case value(Property, Any)
    /// It is handed to code.
    case action(() -> Void)
  }

  /// A provider and its use.
  struct Binding {
    let key: String
    let manager: ThemeManager
    let provider: Any
    let uses: ThemeProviderUses
    let effect: (ThemeStyle) -> Effect
    /// The theme that the object shows.
    var shown: ThemeStyle?
  }

  private(set) weak var object: (any Styleable)?

  /// The theme that holds for the object whatever is above it; only for objects that have no name of a theme of
  /// their own, as views do.
  var override: ThemeStyle?

  private var bindings: [Binding] = []

  init(_ object: any Styleable) { self.object = object }

  /// The provider of a key.
  subscript(key: String) -> Any? { bindings.first { $0.key == key }?.provider }

  /// The theme that the provider of a key shows; `nil` without one.
  func shownStyle(_ key: String) -> ThemeStyle? { bindings.first { $0.key == key }?.shown }

  /// Sets the provider of a key and shows its value.
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

  /// Takes the provider of a key away; its property gets back what was there before.
  func remove(_ key: String, property: Property?) {
    guard let index = bindings.firstIndex(where: { $0.key == key }) else { return }
    bindings.remove(at: index)
    if let property, let target { target.releasePinned(property) }
  }

  /// Shows what every provider of a manager gives, or of all managers.
  ///
  /// - Parameter extent: all of them, or those whose theme is another one than what is shown.
  func show(of manager: ThemeManager? = nil, _ extent: Extent) {
    show { binding in
      guard manager == nil || binding.manager === manager else { return false }
      return extent == .all || binding.shown != binding.manager.style(of: self)
    }
  }

  /// Writes the values of all providers of properties.
  fileprivate func showValues() { show { Property.isBindingKey($0.key) } }

  /// Which providers are asked.
  enum Extent {
    /// All of them.
    case all
    /// Those whose object shows another theme than the one in force.
    case changed
  }

  /// Shows what a provider gives, wherever it is used here.
  func refresh(_ uses: ThemeProviderUses, style: ThemeStyle?) {
    show(style: style) { $0.uses === uses }
  }

  /// Asks providers and writes what they give: the properties in one batch, then what code does.
  private func show(style: ThemeStyle? = nil, where isMeant: (Binding) -> Bool) {
    guard object != nil else { return }
    var values: [Property: Any] = [:]
    var actions: [() -> Void] = []
    // A provider may set others of the same object, so each is looked up again by its key.
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

  /// The object whose table has the properties: a view for its layer.
  private var target: (any Styleable)? {
    guard let object else { return nil }
    guard let part = object as? any ThemeInheriting else { return object }
    return part.themeOwner ?? object
  }
}

extension Styleable {
  /// The providers of the object, if it ever had one.
  var knownThemeBindings: ThemeBindings? { styleStorage.themeBindings }

  /// The providers of the object.
  var themeBindings: ThemeBindings {
    if let known = styleStorage.themeBindings { return known }
    let made = ThemeBindings(self)
    styleStorage.themeBindings = made
    return made
  }

  /// Sets what providers give. It stands above sheets and `styles`, as all that code sets.
  fileprivate func pinProvided(_ values: [Property: Any]) {
    let table = styleStorage.applied.table ?? ViewTypeTable.of(type(of: self))
    StyleBatch(values, for: table, from: .provider).apply(to: self, styleStorage)
  }

  /// Gives up what a provider gave: `mi_styles` comes back, or what a sheet wants, or what was there before.
  fileprivate func releasePinned(_ property: Property) {
    if let given = styleStorage.applied.given[property] {
      pinProvided([property: given])
    } else {
      let table = ViewTypeTable.of(type(of: self))
      guard let place = table.place(of: property) else { return }
      table.memory.shared(StyleDelta([StyleDelta.Change(place, nil)], for: table, source: .code)).apply(to: self)
    }
  }
}

extension Styleable {
  /// Writes the values of providers again, after the batches of `mi_styles` that may have covered them were removed.
  func showProvidedValues() {
    for object in [self as any Styleable] + ((self as? any ThemeOwning)?.themeParts ?? []) {
      object.knownThemeBindings?.showValues()
    }
  }

  /// What in code set a property; `nil` if nothing did.
  func codeSource(of property: Property) -> PropertyTrace.CodeSource? {
    let parts = (self as? any ThemeOwning)?.themeParts ?? []
    for object in [self as any Styleable] + parts {
      if let theme = object.knownThemeBindings?.shownStyle(property.bindingKey) {
        return .provider(theme: theme.rawValue)
      }
    }
    return styleStorage.applied.given[property] != nil ? .batch : nil
  }
}

extension Property {
  /// The key of the property's provider. Names of properties have no space, so that a name of the app's for a use can
  /// be none of them.
  var bindingKey: String { " \(self)" }

  /// Whether a key is that of the provider of a property.
  fileprivate static func isBindingKey(_ key: String) -> Bool { key.hasPrefix(" ") }
}

extension ViewTypeTable {
  /// The row and the slot of a property; `nil` if the class does not have both.
  func place(of property: Property) -> PropertyPlace? {
    guard let place = place(named: property.name) else { return nil }
    guard let state = property.state else { return place }
    return rows[place.row].slots.firstIndex(of: state).map { PropertyPlace(row: place.row, slot: $0) }
  }
}
