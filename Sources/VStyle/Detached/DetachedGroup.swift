import Synchronization
import VStyleCascade
import VStyleValues

/// Objects of a class that have the same style and look alike to it, so that the same is wanted of all of them.
final class DetachedGroup {
  /// What tells the objects of one group from others.
  struct Key: Hashable {
    private let type: ObjectIdentifier
    private let style: ObjectIdentifier
    private let description: ViewDescription?
    /// The nearest override of the theme.
    let theme: String?

    init(_ object: any Styleable, _ style: Style) {
      type = ObjectIdentifier(Swift.type(of: object))
      self.style = ObjectIdentifier(style.identity)
      description = (object as? any StyleNode).map { ViewDescription($0, object.styleStorage) }
      theme = object.nearestThemeOverride?.sheetName
    }
  }

  let key: Key

  /// Whether another theme, other traits or another skin could want something else.
  let dependsOnSurroundings: Bool

  /// What is wanted.
  private(set) var delta: StyleDelta

  /// Whether the surroundings changed while there were no objects to show it.
  var isOutdated = false

  private let evaluation: DetachedEvaluation

  /// The style, whose identity is in the key.
  let style: Style

  private var list = WeakList<AnyObject>()

  /// How many of them have gone since the last look. Counted wherever the last one lets go of an object.
  private let gone = Atomic(0)

  init(_ key: Key, _ style: Style, of object: any Styleable, in environment: StyleEnvironment) {
    self.key = key
    self.style = style
    dependsOnSurroundings = style.dependsOnSurroundings
    evaluation = DetachedEvaluation(style, of: object)
    delta = evaluation.delta(in: environment)
  }

  /// Finds out what is wanted in other surroundings.
  ///
  /// - Returns: whether it is something else than before.
  @discardableResult
  func resolve(in environment: StyleEnvironment) -> Bool {
    isOutdated = false
    let old = delta
    delta = evaluation.delta(in: environment)
    return delta != old
  }

  /// Takes an object in, which is not kept alive.
  func add(_ object: any Styleable) { list.add(object) }

  /// Takes an object out.
  func remove(_ object: any Styleable) {
    list.remove(object)
    noteGone()
  }

  /// The objects that are still there.
  var members: [any Styleable] { list.objects.compactMap { $0 as? any Styleable } }

  /// Whether an object is still there.
  var hasMembers: Bool { list.hasObjects }

  /// Notes that an object is gone.
  func noteGone() { gone.wrappingAdd(1, ordering: .relaxed) }

  /// Forgets objects that are gone, once they may be more than those that are there.
  func compactIfMostAreGone() {
    guard gone.load(ordering: .relaxed) * 2 > list.storedCount else { return }
    gone.store(0, ordering: .relaxed)
    list.compactIfMostAreGone()
  }

  /// How many objects are remembered, those that are gone included.
  var storedCount: Int { list.storedCount }
}

/// Computes what a style wants of an object that stands in no tree.
struct DetachedEvaluation {
  private let compiled: CompiledStylesheet
  private let table: ViewTypeTable
  private let tree: ElementTree

  init(_ style: Style, of object: any Styleable) {
    table = ViewTypeTable.of(type(of: object))
    compiled =
      style.stylesheet?.withCustomPropertiesAlone().covering(type(of: object)) ?? table.memory.compiled(for: table)
    var node = ElementNode(key: "0", typeName: table.name)
    if let element = object as? any StyleNode { node.take(element) }
    node.themeName = object.nearestThemeOverride?.sheetName
    node.localStyles = [style]
    var tree = ElementTree()
    tree.add(node)
    self.tree = tree
  }

  /// What brings an object to the style, whatever it had before.
  func delta(in environment: StyleEnvironment) -> StyleDelta {
    let style = StyleEvaluator(compiled, tree: tree, environment: environment).styles[0]
    return table.memory.shared(StyleDelta(table.changes(for: style), for: table, extent: .whole))
  }
}
