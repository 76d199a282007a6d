import TestSupport
import Testing
import VStyleInspect
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

@testable import VStyle

/// In any environment, a style sets the values on an object outside a scope that the reference computes.
@Suite("detached styles against the reference")
struct DetachedLawTests {
  @Test("any style of any sheet sets the values of the reference on any object", arguments: 0..<Environment.rounds(60))
  func values(round: Int) {
    var random = SeededGenerator(seed: SeededGenerator.seed &+ UInt64(round))
    let text = DetachedSheet.text(&random)
    let sheet = Stylesheet(text)
    let other = Stylesheet(DetachedSheet.text(&random))
    for _ in 0..<6 {
      let object = DetachedSheet.object(&random)
      let names = ["first", "second"].shuffled(using: &random)
      guard var style = sheet[names[0]], let second = other[names[1]] else { return }
      if Int.random(in: 0..<4, using: &random) == 0 { style = style + second }
      // One evaluation serves all environments of an object.
      let evaluation = DetachedEvaluation(style, of: object)
      for _ in 0..<3 {
        let environment = DetachedSheet.environment(&random)
        let delta = evaluation.delta(in: environment)
        #expect(
          DetachedSheet.texts(delta) == DetachedSheet.expected(style, of: object, in: environment),
          "\(type(of: object)) in \(environment.themeName ?? "no theme")\n\(style.source)\n\(text)")
      }
    }
  }

  @Test("the random sheets set values, and leave some to the environment")
  func coverage() {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var counts = (values: 0, dependent: 0, invalid: 0)
    for _ in 0..<200 {
      let sheet = Stylesheet(DetachedSheet.text(&random))
      guard let style = sheet["first"] else { continue }
      let object = DetachedSheet.object(&random)
      let texts = DetachedSheet.expected(style, of: object, in: DetachedSheet.environment(&random))
      counts.values += texts.isEmpty ? 0 : 1
      counts.dependent += texts == DetachedSheet.expected(style, of: object, in: StyleEnvironment()) ? 0 : 1
      counts.invalid += sheet.diagnostics.contains { $0.severity == .error } ? 1 : 0
      if let error = sheet.diagnostics.first(where: { $0.severity == .error }) { print(sheet.description(of: error)) }
    }
    #expect(counts.values > 150 && counts.dependent > 20 && counts.invalid == 0, "\(counts)")
  }
}

/// Random sheets with styles for detached objects, the objects and their environments.
private enum DetachedSheet {
  private static let values = [
    "alpha: 0.5", "alpha: var(--fade)", "alpha: var(--none)", "alpha: inherit", "alpha: revert",
    "text-color: var(--ink)", "text-color: light-dark(teal, pink)", "text-color: currentcolor", "tint-color: orange",
    "background-color: color-mix(in srgb, currentcolor, var(--ink))", "title-color: var(--ink, red)",
    "title-color: unset", "font: bold 1.5em system", "font-size: var(--size)", "font-size: 2rem",
    "font: skin-font(\"body\")", "layer-corner-radius: 2em", "layer-corner-radius: var(--size)", "tag: 3",
    "tag: var(--ink)", "layout-margins: 1 2em", "layout-margins-left: var(--size)", "layout-margins-top: inherit",
    "all: initial", "all: unset", "enabled: false", "tint-color: skin-color(\"tint\")", "--ink: green",
    "--fade: 0.25", "--size: 1.5em", "--late: var(--ink)", "tint-color: var(--late)", "width: 7",
  ]
  private static let blocks = [
    "&:highlighted", "&:disabled", "&:not(.a)", "&.a", "&:theme(night)", "&:scheme(dark)", "@media (width > 500)",
    ".a &", "&:first-child", "&:empty", "&:has(.a)", "&[kind=x]", "&:root",
  ]

