import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Names that an invalid statement would have declared, so that their uses are no mistakes.
struct UndeclaredNames {
  /// The custom properties and the styles.
  private var names: Set<String> = []

  /// The themes that take over one with a misspelled name, or whose block or prelude is invalid.
  private var themes: Set<String> = []

  /// The view types of invalid `@view` rules, and the properties that these declare.
  private var viewTypes: Set<String> = []
  private var properties: Set<String> = []

  /// The names that at-rules without a name, or with the name of another one, were to declare.
  private var lost: [DiagnosticRule: String] = [:]

  /// The at-rules whose name is missing.
  private var nameless: Set<String> = []

  /// The second registrations of custom properties.
  private var registrations: Set<SourceLocation> = []

  /// The places of missing semicolons, after which a declaration takes the next one with it.
  private var semicolons: [SourceLocation] = []

  init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
    for diagnostic in diagnostics {
      let source = sources[diagnostic.location.source]
      if diagnostic.rule == .unknownAtRule { addUnknownAtRule(diagnostic, in: source) }
      if diagnostic.rule.severity == .error { add(diagnostic, in: source) }
      if diagnostic.detail == .repeatedRegistration { registrations.insert(diagnostic.location) }
    }
    add(.unknownStyle, lostBy: .duplicateStyle, "style", diagnostics, sources)
    add(.unknownViewType, lostBy: .duplicateViewType, "view", diagnostics, sources)
    add(.unknownTheme, lostBy: nil, "theme", diagnostics, sources)
    add(.unknownCustomProperty, lostBy: nil, "property", diagnostics, sources)
  }

  private mutating func add(_ diagnostic: Diagnostic, in source: SourceText) {
    let range = diagnostic.location.range
    switch diagnostic.rule {
    case .missingSemicolon:
      semicolons.append(diagnostic.location)
      let rest = source.text(in: SourceRange(range.start, min(range.start + 200, source.bytes.count)))
      let name = rest.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != ":" }
      if name.isDashedName { names.insert(String(name)) }
      return
    case .unexpectedToken: addUnreadable(diagnostic)
    case .badArgument:
      // A custom property whose `var()` is not valid has no value.
      let before = source.text(in: SourceRange(max(0, range.start - 100), range.start))
      let declaration = before.split { "{};".contains($0) }.last ?? ""
      let name = declaration.split(separator: ":").first?.drop { $0.isWhitespace } ?? ""
      if name.isDashedName { names.insert(String(name)) }
    case .unknownProperty:
      names.insert("--" + source.text(in: range).drop { $0 == "-" })
    case .invalidSelector, .unknownViewType:
      addSelector(at: range, in: source)
    case .themeCycle:
      if case .themeCycle(let cycle) = diagnostic.detail { themes.formUnion(cycle) }
      return
    default: break
    }
    let isAtKeyword = range.start < source.bytes.count && source.bytes[range.start] == UInt8(ascii: "@")
    if let declared = AtRuleText(before: isAtKeyword ? range.start + 1 : range.start, in: source)
      ?? UndeclaredNames.declared(after: diagnostic, in: source)
    {
      add(declared, diagnostic, in: source)
    }
  }

  /// Adds what an at-rule with a mistake would have declared.
  private mutating func add(_ declared: AtRuleText, _ diagnostic: Diagnostic, in source: SourceText) {
    guard AtRuleText.declaring.contains(declared.keyword) else { return }
    guard let name = declared.name else {
      if diagnostic.rule == .invalidPrelude { nameless.insert(declared.keyword) }
      return
    }
    switch declared.keyword {
    case "theme":
      let start = diagnostic.location.range.start
      let isExtraBrace = diagnostic.rule == .invalidSelector && source.bytes[start] == UInt8(ascii: "{")
      let isOfTheme = isExtraBrace || [.unknownTheme, .invalidPrelude].contains(diagnostic.rule)
      if isOfTheme || diagnostic.detail == .colorScheme { themes.insert(name) }
    case "view":
      viewTypes.formUnion(diagnostic.rule == .invalidPrelude ? declared.words : [name])
      properties.formUnion(UndeclaredNames.words(from: diagnostic.location.range.start, in: source))
      if [.invalidPrelude, .misplacedAtRule, .duplicateViewType].contains(diagnostic.rule) {
        properties.formUnion(UndeclaredNames.properties(after: diagnostic.location.range.end, in: source))
      }
    default:
      for name in diagnostic.rule == .invalidPrelude ? declared.words : [name] {
        names.formUnion([name, "--" + name.drop { $0 == "-" }])
      }
      names.formUnion(diagnostic.fixes.flatMap(\.edits).map(\.replacement))
    }
  }

  /// Adds what an at-rule without its `@` would have declared, and a variable as of `let gap = 8`.
  private mutating func addSelector(at range: SourceRange, in source: SourceText) {
    if let rule = AtRuleText(withoutSign: range.start, in: source), let name = rule.name {
      names.insert(name)
      themes.insert(name)
      viewTypes.insert(name)
      if rule.keyword == "view" {
        properties.formUnion(UndeclaredNames.properties(after: range.end, in: source))
      }
    }
    let before = source.text(in: SourceRange(max(0, range.start - 60), range.start))
    if let word = before.split(whereSeparator: \.isWhitespace).last { names.insert("--" + word) }
  }

  /// Adds what the block of an unknown at-rule would have declared if its keyword were right, as of `@mixin field { }`,
  /// or the custom property that another language sets as `@name: value`.
  private mutating func addUnknownAtRule(_ diagnostic: Diagnostic, in source: SourceText) {
    let range = diagnostic.location.range
    let rule = AtRuleText(after: range.start + 1, in: source)
    if rule.isVariable {
      names.insert("--" + rule.keyword)
      if let outer = AtRuleText(before: range.start, in: source), outer.keyword == "theme", let theme = outer.name {
        themes.insert(theme)
      }
    } else if rule.hasBlock, let name = rule.name {
      names.formUnion([name, "--" + name.drop { $0 == "-" }])
      themes.insert(name)
      viewTypes.insert(name)
      let isView = diagnostic.fixes.contains { $0.edits.contains { $0.replacement == "@view" } }
      if isView { properties.formUnion(UndeclaredNames.properties(after: range.end, in: source)) }
    }
  }

  /// Adds the name in a statement that could not be read: of a custom property without a colon, or with a sign of
  /// another language, or of a property in an `@view`.
  private mutating func addUnreadable(_ diagnostic: Diagnostic) {
    guard case .unreadable(_, let text) = diagnostic.detail,
      let last = text.prefix(while: { $0 != "`" && $0 != ":" }).split(whereSeparator: \.isWhitespace).last
    else { return }
    let name = String(last.drop { "-$@".contains($0) })
    names.insert("--" + name)
    names.formUnion(diagnostic.fixes.flatMap(\.edits).map(\.replacement))
  }

  /// The words of the statement from an offset on.
  private static func words(from offset: Int, in source: SourceText) -> [String] {
    let end = min(offset + AtRuleText.searchedBytes / 2, source.bytes.count)
    let statement = source.text(in: SourceRange(offset, end)).prefix { $0 != ";" && $0 != "{" && $0 != "}" }
    return statement.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }

  /// Notes the name that a declaration without a name, or with the name of another one, was to declare: the only one
  /// that is unknown and that no other name resembles.
  private mutating func add(
    _ unknown: DiagnosticRule, lostBy duplicate: DiagnosticRule?, _ keyword: String, _ all: [Diagnostic],
    _ sources: SourceMap
  ) {
    let duplicates = all.filter { diagnostic in
      duplicate.map { diagnostic.rule == $0 } ?? (keyword == "property" && registrations.contains(diagnostic.location))
    }
    guard duplicates.count == 1 || duplicates.isEmpty && nameless.contains(keyword) else { return }
    let known = duplicates.first.map { sources[$0.location.source].text(in: $0.location.range) }
    let texts = all.filter { diagnostic in
      let guesses = diagnostic.fixes.flatMap(\.edits).map(\.replacement)
      return diagnostic.rule == unknown && guesses.allSatisfy { $0 == known }
    }.map { sources[$0.location.source].text(in: $0.location.range) }
    if Set(texts).count == 1 { lost[unknown] = texts[0] }
  }

  func explains(_ diagnostic: Diagnostic, _ sources: SourceMap) -> Bool {
    let text = { sources[diagnostic.location.source].text(in: diagnostic.location.range) }
    if diagnostic.notes.contains(where: { $0.location.map(registrations.contains) ?? false }) { return true }
    if let name = lost[diagnostic.rule], name == text() { return true }
    switch diagnostic.rule {
    case .unknownCustomProperty, .unknownStyle: return names.contains(text())
    case .missingCustomPropertyInTheme:
      // A statement of the theme that could not be read was to set it.
      return names.contains(text()) || !diagnostic.themes.isEmpty && diagnostic.themes.allSatisfy(themes.contains)
    case .propertyNotApplicable, .stateNotSupported:
      // The superclass of the view type is not known.
      if case .viewType(let name) = diagnostic.detail { return viewTypes.contains(name) }
      return false
    case .invalidPrelude:
      // The same name that no style can have.
      let source = sources[diagnostic.location.source]
      guard let rule = AtRuleText(before: diagnostic.location.range.start, in: source), rule.keyword == "apply" else {
        return false
      }
      return rule.words.first.map(names.contains) ?? false
    case .themeWithoutScheme: return themes.contains(text())
    case .unknownTheme: return diagnostic.fixes.isEmpty && themes.contains(text())
    case .unknownViewType: return viewTypes.contains(text())
    case .unknownProperty: return properties.contains(text())
    case .customPropertyTypeMismatch:
      return diagnostic.notes.contains { note in
        guard let holder = note.location else { return false }
        return semicolons.contains {
          $0.source == holder.source && holder.range.start <= $0.range.start && $0.range.end < holder.range.end
        }
      }
    default: return false
    }
  }

  /// What an at-rule declares that follows a line which could not be read, and which that line takes with it.
  private static func declared(after diagnostic: Diagnostic, in source: SourceText) -> AtRuleText? {
    let start = diagnostic.location.range.start
    guard diagnostic.rule == .invalidSelector else { return nil }
    let end = min(start + AtRuleText.searchedBytes, source.bytes.count)
    let prelude = source.text(in: SourceRange(start, end)).prefix { $0 != "{" }
    guard let at = prelude.firstIndex(of: "@") else { return nil }
    return AtRuleText(after: start + prelude[...at].utf8.count, in: source)
  }

  /// The names before the colons of the block after an offset.
  private static func properties(after offset: Int, in source: SourceText) -> [String] {
    let end = source.blockEnd(after: offset)
    guard end > offset else { return [] }
    let block = source.text(in: SourceRange(offset, end)).drop { $0 != "{" }.dropFirst()
    return block.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      return declaration[..<colon].split(whereSeparator: \.isWhitespace).last.map(String.init)
    }
  }
}
