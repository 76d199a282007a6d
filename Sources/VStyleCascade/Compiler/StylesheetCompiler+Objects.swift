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
    let known = schema.viewTypeNames
    let others = known.count > mostComparedTypes ? [] : known.filter { $0 != wanted && schema.isKind($0, of: wanted) }
    let types = [wanted] + others
    let location = SourceLocation(position.tree.sourceID, position.slice.tape.range(position.slice.tokens))
    let advice = ForeignNames.typeName(name, among: types.contains)
    let isNothing = kind.acceptsNone && ["nil", "null", "undefined", "nothing"].contains(name)
    let guess = isNothing ? "none" : advice?.replacement ?? Spelling.closest(to: name, in: types)
    let examples = types.prefix(2).map { "`\($0)`" }.joined(separator: " or ")
    let isKnown = schema.viewTypes[name] != nil
    let isForeign = ["UI", "NS", "CA"].contains { name.hasPrefix($0) }
    let mayBeOwn = !isKnown && !isForeign && name.first?.isUppercase ?? false
    report(
      Diagnostic(
        isKnown ? .valueTypeMismatch : .unknownViewType, at: location,
        isKnown
          ? "`\(property)` takes the name of a view type that is a \(wanted), found `\(name)`"
          : "there is no view type `\(name)`",
        expected: kind.syntax, found: "`\(name)`",
        help: advice?.help ?? guess.map { "did you mean `\($0)`?" }
          ?? "write a view type such as \(examples)" + (mayBeOwn ? ", or declare `@view \(name): \(wanted) { }`" : ""),
        fixes: guess.map { [.init("replace with `\($0)`", safety: .suggestion, edits: [.init(location, $0)])] } ?? []))
  }
}

/// The most view types of a schema that are compared with an unknown name.
private let mostComparedTypes = 400

extension ValueKind {
  /// The view type whose name a value of `<object View>` is; `nil` for other value types.
  fileprivate var objectTypeName: String? {
    guard syntax.hasPrefix("<object "), let end = syntax.firstIndex(of: ">") else { return nil }
    return String(syntax[..<end].dropFirst("<object ".count))
  }
}
