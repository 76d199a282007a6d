import VStyleStylesheet

/// A name that an element has: its type, id or theme, a style class, a state, or the name or value of an attribute.
@usableFromInline package enum Name {}

/// An interner for element keys: each is everything that selectors can see of an element alone.
///
/// An element key is a row of names. It does not depend on the sheets, so edited sheets resolve each key once and not
/// each element.
struct ElementKeys {
  private var sequences = SequenceInterner<ElementKey>()
  /// Every name that an element has.
  var names = NameInterner<Name>()
  private var localStyles: [LocalStyles] = [.none]
  private var localStyleIDs: [LocalStyles: Int32] = [.none: 0]
  private var toggled = PairTable<ElementKey, ToggledName, ElementKey>()
  /// The keys of elements that have styles of their own.
  private(set) var withLocalStyles: [ID<ElementKey>] = []
  private var sequence: [Int32] = []

  /// The indices of the fixed parts of a key in its row. The style classes follow, then the states, both sorted. The
  /// rest are pairs of an attribute's name and value.
  fileprivate enum Part {
    static let type = 0
    static let id = 1
    static let theme = 2
    static let localStyles = 3
    static let hasText = 4
    static let classCount = 5
    static let stateCount = 6
    static let count = 7
  }

  /// The number of keys.
  var count: Int { sequences.count }

  /// Releases unused capacity.
  mutating func trim() { sequences.trim() }

  /// The key of an element.
  mutating func intern(_ element: ElementNode) -> ID<ElementKey> {
    var data = ElementData(type: names.intern(element.typeName), classes: element.classes)
    data.id = element.id
    data.states = element.states
    data.attributes = element.attributes
    data.hasText = !(element.text ?? "").isEmpty
    data.theme = element.themeName
    data.styles = element.localStyles
    return intern(data)
  }

  /// The key of an element whose type name is in ``names``.
  mutating func intern(_ element: ElementData<some Sequence<String>>) -> ID<ElementKey> {
    sequence.removeAll(keepingCapacity: true)
    sequence.append(element.type.rawValue)
    sequence.append(element.id.map { names.intern($0) }?.rawValue ?? ID<Name>.none.rawValue)
    sequence.append(element.theme.map { names.intern($0) }?.rawValue ?? ID<Name>.none.rawValue)
    sequence.append(element.styles.isEmpty ? 0 : intern(LocalStyles(styles: element.styles)))
    sequence.append(element.hasText ? 1 : 0)
    sequence.append(0)
    sequence.append(0)
    for name in element.classes { insert(names.intern(name), from: Part.count) }
    let statesStart = sequence.count
    sequence[Part.classCount] = Int32(statesStart - Part.count)
    for name in element.states { insert(names.intern(name), from: statesStart) }
    sequence[Part.stateCount] = Int32(sequence.count - statesStart)
    if !element.attributes.isEmpty {
      let pairs = element.attributes.map { (names.intern($0), names.intern($1)) }
      for pair in pairs.sorted(by: { $0.0 < $1.0 }) {
        sequence.append(pair.0.rawValue)
        sequence.append(pair.1.rawValue)
      }
    }
    return internRow()
  }

  private mutating func internRow() -> ID<ElementKey> {
    let known = sequences.count
    let key = sequences.intern(sequence)
    if sequences.count > known, sequence[Part.localStyles] > 0 { withLocalStyles.append(key) }
    return key
  }

  private mutating func intern(_ styles: LocalStyles) -> Int32 {
    if let known = localStyleIDs[styles] { return known }
    localStyles.append(styles)
    localStyleIDs[styles] = Int32(localStyles.count - 1)
    return Int32(localStyles.count - 1)
  }

  /// Inserts a name into the row, which is sorted from an index on, unless the sorted part contains it.
  private mutating func insert(_ name: ID<Name>, from start: Int) {
    var index = sequence.count
    while index > start, sequence[index - 1] > name.rawValue { index -= 1 }
    if index > start, sequence[index - 1] == name.rawValue { return }
    sequence.insert(name.rawValue, at: index)
  }
}

// MARK: Classes and states that are set and removed

extension ElementKeys {
  /// A style class or a state that is added to elements or removed from them.
  struct ToggledName {
    fileprivate let name: ID<Name>
    fileprivate let isState: Bool

    /// An ID for the name, whether it is a state, and whether it is added.
    fileprivate func id(isSet: Bool) -> ID<ToggledName> {
      ID(rawValue: name.rawValue << 2 | (isState ? 2 : 0) | (isSet ? 1 : 0))
    }
  }

