import VStyleSyntax

extension ValueKind {
  /// An object of a class, made anew for each view: the class's name in a sheet. Swift:
  /// ``ObjectFactory``, or a closure `() -> AnyObject`.
  ///
  /// - Parameter className: the class, or the superclass, that the object must have.
  public static func object(ofClass className: String) -> ValueKind {
    object(className) { any in (any as? () -> AnyObject).map { make in ObjectFactory(unchecked: make) } }
  }

  /// An object of a Swift class, made anew for each view: the class's name in a sheet.
  ///
  /// Swift code may also give a closure `() -> T`, or an instance, which is then shared: see
  /// ``ObjectFactory/isShared``.
  public static func object<T: AnyObject>(of type: T.Type) -> ValueKind {
    object("\(T.self)") { any in
      if let make = any as? () -> T { return ObjectFactory(unchecked: make) }
      if let make = any as? () -> AnyObject { return ObjectFactory(unchecked: make) }
      return (any as? T).map { ObjectFactory(shared: $0) }
    }
  }

  private static func object(
    _ className: String, convert: @escaping @Sendable (Any) -> ObjectFactory?
  ) -> ValueKind {
    ValueKind(
      "object", syntax: "<object \(className)>", type: ObjectFactory.self,
      parse: { (parser: inout ValueParser) throws(ValueError) -> ObjectFactory in
        guard parser.next() == .ident, !parser.cursor.tape.isDashedIdent(parser.cursor.index) else {
          throw parser.error(.valueTypeMismatch, expected: "the name of a class that is a \(className)")
        }
        defer { parser.cursor.advance() }
        return ObjectFactory(className: parser.cursor.name)
      },
      // A closure has no text; the class stands for it, as the nearest thing that a sheet can say.
      serialize: { CSSSerialization.serialize(identifier: $0.className ?? className) },
      convert: { ($0 as? ObjectFactory) ?? convert($0) },
      samples: [ObjectFactory(className: className), ObjectFactory(className: "My\(className)")])
  }
}
