import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The check of values that name a view type, of which each view gets an object.
extension StylesheetCompiler {
  /// Reports a view type that the property does not take, and a name that is no view type.
  ///
  /// - Parameters:
  ///   - kind: the value type of the property.
  ///   - value: a value of that type.
  ///   - property: the name of the property.
  ///   - position: the declaration.
  func checkObject(_ kind: ValueKind, _ value: StyleValue, of property: String, _ position: StatementPosition) {
    guard kind.name == "object", let wanted = kind.objectTypeName, schema.viewTypes[wanted] != nil,
      let name = value[as: ObjectFactory.self]?.typeName, !schema.isKind(name, of: wanted)
    else { return }
    guard schema.viewTypes[name] != nil || schema.fallbackViewType == nil else { return }
    let location = SourceLocation(position.tree.sourceID, position.slice.tape.range(position.slice.tokens))
    let isKnown = schema.viewTypes[name] != nil
    report(
      Diagnostic(
        isKnown ? .valueTypeMismatch : .unknownViewType, at: location,
        isKnown
          ? "`\(property)` takes the name of a view type that is a \(wanted), found `\(name)`"
          : "there is no view type `\(name)`",
        expected: kind.syntax, found: "`\(name)`"
      ).with(adviser?.object(name, at: location, of: wanted, acceptsNone: kind.acceptsNone, self)))
  }
}

extension ValueKind {
  /// The view type whose name a value of `<object View>` is; `nil` for other value types.
  fileprivate var objectTypeName: String? {
    guard syntax.hasPrefix("<object "), let end = syntax.firstIndex(of: ">") else { return nil }
    return String(syntax[..<end].dropFirst("<object ".count))
  }
}
