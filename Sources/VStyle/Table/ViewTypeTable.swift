public import VStyleValues

/// A property's row and the slot of a state in it.
package struct PropertyPlace: Hashable, Comparable, Sendable {
  /// The position of the row in the class's table.
  package let row: Int
  /// The position of the state in the row.
  package let slot: Int

  /// Makes a place.
  package init(row: Int, slot: Int) {
    self.row = row
    self.slot = slot
  }

  /// The order of the rows, and of the slots in a row.
  package static func < (left: PropertyPlace, right: PropertyPlace) -> Bool {
    (left.row, left.slot) < (right.row, right.slot)
  }
}

/// All that is known about one class, made once from its property table.
public final class ViewTypeTable: Sendable {
  /// The name that type selectors match.
  public let name: String

  /// The class and its superclasses, most derived first.
  public let ancestry: [String]

  /// The rows in effect, a superclass's first; each property once.
  public let rows: [PropertyRow]

  /// The value of each row's normal slot in a fresh instance, by row.
  public let initialValues: [Value]

  /// For each row whether its values hold objects.
  let holdsObjects: [Bool]

  /// The value of each slot of each row in a fresh instance.
  let slotValues: [[Value]]

  /// What is remembered of the styles of objects of the class.
  let memory = StyleMemory()

  /// The order in which rows are written, and which of them touch each other.
  public let order: WriteOrder

  /// The members that are known and that a style cannot set, by folded name.
  let refused: [String: RefusedProperty]

  /// The states of the class, its superclasses' first.
  public let states: [String]

  /// The class.
  public let type: any Styleable.Type

  /// The nearest superclass that can be styled; `nil` for a root.
  public let superclass: (any Styleable.Type)?

  private let indexByName: [String: PropertyPlace]

  /// The class and its superclasses, most derived first.
  let lineage: [ObjectIdentifier]

  /// Makes the table of a class.
  ///
  /// - Parameter added: the rows that the app added to classes.
  init(_ type: any Styleable.Type, added: [ObjectIdentifier: [PropertyRow]]) {
    let prototype = type.init()
    let chain = ViewTypeTable.superclasses(of: prototype)
    lineage = chain.map { ObjectIdentifier($0) }
    self.type = type
    name = type.styleTypeName
    ancestry = chain.map { $0.styleTypeName }
    superclass = chain.dropFirst().first
    states = ViewTypeTable.unique(chain.reversed().flatMap { $0.styleStateNames })
    let declared = type.properties
    var rows: [PropertyRow] = []
    var index: [String: Int] = [:]
    for row in ViewTypeTable.rows(declared.rows, and: added, for: prototype, lineage: lineage) {
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
    holdsObjects = rows.map(\.kind.holdsObjects)
    let slotValues = rows.map { row in row.slots.indices.map { row.read(prototype, $0) } }
    self.slotValues = slotValues
    initialValues = slotValues.map { $0[0] }
    order = WriteOrder(rows)
    refused = Dictionary(declared.refused.map { (NameStyle.folded($0.name), $0) }) { $1 }
    indexByName = ViewTypeTable.places(of: rows)
  }

  /// The position of the row of a property under any of its spellings.
  public func row(named spelling: String) -> Int? { place(named: spelling)?.row }

  /// The row and the slot of a property under any of its spellings, such as `titleColorHighlighted`.
  package func place(named spelling: String) -> PropertyPlace? {
    indexByName[spelling] ?? indexByName[NameStyle.folded(spelling)]
  }

  private static func places(of rows: [PropertyRow]) -> [String: PropertyPlace] {
    var places: [String: PropertyPlace] = [:]
    for (position, row) in rows.enumerated() where row.slots.count > 1 {
      for spelling in [row.property.name] + row.property.aliases {
        for (slot, state) in row.slots.enumerated() {
          for state in StateSpelling.all(of: state) {
            places[NameStyle.folded(spelling + state)] = PropertyPlace(row: position, slot: slot)
          }
        }
      }
    }
    for (position, row) in rows.enumerated() {
      for spelling in [row.property.name] + row.property.aliases {
        places[spelling] = PropertyPlace(row: position, slot: 0)
        places[NameStyle.folded(spelling)] = PropertyPlace(row: position, slot: 0)
      }
    }
    return places
  }

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

extension ValueKind {
  /// Whether a value of the kind is an object, or has a part that is one.
  fileprivate var holdsObjects: Bool { members.contains { $0.kind.name == "object" || $0.kind.holdsObjects } }
}
