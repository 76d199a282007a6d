/// A value of any value type, with its Swift type erased. It is one pointer and is compared by content.
///
/// A value is either *concrete* or *deferred*. The payload of a concrete value has the Swift type of its value type,
/// such as `Color` or `Double`. A deferred value depends on a `ValueContext`, such as `1.5em` or
/// `light-dark(white, black)`; `resolved(in:)` converts it to a concrete value.
public struct StyleValue: Sendable {
  @usableFromInline let box: ValueBox

  /// Creates a concrete value.
  @inlinable
  public init<T: Hashable & Sendable>(_ value: T) { box = TypedBox(value) }

  /// Creates a deferred value.
  package init(deferred value: some DeferredValue) { box = DeferredBox(value) }

  /// The absence of a value, such as of an object or a color. It is written `none`, and is `nil` in Swift.
  public static let none = StyleValue(NoValue())

  /// Whether the value is ``none``.
  public var isNone: Bool { self[as: NoValue.self] != nil }

  /// The payload as a type; `nil` if the payload has another type or the value is deferred.
  @inlinable
  public subscript<T: Hashable & Sendable>(as type: T.Type) -> T? { box.typed(type)?.value }

  /// The payload, for messages and for hooks with a parameter of type `Any`.
  public var payload: Any { box.payload }

  /// Whether a type is the exact type of the payload.
  package func holds(_ type: Any.Type) -> Bool { box.payloadType == type }

  /// Whether the value is deferred.
  package var dependsOnContext: Bool { box.dependsOnContext }

  /// Resolves a deferred value in a context; returns a concrete value as it is.
  package func resolved(in context: ValueContext) -> StyleValue { box.resolved(in: context, as: self) }

  /// The inherited form of a value with `currentcolor`; `nil` for a value without it.
  ///
  /// All other parts are resolved in the context. `currentcolor` is resolved in each inheriting element.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#resolving-other-colors
  package func followingCurrentColor(in context: ValueContext) -> StyleValue? { box.followingCurrentColor(in: context) }

  /// The canonical text of a deferred value; `nil` for a concrete value, which its value type serializes.
  package var deferredText: String? { box.deferredText }
}

extension StyleValue: Hashable {
  /// Whether two values have equal payloads of the same type.
  public static func == (left: StyleValue, right: StyleValue) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  /// Hashes the payload.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

/// The payload of ``StyleValue/none``.
@usableFromInline
struct NoValue: Hashable, Sendable {
  @usableFromInline init() {}
}

/// A payload that depends on a context, such as `1.5em`.
package protocol DeferredValue: Hashable, Sendable {
  /// Resolves the payload to a concrete value in a context.
  func resolve(in context: ValueContext) -> StyleValue

  /// The canonical text. It parses back to an equal value.
  var serialized: String { get }

  /// The inherited form of a payload with `currentcolor`; `nil` for a payload without it.
  ///
  /// All other parts are resolved in the context. `currentcolor` is resolved in each inheriting element.
  func followingCurrentColor(in context: ValueContext) -> StyleValue?
}

extension DeferredValue {
  /// Returns `nil`, as most payloads do not contain `currentcolor`.
  package func followingCurrentColor(in context: ValueContext) -> StyleValue? { nil }
}
