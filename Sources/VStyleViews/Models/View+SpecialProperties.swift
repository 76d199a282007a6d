import VStyle

extension View {
  /// Sets a property of the class's table for the normal state, unless it is a special one of its own.
  func setBoundValue(_ value: Any, forKey key: String) {
    let table = ClassTable.of(type(of: self))
    guard let index = table.row(named: key) else { return }
    let row = table.rows[index]
    guard !row.isSpecial, case .success(let value) = row.kind.convert(value) else { return }
    do {
      _ = try row.write(self, value, 0)
    } catch {
      StyleIssues.shared.report(
        StyleIssue(
          .setterFailed, property: row.property.name, className: table.name, expected: "a value that the setter takes",
          found: "\(error)"))
    }
  }
}
