// The only file that erases the types of values.
//
// Audited: `@unchecked Sendable` is sound because a box is immutable after its initializer and stores only `Sendable`
// payloads. A check of the exact class of the box precedes each `unsafeDowncast`.

/// The heap storage of a ``StyleValue``: an immutable payload.
///
/// A value is one pointer to a box, so a copy of the value allocates nothing.
@usableFromInline
class ValueBox: @unchecked Sendable {
  @inlinable init() {}

  func isEqual(to other: ValueBox) -> Bool { self === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func resolved(in context: ValueContext, as value: StyleValue) -> StyleValue { value }
  func followingCurrentColor(in context: ValueContext) -> StyleValue? { nil }
  var dependsOnContext: Bool { false }
  var deferredText: String? { nil }
  var payload: Any { self }
  var payloadType: Any.Type { ValueBox.self }
}

/// A box with the payload of a concrete value.
///
/// OPTIMIZATION: with `T: Hashable`, the two closures would be calls. But Swift searches the conformances of the whole
/// program when it first makes a type with such a parameter, and a program that starts makes a hundred of these.
@usableFromInline
final class TypedBox<T: Sendable>: ValueBox, @unchecked Sendable {
  @usableFromInline let value: T
  @usableFromInline let areEqual: @Sendable (T, T) -> Bool
  @usableFromInline let hash: @Sendable (T, inout Hasher) -> Void

  @inlinable
  init(_ value: T) where T: Hashable {
    self.value = value
    areEqual = { $0 == $1 }
    hash = { $0.hash(into: &$1) }
    super.init()
  }

  override func isEqual(to other: ValueBox) -> Bool {
    guard self !== other else { return true }
    guard let other = other.typed(T.self) else { return false }
    return areEqual(value, other.value)
  }

  override func hash(into hasher: inout Hasher) { hash(value, &hasher) }
  override var payload: Any { value }
  override var payloadType: Any.Type { T.self }
}

/// A box with the payload of a deferred value.
final class DeferredBox<D: DeferredValue>: ValueBox, @unchecked Sendable {
  let value: D

  init(_ value: D) {
    self.value = value
    super.init()
  }

  override func isEqual(to other: ValueBox) -> Bool {
    guard type(of: other) == DeferredBox<D>.self else { return false }
    return value == unsafeDowncast(other, to: DeferredBox<D>.self).value
  }

  override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  override func resolved(in context: ValueContext, as _: StyleValue) -> StyleValue { value.resolve(in: context) }
  override func followingCurrentColor(in context: ValueContext) -> StyleValue? {
    value.followingCurrentColor(in: context)
  }
  override var dependsOnContext: Bool { true }
  override var deferredText: String? { value.serialized }
  override var payload: Any { value }
  override var payloadType: Any.Type { D.self }
}

extension ValueBox {
  /// The box as a box of a payload type; `nil` if the payload has another type.
  @inlinable
  @inline(__always)
  func typed<T: Sendable>(_: T.Type) -> TypedBox<T>? {
    type(of: self) == TypedBox<T>.self ? unsafeDowncast(self, to: TypedBox<T>.self) : nil
  }
}
