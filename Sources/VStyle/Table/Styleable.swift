/// An object of a class with a table of properties that styles can set.
///
/// An object belongs to one isolation domain: call its members for styles, themes and skins there. Several domains may
/// share sheets, styles and tables.
///
/// Any class can conform without inheriting from the view types of this package:
/// ```swift
/// final class Meter: Styleable {
///   var level = 0.0
///   let styleStorage = StyleStorage()
///   static var properties: PropertyTable { [.bind(.level, \Meter.level)] }
/// }
/// ```
public protocol Styleable: AnyObject, SendableMetatype {
  /// The property bindings of the class, including those of its superclass.
  static var properties: PropertyTable { get }

  /// The name that a type selector matches. Default: the name of the Swift type, without generic arguments.
  static var styleTypeName: String { get }

  /// The states that the class adds to those of its superclass, without the colon. Default: none.
  static var styleStateNames: [String] { get }

  /// The storage of the engine for the object: its baselines, and the values that styles set.
  var styleStorage: StyleStorage { get }

  /// Creates a fresh instance. Its values are the initial values of the properties.
  init()
}

extension Styleable {
  /// The name of the Swift type, without generic arguments.
  public static var styleTypeName: String { StyleTypeName.of(self) }

  /// No states.
  public static var styleStateNames: [String] { [] }
}

/// The names of view types as type selectors write them.
public enum StyleTypeName {
  /// The name of a Swift type without its module and its generic arguments: `Crate` for `Crate<Int>`.
  public static func of(_ type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

/// ViewStyle's hook for properties whose setters do more than store a value.
public protocol SpecialPropertySetting: AnyObject, SendableMetatype {
  /// The names of the properties whose writes call ``mi_setValue(_:forKey:)``. An override appends to the list of its
  /// superclass.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var mi_specialProperties: [String] { get }

  /// Sets a special property. An override passes unknown keys to its superclass.
  ///
  /// - Parameters:
  ///   - value: the value, checked against the property's value type. The value `none` is passed as a `nil`.
  ///   - key: the property's name in Swift spelling, such as `titleColor`; for a value in a control state with the
  ///     state, such as `titleColorHighlighted`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func mi_setValue(_ value: Any, forKey key: String)
}
