/// What selectors can see of nodes by themselves, each different one once, as a row of numbers.
///
/// Descriptions do not depend on a program, so that another program only has to look at each of them once.
struct Descriptions {
  private var rows = SequenceInterner()
  /// Every name that a node has.
  var names = TypeNames()
  private var locals: [LocalStyles] = [LocalStyles(styles: [])]
  private var localNumbers: [LocalStyles: Int32] = [LocalStyles(styles: []): 0]
  private var switched = IntegerTable()
  /// The descriptions of nodes with own styles.
  private(set) var withLocals: [Int32] = []
  private var row: [Int32] = []

  /// Where the parts of a description stand in its row. Behind them stand the classes, then the states, both sorted;
  /// what remains are pairs of an attribute's name and its value.
  private enum Part {
    static let type = 0
    static let id = 1
    static let theme = 2
    static let locals = 3
    static let hasText = 4
    static let classCount = 5
    static let stateCount = 6
    static let count = 7
  }

  /// Stands for an id or a theme that a node lacks.
  private static let none: Int32 = -1

  /// How many descriptions there are.
  var count: Int { rows.count }

  /// The numbers of the names in all rows.
  var pool: [Int32] { rows.pool }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() { rows.trim() }

  /// The description of an element.
  mutating func number(of element: ElementNode) -> Int32 {
    number(
      type: names.number(element.typeName), id: element.id, classes: element.classes, states: element.states,
      attributes: element.attributes, hasText: !(element.text ?? "").isEmpty, theme: element.themeName,
      styles: element.localStyles)
  }

  /// The description of an element whose class goes by a name of ``names``.
  mutating func number(
    type: Int32, id: String?, classes: some Sequence<String>, states: Set<String>, attributes: [String: String],
    hasText: Bool, theme: String?, styles: [Style]
  ) -> Int32 {
    row.removeAll(keepingCapacity: true)
    row.append(type)
    row.append(id.map { names.number($0) } ?? Self.none)
    row.append(theme.map { names.number($0) } ?? Self.none)
    row.append(styles.isEmpty ? 0 : number(of: LocalStyles(styles: styles)))
    row.append(hasText ? 1 : 0)
    row.append(0)
    row.append(0)
    for name in classes { insert(names.number(name), behind: Part.count) }
    let statesStart = row.count
    row[Part.classCount] = Int32(statesStart - Part.count)
    for name in states { insert(names.number(name), behind: statesStart) }
    row[Part.stateCount] = Int32(row.count - statesStart)
    if !attributes.isEmpty {
      let pairs = attributes.map { (names.number($0), names.number($1)) }
      for pair in pairs.sorted(by: { $0.0 < $1.0 }) {
        row.append(pair.0)
        row.append(pair.1)
      }
    }
    return numberOfRow()
  }

  private mutating func numberOfRow() -> Int32 {
    let known = rows.count
    let number = rows.intern(row)
    if rows.count > known, row[Part.locals] > 0 { withLocals.append(number) }
    return number
  }

  private mutating func number(of styles: LocalStyles) -> Int32 {
    if let known = localNumbers[styles] { return known }
    locals.append(styles)
    localNumbers[styles] = Int32(locals.count - 1)
    return Int32(locals.count - 1)
  }

  /// Puts a number into the end of the row, which is sorted from a place on, unless it is there.
  private mutating func insert(_ number: Int32, behind start: Int) {
    var place = row.count
    while place > start, row[place - 1] > number { place -= 1 }
    if place > start, row[place - 1] == number { return }
    row.insert(number, at: place)
  }

  // MARK: Classes and states that come and go

  /// The number of a class, for ``switched(_:_:_:)``.
  mutating func number(ofType name: String) -> Int32 { names.number(name) << 1 }

  /// The number of a state, for ``switched(_:_:_:)``.
  mutating func number(ofState name: String) -> Int32 { names.number(name) << 1 | 1 }

  /// A description with a class or a state more or less.
  mutating func switched(_ description: Int32, _ name: Int32, _ isOn: Bool) -> Int32 {
    let key = IntegerTable.key(description, name << 1 | (isOn ? 1 : 0))
    if let known = switched[key] { return known }
    row.removeAll(keepingCapacity: true)
    row.append(contentsOf: rows[description])
    let isState = name & 1 == 1
    let classEnd = Part.count + Int(row[Part.classCount])
    let range = isState ? classEnd..<classEnd + Int(row[Part.stateCount]) : Part.count..<classEnd
    let place = range.first { row[$0] >= name >> 1 } ?? range.upperBound
    let isThere = place < range.upperBound && row[place] == name >> 1
    if isThere != isOn {
      if isOn { row.insert(name >> 1, at: place) } else { row.remove(at: place) }
      row[isState ? Part.stateCount : Part.classCount] += isOn ? 1 : -1
    }
    let number = numberOfRow()
    switched.set(key, number)
    return number
  }
}

// MARK: Reading

extension Descriptions {
  /// A description in numbers of names.
  struct Outline {
    let type: Int32
    /// The id, −1 for none.
    let id: Int32
    /// The theme that the node puts in force, −1 for none.
    let theme: Int32
    let hasText: Bool
    /// Where the classes stand in ``Descriptions/pool``.
    let classes: Range<Int>
    /// Where the states stand there.
    let states: Range<Int>
    /// Where the pairs of attributes stand there.
    let attributes: Range<Int>
    fileprivate let locals: Int32
    /// Whether the node has styles of its own.
    var hasLocals: Bool { locals > 0 }
  }

  /// A description in numbers.
  func outline(_ number: Int32) -> Outline {
    let range = rows.range(of: number)
    let start = range.lowerBound
    let classEnd = start + Part.count + Int(pool[start + Part.classCount])
    let stateEnd = classEnd + Int(pool[start + Part.stateCount])
    return Outline(
      type: pool[start + Part.type], id: pool[start + Part.id], theme: pool[start + Part.theme],
      hasText: pool[start + Part.hasText] == 1, classes: start + Part.count..<classEnd, states: classEnd..<stateEnd,
      attributes: stateEnd..<range.upperBound, locals: pool[start + Part.locals])
  }

  /// The node's own styles.
  func locals(of outline: Outline) -> LocalStyles { locals[Int(outline.locals)] }

  /// The name that a place of the pool stands for.
  func name(at place: Int) -> String { names.names[Int(pool[place])] }

  /// An element that is described so. It has no key and no place in a tree; of its text only is known
  /// whether it has one.
  subscript(number: Int32) -> ElementNode {
    let outline = outline(number)
    var element = ElementNode(key: "", typeName: names.names[Int(outline.type)])
    if outline.id >= 0 { element.id = names.names[Int(outline.id)] }
    if outline.theme >= 0 { element.themeName = names.names[Int(outline.theme)] }
    if outline.hasText { element.text = " " }
    element.localStyles = locals(of: outline).styles
    element.classes = outline.classes.map(name)
    element.states = Set(outline.states.map(name))
    for place in stride(from: outline.attributes.lowerBound, to: outline.attributes.upperBound, by: 2) {
      element.attributes[name(at: place)] = name(at: place + 1)
    }
    return element
  }
}
