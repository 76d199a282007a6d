import TestSupport
import VStyleInspect
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

/// A random script of changes to a tree of views and its environment.
///
/// A step stores random numbers, and each tree reduces them to valid indices. Any subset of the steps is therefore a
/// valid script, so ``shrunk()`` can remove steps from a failing script.
struct ScopeScript {
  /// One change.
  struct Step: CustomStringConvertible {
    let kind: Int
    let target: Int
    let other: Int
    let choice: Int

    /// Whether a flush follows. The changes of other steps are still pending when the next step begins.
    var isFlushed: Bool { other % 4 != 0 }

    init(_ random: inout SeededGenerator) {
      kind = Int.random(in: 0..<24, using: &random)
      target = Int.random(in: 0..<1_000, using: &random)
      other = Int.random(in: 0..<1_000, using: &random)
      choice = Int.random(in: 0..<1_000, using: &random)
    }

    var description: String { "(\(kind), \(target), \(other), \(choice))" }
  }

  let sheets: [String]
  var steps: [Step]

  init(seed: UInt64, steps count: Int) {
    var random = SeededGenerator(seed: seed)
    let first = ScopeScript.sheet(&random)
    sheets = [first, ScopeScript.sheet(&random), ScopeScript.edited(first)]
    steps = (0..<count).map { _ in Step(&random) }
  }

  /// A shorter script that still fails. Steps are removed as long as the script fails.
  func shrunk() -> ScopeScript {
    var script = self
    var isShorter = true
    while isShorter {
      isShorter = false
      for index in script.steps.indices.reversed() {
        var shorter = script
        shorter.steps.remove(at: index)
        if shorter.failure() != nil {
          script = shorter
          isShorter = true
        }
      }
    }
    return script
  }

  /// Runs the script and returns the first difference from a fresh computation; `nil` if there is none.
  ///
  /// A view with a style of a replaced sheet is a difference too.
  func failure() -> String? {
    let world = ScopeWorld(sheets)
    for step in steps {
      world.consume(step)
      if world.hasStaleStyle { return "after a reload a view has a style of the old sheet" }
      if step.isFlushed, let difference = world.difference() { return difference }
    }
    return world.difference()
  }

  // MARK: Sheets

  static let classes = ["a", "b", "c"]
  private static let subjects = [
    "View", "Label", "Button", "Control", "TextField", "TableView", "*", ".a", ".b", ".c", "#one", "[kind=x]",
  ]
  private static let conditions = [
    ":highlighted", ":disabled", ":first-child", ":nth-child(2n)", ":nth-last-child(2)", ":empty", ":not(.a)",
    ":is(.a, .c)", ":state(busy)", ":root", ":theme(night)", ":scheme(dark)", ":only-of-type",
  ]
  /// Conditions on other nodes. About half of the sheets have none of them.
  private static let relations = [":has(.b)", ":nth-child(2 of .a)", ":has(> Label)"]

  /// Registered custom properties, one inherited and one not, and references in cycles.
  private static let registrations = """
    @property --fade { syntax: "<number>"; inherits: true; initial-value: 0.625; }
    @property --ink { syntax: "<color>"; inherits: false; initial-value: teal; }
    .b { --fade: var(--fade); }
    .c { --ink: var(--edge); --edge: var(--ink); }

    """
  private static let declarations = [
    "alpha: 0.5", "alpha: var(--fade)", "background-color: red", "background-color: var(--ink)",
    "background-color: inherit", "tint-color: green", "tint-color: var(--ink)", "tint-color: inherit",
    "text-color: var(--ink)", "text-color: light-dark(black, white)", "text-color: revert", "number-of-lines: 2",
    "title-color: blue", "&:highlighted { title-color: var(--ink) }", "title-color: var(--none)", "alpha: unset",
    "tag: 7", "tag: 9 !important", "--fade: 0.25", "--ink: orange", "--ink: inherit", "layer-corner-radius: 1em",
    "text-color: currentcolor", "background-color: initial", "all: unset", "font: skin-font(\"body\")",
    "font-size: 2em", "font-weight: bold", "layout-margins: 1 2", "layout-margins-left: 1em",
    "layout-margins-top: revert", "content-edge-insets-top: inherit", "font-size: inherit", "font: inherit",
    "font-size: 1.5rem", "font: bold 1.25em system", "font-size: var(--none, inherit)", "font-size: calc(1em + 3px)",
    "font-weight: inherit", "layer-corner-radius: inherit", "text-color: inherit", "text-color: var(--none, inherit)",
    "text-color: revert-layer", "separator-color: inherit",
    "separator-color: light-dark(red, blue)",
  ]

