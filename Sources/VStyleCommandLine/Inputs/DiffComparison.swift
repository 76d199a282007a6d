import VStyleAdvice
import VStyleDiff
import VStyleJSON
import VStylePreview
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The differences between two versions of a sheet, with a tree or with example nodes.
struct DiffComparison {
  /// The sheet in the new version.
  let path: String

  /// The path of the tree; `nil` for example nodes.
  let treePath: String?

  /// The nodes of the new version. Those of the old version have the same positions.
  let nodes: [ElementNode]

  /// The changes, in document order.
  let changes: [NodeChange]

  /// The changes, each once for all states of a node in which the values and the causes are the same.
  let rows: [Row]

  /// A change with the further states in which it is the same.
  struct Row {
    /// The change; that of the normal state if it is one of several.
    let change: NodeChange
    /// The further states, in order.
    let states: [String]

    init(_ changes: [NodeChange]) {
      let first = changes.firstIndex { $0.forced == nil && $0.value.state == nil } ?? 0
      change = changes[first]
      states = changes.indices.filter { $0 != first }.compactMap { changes[$0].forced?.name ?? changes[$0].value.state }
    }
  }

  /// Whether a limit left out the comparison in further states.
  let areStatesLeftOut: Bool

  /// Whether a limit left out the causes of changes.
  let areCausesLeftOut: Bool

  /// The number of further environments that ``Limit/columnViews`` leaves out.
  let leftOutEnvironments: Int

  /// All environments that were compared.
  let environments: [DiffEnvironment]

  /// The selectors for which no example node can be made.
  let unrepresented: [String]

  /// The errors of the new version that the old one does not have. What an error leaves out applies to no view.
  let errors: [Diagnostic]

  /// The files of both versions.
  let files: (old: any Files, new: any Files)

  /// The trees with their sheets before and after, as a preview draws them.
  let screens: (old: PreviewScreen, new: PreviewScreen)

  private let oldLocations: DiagnosticRenderer
  private let newLocations: DiagnosticRenderer

  /// Compares two versions of a sheet.
  ///
  /// - Parameters:
  ///   - versions: the versions.
  ///   - theme: the one theme to compare; `nil` for all.
  ///   - traits: the traits.
  /// - Returns: `nil` if both versions have the same sources.
  /// - Throws: `badData` for an unknown view type in the tree, a usage error for a theme that no version declares.
  init?(_ versions: DiffVersions, theme: String?, traits: Traits) throws(CommandError) {
    guard !versions.areEqual else { return nil }
    let ((old, oldTree), (new, newTree), tree) = (versions.old, versions.new, versions.treeFile)
    try tree?.checkTypes(new.schema)
    let examples = tree == nil ? ExampleNodes(old, new) : nil
    path = versions.sheets.new.path
    files = versions.files
    treePath = tree?.source.path
    unrepresented = examples?.unrepresented ?? []
    let all = DiffEnvironment.all(of: old, and: new).filter { theme == nil || $0.themeName == theme }
    if all.isEmpty, let theme {
      let guess = PossibleValues.end(for: theme, among: versions.themeNames)
      throw CommandError(.usage, "no version of `\(path)` declares the theme `\(theme)`\(guess)")
    }
    nodes = (examples?.new ?? newTree).nodes
    environments = Array(all.prefix(Limit.columns(of: 2 * nodes.count)))
    leftOutEnvironments = all.count - environments.count
    let layouts = tree?.nodes.map(\.layout) ?? nodes.map { _ in NodeLayout() }
    screens = (
      PreviewScreen(name: path, stylesheet: old, tree: examples?.old ?? oldTree, layouts: layouts),
      PreviewScreen(name: path, stylesheet: new, tree: examples?.new ?? newTree, layouts: layouts)
    )
    let result = VersionComparison.changes(
      from: StyledVersion(old, examples?.old ?? oldTree), to: StyledVersion(new, examples?.new ?? newTree),
      in: environments, traits: traits, states: examples == nil ? .all : .tree)
    changes = result.changes.filter { examples?.named.contains($0.node) ?? true }
    rows = DiffComparison.rows(changes)
    areStatesLeftOut = result.areStatesLeftOut
    areCausesLeftOut = result.areCausesLeftOut
    oldLocations = DiagnosticRenderer(old.sources)
    newLocations = DiagnosticRenderer(new.sources)
    errors = DiffComparison.errors(of: new, without: old)
  }

  /// Returns the errors of a version, without as many equal ones as the old version has.
  private static func errors(of new: CompiledStylesheet, without old: CompiledStylesheet) -> [Diagnostic] {
    var known: [String: Int] = [:]
    for error in old.diagnostics where error.severity == .error { known[error.description, default: 0] += 1 }
    return new.diagnostics.filter { error in
      guard error.severity == .error else { return false }
      guard let count = known[error.description], count > 0 else { return true }
      known[error.description] = count - 1
      return false
    }
  }

  /// What the changes of a row have in common.
  private struct RowKey: Hashable {
    let node: Int
    let forced: Int?
    let texts: [String?]
    let causes: [ChangeCause]
    let environments: [DiffEnvironment]

    init(_ change: NodeChange) {
      (node, forced, causes, environments) = (change.node, change.forced?.node, change.causes, change.environments)
      let value = change.value
      texts = [value.name, value.old, value.new, forced == nil ? nil : value.state]
    }
  }

  private static func rows(_ changes: [NodeChange]) -> [Row] {
    var groups: [[NodeChange]] = []
    var known: [RowKey: Int] = [:]
    for change in changes {
      let group = known[RowKey(change)] ?? groups.count
      known[RowKey(change)] = group
      if group == groups.count { groups.append([change]) } else { groups[group].append(change) }
    }
    return groups.map(Row.init)
  }

  /// Returns an error of the new version on one line, with its location.
  func line(_ error: Diagnostic) -> String { newLocations.concise(error) }

  /// Returns an error of the new version for programs.
  func json(_ error: Diagnostic) -> JSON {
    [
      "location": .string(newLocations.locationText(error.location)), "rule": .string(error.rule.name),
      "message": .string(error.message),
    ]
  }

  /// Returns `path:line:column` of a cause; that in the new version if the declaration is in both.
  func location(_ cause: ChangeCause) -> String? {
    cause.new?.location.map(newLocations.locationText) ?? oldLocation(cause)
  }

  /// Returns `path:line:column` of a cause in the old version.
  func oldLocation(_ cause: ChangeCause) -> String? { cause.old?.location.map(oldLocations.locationText) }
}
