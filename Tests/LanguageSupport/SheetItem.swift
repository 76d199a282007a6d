/// A part of a generated sheet, before it is written.
package indirect enum SheetItem: Sendable {
  /// `name: value;`, with `!important` or not.
  case declaration(name: String, value: String, isImportant: Bool)
  /// A style rule with its selectors.
  case rule(selectors: [String], [SheetItem])
  /// An at-rule with a block.
  case group(prelude: String, [SheetItem])
  /// An at-rule without a block, without its semicolon.
  case statement(String)

  /// The names of all declarations in the item, at any depth.
  package var declaredNames: Set<String> {
    switch self {
    case .declaration(let name, _, _): [name]
    case .rule(_, let items), .group(_, let items): items.reduce(into: []) { $0.formUnion($1.declaredNames) }
    case .statement: []
    }
  }

  /// Whether the item contains an important declaration, at any depth.
  package var hasImportance: Bool {
    switch self {
    case .declaration(_, _, let isImportant): isImportant
    case .rule(_, let items), .group(_, let items): items.contains(where: \.hasImportance)
    case .statement: false
    }
  }
}

extension [SheetItem] {
  /// The items as a sheet.
  package var text: String { map(\.text).joined(separator: "\n") }

  /// The same items without nested rules: each nested rule is moved out of its parent rule.
  ///
  /// `&` becomes `:is()` with the selectors of the parent rule. The declarations after a nested rule become a rule of
  /// their own.
  package var flattened: [SheetItem] { flattened(in: nil) }

  private func flattened(in parent: String?) -> [SheetItem] {
    var flat: [SheetItem] = []
    var run: [SheetItem] = []
    func flush() {
      if let parent, !run.isEmpty { flat.append(.rule(selectors: [parent], run)) } else { flat += run }
      run = []
    }
    for item in self {
      switch item {
      case .declaration: run.append(item)
      // `@apply` belongs to its rule.
      case .statement: run.append(item)
      case .rule(let selectors, let items):
        flush()
        flat += items.flattened(in: SheetItem.resolved(selectors, in: parent))
      case .group(let prelude, let items):
        flush()
        flat.append(.group(prelude: prelude, items.flattened(in: parent)))
      }
    }
    flush()
    return flat
  }
}

extension SheetItem {
  /// The item as text, on lines of its own.
  package var text: String {
    switch self {
    case .declaration(let name, let value, let isImportant): "\(name): \(value)\(isImportant ? " !important" : "");"
    case .rule(let selectors, let items): "\(selectors.joined(separator: ", ")) {\n\(items.text)\n}"
    case .group(let prelude, let items): "\(prelude) {\n\(items.text)\n}"
    case .statement(let text): "\(text);"
    }
  }

  /// The selector list of a rule as text, with `&` replaced by the selectors of its parent rule.
  fileprivate static func resolved(_ selectors: [String], in parent: String?) -> String {
    guard let parent else { return selectors.count == 1 ? selectors[0] : selectors.joined(separator: ", ") }
    return selectors.map { selector in
      selector.contains("&")
        ? selector.split(separator: "&", omittingEmptySubsequences: false).joined(separator: ":is(\(parent))")
        : ":is(\(parent)) \(selector)"
    }.joined(separator: ", ")
  }
}
