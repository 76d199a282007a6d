import VStyleEngine
import VStyleStylesheet
import VStyleSyntax

/// Computes the delta of a style for an object outside a tree: the object is the only node of an engine.
struct DetachedEvaluation {
  private let stylesheet: CompiledStylesheet
  private let table: ViewTypeTable
  private let element: ElementNode

  init(_ style: Style, of object: any Styleable) {
    table = ViewTypeTable.of(type(of: object))
    stylesheet = style.stylesheet?.customPropertiesAlone.covering(type(of: object)) ?? table.cache.compiled(for: table)
    var element = ElementNode(key: "", typeName: table.name)
    if let object = object as? any StyleNode { element.adopt(object) }
    element.themeName = object.nearestThemeOverride?.sheetName
    element.localStyles = [style]
    self.element = element
  }

  /// Returns the delta that applies the style to an object, whatever values styles have set on it before.
  func delta(in environment: StyleEnvironment) -> StyleDelta {
    // Engines of one stylesheet begin with the same tables, so a new one costs little. One that a group keeps would take
    // kilobytes for each group.
    let engine = StyleEngine(stylesheet, environment: environment)
    let node = engine.insert(element, into: nil)
    engine.flush()
    for diagnostic in engine.diagnostics { report(diagnostic) }
    return table.cache.shared(StyleDelta(changes(of: ID(node), in: engine), for: table, extent: .whole))
  }

  /// The changes that the values of a node make: one for each state slot that a declaration sets.
  private func changes(of node: ID<Node>, in engine: StyleEngine) -> [StyleDelta.Change] {
    engine.styledValues(of: node).compactMap { value in
      guard let slot = table.slots(of: engine.entry(at: value.index, of: node))?[value.slot] else { return nil }
      return StyleDelta.Change(slot, value.value, location: value.location)
    }
  }

  private func report(_ diagnostic: Diagnostic) {
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .invalidAtComputedValueTime, typeName: table.name, expected: diagnostic.expected ?? "a value",
        found: stylesheet.sources.description(of: diagnostic), location: diagnostic.location))
  }
}
