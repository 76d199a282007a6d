import VStyle

extension View {
  /// Sets a property of the class's table for the normal state: what a hook passes on.
  ///
  /// What has no member behind the hook is reported, since nobody has set it then.
  func setBoundValue(_ value: Any, forKey key: String) {
    let table = ViewTypeTable.of(type(of: self))
    func report(_ problem: StyleIssue.Problem, expected: String, found: String) {
      StyleIssues.shared.report(
        StyleIssue(problem, property: key, typeName: table.name, expected: expected, found: found))
    }
    guard let index = table.row(named: key) else {
      return report(.propertyNotApplicable, expected: "a property of \(table.name)", found: "`\(key)`")
    }
    let row = table.rows[index]
    switch row.kind.convert(value) {
    case .failure(let error): report(.valueTypeMismatch, expected: error.expected, found: error.found)
    case .success(let value):
      do {
        if try !row.writeMember(self, value) {
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
