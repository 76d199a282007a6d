import VStyleSyntax

/// The themes of a sheet, as browsers choose them.
struct CSSThemes {
  /// A rule `@theme`.
  struct Theme {
    /// The themes that have its values: itself, and those that are made from it.
    var heirs: [String]

    /// The number of themes from which it is made, and itself. The values of a later one win.
    let depth: Int

    /// The appearances of the system that choose it, or a theme that is made from it.
    var schemes: [String] = []
  }

  private var themes: [Int: Theme] = [:]
  private var automatic: [String: String] = [:]

  init(_ tree: SyntaxTree) {
    var rules: [(node: Int, name: String, base: String?, scheme: String?)] = []
    for (node, statement) in tree.nodes.enumerated() where statement.kind == .atRule {
      guard tree.name(of: node).lowercased() == "theme" else { continue }
      let names = statement.content.filter { tree.tape.kind($0) == .ident }.map { tree.tape.name($0) }
      guard let name = names.first else { continue }
      let scheme = tree.children(of: node).first { tree.name(of: $0) == "color-scheme" }
        .map { tree.tape.source.text(in: tree.tape.range(tree.nodes[$0].content)) }
      rules.append((node, name, names.count == 3 && names[1] == "from" ? names[2] : nil, scheme))
    }
    let bases = Dictionary(rules.compactMap { rule in rule.base.map { (rule.name, $0) } }) { first, _ in first }
    for rule in rules {
      if let scheme = rule.scheme, ["light", "dark"].contains(scheme), automatic[scheme] == nil {
        automatic[scheme] = rule.name
      }
    }
    for rule in rules {
      themes[rule.node] = Theme(heirs: [rule.name], depth: CSSThemes.chain(rule.name, bases).count)
    }
    for heir in rules.map(\.name).unique {
      let chain = CSSThemes.chain(heir, bases)
      let schemes = automatic.filter { $0.value == heir }.map(\.key).sorted()
      for rule in rules where chain.contains(rule.name) {
        if rule.name != heir { themes[rule.node]?.heirs.append(heir) }
        themes[rule.node]?.schemes += schemes
      }
    }
  }

  /// A theme and those from which it is made.
  private static func chain(_ name: String, _ bases: [String: String]) -> [String] {
    var chain = [name]
    while let base = bases[chain[chain.count - 1]], !chain.contains(base) { chain.append(base) }
    return chain
  }

  /// The theme of a rule.
  subscript(node: Int) -> Theme? { themes[node] }

  /// Whether a theme is in force without being chosen, as the appearance of the system has it.
  func followsSystem(_ name: String) -> Bool { scheme(of: name) != nil }

  /// The appearance of the system that puts a theme in force; `nil` if it has to be chosen.
  func scheme(of name: String) -> String? { automatic.first { $0.value == name }?.key }

  /// A name in quotes.
  static func quoted(_ name: String) -> String { ValueSpelling.string(name) }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