  static func text(_ random: inout SeededGenerator) -> String {
    func block(_ random: inout SeededGenerator, depth: Int) -> String {
      var parts = (0..<Int.random(in: 1..<5, using: &random)).map { _ in values.randomElement(using: &random) ?? "" }
      if depth < 2, Bool.random(using: &random) {
        parts.append("\(blocks.randomElement(using: &random) ?? "") { \(block(&random, depth: depth + 1)) }")
      }
      return parts.map { part in
        let isImportant = Int.random(in: 0..<8, using: &random) == 0
        return part.hasSuffix("}") ? part : part + (isImportant ? " !important;" : ";")
      }.joined(separator: " ")
    }
    let registered = """
      @property --ink { syntax: "<color>"; inherits: true; initial-value: maroon; }
      @property --size { syntax: "<length>"; inherits: false; initial-value: 11px; }

      """
    let layers = "@layer low, high; @layer low { :root { --fade: 0.375; } }\n"
    return """
      \(Bool.random(using: &random) ? registered : "")\(Bool.random(using: &random) ? layers : "")
      @theme day { color-scheme: light; --ink: black; }
      @theme night { color-scheme: dark; --ink: white; --fade: 0.75; }
      @theme dusk from night { --size: 1.25em; }
      :root { --fade: 0.625; \(Bool.random(using: &random) ? "--size: 5;" : "") alpha: 0.125; }
      @media (width > 500) { * { --size: 2rem; tag: 8; } }
      Label.a { --fade: 0.875; text-color: red; }
      @style first { \(block(&random, depth: 0)) }
      @style second { \(block(&random, depth: 0)) }
      """
  }

  static func object(_ random: inout SeededGenerator) -> any Styleable {
    let made: [View] = [View(), Label(), Button(), TextField(), TableView()]
    guard let view = made.randomElement(using: &random), Int.random(in: 0..<6, using: &random) > 0 else {
      return BarButtonItem()
    }
    if Bool.random(using: &random) { view.styleClasses = ["a"] }
    if Bool.random(using: &random) { view.styleAttributes = ["kind": "x"] }
    if let control = view as? Control {
      control.isHighlighted = Bool.random(using: &random)
      control.isEnabled = Bool.random(using: &random)
    }
    (view as? Label)?.text = Bool.random(using: &random) ? "text" : nil
    if Int.random(in: 0..<3, using: &random) == 0 { view.styleThemeName = "night" }
    return view
  }

  static func environment(_ random: inout SeededGenerator) -> StyleEnvironment {
    let themes = [nil, "day", "night", "dusk", "none"]
    var environment = StyleEnvironment(themeName: themes.randomElement(using: &random) ?? nil)
    environment.traits.colorScheme = Bool.random(using: &random) ? .dark : .light
    environment.traits.width = Bool.random(using: &random) ? 300 : 900
    if Bool.random(using: &random) {
      environment.skin = Skin(name: "s", colors: ["tint": .CSS.green], fonts: ["body": .system(19)])
    }
    return environment
  }

  /// The changes of a delta, by property and control state.
  static func texts(_ delta: StyleDelta) -> [String: String] {
    var texts: [String: String] = [:]
    for change in delta.changes {
      let binding = delta.table.bindings[change.index.binding]
      let value = change.value.map { binding.kind.serialize($0) } ?? "nothing"
      texts["\(binding.property.name):\(binding.slots[change.index.slot])"] = value
    }
    return texts
  }

  /// The values that the reference computes for an object as the only node of a tree.
  static func expected(
    _ style: Style, of object: any Styleable, in environment: StyleEnvironment
  ) -> [String: String] {
    var node = ElementNode(key: "0", typeName: type(of: object).styleTypeName)
    if let object = object as? any StyleNode { node.adopt(object) }
    node.localStyles = [style]
    var tree = ElementTree()
    tree.add(node)
    guard let stylesheet = style.stylesheet else { return [:] }
    let computed = StyleEvaluator(stylesheet.customPropertiesAlone, tree: tree, environment: environment).styles[0]
    var texts: [String: String] = [:]
    for binding in ViewTypeTable.of(type(of: object)).bindings {
      for (slot, name) in binding.slots.enumerated() {
        let value =
          slot == 0 ? computed.properties[binding.property.name] : computed.slots[name]?[binding.property.name]
        if let value, value.isStyled { texts["\(binding.property.name):\(name)"] = value.text }
      }
    }
    return texts
  }
}
