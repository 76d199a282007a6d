import VStyleEngine

/// The computed values of all nodes on a page, each different set once.
///
/// A set is stored as its differences from the first set of its view type.
final class ValueRecords {
  private let strings: StringTable
  private var bases: [String: Int] = [:]
  private var sets: [[Int: Int]] = []

  /// The records as JSON.
  private(set) var texts: [String] = []

  init(_ strings: StringTable) { self.strings = strings }

  /// Adds the values of a node.
  ///
  /// - Parameters:
  ///   - typeName: the view type.
  ///   - values: labels and texts. A label is a property, a custom property, or a state and a property.
  /// - Returns: the index of the record.
  func add(_ typeName: String, _ values: [(label: String, text: String)]) -> Int {
    var set: [Int: Int] = [:]
    for value in values { set[strings.index(of: value.label)] = strings.index(of: value.text) }
    let base = bases[typeName]
    bases[typeName] = base ?? sets.count
    sets.append(set)
    let former = base.map { sets[$0] } ?? [:]
    var numbers = [base ?? -1]
    for name in Set(set.keys).union(former.keys).sorted() where set[name] != former[name] {
      numbers += [name, set[name] ?? -1]
    }
    texts.append(PageData.list(numbers))
    return sets.count - 1
  }
}

/// Texts by index, each once.
final class StringTable {
  private var indices: [String: Int] = [:]
  private(set) var texts: [String] = []

  func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
