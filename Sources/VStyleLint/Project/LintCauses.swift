import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Tells which diagnostics of the rules that no build checks are consequences of others.
struct LintCauses {
  private let sources: SourceMap
  private var ofSources: [SourceID: SheetCauses] = [:]
  private let unknown: UnknownNames

  /// The names that are almost those of custom properties.
  private let misspelled: Set<SourceLocation>

  /// The custom properties that one theme alone declares. They are misspelled there, and so no sheet reads them.
  private let extra: Set<SourceLocation>

  init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
    self.sources = sources
    for (source, own) in Dictionary(grouping: diagnostics, by: \.location.source) {
      ofSources[source] = SheetCauses(sources[source], source, own)
    }
    unknown = UnknownNames(diagnostics, sources)
    misspelled = Set(
      diagnostics.filter {
        $0.rule == .missingCustomPropertyInTheme && $0.fixes != [] || $0.rule == .misspelledName
      }
      .map(\.location))
    extra = Set(diagnostics.filter { $0.rule == .extraCustomPropertyInTheme }.map(\.location))
  }

  /// Whether a diagnostic follows from another one.
  func explain(_ diagnostic: Diagnostic) -> Bool {
    let isOfName = [.unusedCustomProperty, .extraCustomPropertyInTheme].contains(diagnostic.rule)
    if isOfName, misspelled.contains(diagnostic.location) { return true }
    if diagnostic.rule == .unusedCustomProperty, extra.contains(diagnostic.location) { return true }
    return unknown.explains(diagnostic, sources) || ofSources[diagnostic.location.source]?.explain(diagnostic) ?? false
  }
}

/// The causes in one sheet that explain other diagnostics.
private struct SheetCauses {
  /// The mistakes after which a contrast is not that of the author: values that are lost, and rules that are replaced.
  private let contrasts: ContrastCauses

  /// The places in which other diagnostics follow from one mistake.
  private let consequences: LintConsequences

  /// Whether the name of a theme is exchanged with that of its base, so that another theme is declared twice.
  private let hasExchangedThemes: Bool

  /// The starts of the declarations that override those of an earlier rule, in order.
  private let winners: [Int]

  /// The ends of the blocks before each of ``winners``. Between the two, there is one rule only.
  private let starts: [Int]

  /// How far the end of the block before a declaration is searched.
  private static let searchedBytes = 2_000

  init(_ source: SourceText, _ id: SourceID, _ found: [Diagnostic]) {
    contrasts = ContrastCauses(source, found)
    consequences = LintConsequences(source, found)
    hasExchangedThemes = found.contains { $0.detail == .exchangedThemes }
    winners = found.filter { $0.rule == .overriddenDeclaration }.flatMap { loser in
      loser.notes.compactMap(\.location).filter { $0.source == id }.map(\.range.start)
    }.sorted()
    starts = winners.map { winner in
      var start = winner
      while start > 0, winner - start < SheetCauses.searchedBytes, source.bytes[start - 1] != UInt8(ascii: "}") {
        start -= 1
      }
      return start
    }
  }

  func explain(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.rule {
    case .overriddenDeclaration: hasExchangedThemes
    case .duplicateSelector:
      overridesRule(at: diagnostic.location.range.start)
    case .textContrast, .nonTextContrast, .perceptualContrast, .contrastUnknown: contrasts.explain(diagnostic)
    default: consequences.explain(diagnostic)
    }
  }

  /// Whether a declaration of the rule at an offset overrides another one.
  private func overridesRule(at offset: Int) -> Bool {
    let next = winners.partitioningIndex { $0 >= offset }
    return next < winners.count && starts[next] <= offset
  }
}

/// Names in reported mistakes that explain why a custom property is read by no sheet.
private struct UnknownNames {
  /// The words of the reported texts and their suggestions, without hyphens at the start.
  private var names: Set<String> = []

  init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
    guard diagnostics.contains(where: { $0.rule == .unusedCustomProperty }) else { return }
    for diagnostic in diagnostics
    where diagnostic.rule.severity == .error || diagnostic.rule == .misspelledName {
      let source = sources[diagnostic.location.source]
      let line = source.text(in: UnknownNames.declaration(around: diagnostic.location.range, in: source))
      names.formUnion(UnknownNames.words(of: line))
      for edit in diagnostic.fixes.flatMap(\.edits) { names.formUnion(UnknownNames.words(of: edit.replacement)) }
      if let help = diagnostic.help { names.formUnion(UnknownNames.words(of: help)) }
    }
  }

  func explains(_ diagnostic: Diagnostic, _ sources: SourceMap) -> Bool {
    guard diagnostic.rule == .unusedCustomProperty else { return false }
    let name = sources[diagnostic.location.source].text(in: diagnostic.location.range)
    return names.contains(String(name.drop { $0 == "-" }))
  }

  /// The bytes of the declaration around an error, at most 200.
  private static func declaration(around range: SourceRange, in source: SourceText) -> SourceRange {
    let isBorder = { (byte: UInt8) in byte == 0x3B || byte == 0x7B || byte == 0x7D }
    var (start, end) = (range.start, min(range.end, range.start + 200))
    while start > 0, range.start - start < 100, !isBorder(source.bytes[start - 1]) { start -= 1 }
    while end < source.bytes.count, end - range.start < 200, !isBorder(source.bytes[end]) { end += 1 }
    return SourceRange(start, max(start, end))
  }

  private static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }.map { String($0.drop { $0 == "-" }) }
  }
}
