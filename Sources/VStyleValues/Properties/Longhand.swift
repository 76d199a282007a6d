/// A part of a kind's values that a sheet may set by itself, as `separator-inset-left` sets an edge of
/// `separator-inset`. One row per part, with the kind; every property of the kind has it.
///
/// A declaration of the whole sets every part, and each part is contested for itself, as the longhands of a
/// shorthand are.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#shorthand
public final class Longhand: Sendable {
  /// The word for the part, in kebab-case.
  public let word: String

  /// The word at the end of a property's name whose place ``word`` takes; `nil` puts it after the name.
  let replaced: String?

  /// The kind of the part.
  public let kind: ValueKind

  private let read: @Sendable (Value) -> Value
  private let write: @Sendable (Value, Value) -> Value

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - word: what the part is called, in kebab-case.
  ///   - replaced: the word whose place that takes at the end of a property's name: `font-size` that of `font` in
  ///     `title-label-font`.
  ///   - kind: the kind of the part.
  ///   - fallback: the value into which the part is put where there is none.
  ///   - get: the part of a value.
  ///   - set: puts the part into a value.
  public init<Whole: Hashable & Sendable>(
    _ word: String, replacing replaced: String? = nil, _ kind: ValueKind, of fallback: Whole,
    get: @escaping @Sendable (Whole) -> Value, set: @escaping @Sendable (inout Whole, Value) -> Void
  ) {
    self.word = word
    self.replaced = replaced
    self.kind = kind
    read = { $0.isNone ? .none : get($0[as: Whole.self] ?? fallback) }
    write = { part, value in
      var whole = value[as: Whole.self] ?? fallback
      set(&whole, part.isNone ? get(fallback) : part)
      return Value(whole)
    }
  }

  /// The name of the property that is this part of another one.
  ///
  /// - Parameter property: the name of the whole, in kebab-case.
  public func name(of property: String) -> String {
    guard let replaced, property == replaced || property.hasSuffix("-" + replaced) else { return property + "-" + word }
    return property.dropLast(replaced.count) + word
  }

  /// The part of a concrete value; `none` where there is no value.
  public func part(of whole: Value) -> Value { read(whole) }

  /// A concrete value with another part; one that has the part already stays as it is.
  public func putting(_ part: Value, into whole: Value) -> Value {
    read(whole) == part ? whole : write(part, whole)
  }
}

extension ValueKind {
  /// The longhands that a property of the kind has, as entries that stand for its parts.
  func longhands(of whole: StyleSchema.PropertyEntry) -> [StyleSchema.PropertyEntry] {
    longhands.map { longhand in
      let property = Property(longhand.name(of: whole.name), longhand.kind, inheritance: whole.property.inheritance)
      var entry = StyleSchema.PropertyEntry(
        property, initial: longhand.part(of: whole.initial), slots: whole.slots)
      entry.part = .init(whole: whole.name, longhand: longhand)
      return entry
    }
  }
}
