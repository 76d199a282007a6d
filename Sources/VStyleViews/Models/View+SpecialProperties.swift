import VStyleProperties

extension View {
  /// Sets the member that a property is bound to, in the control state that the key names, or in the normal one.
  ///
  /// Reports a diagnostic if the view type has no such property or the property has no member. Also reports a value
  /// that does not convert, and an error that the setter throws.
  func setBoundValue(_ value: Any, forKey key: String) {
    let table = ViewTypeTable.of(type(of: self))
    func report(_ rule: StyleDiagnostic.Rule, expected: String, found: String) {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(rule, property: key, typeName: table.name, expected: expected, found: found))
    }
    guard let index = table.index(named: key) else {
      return report(.propertyNotApplicable, expected: "a property of \(table.name)", found: "`\(key)`")
    }
    let binding = table.bindings[index.binding]
    switch binding.kind.convert(value) {
    case .failure(let error): report(.valueTypeMismatch, expected: error.expected, found: error.found)
    case .success(let value):
      do {
        if try !binding.writeMember(self, value, index.slot) {
          report(
            .propertyNotApplicable, expected: "a member that the property is bound to, or a hook that sets it",
            found: "neither")
        }
      } catch {
        report(.setterFailed, expected: "a value that the setter takes", found: "\(error)")
      }
    }
  }
}
