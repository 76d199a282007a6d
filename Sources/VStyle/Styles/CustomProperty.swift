public import VStyleValues

/// A custom property with the Swift type of its value: `scope[.accent] = .blue`.
///
/// `vstyle generate` declares one for each custom property of your sheets, so that a value of another type does not
/// compile. The type is that of `@property`, or else that of all values in the sheets:
/// ```swift
/// extension CustomProperty where Value == Color {
///   static var accent: Self { Self("--accent", .color) }
/// }
/// ```
/// A custom property with values of several types has the type `String`, and the value type ``ValueKind/any``.
public struct CustomProperty<Value: Bindable>: Sendable {
  /// The name with its hyphens.
  public let name: String

  /// The value type.
  public let kind: ValueKind

  /// Creates a custom property.
  ///
  /// - Parameters:
  ///   - name: the name with its hyphens.
  ///   - kind: the value type, whose Swift type is `Value`.
  public init(_ name: String, _ kind: ValueKind) { (self.name, self.kind) = (name, kind) }

  /// Returns the value of a text in a sheet; `nil` if it has another type.
  func value(of text: String) -> Value? {
    if kind.isAny { return text as? Value }
    return kind.value(of: text).flatMap { Value(value: $0.resolved(in: ValueContext())) }
  }

  /// Returns the text of a value, as a sheet writes it.
  func text(of value: Value) -> String {
    if kind.isAny { return "\(value)" }
    return kind.serialize(kind.specified(value.value))
  }
}
