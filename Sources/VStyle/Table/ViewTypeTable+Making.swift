import Synchronization

extension ViewTypeTable {
  /// The bindings and tables of all view types.
  private struct Registry {
    /// The cached bindings, by view type.
    var declared: [ObjectIdentifier: ViewTypeBindings] = [:]

    /// The cached tables, by view type.
    var tables: [ObjectIdentifier: ViewTypeTable] = [:]

    /// The bindings that the app added, by view type.
    var added: [ObjectIdentifier: [PropertyBinding]] = [:]

    /// The number of calls that added bindings.
    var version = 0
  }

  private static let registry = Mutex(Registry())

  /// Returns the table of a view type. The first call builds and caches it.
  public static func of(_ type: any Styleable.Type) -> ViewTypeTable {
    let key = ObjectIdentifier(type)
    if let table = registry.withLock({ $0.tables[key] }) { return table }
    let table = ViewTypeTable(declared(type))
    return registry.withLock { registry in
      if let known = registry.tables[key] { return known }
      registry.tables[key] = table
      return table
    }
  }

  /// Returns the bindings of a view type. The first call merges and caches them.
  ///
  /// - Parameter isOwn: whether the view type is known to be no class of the platform. Default: it is not known.
  package static func declared(_ type: any Styleable.Type, isOwn: Bool = false) -> ViewTypeBindings {
    registry.withLock { $0.declared[ObjectIdentifier(type)] } ?? declare(type, isOwn, isLast: false)
  }

  /// Merges and caches bindings, or merges them a second time if bindings were added meanwhile.
  ///
  /// There is no third time: the initializer of the view type, which the merge calls, may add the bindings itself.
  private static func declare(_ type: any Styleable.Type, _ isOwn: Bool, isLast: Bool) -> ViewTypeBindings {
    let (added, version) = registry.withLock { ($0.added, $0.version) }
    // The initializer is code of the app, so it runs outside the lock.
    let made = ViewTypeBindings(type, added: added, isOwn: isOwn)
    let kept: ViewTypeBindings? = registry.withLock { registry in
      if let known = registry.declared[ObjectIdentifier(type)] { return known }
      guard isLast || registry.version == version else { return nil }
      registry.declared[ObjectIdentifier(type)] = made
      return made
    }
    // Bindings that are not kept were merged a second time, or by two threads, so they report nothing.
    if kept === made { for mismatch in made.mismatches { StyleDiagnostics.shared.report(mismatch) } }
    return kept ?? declare(type, isOwn, isLast: true)
  }

  /// Adds properties to a view type and its subclasses.
  ///
  /// The bindings may set members that some subclasses lack: those of an extension, or parts of a member.
  ///
  /// ```swift
  /// extension Property { static let hint = Property("hint", .string) }
  /// ViewTypeTable.add([.bind(.hint, \TextField.hint)], to: TextField.self)
  /// ```
  ///
  /// Call it when the app starts, before a sheet is read and before a view of the type has a style: its bindings are
  /// merged once. Later calls have no effect and are reported to ``StyleDiagnostics/shared`` (`table-in-use`).
  ///
  /// - Parameters:
  ///   - bindings: the bindings. A binding of a property that the view type has already replaces the earlier binding. A
  ///     binding that a subclass declares stays.
  ///   - type: the view type.
  public static func add(_ bindings: PropertyTable, to type: any Styleable.Type) {
    let key = ObjectIdentifier(type)
    let user = registry.withLock { registry -> String? in
      if let user = registry.declared.values.first(where: { $0.lineage.contains(key) }) { return user.name }
      registry.added[key, default: []] += bindings.bindings
      registry.version += 1
      return nil
    }
    guard let user else { return }
    for binding in bindings.bindings {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(
          .tableInUse, property: binding.property.name, typeName: type.styleTypeName,
          expected: "properties to be added before the first use of the view type", found: "`\(user)` in use"))
    }
  }

  /// Returns the bindings in effect for an object: those of its view type, and those that the app added.
  ///
  /// - Returns: also the bindings whose member belongs to another class.
  static func bindings(
    _ declared: [PropertyBinding], and added: [ObjectIdentifier: [PropertyBinding]], for type: any Styleable.Type,
    lineage: [ObjectIdentifier]
  ) -> (kept: [PropertyBinding], others: [PropertyBinding]) {
    var isOwner: [ObjectIdentifier: Bool] = [:]
    func hasMember(_ binding: PropertyBinding) -> Bool {
      let key = ObjectIdentifier(binding.owner)
      if let known = isOwner[key] { return known }
      let isKnown = isInstance(type, binding.owner)
      isOwner[key] = isKnown
      return isKnown
    }
    /// The distance of a superclass from the view type.
    func height(_ type: ObjectIdentifier) -> Int { lineage.firstIndex(of: type) ?? lineage.count }
    var bindings: [PropertyBinding] = []
    var others: [PropertyBinding] = []
    for binding in declared {
      if hasMember(binding) { bindings.append(binding) } else { others.append(binding) }
    }
    for (type, more) in lineage.compactMap({ type in added[type].map { (type, $0) } }).reversed() {
      for binding in more where hasMember(binding) {
        let known = bindings.last { $0.property.name == binding.property.name }
        if let known, height(ObjectIdentifier(known.owner)) < height(type) { continue }
        bindings.append(binding)
      }
      others += more.filter { !hasMember($0) }
    }
    return (bindings, others)
  }

  /// The diagnostic of a binding whose member belongs to another class.
  static func mismatch(of binding: PropertyBinding, for type: any Styleable.Type) -> StyleDiagnostic {
    let name = type.styleTypeName
    return StyleDiagnostic(
      .viewTypeMismatch, property: binding.property.name, typeName: name,
      expected: "a member of `\(name)` or a superclass", found: "one of `\(StyleTypeName.of(binding.owner))`")
  }

  /// The diagnostic of a binding whose initial value is unknown, since a fresh object of a superclass lacks the member.
  static func missingInitialValue(
    of binding: PropertyBinding, for type: any Styleable.Type, made: any Styleable.Type
  ) -> StyleDiagnostic {
    StyleDiagnostic(
      .viewTypeMismatch, property: binding.property.name, typeName: type.styleTypeName,
      expected: "`makeStyleInstance()` to create a `\(StyleTypeName.of(binding.owner))`, for the initial value",
      found: "a `\(StyleTypeName.of(made))`")
  }

  /// Whether the objects of a view type are instances of a class.
  static func isInstance<Owner: AnyObject>(_ type: any Styleable.Type, _: Owner.Type) -> Bool { type is Owner.Type }
}
