import VStyleAdvice
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The custom properties of a stylesheet: their values at the root in each environment, their declarations and uses.
struct CustomPropertyTable {
  /// The rows, by name.
  let rows: [Row]

  /// A custom property.
  struct Row {
    let name: String
    /// The value in each environment; `nil` where the root has none.
    let values: [Value?]
    /// The declarations, as `path:line:column`.
    let declarations: [String]
    /// The number of declarations that refer to it.
    let uses: Int
  }

  /// A value of a custom property.
  struct Value {
    /// The text after all references are replaced.
    let text: String
    /// The custom properties that it refers to, with their values.
    let references: [(name: String, text: String?)]
  }

  init(_ stylesheet: CompiledStylesheet, _ environments: [PreviewEnvironment]) {
    var places: [String: [SourceLocation]] = [:]
    var uses: [String: Int] = [:]
    let all = Array(stylesheet.rules) + stylesheet.styleNames.flatMap { stylesheet.style(named: $0)?.rules ?? [] }
    for declaration in all.flatMap({ Array($0.declarations) }) {
      if declaration.isCustom, let location = declaration.location {
        places[declaration.name, default: []].append(location)
      }
      guard let slice = declaration.slice else { continue }
      for name in Set(VariableReferences.all(in: slice.cursor).map(\.name)) { uses[name, default: 0] += 1 }
    }
    for (name, registration) in stylesheet.registrations { places[name, default: []].append(registration.location) }
    let names = places.keys.sorted()
    var columns: [[String: Value]] = []
    let index = RuleIndex(stylesheet.rules)
    for environment in environments { columns.append(Self.values(names, stylesheet, index, environment.environment)) }
    let renderer = DiagnosticRenderer(stylesheet.sources)
    rows = names.map { name in
      let order = Set<SourceLocation>(places[name] ?? []).sorted {
        ($0.source.index, $0.range.start) < ($1.source.index, $1.range.start)
      }
      return Row(
        name: name, values: columns.map { $0[name] }, declarations: order.map(renderer.locationText),
        uses: uses[name] ?? 0)
    }
  }

  private static func values(
    _ names: [String], _ stylesheet: CompiledStylesheet, _ index: RuleIndex, _ environment: StyleEnvironment
  ) -> [String: Value] {
    var tree = ElementTree()
    let type = stylesheet.schema.viewTypes["Window"] == nil ? stylesheet.schema.generalViewType : "Window"
    tree.add(ElementNode(key: "root", typeName: type))
    var evaluator = StyleEvaluator(matching: stylesheet, tree: tree, environment: environment, index: index)
    evaluator.compute(upTo: 0)
    var tracer = PropertyTracer(evaluator, node: 0)
    var values: [String: Value] = [:]
    for name in names {
      guard let trace = tracer.trace(name), let text = trace.value?.text else { continue }
      values[name] = Value(text: text, references: trace.customProperties.map { ($0.name, $0.text) })
    }
    return values
  }
}
