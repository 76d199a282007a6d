import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@theme name [from other] { }`: rules and custom properties that apply while a theme is active.
  static let theme = AtRule(
    "theme", needsBlock: true,
    collect: { compiler, position in
      guard let prelude = ThemePrelude(position) else { return }
      compiler.collectTheme(prelude, position)
    },
    compile: { compiler, position, context in
      guard let prelude = ThemePrelude(position) else {
        compiler.reportInvalidPrelude(
          position, position.prelude, context, "`@theme` takes a name, and may say `from` another theme",
          "<ident> [from <ident>]?")
        return
      }
      if let base = prelude.base { compiler.checkTheme(base.name, at: base.location, context) }
      compiler.checkPlace(prelude, position, context)
      compiler.compileBlock(position, in: context.inside(theme: prelude.name))
    })
}

/// The prelude of `@theme`.
struct ThemePrelude {
  let name: String
  let location: SourceLocation
  let base: (name: String, location: SourceLocation)?

  init?(_ position: StatementPosition) {
    var cursor = position.prelude
    cursor.skipTrivia()
    guard cursor.kind == .ident else { return nil }
    name = cursor.name
    location = position.location(cursor)
    cursor.advance()
    cursor.skipTrivia()
    guard cursor.kind != .endOfFile else {
      base = nil
      return
    }
    guard cursor.consume(ident: "from") else { return nil }
    cursor.skipTrivia()
    guard cursor.kind == .ident else { return nil }
    base = (cursor.name, position.location(cursor))
    cursor.advance()
    guard cursor.isAtEnd else { return nil }
  }
}

extension StyleCondition {
  /// A condition that is true while a theme, or a theme that inherits from it, is active.
  static func theme(_ name: String) -> StyleCondition {
    StyleCondition("@theme \(name)", .theme(name)) { $0.themes.contains(name) }
  }
}

extension StylesheetCompiler {
  /// Collects a theme's base and color scheme. Later blocks of the same theme add to it.
  func collectTheme(_ prelude: ThemePrelude, _ position: StatementPosition) {
    if themes[prelude.name] == nil {
      themes[prelude.name] = Theme(
        name: prelude.name, base: nil, colorScheme: nil, location: prelude.location, firstOrder: .max)
      themeNames.append(prelude.name)
    }
    if let base = prelude.base { themes[prelude.name]?.base = base.name }
    for child in position.tree.children(of: position.node) where position.tree.nodes[child].kind == .declaration {
      guard position.tree.tape.isName(position.tree.nodes[child].nameToken, "color-scheme") else { continue }
      let text = position.tree.source.text(in: position.tree.tape.range(position.tree.nodes[child].content))
        .lowercased()
      guard let scheme = Appearance(keyword: text) else { continue }
      themes[prelude.name]?.colorScheme = scheme
      themes[prelude.name]?.colorSchemeLocation = position.tree.location(
        of: position.tree.nodes[child].tokens)
    }
  }

  /// Collects the themes of statements once more, in the order of the cascade.
  func collectThemes(of statements: [CollectedStatement]) {
    for case .node(let top, let treeIndex, _, _) in statements {
      let tree = trees[treeIndex]
      for node in top..<tree.nodes[top].subtreeEnd
      where tree.nodes[node].kind == .atRule && tree.tape.isName(tree.nodes[node].nameToken, AtRule.theme.keyword) {
        AtRule.theme.collect(self, StatementPosition(tree: tree, treeIndex: treeIndex, node: node))
      }
    }
  }

  /// Reports a `@theme` inside of another one, if no view has both themes.
  fileprivate func checkPlace(_ prelude: ThemePrelude, _ position: StatementPosition, _ context: RuleContext) {
    let outer = context.enclosing.conditions.lazy.compactMap(\.theme).first { outer in
      !self.inherits(outer, from: prelude.name) && !self.inherits(prelude.name, from: outer)
    }
    guard let outer, context.isReporting else { return }
    report(
      Diagnostic(
        .misplacedAtRule, at: position.keyword,
        "`@theme \(prelude.name)` is inside of the theme `\(outer)`, and no view has both",
        help: "move it out of `@theme \(outer)`, or write `@theme \(prelude.name) from \(outer)`"
      ).with(.nestedTheme(prelude.name)))
  }

  /// Returns whether a theme is another one or inherits from it.
  private func inherits(_ name: String, from other: String) -> Bool {
    var next: String? = name
    var seen: Set<String> = []
    while let name = next, seen.insert(name).inserted {
      if name == other { return true }
      next = themes[name]?.base
    }
    return false
  }

  /// Reports the name of a theme that no sheet declares.
  func checkTheme(_ name: String, at location: SourceLocation, _ context: RuleContext) {
    guard themes[name] == nil, context.isReporting else { return }
    report(
      Diagnostic(
        .unknownTheme, at: location, "there is no theme `\(name)`", expected: "the name of a theme", found: "`\(name)`"
      ).with(adviser?.theme(name, at: location, self)))
  }
}

extension StylesheetCompiler {
  /// Reports the first theme that inherits from too many others. Themes beyond the limit are ignored.
  func reportThemeDepth() {
    guard themes.count > Limit.themeDepth.value else { return }
    var depths: [String: Int] = [:]
    for name in themeNames {
      var path: [String] = []
      var positions: [String: Int] = [:]
      var next: String? = name
      while let name = next, depths[name] == nil, positions[name] == nil {
        positions[name] = path.count
        path.append(name)
        next = themes[name]?.base
      }
      // In a cycle, each theme inherits from all the others.
      let cycle = next.flatMap { positions[$0] }.map { path.count - $0 } ?? 0
      var depth = next.flatMap { depths[$0] } ?? 0
      for (position, name) in path.enumerated().reversed() {
        depth = position >= path.count - cycle ? cycle : depth + 1
        depths[name] = depth
      }
      guard !Limit.themeDepth.allows(depth), let theme = themes[name] else { continue }
      return report(
        Diagnostic(
          .limitExceeded, at: theme.location,
          "too many themes inherit from each other, and what lies beyond does not count: \(Limit.themeDepth.sentence())"
        ))
    }
  }
}
