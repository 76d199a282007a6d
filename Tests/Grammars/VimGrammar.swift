/// The grammar in the form of Vim.
package enum VimGrammar {
  /// The syntax file.
  package static func text(_ grammar: LanguageGrammar) -> String {
    let clusters = grammar.groups.map { cluster($0.name, $0.rules, grammar) }
    return """
      " Vim syntax file
      " Language: VStyle
      " Generated from the tables of VStyle.

      if exists('b:current_syntax')
        finish
      endif
      let s:cpo_save = &cpo
      set cpo&vim

      syntax case match
      syntax sync fromstart

      \(clusters.joined())
      \(items(grammar).reversed().joined())
      \(links(grammar).joined())
      let b:current_syntax = 'vstyle'
      let &cpo = s:cpo_save
      unlet s:cpo_save

      """
  }

  /// The items in the order in which they are tried. Vim tries the last one first.
  private static func items(_ grammar: LanguageGrammar) -> [String] {
    var items: [String] = []
    var regions = Set<String>()
    let lists =
      grammar.groups.map { (list: $0.name, rules: $0.rules) }
      + grammar.regions.map { (list: $0.name, rules: $0.rules) }
    for (list, rules) in lists {
      for rule in rules {
        switch rule {
        case .group: break
        case .match(let pattern, let scope):
          let options = list == LanguageGrammar.root ? "" : " contained"
          items.append("syntax match \(name(list, scope))\(options) /\(escaped(pattern.vim))/\n")
        case .region(let name):
          // A region without a pattern for Vim is one that Vim need not guess.
          guard regions.insert(name).inserted,
            grammar.regions.contains(where: { $0.name == name && $0.begin.vim != "" })
          else { break }
          let isTop = isTopLevel(name, grammar)
          items += grammar.regions.filter { $0.name == name }.map { text(of: $0, isTopLevel: isTop, grammar) }
        }
      }
    }
    return items
  }

  /// Whether a region may begin at the top level, outside of all others.
  private static func isTopLevel(_ region: String, _ grammar: LanguageGrammar) -> Bool {
    grammar.groups.contains { group in
      (group.name == LanguageGrammar.root || group.name == "comments")
        && group.rules.contains { if case .region(region) = $0 { true } else { false } }
    }
  }

  private static func text(of region: GrammarRegion, isTopLevel: Bool, _ grammar: LanguageGrammar) -> String {
    var parts = ["syntax region \(name(region.name, region.content))"]
    if !isTopLevel { parts.append("contained") }
    // What a group of its own matches belongs to no other item, not even if it is empty.
    parts.append("matchgroup=\(region.begin.isCondition ? "NONE" : name(region.name + "-begin", region.beginScope))")
    parts.append("start=/\(escaped(region.begin.vim))/")
    parts.append("matchgroup=\(name(region.name + "-end", region.endScope))")
    if let end = region.end { parts.append("end=/\(escaped(end.vim))/") }
    if let end = region.endBefore { parts.append("end=/\(escaped("%(\(end.vim))@="))/") }
    if region.endsWithLine { parts.append("end=/$/") }
    parts.append("contains=\(contents(region.name, region.rules, grammar))")
    return parts.joined(separator: " ") + "\n"
  }

  private static func cluster(_ group: String, _ rules: [GrammarRule], _ grammar: LanguageGrammar) -> String {
    "syntax cluster \(name(group)) contains=\(contents(group, rules, grammar))\n"
  }

  private static func contents(_ list: String, _ rules: [GrammarRule], _ grammar: LanguageGrammar) -> String {
    let names = rules.map { rule in
      switch rule {
      case .match(_, let scope): name(list, scope)
      case .group(let group): "@\(name(group))"
      case .region(let region):
        name(region, grammar.regions.first { $0.name == region }?.content)
      }
    }
    var seen = Set<String>()
    let list = names.filter { seen.insert($0).inserted }
    return list.isEmpty ? "NONE" : list.joined(separator: ",")
  }

  /// The colors of each item that has a scope.
  private static func links(_ grammar: LanguageGrammar) -> [String] {
    var names: [String: String] = [:]
    func add(_ list: String, _ scope: GrammarScope?) {
      if let scope, let link = scope.vimLink { names[name(list, scope)] = link }
    }
    for (list, rules) in grammar.groups + grammar.regions.map({ ($0.name, $0.rules) }) {
      for case .match(_, let scope) in rules { add(list, scope) }
    }
    for region in grammar.regions {
      add(region.name, region.content)
      add(region.name + "-begin", region.beginScope)
      add(region.name + "-end", region.endScope)
    }
    return names.sorted { $0.key < $1.key }.map { "highlight default link \($0.key) \($0.value)\n" }
  }

  /// The name of an item: the list of rules that it belongs to, and its scope.
  private static func name(_ list: String, _ scope: GrammarScope?) -> String {
    "\(name(list))_\(scope?.vim ?? "Plain")"
  }

  private static func name(_ list: String) -> String {
    "vstyle" + list.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A pattern between two slashes.
  ///
  /// OPTIMIZATION: the engine that Vim chooses would be simpler. For lists of words it takes hundreds of times as long
  /// as the older one.
  private static func escaped(_ pattern: String) -> String {
    (pattern.hasPrefix("\\c") ? "\\%#=1\\v" : "\\v") + pattern.replacing("\\/", with: "/").replacing("/", with: "\\/")
  }
}
