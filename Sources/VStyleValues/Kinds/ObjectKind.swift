import VStyleSyntax

extension ValueKind {
  /// A new object of a class for each view. A sheet writes the name of the class. Swift: ``ObjectFactory``.
  ///
  /// Swift code can also set a closure `() -> AnyObject`.
  ///
  /// - Parameter typeName: the class, or the superclass, that the object must have.
  public static func object(ofType typeName: String) -> ValueKind {
    object(typeName) { any in (any as? () -> AnyObject).map { make in ObjectFactory(unchecked: make) } }
  }

  /// A new object of a Swift class for each view. A sheet writes the name of the class. Swift: ``ObjectFactory``.
  ///
  /// Swift code can also set a closure `() -> T`, or an instance, which all views share: see
  /// ``ObjectFactory/isShared``.
  public static func object<T: AnyObject>(of type: T.Type) -> ValueKind { object(of: type, named: "\(T.self)") }

  /// A new object of a Swift class that has another name in sheets.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - typeName: the name of the class in sheets.
  public static func object<T: AnyObject>(of type: T.Type, named typeName: String) -> ValueKind {
    object(typeName) { any in
      if let make = any as? () -> T { return ObjectFactory(unchecked: make) }
      if let make = any as? () -> AnyObject { return ObjectFactory(unchecked: make) }
      return (any as? T).map { ObjectFactory(shared: $0) }
    }
  }

  private static func object(
    _ typeName: String, convert: @escaping @Sendable (Any) -> ObjectFactory?
  ) -> ValueKind {
    ValueKind(
      "object", syntax: "<object \(typeName)>", type: ObjectFactory.self,
      parse: { (parser: inout ValueParser) throws(ValueError) -> ObjectFactory in
        guard parser.next() == .ident, !parser.cursor.tape.isDashedIdent(parser.cursor.index) else {
          throw parser.error(.valueTypeMismatch, expected: "the name of a view type that is a \(typeName)")
        }
        defer { parser.cursor.advance() }
        return ObjectFactory(typeName: parser.cursor.name)
      },
      // A closure has no text. The name of the class is the closest text that a sheet can have.
      serialize: { CSSSerialization.serialize(identifier: $0.typeName ?? typeName) },
      convert: { ($0 as? ObjectFactory) ?? convert($0) },
      samples: [ObjectFactory(typeName: typeName), ObjectFactory(typeName: "My\(typeName)")])
  }
}
