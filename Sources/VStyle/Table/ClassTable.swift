import Synchronization
public import VStyleValues

/// All that is known about one class, made once from its property table.
public final class ClassTable: Sendable {
  /// The name that type selectors match.
  public let name: String

  /// The class and its superclasses, most derived first.
  public let ancestry: [String]

  /// The rows in effect, a superclass's first; each property once.
  public let rows: [PropertyRow]

  /// The value of each row's normal slot in a fresh instance, by row.
  public let initialValues: [Value]

  /// The states of the class, its superclasses' first.
  public let states: [String]

  /// The class.
  public let type: any Styleable.Type

  /// The nearest superclass that can be styled; `nil` for a root.
  public let superclass: (any Styleable.Type)?

  private let indexByName: [String: Int]

  private init(_ type: any Styleable.Type) {
    let prototype = type.init()
    let chain = ClassTable.superclasses(of: prototype)
    self.type = type
    name = type.styleTypeName
    ancestry = chain.map { $0.styleTypeName }
    superclass = chain.dropFirst().first
    states = ClassTable.unique(chain.reversed().flatMap { $0.styleStateNames })
    var rows: [PropertyRow] = []
    var index: [String: Int] = [:]
    for row in type.properties.rows {
      if let known = index[row.property.name] {
        rows[known] = row
      } else {
        index[row.property.name] = rows.count
        rows.append(row)
      }
    }
    for key in (prototype as? any SpecialPropertySetting)?.mi_specialProperties ?? [] {
      let name = NameStyle.kebab(key)
      if let known = index[name] ?? rows.firstIndex(where: { $0.property.aliases.contains(name) }) {
        rows[known] = rows[known].hooked(key)
      } else {
        index[name] = rows.count
        rows.append(.hook(key, of: type))
      }
    }
    self.rows = rows
    initialValues = rows.map { $0.read(prototype, 0) }
    for (position, row) in rows.enumerated() {
      for spelling in [row.property.name] + row.property.aliases {
        index[NameStyle.folded(spelling)] = position
      }
    }
    indexByName = index
  }

  /// The position of the row of a property under any of its spellings.
  public func row(named spelling: String) -> Int? { indexByName[spelling] ?? indexByName[NameStyle.folded(spelling)] }

  /// The table of a class. Made on the first call and kept.
  public static func of(_ type: any Styleable.Type) -> ClassTable {
    let key = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[key] }) { return known }
    let made = ClassTable(type)
    return cache.withLock { tables in
      if let known = tables[key] { return known }
      tables[key] = made
      return made
    }
  }

  // A memory of pure results: what is in it can be made again at any time.
  private static let cache = Mutex<[ObjectIdentifier: ClassTable]>([:])

  private static func superclasses(of prototype: any Styleable) -> [any Styleable.Type] {
    var out: [any Styleable.Type] = []
    var mirror: Mirror? = Mirror(reflecting: prototype)
    while let current = mirror {
      if let type = current.subjectType as? any Styleable.Type { out.append(type) }
      mirror = current.superclassMirror
    }
    return out
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
