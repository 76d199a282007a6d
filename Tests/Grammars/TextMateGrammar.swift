import VStyleJSON
import VStylePreview
import VStyleSyntax

/// The grammar in the form of TextMate, which Visual Studio Code, Sublime Text and others read.
///
/// - Spec: https://macromates.com/manual/en/language_grammars
package enum TextMateGrammar {
  /// The scope of a sheet.
  package static let scopeName = "source.vstyle"

  /// The grammar as JSON.
  package static func text(_ grammar: LanguageGrammar) -> String { json(grammar).pretty }

  private static func json(_ grammar: LanguageGrammar) -> JSON {
    let regions = grammar.regions.map { JSON.Member($0.name, entry(of: $0)) }
    let groups = grammar.groups.map { JSON.Member($0.name, ["patterns": patterns($0.rules)]) }
    return [
      "name": "VStyle", "scopeName": .string(scopeName), "fileTypes": ["vstyle"],
      "patterns": [["include": .string("#\(LanguageGrammar.root)")]], "repository": .object(groups + regions),
    ]
  }

  /// The grammar as a property list.
  package static func propertyList(_ grammar: LanguageGrammar) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(json(grammar), "", to: &text)
    return text + "</plist>\n"
  }

  private static func patterns(_ rules: [GrammarRule]) -> JSON {
    .array(
      rules.map { rule in
        switch rule {
        case .match(let pattern, nil): ["match": .string(pattern.regex)]
        case .match(let pattern, let scope?): ["match": .string(pattern.regex), "name": name(scope)]
        case .region(let name), .group(let name): ["include": .string("#\(name)")]
        }
      })
  }

  private static func entry(of region: GrammarRegion) -> JSON {
    let lineEnd = region.endsWithLine ? "\\n" : nil
    let before = [region.endBefore?.regex, lineEnd].compactMap(\.self).joined(separator: "|")
    let ends = [region.end?.regex, before.isEmpty ? nil : "(?=\(before))"].compactMap(\.self)
    var members = [
      JSON.Member("begin", .string(region.begin.regex)), JSON.Member("end", .string(ends.joined(separator: "|"))),
    ]
    if let scope = region.beginScope { members.append(JSON.Member("beginCaptures", ["0": ["name": name(scope)]])) }
    if let scope = region.endScope { members.append(JSON.Member("endCaptures", ["0": ["name": name(scope)]])) }
    if let scope = region.content { members.append(JSON.Member("contentName", name(scope))) }
    // A line end after a backslash is matched here, so that it does not end the region.
    let rules = (region.endsWithLine ? [GrammarRule.match(GrammarPattern("\\\\\\n"), .escape)] : []) + region.rules
    members.append(JSON.Member("patterns", patterns(rules)))
    return .object(members)
  }

  private static func name(_ scope: GrammarScope) -> JSON {
    .string(scope.textMate.split(separator: " ").map { "\($0).vstyle" }.joined(separator: " "))
  }

  private static func write(_ value: JSON, _ indent: String, to text: inout String) {
    switch value {
    case .array(let elements):
      text += "\(indent)<array>\n"
      for element in elements { write(element, indent + "  ", to: &text) }
      text += "\(indent)</array>\n"
    case .object(let members):
      text += "\(indent)<dict>\n"
      for member in members {
        text += "\(indent)  <key>\(MarkupText.escaped(member.name))</key>\n"
        write(member.value, indent + "  ", to: &text)
      }
      text += "\(indent)</dict>\n"
    default: text += "\(indent)<string>\(MarkupText.escaped(value.text ?? ""))</string>\n"
    }
  }
}