  /// A style class, for ``toggled(_:_:isSet:)``.
  mutating func className(_ name: String) -> ToggledName { ToggledName(name: names.intern(name), isState: false) }

  /// A state, for ``toggled(_:_:isSet:)``.
  mutating func state(_ name: String) -> ToggledName { ToggledName(name: names.intern(name), isState: true) }

  /// The key that a key becomes when a style class or a state is added or removed.
  mutating func toggled(_ key: ID<ElementKey>, _ toggle: ToggledName, isSet: Bool) -> ID<ElementKey> {
    let id = toggle.id(isSet: isSet)
    if let known = toggled[key, id] { return known }
    sequence.removeAll(keepingCapacity: true)
    sequence.append(contentsOf: sequences[key])
    let classEnd = Part.count + Int(sequence[Part.classCount])
    let range = toggle.isState ? classEnd..<classEnd + Int(sequence[Part.stateCount]) : Part.count..<classEnd
    let name = toggle.name.rawValue
    let index = range.first { sequence[$0] >= name } ?? range.upperBound
    let wasSet = index < range.upperBound && sequence[index] == name
    if wasSet != isSet {
      if isSet { sequence.insert(name, at: index) } else { sequence.remove(at: index) }
      sequence[toggle.isState ? Part.stateCount : Part.classCount] += isSet ? 1 : -1
    }
    let result = internRow()
    toggled.set(key, id, to: result)
    return result
  }
}

// MARK: Reading

/// Everything that selectors can see of an element alone, as names in ``ElementKeys``.
package struct ElementKey {
  let type: ID<Name>
  let id: ID<Name>
  /// The theme that the element sets for itself and its descendants, or none.
  let theme: ID<Name>
  let hasText: Bool
  /// The indices of the style classes, for ``ElementKeys/name(at:)``. Those of the states and the attributes follow.
  let classes: Range<Int>
  let states: Range<Int>
  fileprivate let attributes: Range<Int>
  fileprivate let localStyles: Int32

  /// Whether the element has styles of its own.
  var hasLocalStyles: Bool { localStyles > 0 }

  /// Whether the element has attributes.
  var hasAttributes: Bool { !attributes.isEmpty }
}

extension ElementKeys {
  /// A key.
  subscript(key: ID<ElementKey>) -> ElementKey {
    let range = sequences.range(of: key)
    let start = range.lowerBound
    let classEnd = start + Part.count + Int(sequences.pool[start + Part.classCount])
    let stateEnd = classEnd + Int(sequences.pool[start + Part.stateCount])
    return ElementKey(
      type: name(at: start + Part.type), id: name(at: start + Part.id), theme: name(at: start + Part.theme),
      hasText: sequences.pool[start + Part.hasText] == 1, classes: start + Part.count..<classEnd,
      states: classEnd..<stateEnd,
      attributes: stateEnd..<range.upperBound, localStyles: sequences.pool[start + Part.localStyles])
  }

  /// The name at an index of ``ElementKey/classes`` or ``ElementKey/states``.
  @inline(__always)
  func name(at index: Int) -> ID<Name> { ID(rawValue: sequences.pool[index]) }

  /// The attributes of a key with their values.
  func attributes(of key: ElementKey) -> [(name: String, value: String)] {
    stride(from: key.attributes.lowerBound, to: key.attributes.upperBound, by: 2).map { index in
      (names[name(at: index)], names[name(at: index + 1)])
    }
  }

  /// The styles of the element itself.
  func localStyles(of key: ElementKey) -> LocalStyles { localStyles[Int(key.localStyles)] }

  /// An element that has a key, outside any tree and with an empty key for reports. Its text is a space where the
  /// element has text, because the key records no more of it.
  func element(_ key: ID<ElementKey>) -> ElementNode {
    let key = self[key]
    var element = ElementNode(key: "", typeName: names[key.type])
    element.id = key.id.orNil.map { names[$0] }
    element.themeName = key.theme.orNil.map { names[$0] }
    if key.hasText { element.text = " " }
    element.localStyles = localStyles(of: key).styles
    element.classes = key.classes.map { names[name(at: $0)] }
    element.states = Set(key.states.map { names[name(at: $0)] })
    for attribute in attributes(of: key) { element.attributes[attribute.name] = attribute.value }
    return element
  }
}
