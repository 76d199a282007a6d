import TestSupport
package import VStyleStylesheet

/// A generator of random sheets and trees with the view types of ``LawSchema``.
///
/// It uses few names, so that rules match the same views, compete and refer to each other.
package struct RandomSheets {
  private var random: SeededGenerator

  /// Creates the generator for a seed.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The statements that a sheet may contain.
  package enum Content: Sendable {
    /// Top-level style rules that contain only declarations.
    case plainRules
    /// All statements, including at-rules, nested rules and named styles.
    case everything
  }

  /// The statements of a sheet.
  package mutating func sheet(_ content: Content) -> [SheetItem] {
    let rules = (0..<Int.random(in: 2...8, using: &random)).map { _ in statement(content, depth: 2) }
    guard content == .everything else { return rules }
    return head() + rules
  }

  /// The first statements of a sheet: layers, a registered custom property, custom properties of the root, themes and
  /// a named style.
  private mutating func head() -> [SheetItem] {
    var items: [SheetItem] = []
    if oneIn(2) { items.append(.statement("@layer x, y")) }
    items.append(
      .group(
        prelude: "@property --typed",
        [
          .declaration(name: "syntax", value: "\"<length>\"", isImportant: false),
          .declaration(name: "inherits", value: pick("true", "false"), isImportant: false),
          .declaration(name: "initial-value", value: "3", isImportant: false),
        ]))
    items.append(.rule(selectors: [":root"], declarations(important: false)))
    for (name, scheme) in [("day", "light"), ("night", "dark")] {
      let scheme = SheetItem.declaration(name: "color-scheme", value: scheme, isImportant: false)
      items.append(.group(prelude: "@theme \(name)", [scheme] + declarations(important: false)))
    }
    items.append(.group(prelude: "@style named", declarations(important: false)))
    return items
  }

  private mutating func statement(_ content: Content, depth: Int) -> SheetItem {
    guard content == .everything, depth > 0, oneIn(3) else { return rule(content, depth: depth, isNested: false) }
    let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in statement(content, depth: depth - 1) }
    return .group(prelude: group(), items)
  }

  private mutating func group() -> String {
    pick(
      "@media (width >= 300)", "@media (width < 300)", "@media (prefers-color-scheme: dark)", "@layer x", "@layer y",
      "@layer x.z", "@supports (alpha: 1)", "@theme night")
  }

  private mutating func rule(_ content: Content, depth: Int, isNested: Bool) -> SheetItem {
    let selectors = (0..<pick(1, 1, 2)).map { _ in isNested ? nestedSelector() : selector() }
    var items = declarations(important: content == .everything)
    guard content == .everything, depth > 0 else { return .rule(selectors: selectors, items) }
    if oneIn(6) { items.append(.statement("@apply named")) }
    for _ in 0..<pick(0, 0, 1, 2) {
      let inner = rule(content, depth: depth - 1, isNested: true)
      items.append(oneIn(4) ? .group(prelude: pick("@media (width >= 300)", "@theme night"), [inner]) : inner)
      items += declarations(important: false)
    }
    return .rule(selectors: selectors, items)
  }

  private mutating func declarations(important: Bool) -> [SheetItem] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let (name, value) = declaration()
      return .declaration(name: name, value: value, isImportant: important && oneIn(6))
    }
  }

  private mutating func declaration() -> (String, String) {
    if oneIn(6) { return ("alpha", pick("inherit", "initial", "unset", "revert", "revert-layer")) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ("alpha", pick("0.1", "0.2", "30%", "var(--a, 0.7)"))
    case 1: return ("radius", pick("1", "2em", "calc(1px + 1em)", "var(--b)", "var(--typed)"))
    case 2: return ("fill", pick("red", "#0008", "var(--c, var(--d, navy))", "currentcolor"))
    case 3: return ("ink", pick("teal", "var(--c)", "light-dark(white, black)"))
    case 4: return ("title-color", pick("lime", "gray", "var(--c)"))
    case 5: return ("--typed", pick("1", "2px", "red", "var(--b)"))
    case 6: return ("--a", pick("0.5", "var(--b)", "initial"))
    default: return (pick("--b", "--c", "--d"), pick("4", "red", "var(--a)", "var(--d, blue)", "1 /**/ 2"))
    }
  }

  private mutating func selector() -> String {
    let compounds = (0..<pick(1, 1, 2)).map { _ in compound() }
    return compounds.joined(separator: pick(" ", " > ", " + ", " ~ "))
  }

  private mutating func nestedSelector() -> String {
    pick("&.a", "& > .b", "& &", ".c &", "&:highlighted", ".a", "Button", ":not(&)")
  }

  private mutating func compound() -> String {
    pick("*", "View", "Button", "Button:exact", ":is(.a, Button)")
      + pick(
        "", ".a", ".b", ".c", "#n3", ":first-child", ":nth-child(odd)", ":not(.a)", ":is(.b, .c)", ":highlighted",
        ":where(.a)", ":has(.b)", ":scheme(dark)") + pick("", "", ":is(*)", ".a")
  }

  /// A tree of one to nine views.
  package mutating func tree() -> ElementTree {
    var tree = ElementTree()
    for index in 0..<pick(1, 5, 7, 9) {
      var node = ElementNode(key: "n\(index)", typeName: index == 0 ? "View" : pick("View", "Control", "Button"))
      node.id = "n\(index)"
      node.classes = ["a", "b", "c"].filter { _ in oneIn(2) }
      node.states = oneIn(3) ? [pick("highlighted", "disabled", "selected")] : []
      node.themeName = index > 0 && oneIn(6) ? pick("day", "night") : nil
      tree.add(node, to: index == 0 ? nil : Int.random(in: max(0, index - 4)..<index, using: &random))
    }
    return tree
  }

  /// Returns `true` with a probability of 1 in `count`.
  package mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// Returns one of several values at random.
  package mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    others.isEmpty ? first : ([first] + others)[Int.random(in: 0...others.count, using: &random)]
  }

  /// Returns a random number in a range.
  package mutating func number(in range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
}