  /// The sheet with other values and the same structure.
  private static func edited(_ sheet: String) -> String {
    [("red", "purple"), ("0.5", "0.625"), ("orange", "teal"), ("#102030", "#405060"), ("0.125", "0.875"), ("2;", "3;")]
      .reduce(sheet) { $0.replacing($1.0, with: $1.1) }
  }

  private static func sheet(_ random: inout SeededGenerator) -> String {
    func pick(_ list: [String], _ random: inout SeededGenerator) -> String { list.randomElement(using: &random) ?? "" }
    let conditions = conditions + (Bool.random(using: &random) ? relations : [])
    func compound(_ random: inout SeededGenerator) -> String {
      pick(subjects, &random) + (Bool.random(using: &random) ? "" : pick(conditions, &random))
    }
    var text = """
      @theme day { --ink: #102030; --fade: 0.75; }
      @theme night { color-scheme: dark; --ink: #e0f0ff; --fade: 0.125; }
      @style own { alpha: 0.375; &:highlighted { background-color: var(--ink); } ABOVE }

      """
    text.replace("ABOVE", with: Bool.random(using: &random) ? ".a & { tag: 3; }" : "")
    if Bool.random(using: &random) {
      text += Bool.random(using: &random) ? registrations : "@media (width > 500) { \(registrations)}\n"
    }
    if Bool.random(using: &random) { text += "@media (width > 500) { @layer high, low; }\n" }
    let hasScopes = Bool.random(using: &random)
    /// The beginnings of no, one or two nested scopes.
    func scopes(_ random: inout SeededGenerator) -> [String] {
      (0..<max(0, Int.random(in: -2...2, using: &random))).map { depth in
        let root = (depth == 0 ? "" : pick(["", ":scope > ", "> "], &random)) + compound(&random)
        return "@scope (\(root))" + (Bool.random(using: &random) ? " to (\(compound(&random))) { " : " { ")
      }
    }
    for _ in 0..<Int.random(in: 3..<14, using: &random) {
      var selector = compound(&random)
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        selector += pick([" ", " > ", " + ", " ~ "], &random) + compound(&random)
      }
      var body = (0..<Int.random(in: 1..<4, using: &random)).map { _ in pick(declarations, &random) }
      let scopes = hasScopes ? scopes(&random) : []
      if !scopes.isEmpty { selector = pick([selector, ":scope", ":scope > \(selector)", "&.a"], &random) }
      // A rule that unsets the state in its own selector never settles, so the scope would still need a flush.
      if [selector, scopes.joined()].contains(where: { $0.contains(":highlighted") || $0.contains(":disabled") }) {
        body = body.map { $0.replacing("all: unset", with: "alpha: unset") }
      }
      let ends = String(repeating: " }", count: scopes.count)
      let rule = "\(scopes.joined())\(selector) { \(body.joined(separator: "; ")); }\(ends)\n"
      switch Int.random(in: 0..<8, using: &random) {
      case 0: text += "@media (width > 500) { \(rule) }\n"
      case 1: text += "@layer \(pick(["low", "high"], &random)) { \(rule) }\n"
      default: text += rule
      }
    }
    return text
  }
}

/// The tree of views and the scope that a script changes.
final class ScopeWorld {
  private let sheets: [Stylesheet]
  private let root = View()
  private let scope: StyleScope
  private var views: [View]

  /// Whether the last reload left a view with a style of the sheet that was replaced.
  private(set) var hasStaleStyle = false

  init(_ texts: [String]) {
    sheets = texts.map { Stylesheet($0) }
    scope = StyleScope(root: root, sheets: [sheets[0]])
    views = [root]
    for number in 0..<6 { insert(number, number, number) }
  }

