import VStyleEngine
import VStyleStylesheet
import VStyleValues

/// The engine's data for one object: the values that styles set, and the baselines.
///
/// Precedence of the values of a property, highest first: a value that code pinned (`mi_styles`), a value of the engine
/// (a sheet or `styles`), the baseline.
///
/// Audited: a storage belongs to its object and is used only in the object's isolation domain. It has no public members
/// beyond its initializer. It is sendable so that main-actor objects can have it as a nonisolated member.
public final class StyleStorage: @unchecked Sendable {
  /// The applied style. All objects of the view type with equal values share it.
  var applied = AppliedStyle.nothing

  /// The baselines of the slots of ``applied``; `nil` if all are as in a fresh object.
  var ownBaselines: [StyleValue]?

  /// Whether values are being written. A setter that styles the object again then continues the open steps.
  var isSettling = false

  /// The columns that are writing the object, which live until the writes are done.
  var columns: Unmanaged<StyleColumns>?

  /// The number of writes that the engine has made to the object.
  // OPTIMIZATION: A public property would be simpler. Here the compiler sees all accesses and needs no exclusivity
  // checks.
  var writes = 0

  /// The style that was assigned to `styles`.
  var assigned: Style? {
    get { assignment?.style }
    set { if newValue != nil || assignment != nil { madeAssignment.style = newValue } }
  }

  /// The detached styles whose environment the object follows outside a scope.
  var detached: DetachedStyles? {
    get { assignment?.detached }
    set { if newValue != nil || assignment != nil { madeAssignment.detached = newValue } }
  }

  /// The group of objects in ``detached`` with the same style.
  var detachedGroup: DetachedGroup? {
    get { assignment?.group }
    set { if newValue != nil || assignment != nil { madeAssignment.group = newValue } }
  }

  private var assignment: Assignment?

  private var madeAssignment: Assignment {
    if let assignment { return assignment }
    let made = Assignment()
    assignment = made
    return made
  }

  /// The data of a style of the object's own. A separate object keeps objects without such a style small.
  private final class Assignment {
    var style: Style?
    var detached: DetachedStyles?
    var group: DetachedGroup?

    deinit { group?.noteGone() }
  }

  /// The theme providers of the object; `nil` if it never had one.
  var themeBindings: ThemeBindings?

  /// The closure that runs when the skin changes, in its original form.
  package var refreshSkin: Any?

  /// The scope that styles the object; `nil` if there is none, or if it was released.
  var scope: StyleScope? { scopeReference?.scope }

  /// The reference to ``scope`` that all its objects share.
  // OPTIMIZATION: A weak reference in each object would be simpler, but takes longer to set and to read.
  private(set) var scopeReference: ScopeReference?

  /// The object's node in the tree of ``scope``; `none` outside a tree.
  private(set) var node: ID<Node> = .none

  /// Whether the next flush reads the object's element key again, and whether it compares the object's children.
  var isChanged = false
  var isRearranged = false

  /// Whether the assigned style is being applied, and whether a state has changed since then.
  var isApplying = false
  var needsAnotherPass = false

  /// The number of writes that the engine has made to the object.
  package var writeCount: Int { writes }

  /// Whether no style sets anything on the object.
  package var isUntouched: Bool { applied.slots.isEmpty }

  /// Creates an empty storage.
  public init() {}

  /// Records the object's node in the tree of a scope.
  func enterTree(of scope: ScopeReference, as node: ID<Node>) {
    scopeReference = scope
    self.node = node
    (isChanged, isRearranged) = (false, false)
  }

  /// Records that no scope styles the object any more.
  func leaveScope() { scopeReference = nil }

  /// Removes the object's node.
  func leaveTree() {
    node = .none
    (isChanged, isRearranged) = (false, false)
  }

  /// Begins a patch on an object that has the patch's first applied style.
  func beginWriting(_ patch: StylePatch) {
    applied = patch.intermediate
    isSettling = true
  }

  /// Ends a patch.
  ///
  /// - Parameter writes: the number of writes that the patch made.
  func endWriting(counting writes: Int) {
    self.writes += writes
    isSettling = false
    columns = nil
  }

  /// Returns the baseline of a slot of ``applied``.
  func baseline(at index: Int) -> StyleValue { ownBaselines?[index] ?? applied.initialValues[index] }
}
