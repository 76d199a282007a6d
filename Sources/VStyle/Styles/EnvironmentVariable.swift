import VStyleStylesheet
public import VStyleValues

/// An environment variable with the Swift type of its value: `scope[environment: .safeAreaInsetTop] = 59`.
///
/// Sheets read it as `env(safe-area-inset-top)`. Names of your own begin with two hyphens, so that no later
/// specification has the same one:
/// ```swift
/// extension EnvironmentVariable where Value == Double {
///   static var hairline: Self { Self("--hairline", .length) }
/// }
/// ```
///
/// - Spec: https://www.w3.org/TR/css-env-1/
public struct EnvironmentVariable<Value: Bindable>: Sendable {
  /// The custom property of the root that has the value.
  let property: CustomProperty<Value>

  /// The name, as `env()` has it.
  public var name: String { EnvironmentName.name(of: property.name) ?? property.name }

  /// Creates an environment variable.
  ///
  /// - Parameters:
  ///   - name: the name, as `env()` has it.
  ///   - kind: the value type, whose Swift type is `Value`.
  public init(_ name: String, _ kind: ValueKind) { property = CustomProperty(EnvironmentName.property(name), kind) }
}

extension EnvironmentVariable where Value == Double {
  /// The room at the top of the window that a bar or the screen covers. Unit: points. Default: 0.
  public static var safeAreaInsetTop: Self { Self("safe-area-inset-top", .length) }

  /// The room at the right of the window that a bar or the screen covers. Unit: points. Default: 0.
  public static var safeAreaInsetRight: Self { Self("safe-area-inset-right", .length) }

  /// The room at the bottom of the window that a bar or the screen covers. Unit: points. Default: 0.
  public static var safeAreaInsetBottom: Self { Self("safe-area-inset-bottom", .length) }

  /// The room at the left of the window that a bar or the screen covers. Unit: points. Default: 0.
  public static var safeAreaInsetLeft: Self { Self("safe-area-inset-left", .length) }

  /// The height of the window that the keyboard covers. Unit: points. Default: 0.
  public static var keyboardInsetHeight: Self { Self("keyboard-inset-height", .length) }
}
