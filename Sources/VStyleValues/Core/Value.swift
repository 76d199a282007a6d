/// A value of some kind, with its Swift type erased: one pointer, compared by content.
///
/// A value is either *concrete* (it holds the Swift type of its kind, such as `Color` or `Double`) or
/// *deferred* (it still depends on a ``ValueContext``, such as `1.5em` or `light-dark(white, black)`).
/// ``resolved(in:)`` makes the second into the first.
public struct Value: Sendable {
  @usableFromInline let box: ValueBox

  /// Makes a concrete value.
  @inlinable
  public init<T: Hashable & Sendable>(_ value: T) { box = TypedBox(value) }

  /// Makes a value that depends on a context.
  public init(deferred value: some DeferredValue) { box = DeferredBox(value) }

  /// The absence of an object or a color, written `none`. In Swift it is `nil`.
  public static let none = Value(NoValue())

  /// Whether the value is ``none``.
  public var isNone: Bool { self[as: NoValue.self] != nil }

  /// The payload if it is of a type.
  @inlinable
  public subscript<T: Hashable & Sendable>(as type: T.Type) -> T? { box.typed(type)?.value }

  /// The payload, for messages and for hooks that take `Any`.
  public var payload: Any { box.payload }

  /// Whether the payload is of exactly a type.
  package func holds(_ type: Any.Type) -> Bool { box.payloadType == type }

  /// Whether the value still depends on a context.
  public var dependsOnContext: Bool { box.dependsOnContext }

  /// The concrete value in a context; a concrete value is returned as it is.
  public func resolved(in context: ValueContext) -> Value { box.resolved(in: context, as: self) }

  /// The value as it is inherited: what depends on a context is fixed as in this one, but for
  /// `currentcolor`, which means the color of whoever inherits it. `nil` for a value without it.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#resolving-other-colors
  package func followingCurrentColor(in context: ValueContext) -> Value? { box.followingCurrentColor(in: context) }

  /// How a deferred value is written; `nil` for a concrete one, which its kind serializes.
  package var deferredText: String? { box.deferredText }
}

extension Value: Hashable {
  /// Whether two values hold equal payloads of the same type.
  public static func == (left: Value, right: Value) -> Bool { left.box.isEqual(to: right.box) }

  /// Hashes the payload.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

/// The payload of ``Value/none``.
@usableFromInline
struct NoValue: Hashable, Sendable {
  @usableFromInline init() {}
}

/// A value that needs a context to become concrete.
public protocol DeferredValue: Hashable, Sendable {
  /// The concrete value in a context.
  func resolve(in context: ValueContext) -> Value

  /// How the value is written; parses back to an equal value.
  var serialized: String { get }

  /// The value with everything but `currentcolor` taken from a context; `nil` where it does not say `currentcolor`.
  func followingCurrentColor(in context: ValueContext) -> Value?
}

extension DeferredValue {
  /// Most values do not say `currentcolor`.
  public func followingCurrentColor(in context: ValueContext) -> Value? { nil }
}
