/// What selectors can see of nodes by themselves, each different one once.
///
/// Descriptions do not depend on a program, so that another program only has to look at each of them once.
struct Descriptions {
  private var elements: [ElementNode] = []
  /// What selectors ask most often, in numbers.
  private(set) var outlines: [Outline] = []
  /// The classes and states of all outlines.
  private(set) var traits: [Int32] = []
  /// Every name in an outline.
  private(set) var names = TypeNames()
  private var numbers: [Key: Int32] = [:]
  private var switches: [Switch: Int32] = [:]
  private var switchList: [Switch] = []
  private var switched = IntegerTable()

  /// Something that a node has or has not.
  enum Switch: Hashable {
    case className(ExactText)
    case state(ExactText)
  }

  /// A description in numbers of names.
  struct Outline {
    let type: Int32
    /// The id, −1 for none.
    let id: Int32
    /// Where the classes stand in ``traits``.
    let classes: Range<Int32>
    /// Where the states stand in ``traits``.
    let states: Range<Int32>
    /// Whether there is more to know: attributes, text, a theme, own styles.
    let hasMore: Bool
  }

  private struct Key: Hashable {
    let typeName: ExactText
    let id: ExactText?
    let classes: Set<ExactText>
    let states: Set<String>
    let attributes: [String: ExactText]
    let hasText: Bool
    let themeName: String?
    let locals: LocalStyles

    init(_ element: ElementNode) {
      typeName = ExactText(element.typeName)
      id = element.id.map(ExactText.init)
      classes = Set(element.classes.map(ExactText.init))
      states = element.states
      attributes = element.attributes.mapValues(ExactText.init)
      hasText = !(element.text ?? "").isEmpty
      themeName = element.themeName
      locals = LocalStyles(styles: element.localStyles)
    }
  }

  /// How many descriptions there are.
  var count: Int { elements.count }

  /// The element of a description. Its key, its place in a tree and all of its text but whether it has one
  /// are those of some node that was described so.
  subscript(number: Int32) -> ElementNode { elements[Int(number)] }

  /// The description of an element.
  mutating func number(of element: ElementNode) -> Int32 {
    let key = Key(element)
    if let known = numbers[key] { return known }
    elements.append(element)
    outlines.append(outline(of: element))
    numbers[key] = Int32(elements.count - 1)
    return Int32(elements.count - 1)
  }

  private mutating func outline(of element: ElementNode) -> Outline {
    let start = Int32(traits.count)
    for name in element.classes { traits.append(names.number(name)) }
    let middle = Int32(traits.count)
    for name in element.states { traits.append(names.number(name)) }
    let hasMore =
      !element.attributes.isEmpty || !element.localStyles.isEmpty || element.themeName != nil
      || !(element.text ?? "").isEmpty
    return Outline(
      type: names.number(element.typeName), id: element.id.map { names.number($0) } ?? -1, classes: start..<middle,
      states: middle..<Int32(traits.count), hasMore: hasMore)
  }

  /// The number of a class or state, for ``switched(_:_:_:)``.
  mutating func number(of name: Switch) -> Int32 {
    if let known = switches[name] { return known }
    switchList.append(name)
    switches[name] = Int32(switchList.count - 1)
    return Int32(switchList.count - 1)
  }

  /// A description with a class or a state more or less.
  mutating func switched(_ description: Int32, _ name: Int32, _ isOn: Bool) -> Int32 {
    let key = IntegerTable.key(description, name << 1 | (isOn ? 1 : 0))
    if let known = switched[key] { return known }
    var element = elements[Int(description)]
    switch switchList[Int(name)] {
    case .className(let name):
      element.classes.removeAll { ExactText($0) == name }
      if isOn { element.classes.append(name.text) }
    case .state(let name): if isOn { element.states.insert(name.text) } else { element.states.remove(name.text) }
    }
    let number = number(of: element)
    switched.set(key, number)
    return number
  }
}