  /// Performs a step. Some steps leave the flush to a later one.
  func consume(_ step: ScopeScript.Step) {
    let view = views[step.target % views.count]
    let isOn = step.choice % 2 == 0
    switch step.kind {
    case 0, 1, 2: insert(step.target, step.other, step.choice)
    case 3: remove(step.target)
    case 4, 5: move(step.target, step.other, step.choice)
    case 6, 7, 8, 9:
      view.styleClasses.formSymmetricDifference([ScopeScript.classes[step.choice % ScopeScript.classes.count]])
    case 10: (view as? Control)?.isHighlighted = isOn
    case 11: (view as? Control)?.isEnabled = isOn
    case 12: view.customStyleStates = isOn ? ["busy"] : []
    case 13: view.styleID = isOn ? "one" : nil
    case 14: view.styleAttributes = isOn ? ["kind": "x"] : [:]
    case 15: (view as? Label)?.text = isOn ? "text" : nil
    case 16: view.styleThemeName = [nil, "day", "night"][step.choice % 3]
    case 17: view.styles = isOn ? sheets[step.other % 3]["own"] : nil
    case 18: scope.themeName = [nil, "day", "night"][step.choice % 3]
    case 19: scope.traits.width = isOn ? 300 : 900
    case 20: scope.traits.colorScheme = isOn ? .dark : .light
    default: surround(step)
    }
    if step.isFlushed { scope.flush() }
  }

  private func surround(_ step: ScopeScript.Step) {
    switch step.choice % 4 {
    case 3: reload(step, with: sheets[step.target % 3])
    case 0: scope.sheets = step.other % 4 == 0 ? Array(sheets[..<2]) : [sheets[step.target % 3]]
    case 1: scope.skin = Skin(name: "s", fonts: ["body": .system(Double(10 + step.other % 3))])
    default: scope.setNeedsFlush()
    }
  }

  /// Replaces the first sheet. Before that, one view is inserted and one moves, both with a style of that sheet.
  private func reload(_ step: ScopeScript.Step, with sheet: Stylesheet) {
    let old = scope.sheets[0]
    insert(step.target, step.other, step.choice)
    views[views.count - 1].styles = old["own"]
    views[step.other % views.count].styles = old["own"]
    move(step.other, step.choice, step.target)
    guard scope.reload(0, with: sheet).isEmpty, let style = old["own"], style != sheet["own"] else { return }
    hasStaleStyle = views.contains { $0.styles == style }
  }

  private func insert(_ target: Int, _ other: Int, _ choice: Int) {
    let made: [View] = [View(), Label(), Button(), Label(), Control(), TextField(), TableView()]
    let view = made[choice % made.count]
    if other % 3 == 0 { view.styleClasses = [ScopeScript.classes[other % ScopeScript.classes.count]] }
    let parent = views[target % views.count]
    parent.insertSubview(view, at: other % (parent.subviews.count + 1))
    views.append(view)
  }

  private func remove(_ target: Int) {
    let view = views[target % views.count]
    guard view !== root, views.count > 4 else { return }
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
  }

  private func move(_ target: Int, _ other: Int, _ choice: Int) {
    let (view, parent) = (views[target % views.count], views[other % views.count])
    guard view !== root, !parent.isDescendant(of: view) else { return }
    parent.insertSubview(view, at: choice % max(parent.subviews.count, 1))
  }

  /// Flushes, and returns the first difference from a fresh computation; `nil` if there is none.
  ///
  /// A pending flush and a write to an unchanged tree are differences too.
  func difference() -> String? {
    scope.flush()
    if scope.needsFlush { return "a flush leaves something open" }
    let writes = views.map(\.styleStorage.writeCount)
    scope.setNeedsFlush()
    scope.flush()
    if views.map(\.styleStorage.writeCount) != writes { return "a flush of an unchanged tree writes" }
    let computed = scope.computedStyles()
    guard computed.count == views.count else { return "\(computed.count) nodes in the tree, not \(views.count)" }
    for (number, (view, style)) in computed.enumerated() {
      let table = ViewTypeTable.of(type(of: view))
      let fresh = type(of: view).init()
      for binding in table.bindings where !Self.changedByTest.contains(binding.property.name) {
        for (slot, name) in binding.slots.enumerated() {
          let computed = slot == 0 ? style.properties[binding.property.name] : style.slots[name]?[binding.property.name]
          let expected = computed.flatMap { $0.isStyled ? $0.value : nil } ?? binding.read(fresh, slot)
          let found = binding.read(view, slot)
          if found != expected {
            return
              "\(table.name) \(number), \(binding.property.name):\(name) is \(found.payload), not \(expected.payload)"
          }
        }
      }
    }
    return nil
  }

  /// The properties that the steps set on views.
  private static let changedByTest: Set<String> = ["highlighted", "enabled", "text", "selected", "state"]
}
