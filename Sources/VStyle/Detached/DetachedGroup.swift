import Synchronization
import VStyleStylesheet

/// A group of detached objects with the same view type, style and element key. They share one delta.
final class DetachedGroup {
  /// The key of a group.
  struct Key: Hashable {
    private let type: ObjectIdentifier
    private let style: ObjectIdentifier
    private let description: DetachedElementKey?
    /// The sheet name of the nearest override of the theme.
    let theme: String?

    init(_ object: any Styleable, _ style: Style) {
      type = ObjectIdentifier(Swift.type(of: object))
      self.style = ObjectIdentifier(style.identity)
      description = (object as? any StyleNode).map { DetachedElementKey($0, object.styleStorage) }
      theme = object.nearestThemeOverride?.sheetName
    }
  }

  let key: Key

  /// Whether the style depends on the theme, the traits or the skin.
  let dependsOnEnvironment: Bool

  /// The changes that apply the style.
  private(set) var delta: StyleDelta

  /// Whether the environment changed while the group was empty.
  var isOutdated = false

  private let evaluation: DetachedEvaluation

  /// The style. Its identity is part of the key.
  let style: Style

  private var list = WeakList<AnyObject>()

  /// The number of objects released since the last check. It is atomic, since any thread may release an object.
  private let gone = Atomic(0)

  init(_ key: Key, _ style: Style, of object: any Styleable, in environment: StyleEnvironment) {
    self.key = key
    self.style = style
    dependsOnEnvironment = style.dependsOnEnvironment
    evaluation = DetachedEvaluation(style, of: object)
    delta = evaluation.delta(in: environment)
  }

  /// Computes the delta in another environment.
  ///
  /// - Returns: whether the delta has changed.
  @discardableResult
  func resolve(in environment: StyleEnvironment) -> Bool {
    isOutdated = false
    let old = delta
    delta = evaluation.delta(in: environment)
    return delta != old
  }

  /// Adds an object, which is not retained.
  func add(_ object: any Styleable) { list.add(object) }

  /// Removes an object.
  func remove(_ object: any Styleable) {
    list.remove(object)
    noteGone()
  }

  /// The objects that still exist.
  var members: [any Styleable] { list.objects.compactMap { $0 as? any Styleable } }

  /// Whether an object still exists.
  var hasMembers: Bool { list.hasObjects }

  /// Counts a released object.
  func noteGone() { gone.wrappingAdd(1, ordering: .relaxed) }

  /// Removes the entries of released objects once they may be the majority.
  func compactIfMostAreGone() {
    guard gone.load(ordering: .relaxed) * 2 > list.storedCount else { return }
    gone.store(0, ordering: .relaxed)
    list.compactIfMostAreGone()
  }

  /// The number of stored objects, including released ones.
  var storedCount: Int { list.storedCount }
}
