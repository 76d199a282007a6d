import VStyleCascade
import VStyleValues

/// What the engine keeps for one object: for each property that a style has touched, what was there
/// before and what the styles want.
///
/// Who wins for a property, from the strongest: a value that code pinned (`mi_styles`), a value of the
/// engine (a sheet or `styles`), the baseline.
///
/// Audited: a storage is a part of its object and is used only where that is, in one isolation domain. It is
/// sendable so that objects of the main actor can have it as a member which is not isolated.
public final class StyleStorage: @unchecked Sendable {
  /// One touched slot of one property.
  struct Entry {
    /// The slot.
    let key: Key
    /// The value before any style.
    let baseline: Value
    /// What sheets and `styles` want.
    var engine: Value?
    /// What `mi_styles` set.
    var pinned: Value?
    /// What was written last.
    var written: Value

    /// Whether no style wants anything of the slot. It is kept all the same while a row is styled whose writes
    /// change this one.
    var isFree: Bool { pinned == nil && engine == nil }

    /// What the styles want; `nil` if they want nothing.
    func styled(merging merge: ((Value, Value) -> Value)?) -> Value? {
      guard let merge else { return pinned ?? engine }
      guard !isFree else { return nil }
      return [engine, pinned].compactMap { $0 }.reduce(baseline, merge)
    }
  }

  /// A slot of a row, by the place of the row in the order of writing.
  struct Key: Hashable, Comparable {
    private let rawValue: Int

    init(position: Int, slot: Int) { rawValue = position << 8 | slot }

    /// The place of the row in the order of writing.
    var position: Int { rawValue >> 8 }
    /// The slot.
    var slot: Int { rawValue & 0xFF }

    static func < (left: Key, right: Key) -> Bool { left.rawValue < right.rawValue }
  }

  /// What styles have touched, in the order of writing.
  var entries: [Entry] = []

  /// The style that was assigned to `styles`.
  var assigned: Style?

  /// What was assigned to `mi_styles`, merged.
  var pinned: [Property: Any] = [:]

  /// The scope that styles the object.
  weak var scope: StyleScope?

  /// Whether the assigned style is being applied, and whether a state has changed since that began.
  var isApplying = false
  var needsAnotherPass = false

  /// How many writes the engine has made to the object.
  public internal(set) var writeCount = 0

  /// Whether no style wants anything of the object now.
  public var isUntouched: Bool { entries.isEmpty }

  /// Makes an empty storage.
  public init() {}
}

extension [StyleStorage.Entry] {
  /// The place of a key, or of the first one behind it.
  func place(of key: StyleStorage.Key) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of a key's entry, if there is one.
  func index(of key: StyleStorage.Key) -> Int? {
    let place = place(of: key)
    return place < count && self[place].key == key ? place : nil
  }
}
