import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A property that is set twice in one rule.
  static let duplicateProperty = LintRule(
    .duplicateProperty, needs: .losersInRules, fixes: .safe,
    summary: "A property is set twice in one rule, so the first value does nothing.",
    why: "The first value does nothing, and a reader may edit it in vain. Remove it.",
    bad: [
      """
      Label {
        ↓alpha: 0.5;
        alpha: 0.8;
      }
      """,
      """
      Label {
        alpha: 0.8 !important;
        ↓alpha: 0.5;
      }
      """,
      """
      TableView {
        ↓separator-inset-left: 5;
        separator-inset: 8 16;
      }
      """,
    ],
    good: [
      """
      Label {
        alpha: 0.8;
      }
      """,
      """
      Label {
        alpha: 0.8 !important;
      }
      """,
      """
      TableView {
        separator-inset: 8 16;
      }
      """,
      """
      TableView {
        separator-inset: 8 16;
        separator-inset-left: 5;
      }
      """,
    ],
    check: { context in
      let lost = context.beaten.filter { $0.relation == .sameRule }.map { loser in
        Diagnostic(
          .duplicateProperty, at: loser.nameLocation,
          "`\(loser.name)` is set again in the same rule\(loser.losesToImportant ? " with `!important`" : "")",
          notes: loser.winnerNotes("this one counts"),
          help: loser.losesToImportant
            ? "remove this one"
            : context.shorthand(over: loser).map { "write it after `\($0)`, or remove it" } ?? "remove the first one",
          fixes: context.removal(of: loser, context.shorthand(over: loser) == nil ? .safe : .suggestion))
      }
      return lost + context.stylesheet.trees.flatMap(repetitions)
    })

  /// The diagnostics about the properties that an `@view` declares twice, and the descriptors that an `@property` has
  /// twice.
  private static func repetitions(in tree: SyntaxTree) -> [Diagnostic] {
    let atRules = tree.nodes.indices.filter { tree.nodes[$0].kind == .atRule }
    return atRules.isEmpty ? [] : registrations(in: tree) + atRules.flatMap { repetitions(in: $0, of: tree) }
  }

  /// The diagnostics about custom properties that a sheet registers twice.
  private static func registrations(in tree: SyntaxTree) -> [Diagnostic] {
    let tape = tree.tape
    var first: [String: SourceLocation] = [:]
    return tree.children(of: 0).compactMap { index -> Diagnostic? in
      let node = tree.nodes[index]
      guard node.kind == .atRule, tape.isName(node.nameToken, "property"),
        let token = node.content.first(where: { tape.kind($0) == .ident })
      else { return nil }
      let (name, location) = (tape.name(token), tree.location(ofToken: token))
      guard let known = first.updateValue(location, forKey: name) else { return nil }
      return Diagnostic(
        .duplicateProperty, at: location, "`\(name)` is registered already", notes: [.init("the first one", at: known)],
        help: "write the name of another custom property, or remove one of the two"
      ).with(.repeatedRegistration)
    }
  }

  private static func repetitions(in index: Int, of tree: SyntaxTree) -> [Diagnostic] {
    let node = tree.nodes[index]
    let keywords: [StaticString] = ["view", "property"]
    guard node.block != nil, let keyword = keywords.first(where: { tree.tape.isName(node.nameToken, $0) }) else {
      return []
    }
    var first: [String: SourceLocation] = [:]
    return tree.children(of: index).compactMap { child -> Diagnostic? in
      guard tree.nodes[child].kind == .declaration else { return nil }
      let (name, location) = (tree.name(of: child), tree.location(ofToken: tree.nodes[child].nameToken))
      guard let known = first.updateValue(location, forKey: name) else { return nil }
      return Diagnostic(
        .duplicateProperty, at: location, "this `@\(keyword)` has `\(name)` twice",
        notes: [.init("the other one", at: known)], help: "remove one of the two, or write another name")
    }
  }
}
