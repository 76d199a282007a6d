import VStyleCheck
import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The places of a sheet in which diagnostics of rules that no build checks follow from one of another rule.
struct LintConsequences {
  private let source: SourceText

  /// Whether the order of the layers could not be read.
  private let hasLayerError: Bool

  /// The names in `var()` whose fallback does not have the type of the property.
  private let fallbacks: DisjointRanges

  /// The names of the themes inside of other themes.
  private let nestedThemes: Set<String>

  /// The blocks of these themes, in which no selector matches.
  private let nestedBlocks: DisjointRanges

  /// The selectors that match nothing.
  private let unmatchable: DisjointRanges

  /// The mistakes in selectors for which a list skips a selector, and may be empty then.
  private let skipped: DisjointRanges

  /// The selectors with states that exclude each other.
  private let opposites: DisjointRanges

  /// The errors. A rule with one does not do what its author means.
  private let errors: DisjointRanges

  /// The names of view types that no view type has.
  private let unknownTypes: DisjointRanges

  /// The names that are suggested in place of unknown properties and view types.
  private let suggestions: Set<String>

  /// The declarations that a later rule with the same selector overrides.
  private let overridden: DisjointRanges

  init(_ source: SourceText, _ found: [Diagnostic]) {
    self.source = source
    hasLayerError = found.contains { $0.detail == .prelude(atRule: "layer") }
    errors = DisjointRanges(found.filter { $0.rule.severity == .error }.map(\.location.range))
    unknownTypes = DisjointRanges(found.filter { $0.rule == .unknownViewType }.map(\.location.range))
    suggestions = Set(
      found.filter { [.unknownProperty, .unknownViewType].contains($0.rule) }.flatMap(\.fixes).flatMap(\.edits)
        .map(\.replacement))
    let nested = found.compactMap { diagnostic in
      if case .nestedTheme(let name) = diagnostic.detail { (name, diagnostic.location.range) } else { nil }
    }
    nestedBlocks = DisjointRanges(
      nested.map { SourceRange($0.1.end, source.blockEnd(after: $0.1.end)) })
    nestedThemes = Set(nested.map(\.0))
    let selectors = found.filter { $0.rule == .unmatchableSelector }
    unmatchable = DisjointRanges(selectors.map(\.location.range))
    let skipping: [DiagnosticRule] = [.invalidSelector, .unknownState, .unknownPart]
    skipped = DisjointRanges(found.filter { skipping.contains($0.rule) }.map(\.location.range))
    opposites = DisjointRanges(
      selectors.filter { $0.detail == .opposedStates }.map(\.location.range))
    overridden = DisjointRanges(
      found.filter { $0.rule == .overriddenDeclaration }.flatMap(\.fixes).flatMap(\.edits).map(\.location.range))
    fallbacks = DisjointRanges(
      found.filter { $0.rule == .fallbackTypeMismatch }.map {
        SourceRange(source.argumentEnd(before: $0.location.range.start), $0.location.range.start)
      })
  }

  /// Whether a diagnostic follows from another one.
  func explain(_ diagnostic: Diagnostic) -> Bool {
    let range = diagnostic.location.range
    switch diagnostic.rule {
    case .stateNotSupported: return opposites.contain(range)
    case .neverWins, .undeclaredLayerOrder: return hasLayerError
    case .missingCustomPropertyInTheme:
      return diagnostic.themes.count == 1 && nestedThemes.contains(diagnostic.themes[0])
    case .themeWithoutScheme: return diagnostic.names.contains(where: nestedThemes.contains)
    case .unmatchableSelector: return nestedBlocks.contain(range) || skipped.startInside(range)
    case .focusInvisible:
      return errors.startInside(SourceRange(range.end, source.blockEnd(after: range.end)))
    case .valueOutOfBounds, .ineffectiveProperty: return isAboutSuggestion(diagnostic)
    case .ruleParity:
      return unmatchable.contain(range) || unknownTypes.startInside(range) || isAboutSuggestion(diagnostic)
    case .hardCodedValue: return overridden.contain(range)
    case .customPropertyTypeMismatch: return fallbacks.contain(SourceRange(range.end, range.end))
    default: return false
    }
  }
}

extension LintConsequences {
  /// Whether a diagnostic is about something that is misspelled elsewhere.
  private func isAboutSuggestion(_ diagnostic: Diagnostic) -> Bool {
    guard !suggestions.isEmpty else { return false }
    return diagnostic.names.contains { name in
      name.split { !($0.isLetter || $0.isNumber || $0 == "-") }.contains { suggestions.contains(String($0)) }
    }
  }
}

extension Diagnostic {
  /// The names that it is about.
  fileprivate var names: [String] { if case .names(let names) = detail { names } else { [] } }
}

extension SourceText {
  /// The end of the argument before an offset: before the comma and the white space there.
  fileprivate func argumentEnd(before offset: Int) -> Int {
    var end = offset
    while end > 0, bytes[end - 1] == UInt8(ascii: ",") || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return end
  }
}
