/// A part of a value that a sheet can set by itself.
///
/// For example, `separator-inset-left` sets an edge of `separator-inset`. Each value type lists its longhands, and each
/// property of the value type has them.
///
/// A declaration of the whole sets each part. The cascade chooses a winner for each part, as for the longhands of a
/// shorthand.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#shorthand
package final class Longhand: Sendable {
  /// The word for the part in names of properties, in kebab-case.
  package let word: String

  /// The word at the end of names that ``word`` replaces; `nil` if ``word`` is appended to names.
  let replaced: String?

  /// The value type of the part.
  package let kind: ValueKind

  private let read: @Sendable (StyleValue) -> StyleValue
  private let write: @Sendable (StyleValue, StyleValue) -> StyleValue

  /// Creates a longhand.
  ///
  /// - Parameters:
  ///   - word: the word for the part, in kebab-case.
  ///   - replaced: the word at the end of the name of a property that `word` replaces. For example, `font-size`
  ///     replaces `font` in `title-label-font`.
  ///   - kind: the value type of the part.
  ///   - fallback: the whole that is used if there is no value or a value of another type.
  ///   - get: returns the part of a value.
  ///   - set: sets the part of a value.
  package init<Whole: Hashable & Sendable>(
    _ word: String, replacing replaced: String? = nil, _ kind: ValueKind, of fallback: Whole,
    get: @escaping @Sendable (Whole) -> StyleValue, set: @escaping @Sendable (inout Whole, StyleValue) -> Void
  ) {
    self.word = word
    self.replaced = replaced
    self.kind = kind
    read = { $0.isNone ? .none : get($0[as: Whole.self] ?? fallback) }
    write = { part, value in
      var whole = value[as: Whole.self] ?? fallback
      set(&whole, part.isNone ? get(fallback) : part)
      return StyleValue(whole)
    }
  }

  /// The name of the longhand property of another property.
  ///
  /// - Parameter property: the name of the whole, in kebab-case.
  package func name(of property: String) -> String {
    guard let replaced, property == replaced || property.hasSuffix("-" + replaced) else { return property + "-" + word }
    return property.dropLast(replaced.count) + word
  }

  /// The part of a concrete value; `none` if the value is `none`.
  package func part(of whole: StyleValue) -> StyleValue { read(whole) }

  /// A concrete value with a part replaced. A value with an equal part is returned as it is.
  package func replacing(_ part: StyleValue, into whole: StyleValue) -> StyleValue {
    read(whole) == part ? whole : write(part, whole)
  }
}

extension Longhand {
  /// The entry for the longhand of a property with an initial value and state slots.
  func entry(of whole: Property, _ initial: StyleValue, _ slots: [String]) -> StyleSchema.PropertyEntry {
    let property = Property(name(of: whole.name), kind, inheritance: whole.inheritance)
    let initial = part(of: initial)
    return StyleSchema.PropertyEntry(
      property, kind, initial, slots, longhands: kind.longhands.map { $0.entry(of: property, initial, slots) },
      part: .init(whole: whole.name, longhand: self))
  }
}
