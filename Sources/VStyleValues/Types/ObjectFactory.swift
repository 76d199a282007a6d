/// A factory that creates an object for each view of a style, such as a background view.
///
/// Many views share a style, but an object belongs to one view. Therefore, a style contains the factory instead of the
/// object.
public struct ObjectFactory: Sendable {
  private let source: Source

  private enum Source: Sendable {
    case typeName(String)
    case closure(Closure)
  }

  /// A closure with an identity.
  ///
  /// Audited: the public initializer requires an `@Sendable` closure. The conversion from `Any` accepts closures that
  /// Swift code sets on the views of one isolation domain. A factory is called only in that domain.
  private final class Closure: @unchecked Sendable {
    let make: () -> AnyObject?
    let identity: ObjectIdentifier?

    init(identity: ObjectIdentifier?, _ make: @escaping () -> AnyObject?) {
      self.identity = identity
      self.make = make
    }
  }

  /// Creates a factory for a class that is registered by name.
  public init(typeName: String) { source = .typeName(typeName) }

  /// Creates a factory from a closure, which returns a new object on each call.
  public init(_ make: @escaping @Sendable () -> AnyObject) { source = .closure(Closure(identity: nil, make)) }

  /// Creates a factory from a closure in an `Any`, whose isolation is unknown.
  init(unchecked make: @escaping () -> AnyObject?) { source = .closure(Closure(identity: nil, make)) }

  /// Creates a factory that returns the same object on each call; see ``isShared``.
  ///
  /// An object can be in a view tree only once. Therefore, of several views with the style, only the last one keeps the
  /// object.
  public init(shared object: AnyObject) { source = .closure(Closure(identity: ObjectIdentifier(object)) { object }) }

  /// The name of the class, as in a sheet; `nil` for a closure.
  public var typeName: String? { if case .typeName(let name) = source { name } else { nil } }

  /// Whether each call returns the same object.
  public var isShared: Bool { if case .closure(let closure) = source { closure.identity != nil } else { false } }

  /// Creates an object, or returns the shared one.
  ///
  /// - Parameter makeInstance: creates an object of a class by its name; `nil` for an unknown class.
  /// - Returns: the object; `nil` for an unknown class.
  public func make(_ makeInstance: (String) -> AnyObject?) -> AnyObject? {
    switch source {
    case .typeName(let name): makeInstance(name)
    case .closure(let closure): closure.make()
    }
  }
}

extension ObjectFactory: Hashable {
  /// Whether two factories have the same class name, the same shared object, or the same closure.
  public static func == (left: ObjectFactory, right: ObjectFactory) -> Bool { left.key == right.key }

  /// Hashes the name of the class or the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private var key: Key {
    switch source {
    case .typeName(let name): .typeName(name)
    case .closure(let closure): .identity(closure.identity ?? ObjectIdentifier(closure))
    }
  }

  private enum Key: Hashable {
    case typeName(String)
    case identity(ObjectIdentifier)
  }
}
