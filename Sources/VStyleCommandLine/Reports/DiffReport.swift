import VStyleDiff
import VStyleJSON
import VStylePreview
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace

/// The differences between versions of sheets, as text, JSON and Markdown.
struct DiffReport {
  private let comparisons: [DiffComparison]

  init(_ comparisons: [DiffComparison]) { self.comparisons = comparisons }

  /// Whether no value differs.
  var isEmpty: Bool { comparisons.allSatisfy(\.changes.isEmpty) }

  /// The errors in the new sheets, a line each. Two sheets may import the same one.
  var errors: [String] {
    var seen: Set<String> = []
    return comparisons.flatMap { $0.errors.map($0.line) }.filter { seen.insert($0).inserted }
  }

  /// Lines about selectors that no example stands for, and what limits leave out.
  var remarks: TerminalText { unrepresented + leftOut }

  private var leftOut: TerminalText {
    comparisons.map { comparison in
      var parts: [(text: String, limit: Limit)] = []
      let path = comparison.path
      if comparison.leftOutEnvironments > 0 {
        parts.append(("not all themes and appearances of \(path) were compared", .columnViews))
      }
      if comparison.areStatesLeftOut { parts.append(("not all further states of \(path) were compared", .stateVisits)) }
      if comparison.areCausesLeftOut { parts.append(("not all causes in \(path) were searched", .explanationVisits)) }
      return parts.map { part in
        """
        warning: \(part.text); choose a theme with `--theme`, or a smaller tree: \(part.limit.sentence())

        """ as TerminalText
      }.joined()
    }.joined()
  }

  private var unrepresented: TerminalText {
    comparisons.filter { !$0.unrepresented.isEmpty }.map { comparison in
      let count = LintSummary.counted(comparison.unrepresented.count, "selector")
      let first = comparison.unrepresented.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      return
        "warning: no example view for \(count) of \(comparison.path), such as \(first): compare a tree with `--tree`\n"
        as TerminalText
    }.joined()
  }

  /// The counts, on one line.
  var summary: String {
    let errors = self.errors.count
    return counts + (errors == 0 ? "" : "; \(LintSummary.counted(errors, "new error"))")
  }

  private var counts: String {
    let rows = comparisons.flatMap(\.rows)
    guard !rows.isEmpty else { return "no value differs" }
    let views = comparisons.reduce(0) { $0 + Set($1.changes.map(\.node)).count }
    let verb = rows.count == 1 ? "differs" : "differ"
    return "\(LintSummary.counted(rows.count, "value")) of \(LintSummary.counted(views, "view")) \(verb)"
  }

  // MARK: Text

  /// Returns the differences as text: errors first, then views with the same changes together, each change with its
  /// causes.
  func text() -> TerminalText {
    let errors = errors.isEmpty ? [] : [errors.map(TerminalText.init(lines:)).joined()]
    let sections = comparisons.filter { !$0.changes.isEmpty }.map { comparison -> TerminalText in
      let tree = comparison.treePath.map { " with \($0)" } ?? ""
      let head: TerminalText = comparisons.count > 1 ? "== \(comparison.path)\(tree)\n" : ""
      return head + DiffReport.groups(comparison).map { text($0, comparison) }.joined(separator: "\n")
    }
    return (errors + sections).joined(separator: "\n")
  }

  /// Views with the same changes.
  private struct Group {
    var nodes: [Int]
    let rows: [DiffComparison.Row]
  }

  /// Returns the changes of a comparison by views. Views with the same changes form one group, at its first view.
  private static func groups(_ comparison: DiffComparison) -> [Group] {
    var groups: [Group] = []
    var known: [[String]: Int] = [:]
    var index = 0
    let rows = comparison.rows
    while index < rows.count {
      let node = rows[index].change.node
      let own = Array(rows[index...].prefix { $0.change.node == node })
      index += own.count
      // The text of a change names a view only if it is in a further state and another view changes.
      let key = own.map { lines($0, comparison).joined(separator: "\n") }
      if let group = known[key] {
        groups[group].nodes.append(node)
      } else {
        known[key] = groups.count
        groups.append(Group(nodes: [node], rows: own))
      }
    }
    return groups
  }

