import VStyleCascade
import VStyleValues

/// What the engine keeps for one object: for each property that a style has touched, what was there
/// before and what the styles want.
///
/// Who wins for a property, from the strongest: a value that code pinned (`mi_styles`), a value of the
/// engine (a sheet or `styles`), the baseline.
public final class StyleStorage {
  /// One touched slot of one property.
  struct Entry {
    /// The value before any style.
    let baseline: Value
    /// What sheets and `styles` want.
    var engine: Value?
    /// What `mi_styles` set.
    var pinned: Value?
    /// What was written last.
    var written: Value

    var wanted: Value { pinned ?? engine ?? baseline }
    var isFree: Bool { pinned == nil && engine == nil }
  }

  /// A property's row and slot.
  struct Key: Hashable, Comparable {
    let row: Int
    let slot: Int

    static func < (left: Key, right: Key) -> Bool { (left.row, left.slot) < (right.row, right.slot) }
  }

  var entries: [Key: Entry] = [:]

  /// The style that was assigned to `styles`.
  var assigned: Style?

  /// What was assigned to `mi_styles`, merged.
  var pinned: [Property: Any] = [:]

  /// The scope that styles the object.
  weak var scope: StyleScope?

  /// How many writes the engine has made to the object.
  public internal(set) var writeCount = 0

  /// Whether no style wants anything of the object now.
  public var isUntouched: Bool { entries.isEmpty }

  /// Makes an empty storage.
  public init() {}
}
