/// A Swift type that a bound member can have: it converts to and from the payload of a kind.
///
/// A type that is itself the payload of its kind (`Color`, `EdgeInsets`, an enum) needs no more than
/// the conformance: `struct Temperature: Bindable`.
public protocol Bindable: SendableMetatype {
  /// The type that values of the kind hold.
  associatedtype Payload: Hashable & Sendable = Self

  /// Makes the member's value from a payload.
  init(payload: Payload)

  /// The payload of the member's value.
  var payload: Payload { get }

  /// Makes the member's value from a value; `nil` if the value is of another kind.
  init?(value: Value)

  /// The value that stands for the member's value.
  var value: Value { get }

  /// Whether a value stands for the member's value, found out without making one.
  func isEqual(to value: Value) -> Bool
}

extension Bindable where Payload == Self {
  /// The payload itself.
  @inlinable
  @inline(__always)
  public init(payload: Self) { self = payload }

  /// The value itself.
  @inlinable
  @inline(__always)
  public var payload: Self { self }
}

extension Bindable {
  /// Makes the member's value from a value that holds the payload.
  @inlinable
  @inline(__always)
  public init?(value: Value) {
    guard let payload = value[as: Payload.self] else { return nil }
    self.init(payload: payload)
  }

  /// The payload as a value.
  @inlinable
  @inline(__always)
  public var value: Value { Value(payload) }

  /// Whether a value holds the payload.
  @inlinable
  @inline(__always)
  public func isEqual(to value: Value) -> Bool { value[as: Payload.self] == payload }
}

extension Optional: Bindable where Wrapped: Bindable {
  /// The payload of the wrapped type.
  public typealias Payload = Wrapped.Payload

  /// A value that is there.
  @inlinable
  @inline(__always)
  public init(payload: Wrapped.Payload) { self = Wrapped(payload: payload) }

  /// The payload of a value that is there. An absent one has none; ``value`` is `none` then.
  @inlinable
  @inline(__always)
  public var payload: Wrapped.Payload {
    switch self {
    case .some(let wrapped): wrapped.payload
    case .none: preconditionFailure("an absent member has no payload; ask for its value")
    }
  }

  /// `nil` for `none`.
  @inlinable
  @inline(__always)
  public init?(value: Value) {
    if let payload = value[as: Wrapped.Payload.self] {
      self = Wrapped(payload: payload)
    } else if value.isNone {
      self = .none
    } else {
      return nil
    }
  }

  /// `none` for `nil`.
  @inlinable
  @inline(__always)
  public var value: Value {
    switch self {
    case .some(let wrapped): wrapped.value
    case .none: Value.none
    }
  }

  /// Whether a value stands for the wrapped one, or is `none` for `nil`.
  @inlinable
  @inline(__always)
  public func isEqual(to value: Value) -> Bool {
    switch self {
    case .some(let wrapped): wrapped.isEqual(to: value)
    case .none: value.isNone
    }
  }
}

extension Double: Bindable {}
extension Int: Bindable {}
extension Bool: Bindable {}
extension String: Bindable {}

extension Array: Bindable where Element: Bindable {
  /// Makes an array of the values in a list that are of the element's kind.
  @inlinable
  public init(payload: ValueList) { self = payload.values.compactMap { Element(value: $0) } }

  /// The elements as a list of values.
  @inlinable
  public var payload: ValueList { ValueList(map(\.value)) }

  /// Makes an array of a list; `nil` if one of its values is of another kind.
  @inlinable
  public init?(value: Value) {
    guard let list = value[as: ValueList.self] else { return nil }
    self.init(payload: list)
    guard count == list.values.count else { return nil }
  }
}

extension Float: Bindable {
  /// Rounds to the nearest `Float`.
  @inlinable
  @inline(__always)
  public init(payload: Double) { self = Float(payload) }

  /// The number as a `Double`.
  @inlinable
  @inline(__always)
  public var payload: Double { Double(self) }
}
