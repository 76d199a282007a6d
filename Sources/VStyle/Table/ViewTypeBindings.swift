import VStyleValues

/// The property bindings and states of one view type, merged from its property table and from what the app added.
///
/// OPTIMIZATION: A ``ViewTypeTable`` alone would be simpler. A schema needs less than a table: the indexes of a table
/// would take a third of the time of a short command, which never sets a property.
package final class ViewTypeBindings: Sendable {
  /// The view type.
  let type: any Styleable.Type

  /// The view type and its styleable superclasses, most derived first.
  package let chain: [any Styleable.Type]

  /// The name that type selectors match.
  package let name: String

  /// The states of the view type, those of its superclasses first.
  let states: [String]

  /// The bindings in effect, those of a superclass first. Each property occurs once.
  let bindings: [PropertyBinding]

  /// The index of the binding of each property, by its name.
  let indices: [String: Int]

  /// The value of each state slot in a fresh instance, by binding.
  let slotValues: [[StyleValue]]

  /// The value of each binding's normal state slot in a fresh instance, by binding.
  let initialValues: [StyleValue]

  /// The members that exist but that no style can set, by folded name.
  let refused: [String: RefusedProperty]

  /// The diagnostics of the bindings that are left out, or have no initial value.
  let mismatches: [StyleDiagnostic]

  /// The nearest superclass that is styleable; `nil` for a root.
  var superclass: (any Styleable.Type)? { chain.dropFirst().first }

  /// The identities of the view type and its superclasses, most derived first.
  var lineage: [ObjectIdentifier] { chain.map { ObjectIdentifier($0) } }

  /// Merges the bindings of a view type.
  ///
  /// - Parameters:
  ///   - added: the bindings that the app added, by view type.
  ///   - isOwn: whether the view type is known to be no class of the platform.
  init(_ type: any Styleable.Type, added: [ObjectIdentifier: [PropertyBinding]], isOwn: Bool) {
    // OPTIMIZATION: the test alone would be simpler, but it searches the conformances of the whole program.
    let platform = isOwn ? nil : type as? any PlatformNode.Type
    let prototype: any Styleable = platform?.makeStyleInstance() ?? type.init()
    chain = ViewTypeBindings.superclasses(of: type)
    self.type = type
    name = type.styleTypeName
    states = ViewTypeBindings.unique(chain.reversed().flatMap { $0.styleStateNames })
    let declared = type.properties
    var bindings: [PropertyBinding] = []
    var index: [String: Int] = [:]
    let (kept, others) = ViewTypeTable.bindings(
      declared.bindings, and: added, for: type, lineage: chain.map { ObjectIdentifier($0) })
    let unread = platform == nil ? [] : kept.filter { !ViewTypeBindings.hasMember($0, prototype) }
    mismatches =
      others.map { ViewTypeTable.mismatch(of: $0, for: type) }
      + unread.map { ViewTypeTable.missingInitialValue(of: $0, for: type, made: Swift.type(of: prototype)) }
    bindings.reserveCapacity(kept.count)
    index.reserveCapacity(kept.count)
    for binding in kept {
      if let known = index[binding.property.name] {
        bindings[known] = binding
      } else {
        index[binding.property.name] = bindings.count
        bindings.append(binding)
      }
    }
    let special =
      platform == nil
      ? SpecialPropertySetters.first(in: chain)?.specialProperties(of: prototype)
      : (prototype as? any SpecialPropertySetting)?.mi_specialProperties
    for key in special ?? [] {
      let name = NameStyle.kebab(key)
      if let known = index[name] ?? bindings.firstIndex(where: { $0.property.aliases.contains(name) }) {
        bindings[known] = bindings[known].hooked(key)
      } else {
        index[name] = bindings.count
        bindings.append(.hook(key, of: type))
      }
    }
    self.bindings = bindings
    indices = index
    // OPTIMIZATION: a test of a conformance takes as long as reading some members, so each is done once for the type.
    let isPlatform = platform != nil
    let slotValues = bindings.map { ViewTypeBindings.slotValues(of: $0, in: prototype, isPlatform: isPlatform) }
    self.slotValues = slotValues
    initialValues = isPlatform ? slotValues.map { ViewTypeBindings.engineValue($0[0]) } : slotValues.map { $0[0] }
    refused = Dictionary(declared.refused.map { (NameStyle.folded($0.name), $0) }) { $1 }
  }

  /// Returns a view type and its styleable superclasses.
  private static func superclasses(of type: any Styleable.Type) -> [any Styleable.Type] {
    var out: [any Styleable.Type] = [type]
    var next: AnyClass? = _getSuperclass(type)
    while let current = next {
      if let type = current as? any Styleable.Type { out.append(type) }
      next = _getSuperclass(current)
    }
    return out
  }

  /// Returns the value of each state slot in a fresh object; `none` if the object is of a superclass without the member.
  private static func slotValues(
    of binding: PropertyBinding, in prototype: any Styleable, isPlatform: Bool
  ) -> [StyleValue] {
    let hasMember = !isPlatform || hasMember(binding, prototype)
    return binding.slots.indices.map { hasMember ? binding.read(prototype, $0) : .none }
  }

  /// Whether an object has the member of a binding.
  private static func hasMember(_ binding: PropertyBinding, _ object: any Styleable) -> Bool {
    ViewTypeTable.isInstance(Swift.type(of: object), binding.owner)
  }

  /// Returns the value of a member as sheets write it.
  private static func engineValue(_ value: StyleValue) -> StyleValue {
    guard let own = value.payload as? any AnyPlatformValue else { return value }
    return MainActor.assumeIsolated { own.styleValue }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
