import VStyle
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The tasks of live views in a scope: from a change to the values on the objects.
struct LiveTasks {
  /// The sizes of the tree and of the sheet, as `100k/300`.
  let name: String
  let tree: ElementTree
  let source: SourceText
  private let sheet: LazySheet

  /// Every task. The first ones exist for other engines too.
  var all: [BenchTask] {
    [
      matchAndApply, handWrittenStyles, handWrittenTheme,
      flip("theme+apply", "two classes at the root, values on the objects") { self.themes($0) },
      flip("toggle1+apply", "one row gets a class and loses it, values on the objects", unit: .microseconds) {
        self.rowClass("muted", $0)
      },
      flip("warm", "every node described again, nothing else to do") { world in { _ in world.scope.setNeedsFlush() } },
      flip("root-class", "a class at the root that rules below it ask for") { world in
        { world.root.styleClasses.set("inner", $0) }
      },
      flip("unknown-class", "a class that no rule mentions", unit: .microseconds) { self.rowClass("nobody-knows", $0) },
      flip("one-token", "one of the tokens in use gets another value") { world in
        { world.root.styleClasses.set("other-token", $0) }
      },
      flip("unused-custom-property", "a token that nobody uses gets another value") { world in
        { world.root.styleClasses.set("unused-custom-property", $0) }
      },
      flip("scheme", "from light to dark, which no rule asks for") { world in
        { world.scope.traits.colorScheme = $0 ? .dark : .light }
      },
      rows("rows"), reload,
    ]
  }

  /// Rules for these tasks only.
  private static let more = """

    .other-token { --accent: #123456; }
    .unused-custom-property { --nobody: 1px; }
    .inner Badge { opacity: 0.25; }
    """

  /// The sheet of all tasks. The first task that runs compiles it.
  private final class LazySheet {
    private let text: String
    private(set) lazy var value = LiveTasks.sheet(text)

    init(_ text: String) { self.text = text }
  }

  init(name: String, tree: ElementTree, source: SourceText) {
    self.name = name
    self.tree = tree
    self.source = source
    sheet = LazySheet(source.text + Self.more)
  }

  private static func sheet(_ text: String) -> Stylesheet {
    Stylesheet(source: SourceText(text, path: "rules.vstyle"), schema: BenchView.schema)
  }

  /// Views in a scope.
  private struct World {
    let views: [BenchView]
    let scope: StyleScope

    init(_ tree: ElementTree, _ sheet: Stylesheet) {
      views = BenchView.views(of: tree)
      scope = StyleScope(root: views[0], sheets: [sheet])
    }

    var root: BenchView { views[0] }
  }

  private var matchAndApply: BenchTask {
    let (tree, sheet) = (tree, sheet)
    var task = task("match+apply", .milliseconds, "views described, matched, values on the objects") { { 0 } }
    task.renew = {
      let world = World(tree, sheet.value)
      return { world.scope.flush().written }
    }
    return task
  }

  /// The floor of `match+apply`: the values that it writes, by a loop over new views.
  private var handWrittenStyles: BenchTask {
    let (tree, sheet) = (tree, sheet)
    var task = task("hand-written-styles", .milliseconds, "what match+apply writes, by a loop") { { 0 } }
    var known: HandWrites?
    task.renew = {
      let writes = known ?? Self.firstWrites(tree, sheet)
      known = writes
      let views = BenchView.views(of: tree)
      return {
        writes.assign(to: views)
        return writes.count
      }
    }
    return task
  }

  private static func firstWrites(_ tree: ElementTree, _ sheet: LazySheet) -> HandWrites {
    let world = World(tree, sheet.value)
    let before = world.views.map { BenchValue.all(of: $0) }
    let written = world.scope.flush().written
    let writes = HandWrites(from: before, to: world.views.map { BenchValue.all(of: $0) })
    if writes.count != written { BenchFiles.remark("\(writes.count) values differ, \(written) were written") }
    return writes
  }

  /// The floor of `theme+apply`: the values that it writes, by a loop over the same views.
  private var handWrittenTheme: BenchTask {
    let (tree, sheet) = (tree, sheet)
    return task("hand-written-theme", .milliseconds, "what theme+apply writes, by a loop") {
      let world = World(tree, sheet.value)
      let change = themes(world)
      let values = [true, false].map { isDark in
        change(isDark)
        world.scope.flush()
        return world.views.map { BenchValue.all(of: $0) }
      }
      let writes = [HandWrites(from: values[1], to: values[0]), HandWrites(from: values[0], to: values[1])]
      change(true)
      let written = world.scope.flush().written
      if writes[0].count != written { BenchFiles.remark("\(writes[0].count) values differ, \(written) were written") }
      var round = 0
      return {
        round = 1 - round
        writes[round].assign(to: world.views)
        return writes[round].count
      }
    }
  }

  /// Returns a task that makes a change and its reverse in turn.
  private func flip(
    _ kind: String, _ note: String, unit: BenchTask.Unit = .milliseconds,
    _ change: @escaping (World) -> (Bool) -> Void
  ) -> BenchTask {
    let (tree, sheet) = (tree, sheet)
    return task(kind, unit, note) {
      let world = World(tree, sheet.value)
      world.scope.flush()
      let change = change(world)
      var isOn = false
      return {
        isOn.toggle()
        change(isOn)
        let report = world.scope.flush()
        return report.visited &+ report.written
      }
    }
  }

  private func themes(_ world: World) -> (Bool) -> Void {
    { isDark in
      var classes = world.root.styleClasses
      classes.set("theme-light", !isDark)
      classes.set("theme-dark", isDark)
      world.root.styleClasses = classes
    }
  }

  private func rowClass(_ name: String, _ world: World) -> (Bool) -> Void {
    let middle = world.views.count / 2
    let row = world.views[middle...].first { $0 is BenchViews.Row } ?? world.root
    let wasOn = row.styleClasses.contains(name)
    return { isOn in row.styleClasses.set(name, isOn != wasOn) }
  }

  /// - Parameter kind: the name of the task without the sizes.
  func rows(_ kind: String) -> BenchTask {
    flip(kind, "1,000 rows of six cells come to the end of a list, or go") { world in
      let list = world.views.last { $0 is BenchViews.List } ?? world.root
      let rows = (0..<1_000).map { _ in
        let row = BenchViews.Row()
        row.add((0..<6).map { _ in BenchViews.Cell() })
        return row
      }
      return { isOn in if isOn { list.add(rows) } else { list.removeLast(rows.count) } }
    }
  }

  private var reload: BenchTask {
    let text = source.text + Self.more
    return flip("reload", "a sheet of which one declaration has changed; it is compiled already") { world in
      let edited = text.replacing("Badge { opacity: 0.25", with: "Badge { opacity: 0.75")
      let (one, other) = (Self.sheet(text), Self.sheet(edited))
      return { world.scope.sheets = [$0 ? other : one] }
    }
  }

  private func task(_ kind: String, _ unit: BenchTask.Unit, _ note: String, _ prepare: @escaping () -> () -> Int)
    -> BenchTask
  {
    BenchTask(name: "\(kind)/\(name)", size: tree.nodes.count, unit: unit, note: note, prepare: prepare)
  }
}

extension Set<String> {
  /// Inserts or removes a name.
  mutating func set(_ name: String, _ isOn: Bool) {
    if isOn { insert(name) } else { remove(name) }
  }
}
