import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

/// The selectors that themes style, by their text.
struct ThemeRules {
  /// A selector that some themes style, but neither the other themes nor a rule outside of themes.
  struct Gap {
    /// The text of the selector, with single spaces.
    let selector: String
    /// The location of the first rule.
    let location: SourceLocation
    /// The themes without it.
    let themes: [String]
    /// Whether the selector has a state, and another rule styles it without that state.
    let isOfState: Bool

    /// The themes as part of a sentence.
    var themeList: String {
      let names = NameList.quoted(themes)
      return themes.count == 1 ? "the theme \(names)" : "the themes \(names)"
    }
  }

  private let stylesheet: CompiledStylesheet
  private let linted: LintedThemes
  private var common: Set<String> = []
  private var themes: [String: Set<String>] = [:]
  private var locations: [(selector: String, location: SourceLocation)] = []

  init(_ context: LintContext) {
    stylesheet = context.stylesheet
    linted = context.themes
    guard stylesheet.themeNames.count > 1 else { return }
    for tree in stylesheet.trees { read(tree) }
  }

  private mutating func read(_ tree: SyntaxTree) {
    var theme: (name: String, end: Int)?
    for index in tree.nodes.indices.dropFirst() {
      let node = tree.nodes[index]
      if let open = theme, index >= open.end { theme = nil }
      if node.kind == .atRule, tree.tape.isName(node.nameToken, "theme") {
        let name = node.content.first { tree.tape.kind($0) == .ident }
        theme = name.map { (tree.tape.name($0), node.subtreeEnd) }
      }
      guard node.kind == .qualifiedRule else { continue }
      for part in tree.tape.split(node.content) {
        let own = tree.tape.trimmed(part)
        let words = tree.source.text(in: tree.tape.range(own)).split(whereSeparator: \.isWhitespace)
        let selector = words.joined(separator: " ")
        guard let theme else {
          common.insert(selector)
          continue
        }
        if themes[selector] == nil { locations.append((selector, tree.location(of: own))) }
        themes[selector, default: []].insert(theme.name)
      }
    }
  }

  /// The gaps, in order of appearance.
  var gaps: [Gap] {
    let chains = linted.names.map { (name: $0, chain: stylesheet.themeChain($0)) }
    return locations.compactMap { selector, location in
      guard !selector.contains("&"), !common.contains(selector), let styled = themes[selector] else { return nil }
      let lacking = chains.filter { styled.isDisjoint(with: $0.chain) }.map(\.name)
      guard !lacking.isEmpty else { return nil }
      let base = selector.prefix { $0 != ":" }
      let isOfState =
        base.count < selector.count && !base.isEmpty
        && (common.contains(String(base)) || themes[String(base)] != nil)
      return Gap(selector: selector, location: location, themes: lacking, isOfState: isOfState)
    }
  }
}
