import VStyleStylesheet

/// The declarations of a rule by name, the last one of each name.
///
/// OPTIMIZATION: a dictionary would be simpler, but most rules have no declaration that is compared with another one.
struct NamedDeclarations {
  private let rule: StyleRule

  /// The declarations. The first access makes the dictionary.
  private(set) lazy var all = Dictionary(rule.declarations.map { ($0.name, $0) }) { $1 }

  init(_ rule: StyleRule) { self.rule = rule }
}
