/// A Swift type that a bound member can have. It converts to and from the payload of a value type.
///
/// A type that is itself the payload of its value type (`Color`, `EdgeInsets`, an enum) implements no requirement:
/// `struct Temperature: Bindable`.
public protocol Bindable: SendableMetatype {
  /// The Swift type of the payload of the value type.
  associatedtype Payload: Hashable & Sendable = Self

  /// Creates the value of the member from a payload.
  init(payload: Payload)

  /// The payload for the value of the member.
  var payload: Payload { get }

  /// Creates the value of the member from a style value; `nil` if the payload has another type.
  init?(value: StyleValue)

  /// The style value that represents the value of the member.
  var value: StyleValue { get }

  /// Whether a style value represents the value of the member. Implementations avoid creating a style value.
  func isEqual(to value: StyleValue) -> Bool
}

extension Bindable where Payload == Self {
  /// Creates the value, which is the payload itself.
  @inlinable
  @inline(__always)
  public init(payload: Self) { self = payload }

  /// The payload, which is the value itself.
  @inlinable
  @inline(__always)
  public var payload: Self { self }
}

extension Bindable {
  /// Creates the value of the member from the payload of a style value; `nil` if the payload has another type.
  @inlinable
  @inline(__always)
  public init?(value: StyleValue) {
    guard let payload = value[as: Payload.self] else { return nil }
    self.init(payload: payload)
  }

  /// The payload as a style value.
  @inlinable
  @inline(__always)
  public var value: StyleValue { StyleValue(payload) }

  /// Whether a style value has an equal payload.
  @inlinable
  @inline(__always)
  public func isEqual(to value: StyleValue) -> Bool { value[as: Payload.self] == payload }
}

extension Optional: Bindable where Wrapped: Bindable {
  /// The payload of the wrapped type.
  public typealias Payload = Wrapped.Payload

  /// Creates an optional that is not `nil` from a payload.
  @inlinable
  @inline(__always)
  public init(payload: Wrapped.Payload) { self = Wrapped(payload: payload) }

  /// The payload of the wrapped value.
  ///
  /// - Precondition: the optional is not `nil`. `nil` has no payload; its ``value`` is ``StyleValue/none``.
  @inlinable
  @inline(__always)
  public var payload: Wrapped.Payload {
    switch self {
    case .some(let wrapped): wrapped.payload
    case .none: preconditionFailure("an absent member has no payload; use its value")
    }
  }

  /// Creates an optional from a style value. For ``StyleValue/none``, the optional is `nil`.
  ///
  /// The initializer fails if the payload has another type.
  @inlinable
  @inline(__always)
  public init?(value: StyleValue) {
    if let payload = value[as: Wrapped.Payload.self] {
      self = Wrapped(payload: payload)
    } else if value.isNone {
      self = .none
    } else {
      return nil
    }
  }

  /// The style value of the wrapped value; ``StyleValue/none`` for `nil`.
  @inlinable
  @inline(__always)
  public var value: StyleValue {
    switch self {
    case .some(let wrapped): wrapped.value
    case .none: StyleValue.none
    }
  }

  /// Whether a style value represents the wrapped value, or is ``StyleValue/none`` for `nil`.
  @inlinable
  @inline(__always)
  public func isEqual(to value: StyleValue) -> Bool {
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
  /// Creates an array from a list. Values whose payload is not of the element's type are skipped.
  @inlinable
  public init(payload: ValueList) { self = payload.values.compactMap { Element(value: $0) } }

  /// The elements as a list of style values.
  @inlinable
  public var payload: ValueList { ValueList(map(\.value)) }

  /// Creates an array from a list; `nil` if a value in it is not of the element's type.
  @inlinable
  public init?(value: StyleValue) {
    guard let list = value[as: ValueList.self] else { return nil }
    self.init(payload: list)
    guard count == list.values.count else { return nil }
  }
}

extension Float: Bindable {
  /// Creates the `Float` nearest to a number.
  @inlinable
  @inline(__always)
  public init(payload: Double) { self = Float(payload) }

  /// The number as a `Double`.
  @inlinable
  @inline(__always)
  public var payload: Double { Double(self) }
}
