/// A way to make an object for each view that a style reaches: a view as a background, a layer as a mask.
///
/// A style is shared by many views, and an object belongs to one of them, so a style holds the way to
/// make the object instead of the object itself.
public struct ObjectFactory: Sendable {
  private let source: Source

  private enum Source: Sendable {
    case typeName(String)
    case closure(Closure)
  }

  /// A closure with an identity. Audited: the closure is made `@Sendable` by the public initializer;
  /// the conversion from `Any` takes what Swift code hands to the views of one isolation domain, and a
  /// factory is only called there.
  private final class Closure: @unchecked Sendable {
    let make: () -> AnyObject?
    let identity: ObjectIdentifier?

    init(identity: ObjectIdentifier?, _ make: @escaping () -> AnyObject?) {
      self.identity = identity
      self.make = make
    }
  }

  /// Makes a factory of a class that the registry of view types knows by name.
  public init(typeName: String) { source = .typeName(typeName) }

  /// Makes a factory of a closure, which gives a new object on each call.
  public init(_ make: @escaping @Sendable () -> AnyObject) { source = .closure(Closure(identity: nil, make)) }

  /// Makes a factory of a closure as it comes out of an `Any`, whose isolation is not known.
  init(unchecked make: @escaping () -> AnyObject?) { source = .closure(Closure(identity: nil, make)) }

  /// Makes a factory that gives the same object on each call.
  ///
  /// An object has one place in a tree of views, so of several views with the style only the last one
  /// keeps it; ``isShared`` tells so.
  public init(shared object: AnyObject) { source = .closure(Closure(identity: ObjectIdentifier(object)) { object }) }

  /// The name of the class, as a sheet writes it; `nil` for a closure.
  public var typeName: String? { if case .typeName(let name) = source { name } else { nil } }

  /// Whether every call gives the same object.
  public var isShared: Bool { if case .closure(let closure) = source { closure.identity != nil } else { false } }

  /// Makes an object.
  ///
  /// - Parameter makeInstance: makes an object of a class by name, `nil` for an unknown class.
  public func make(_ makeInstance: (String) -> AnyObject?) -> AnyObject? {
    switch source {
    case .typeName(let name): makeInstance(name)
    case .closure(let closure): closure.make()
    }
  }
}

extension ObjectFactory: Hashable {
  /// Whether two factories name the same class, share the same object, or are copies of one closure.
  public static func == (left: ObjectFactory, right: ObjectFactory) -> Bool { left.key == right.key }

  /// Hashes the class name or the identity.
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