  private func text(_ group: Group, _ comparison: DiffComparison) -> TerminalText {
    let lines = group.rows.flatMap { DiffReport.lines($0, comparison) }
    return "\(DiffReport.names(group.nodes, comparison))\n" + lines.map { "  \($0)\n" as TerminalText }.joined()
  }

  /// Returns the first of some views, and the number of the others.
  private static func names(_ nodes: [Int], _ comparison: DiffComparison) -> String {
    let more = nodes.count > 3 ? " and \(nodes.count - 3) more" : ""
    return nodes.prefix(3).map { name($0, comparison) }.joined(separator: ", ") + more
  }

  /// Returns a change and its causes, a line each.
  private static func lines(_ row: DiffComparison.Row, _ comparison: DiffComparison) -> [String] {
    let change = row.change
    let place = environments(change, comparison).map { "  in \($0)" } ?? ""
    let shown = ShownValue.pair(change.value.old ?? "(none)", change.value.new ?? "(none)")
    let values = "\(shown.old) -> \(shown.new)"
    return ["\(subject(row, comparison)): \(values)\(place)"]
      + change.causes.map { "  " + DiffReport.line($0, comparison) }
  }

  /// Returns a cause on one line, with both declarations if it was edited.
  private static func line(_ cause: ChangeCause, _ comparison: DiffComparison) -> String {
    let place = cause.new ?? cause.old
    let location = comparison.location(cause) ?? "(in Swift)"
    let text = place.map { "\($0.rule) { \($0.declaration) }" } ?? ""
    let was = cause.new == nil ? nil : cause.old
    let former = was.map { former in
      let rule = former.rule == place?.rule ? former.declaration : "\(former.rule) { \(former.declaration) }"
      return "; before: \(rule)"
    }
    return "\(words(cause.kind)) \(location)  \(text)\(former ?? "")"
  }

  private static func words(_ kind: ChangeCause.Kind) -> String {
    switch kind {
    case .changed: "changed"
    case .applies: "applies now"
    case .appliesNoMore: "applies no more"
    case .wins: "wins now"
    case .registered: "registered otherwise"
    }
  }

  // MARK: Machine formats

  /// Returns the differences as one JSON object.
  func json() -> String {
    let report: JSON = [
      "comparisons": .array(
        comparisons.map { comparison in
          [
            "sheet": .string(comparison.path), "tree": .optional(comparison.treePath),
            "errors": .array(comparison.errors.map(comparison.json)),
            "differences": .array(comparison.changes.map { json($0, comparison) }),
          ]
        })
    ]
    return report.pretty
  }

  private func json(_ change: NodeChange, _ comparison: DiffComparison) -> JSON {
    let node = comparison.nodes[change.node]
    return [
      "key": .string(node.key), "type": .string(node.typeName), "property": .string(change.value.name),
      "state": .optional(change.value.state),
      "forced": change.forced.map {
        ["key": .string(comparison.nodes[$0.node].key), "state": .string($0.name)]
      } ?? .null,
      "old": .optional(change.value.old), "new": .optional(change.value.new),
      "environments": .array(
        change.environments.map {
          ["theme": .optional($0.themeName), "scheme": .string($0.colorScheme.keyword)]
        }),
      "causes": .array(
        change.causes.map { cause in
          [
            "kind": .string(cause.kind.rawValue),
            "old": json(cause.old, cause.old == nil ? nil : comparison.oldLocation(cause)),
            "new": json(cause.new, cause.new == nil ? nil : comparison.location(cause)),
          ]
        }),
    ]
  }

  private func json(_ place: ChangeCause.Place?, _ location: String?) -> JSON {
    guard let place else { return .null }
    return ["location": .optional(location), "rule": .string(place.rule), "declaration": .string(place.declaration)]
  }

  /// Returns the differences as a page with drawings of the views before and after.
  func html(_ traits: Traits) -> String {
    let sections = comparisons.filter { !$0.changes.isEmpty }.map { comparison in
      let tree = comparison.treePath.map { " with \($0)" } ?? ""
      return ComparisonPage.Section(
        title: comparison.path + tree, old: comparison.screens.old, new: comparison.screens.new,
        items: DiffReport.groups(comparison).map { item($0, comparison, traits) })
    }
    let images = comparisons.first.map { (ImageResources($0.files.old), ImageResources($0.files.new)) }
    return ComparisonPage(
      sections, summary: summary, errors: errors,
      resources: ({ images?.0.image(at: $0, from: $1) }, { images?.1.image(at: $0, from: $1) })
    ).html()
  }

