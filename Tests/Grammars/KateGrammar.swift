import VStylePreview
import VStyleSyntax

/// The grammar in the form of KSyntaxHighlighting, which Kate, KWrite and Qt Creator read.
///
/// - Spec: https://docs.kde.org/stable5/en/kate/katepart/highlight.html
package enum KateGrammar {
  /// The grammar as XML.
  package static func xml(_ grammar: LanguageGrammar) -> String {
    // A sheet begins in the first context.
    let ordered =
      grammar.groups.filter { $0.name == LanguageGrammar.root }
      + grammar.groups.filter { $0.name != LanguageGrammar.root }
    let groups = ordered.map { context($0.name, attribute: "Normal Text", rules: $0.rules, grammar) }
    let regions = grammar.regions.map { region in
      context(
        region.name, attribute: region.content?.vim ?? "Normal Text",
        lineEnd: region.endsWithLine ? "#pop" : "#stay", ends: ends(region), rules: region.rules, grammar)
    }
    let items = GrammarScope.all.map { scope in
      "      <itemData name=\"\(scope.vim)\" defStyleNum=\"ds\(scope.kate)\"/>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE language>
      <language name="VStyle" section="Markup" version="1" kateversion="5.62" extensions="*.vstyle" mimetype=""
        casesensitive="1" license="MIT">
        <highlighting>
          <contexts>
      \((groups + regions).joined())    </contexts>
          <itemDatas>
            <itemData name="Normal Text" defStyleNum="dsNormal"/>
      \(items.joined())    </itemDatas>
        </highlighting>
        <general>
          <comments>
            <comment name="multiLine" start="/*" end="*/"/>
          </comments>
          <keywords casesensitive="1"/>
        </general>
      </language>

      """
  }

  private static func context(
    _ name: String, attribute: String, lineEnd: String = "#stay", ends: String = "", rules: [GrammarRule],
    _ grammar: LanguageGrammar
  ) -> String {
    """
          <context name="\(name)" attribute="\(attribute)" lineEndContext="\(lineEnd)">
    \(ends)\(rules.map { text(of: $0, attribute: attribute, grammar) }.joined())      </context>

    """
  }

  private static func ends(_ region: GrammarRegion) -> String {
    let attribute = region.endScope?.vim ?? "Normal Text"
    return (region.endsWithLine ? "        <LineContinue attribute=\"Escape\"/>\n" : "")
      + (region.end.map { expression($0, attribute, context: "#pop") } ?? "")
      + (region.endBefore.map { expression(GrammarPattern("(?=\($0.regex))"), attribute, context: "#pop") } ?? "")
  }

  private static func text(of rule: GrammarRule, attribute: String, _ grammar: LanguageGrammar) -> String {
    switch rule {
    case .match(let pattern, let scope): return expression(pattern, scope?.vim ?? attribute, context: "#stay")
    case .group(let name): return "        <IncludeRules context=\"\(name)\"/>\n"
    case .region(let name):
      guard let region = grammar.regions.first(where: { $0.name == name }) else { return "" }
      return expression(region.begin, region.beginScope?.vim ?? attribute, context: name)
    }
  }

  /// A rule for a pattern. A condition is written as what it looks ahead at, because Kate ignores empty matches.
  private static func expression(_ pattern: GrammarPattern, _ attribute: String, context: String) -> String {
    let text = pattern.isCondition ? String(pattern.regex.dropFirst(3).dropLast()) : pattern.regex
    return "        <RegExpr attribute=\"\(attribute)\" context=\"\(context)\" "
      + (pattern.isCondition ? "lookAhead=\"1\" " : "") + "String=\"\(MarkupText.escaped(text))\"/>\n"
  }
}
