/// An object whose class has a table of properties that styles can set.
///
/// An object belongs to one isolation domain: all that is said here of its styles, its themes and its skin is called
/// there. Several domains may share sheets, styles and tables.
///
/// Any class can join; it need not inherit from the view types of this package:
/// ```swift
/// final class Meter: Styleable {
///   var level = 0.0
///   let styleStorage = StyleStorage()
///   static var properties: PropertyTable { [.bind(.level, \Meter.level)] }
/// }
/// ```
public protocol Styleable: AnyObject, SendableMetatype {
  /// The rows of the class, its superclass's included.
  static var properties: PropertyTable { get }

  /// The name that a type selector matches. Default: the name of the Swift type, without generic arguments.
  static var styleTypeName: String { get }

  /// The states that the class can be in beyond its superclass's, without the colon. Default: none.
  static var styleStateNames: [String] { get }

  /// What the engine knows about the object: what was there before, what styles have set.
  var styleStorage: StyleStorage { get }

  /// Makes a fresh instance, whose values are the initial values of the properties.
  init()
}

extension Styleable {
  /// The name of the Swift type, without generic arguments.
  public static var styleTypeName: String { StyleTypeName.of(self) }

  /// No states.
  public static var styleStateNames: [String] { [] }
}

/// The names of classes as type selectors write them.
public enum StyleTypeName {
  /// The name of a Swift type without its module and its generic arguments: `Crate` for `Crate<Int>`.
  public static func of(_ type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

/// ViewStyle's hook for properties that need more than a store.
public protocol SpecialPropertySetting: AnyObject, SendableMetatype {
  /// The names of the properties whose values go through ``mi_setValue(_:forKey:)``. An override
  /// appends to its superclass's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var mi_specialProperties: [String] { get }

  /// Sets a special property. An override passes the keys that it does not know to its superclass.
  ///
  /// - Parameters:
  ///   - value: the value, checked against the property's kind.
  ///   - key: the property's name as in Swift, such as `titleColor`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func mi_setValue(_ value: Any, forKey key: String)
}
