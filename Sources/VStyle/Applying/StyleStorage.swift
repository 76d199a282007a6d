import VStyleCascade
import VStyleEngine
import VStyleValues

/// What the engine keeps for one object: what its styles want, and what was there before.
///
/// Who wins for a property, from the strongest: a value that code pinned (`mi_styles`), a value of the
/// engine (a sheet or `styles`), the baseline.
///
/// Audited: a storage is a part of its object and is used only where that is, in one isolation domain: outside of this
/// package nothing can be asked of it. It is sendable so that objects of the main actor can have it as a member which
/// is not isolated.
public final class StyleStorage: @unchecked Sendable {
  /// What styles want of the object; shared with all objects of its class of which they want the same.
  var applied = AppliedStyle.nothing

  /// What each slot of ``applied`` was before any style; `nil` if all of them were as in a fresh object.
  var ownBaselines: [Value]?

  /// Whether values are being written, so that a setter which styles the object again finds all that is still open.
  var isSettling = false

  /// The columns that the object is written in now, which are there until it is.
  var columns: Unmanaged<StyleColumns>?

  /// How many writes the engine has made to the object.
  // OPTIMIZATION: Not public, so that the compiler sees all accesses and none is tracked.
  var writes = 0

  /// The style that was assigned to `styles`.
  var assigned: Style? {
    get { assignment?.style }
    set { if newValue != nil || assignment != nil { madeAssignment.style = newValue } }
  }

  /// Whose surroundings the object follows where no scope styles it.
  var detached: DetachedStyles? {
    get { assignment?.detached }
    set { if newValue != nil || assignment != nil { madeAssignment.detached = newValue } }
  }

  /// The objects of ``detached`` of which the same is wanted.
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

  /// What has to do with a style of the object's own; after a reference, so that objects without one stay small.
  private final class Assignment {
    var style: Style?
    var detached: DetachedStyles?
    var group: DetachedGroup?

    deinit { group?.noteGone() }
  }

  /// The providers of the object, if it ever had one.
  var themeBindings: ThemeBindings?

  /// What the object does when the skin changes, as it was set.
  var refreshSkin: Any?

  /// The scope that styles the object.
  weak var scope: StyleScope?

  /// The object's node in the tree of ``scope``, if it is one.
  private(set) var node: ID<Node> = .none

  /// Whether the next flush has to describe the object again, and whether it has to compare its children.
  var isChanged = false
  var isRearranged = false

  /// Whether the assigned style is being applied, and whether a state has changed since that began.
  var isApplying = false
  var needsAnotherPass = false

  /// How many writes the engine has made to the object.
  package var writeCount: Int { writes }

  /// Whether no style wants anything of the object now.
  package var isUntouched: Bool { applied.slots.isEmpty }

  /// Makes an empty storage.
  public init() {}

  /// Notes that the object is a node of a scope's tree.
  func enterTree(of scope: StyleScope, as node: ID<Node>) {
    self.scope = scope
    self.node = node
    (isChanged, isRearranged) = (false, false)
  }

  /// Notes that the object is no node any more.
  func leaveTree() {
    node = .none
    (isChanged, isRearranged) = (false, false)
  }

  /// Notes that an object of which what a patch begins with is wanted is taken along it.
  func beginWriting(_ patch: StylePatch) {
    applied = patch.middle
    isSettling = true
  }

  /// Notes that all is written that was wanted when it began.
  func endWriting(counting writes: Int) {
    self.writes += writes
    isSettling = false
    columns = nil
  }

  /// What a slot of ``applied`` was before any style.
  func baseline(at place: Int) -> Value { ownBaselines?[place] ?? applied.initialValues[place] }
}
