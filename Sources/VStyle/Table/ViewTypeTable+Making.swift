import Synchronization

extension ViewTypeTable {
  /// What is known of all classes.
  private struct Registry {
    /// The tables that were made, by class.
    var tables: [ObjectIdentifier: ViewTypeTable] = [:]

    /// The rows that the app added, by class.
    var added: [ObjectIdentifier: [PropertyRow]] = [:]

    /// How often rows were added.
    var version = 0
  }

  private static let registry = Mutex(Registry())

  /// The table of a class. Made on the first call and kept.
  public static func of(_ type: any Styleable.Type) -> ViewTypeTable {
    registry.withLock { $0.tables[ObjectIdentifier(type)] } ?? make(type, isLast: false)
  }

  /// Makes a table and keeps it, unless rows were added meanwhile. Then it is made once more; not more often, since the
  /// rows may come from the initializer of the class, which is called for the table.
  private static func make(_ type: any Styleable.Type, isLast: Bool) -> ViewTypeTable {
    let (added, version) = registry.withLock { ($0.added, $0.version) }
    // Outside the lock, since the initializer is code of the app.
    let made = ViewTypeTable(type, added: added)
    let kept: ViewTypeTable? = registry.withLock { registry in
      if let known = registry.tables[ObjectIdentifier(type)] { return known }
      guard isLast || registry.version == version else { return nil }
      registry.tables[ObjectIdentifier(type)] = made
      return made
    }
    return kept ?? make(type, isLast: true)
  }

  /// Adds properties to a class and to its subclasses, for members that a subclass need not have: those of an
  /// extension, or parts of a member.
  ///
  /// ```swift
  /// extension Property { static let hint = Property("hint", .string) }
  /// ViewTypeTable.add([.bind(.hint, \TextField.hint)], to: TextField.self)
  /// ```
  ///
  /// Call it where the app starts, before a sheet is read and before a view of the class has a style: what is known of
  /// a class is known once. Rows that come later change nothing, and it is reported to ``StyleIssues/shared``
  /// (`table-in-use`).
  ///
  /// - Parameters:
  ///   - rows: the rows. A row of a property that the class has already takes its place; one that a subclass declares
  ///     stays.
  ///   - type: the class.
  public static func add(_ rows: PropertyTable, to type: any Styleable.Type) {
    let key = ObjectIdentifier(type)
    let user = registry.withLock { registry -> String? in
      if let user = registry.tables.values.first(where: { $0.lineage.contains(key) }) { return user.name }
      registry.added[key, default: []] += rows.rows
      registry.version += 1
      return nil
    }
    guard let user else { return }
    for row in rows.rows {
      StyleIssues.shared.report(
        StyleIssue(
          .tableInUse, property: row.property.name, typeName: type.styleTypeName,
          expected: "properties to be added before the first use of the class", found: "`\(user)` in use"))
    }
  }

  /// The rows that hold for an object: those of its class and those that were added, without rows whose member is of
  /// another class.
  static func rows(
    _ declared: [PropertyRow], and added: [ObjectIdentifier: [PropertyRow]], for prototype: any Styleable,
    lineage: [ObjectIdentifier]
  ) -> [PropertyRow] {
    var isOwner: [ObjectIdentifier: Bool] = [:]
    func hasMember(_ row: PropertyRow) -> Bool {
      let key = ObjectIdentifier(row.owner)
      if let known = isOwner[key] { return known }
      let isKnown = isInstance(prototype, row.owner)
      isOwner[key] = isKnown
      return isKnown
    }
    /// How far above the class another one is.
    func height(_ type: ObjectIdentifier) -> Int { lineage.firstIndex(of: type) ?? lineage.count }
    var rows: [PropertyRow] = []
    for row in declared {
      if hasMember(row) {
        rows.append(row)
      } else {
        reportOwner(of: row, for: prototype)
      }
    }
    for (type, more) in lineage.compactMap({ type in added[type].map { (type, $0) } }).reversed() {
      for row in more where hasMember(row) {
        let known = rows.last { $0.property.name == row.property.name }
        if let known, height(ObjectIdentifier(known.owner)) < height(type) { continue }
        rows.append(row)
      }
      for row in more where !hasMember(row) { reportOwner(of: row, for: prototype) }
    }
    return rows
  }

  private static func reportOwner(of row: PropertyRow, for prototype: any Styleable) {
    let name = Swift.type(of: prototype).styleTypeName
    StyleIssues.shared.report(
      StyleIssue(
        .classMismatch, property: row.property.name, typeName: name,
        expected: "a member of `\(name)` or a superclass", found: "one of `\(StyleTypeName.of(row.owner))`"))
  }

  private static func isInstance<Owner: AnyObject>(_ object: any Styleable, _: Owner.Type) -> Bool { object is Owner }
}
