/// What selectors can see of nodes by themselves, each different one once.
///
/// Descriptions do not depend on a program, so that another program only has to look at each of them once.
struct Descriptions {
  private var elements: [ElementNode] = []
  private var numbers: [Key: Int32] = [:]
  private var switches: [Switch: Int32] = [:]
  private var switchList: [Switch] = []
  private var switched = IntegerTable()

  /// Something that a node has or has not.
  enum Switch: Hashable {
    case className(ExactText)
    case state(ExactText)
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
    numbers[key] = Int32(elements.count - 1)
    return Int32(elements.count - 1)
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
