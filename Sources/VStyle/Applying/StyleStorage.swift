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
  struct Key: Hashable {
    let row: Int
    let slot: Int
  }

  var entries: [Key: Entry] = [:]

  /// How many writes the engine has made to the object.
  public internal(set) var writeCount = 0

  /// Makes an empty storage.
  public init() {}
}