  private func item(_ group: Group, _ comparison: DiffComparison, _ traits: Traits) -> ComparisonPage.Item {
    let first = group.rows.first?.change
    let place = first?.environments.first
    let title = place.map { [$0.themeName, $0.colorScheme.keyword].compactMap(\.self).joined(separator: ", ") } ?? ""
    let environment = place?.environment(traits) ?? StyleEnvironment(traits: traits)
    // A state of another view would need that view in the drawing.
    let forced = first?.forced.flatMap { $0.node == first?.node ? $0.name : nil }
    return ComparisonPage.Item(
      title: DiffReport.names(group.nodes, comparison), node: group.nodes[0], state: forced,
      environment: PreviewEnvironment(title: title, environment: environment),
      lines: group.rows.map { DiffReport.lines($0, comparison).map(\.trimmedOfSpaces) })
  }

  /// Returns the differences as Markdown: a list of errors, and a table for each comparison.
  func markdown() -> String {
    var text = "## vstyle diff\n\n\(summary)\n"
    if !errors.isEmpty { text += "\n" + errors.map { "- \(MarkdownText.cell(String($0.dropLast())))\n" }.joined() }
    for comparison in comparisons where !comparison.changes.isEmpty {
      let tree = comparison.treePath.map { " with " + MarkdownText.cell($0) } ?? ""
      text += "\n### \(MarkdownText.cell(comparison.path))\(tree)\n\n"
      text += "| view | value | before | after | in | why |\n| --- | --- | --- | --- | --- | --- |\n"
      for group in DiffReport.groups(comparison) {
        for row in group.rows { text += DiffReport.markdown(row, of: group.nodes, comparison) }
      }
    }
    return text
  }

  /// Returns the row of a table for a change of some views.
  private static func markdown(_ row: DiffComparison.Row, of nodes: [Int], _ comparison: DiffComparison) -> String {
    let change = row.change
    let shown = ShownValue.pair(change.value.old ?? "(none)", change.value.new ?? "(none)")
    let cells = [
      names(nodes, comparison), subject(row, comparison), shown.old, shown.new,
      environments(change, comparison) ?? "all", change.causes.map { line($0, comparison) }.joined(separator: "; "),
    ]
    return "| " + cells.map(MarkdownText.cell).joined(separator: " | ") + " |\n"
  }
}

/// Names in reports.
extension DiffReport {
  /// Returns a node with its key: `save Button#save.primary`.
  private static func name(_ node: Int, _ comparison: DiffComparison) -> String {
    let element = comparison.nodes[node]
    let selector = NodeSelector.text(of: element)
    // The key of an example is its selector.
    return comparison.treePath == nil ? element.key : "\(element.key) \(selector)"
  }

  /// Returns the changed value with its states: `:disabled title-color`, `alpha when :highlighted`, `title-color (also
  /// :disabled, :selected)`.
  private static func subject(_ row: DiffComparison.Row, _ comparison: DiffComparison) -> String {
    let change = row.change
    let name = (change.value.state.map { ":\($0) " } ?? "") + change.value.name
    let further = row.states.isEmpty ? "" : " (also \(row.states.map { ":\($0)" }.joined(separator: ", ")))"
    guard let forced = change.forced else { return name + further }
    let owner = forced.node == change.node ? "" : "\(comparison.nodes[forced.node].key) is "
    return "\(name) when \(owner):\(forced.name)\(further)"
  }

  /// Returns the themes and appearances of a change: `dark, pink (light)`; `nil` for all.
  private static func environments(_ change: NodeChange, _ comparison: DiffComparison) -> String? {
    guard change.environments.count < comparison.environments.count else { return nil }
    var names: [String?] = []
    for environment in change.environments where !names.contains(environment.themeName) {
      names.append(environment.themeName)
    }
    return names.map { name in
      let schemes = change.environments.filter { $0.themeName == name }.map(\.colorScheme.keyword)
      guard schemes.count == 1 else { return name ?? "light, dark" }
      return name.map { "\($0) (\(schemes[0]))" } ?? schemes[0]
    }.joined(separator: ", ")
  }
}
