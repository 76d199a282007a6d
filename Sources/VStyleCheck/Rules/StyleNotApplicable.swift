import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension CoreRules {
  /// A style for one view type that is inserted into a rule for another one.
  static func styleNotApplicable(_ context: SheetContext) -> [Diagnostic] {
    let stylesheet = context.stylesheet
    let types = stylesheet.styleNames.reduce(into: [String: String]()) { types, name in
      types[name] = stylesheet.style(named: name)?.typeName
    }
    guard !types.isEmpty else { return [] }
    let trees = stylesheet.trees.map { StyleInsertions($0) }
    var styles = MistypedStyles(context)
    for insertion in trees.flatMap(\.all) {
      if let type = types[insertion.style] { styles.add(insertion, for: type) }
    }
    for (name, declaration) in trees.flatMap(\.declarations) { styles.declarations[name] = declaration }
    return styles.diagnostics
  }

}

/// Collects the insertions of styles into rules for other view types.
private struct MistypedStyles {
  private let context: SheetContext

  /// The view types of the styles in their preludes, by name.
  var declarations: [String: StyleInsertions.Declaration] = [:]

  /// The insertions into rules for unrelated view types, by style.
  private var unrelated: [String: [StyleInsertions.Insertion]] = [:]

  /// The view types of the styles.
  private var types: [String: String] = [:]

  /// The styles that are inserted into a rule for their own view type, or for views of any type.
  private var related: Set<String> = []

  init(_ context: SheetContext) { self.context = context }

  mutating func add(_ insertion: StyleInsertions.Insertion, for type: String) {
    let schema = context.stylesheet.schema
    types[insertion.style] = type
    guard schema.viewTypes[type] != nil, !insertion.types.isEmpty,
      insertion.types.allSatisfy({ other in
        schema.viewTypes[other] != nil && !schema.isKind(other, of: type) && !schema.isKind(type, of: other)
      })
    else {
      related.insert(insertion.style)
      return
    }
    unrelated[insertion.style, default: []].append(insertion)
  }

  var diagnostics: [Diagnostic] {
    unrelated.flatMap { style, insertions -> [Diagnostic] in
      if let mistyped = mistyped(style, insertions) { return [mistyped] }
      let type = types[style] ?? ""
      return insertions.map { insertion in
        Diagnostic(
          .styleNotApplicable, at: insertion.location,
          "the style `\(style)` is for \(type), not for \(NameList.text(insertion.types))",
          expected: "a style for \(insertion.types[0])", found: "a style for \(type)",
          help: "insert another style, or declare it for a view type that both share")
      }
    }
  }

  /// The diagnostic about the declaration, if that is the mistake: no rule for its view type inserts the style, and
  /// several rules do, or the style sets properties that its view type does not have.
  private func mistyped(_ style: String, _ insertions: [StyleInsertions.Insertion]) -> Diagnostic? {
    guard !related.contains(style), let declaration = declarations[style], let type = types[style] else { return nil }
    let hasForeignProperty = context.stylesheet.diagnostics.contains {
      $0.rule == .propertyNotApplicable && $0.location.source == declaration.type.source
        && declaration.block.start <= $0.location.range.start && $0.location.range.end <= declaration.block.end
    }
    guard insertions.count > 1 || hasForeignProperty else { return nil }
    let users = Set(insertions.flatMap(\.types)).sorted()
    let fix = Diagnostic.Fix(
      "replace with `\(users[0])`", safety: .suggestion, edits: [.init(declaration.type, users[0])])
    return Diagnostic(
      .styleNotApplicable, at: declaration.type,
      "the style `\(style)` is for \(type), but only rules for \(NameList.text(users)) insert it",
      expected: "a style for \(users[0])", found: "a style for \(type)",
      notes: insertions.prefix(1).map { .init("it is inserted here", at: $0.location) },
      help: users.count == 1 ? "declare it `for \(users[0])`" : "declare it for a view type that they share",
      fixes: users.count == 1 ? [fix] : []
    ).with(.insertedForOthers)
  }
}
