import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// The places of a sheet in which diagnostics of some rules follow from one of another rule.
struct ConsequenceRanges {
  private let source: SourceText

  /// The at-rules of other languages, such as `@mixin`.
  private let foreignRules: Set<String>

  /// At-rules of other languages that belong to another one.
  private static let parts = ["@else": "@if", "@include": "@mixin", "@return": "@function"]

  /// Whether the order of the layers could not be read.
  private let hasLayerError: Bool

  /// The misspelled names of layers.
  private let layers: DisjointRanges

  /// The blocks of styles for a view type that no rule which inserts them is for.
  private let mistypedStyles: DisjointRanges

  /// The declarations that a later rule with the same selector overrides.
  private let overridden: DisjointRanges

  /// The ends of blocks after a text without quotes, whose colons and semicolons make declarations of it.
  private let texts: DisjointRanges

  /// The names in `var()` whose fallback does not have the type of the property.
  private let fallbacks: DisjointRanges

  /// The statements that could not be read.
  private let unreadable: DisjointRanges

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

  init(_ source: SourceText, _ found: [Diagnostic]) {
    self.source = source
    errors = DisjointRanges(found.filter { $0.rule.severity == .error }.map(\.location.range))
    unknownTypes = DisjointRanges(found.filter { $0.rule == .unknownViewType }.map(\.location.range))
    suggestions = Set(
      found.filter { [.unknownProperty, .unknownViewType].contains($0.rule) }.flatMap(\.fixes).flatMap(\.edits)
        .map(\.replacement))
    foreignRules = Set(
      found.filter { [.unknownAtRule, .unsupportedCSS].contains($0.rule) }.map {
        source.text(in: $0.location.range).lowercased()
      })
    layers = DisjointRanges(found.filter { $0.rule == .misspelledLayer }.map(\.location.range))
    hasLayerError = found.contains { $0.detail == .prelude(atRule: "layer") }
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
    let styles = found.filter { $0.detail == .insertedForOthers }
    unreadable = DisjointRanges(found.filter { $0.rule == .unexpectedToken }.map(\.location.range))
    overridden = DisjointRanges(
      found.filter { $0.rule == .overriddenDeclaration }.flatMap(\.fixes).flatMap(\.edits).map(\.location.range))
    texts = DisjointRanges(
      found.compactMap { diagnostic in
        let end = diagnostic.location.range.end
        guard diagnostic.rule == .valueTypeMismatch, diagnostic.detail == .textWithoutQuotes,
          source.text(in: SourceRange(end, min(end + 1, source.bytes.count))) == ":"
        else { return nil }
        let rest = source.text(in: SourceRange(end, min(end + 400, source.bytes.count))).prefix { $0 != "}" }
        return SourceRange(end, end + rest.utf8.count)
      })
    fallbacks = DisjointRanges(
      found.filter { $0.rule == .fallbackTypeMismatch }.map {
        SourceRange(source.argumentEnd(before: $0.location.range.start), $0.location.range.start)
      })
    mistypedStyles = DisjointRanges(
      styles.map {
        SourceRange($0.location.range.end, source.blockEnd(after: $0.location.range.end))
      })
  }

  /// Whether a diagnostic follows from another one.
  func explain(_ diagnostic: Diagnostic) -> Bool {
    let range = diagnostic.location.range
    switch diagnostic.rule {
    case .invalidPrelude where diagnostic.detail == .prelude(atRule: "property"):
      return unreadable.startInside(SourceRange(range.end, source.blockEnd(after: range.end)))
    case .invalidPrelude: return layers.contain(range)
    case .propertyNotApplicable: return mistypedStyles.contain(range)
    case .stateNotSupported: return opposites.contain(range)
    case .neverWins, .layerOrderConflict, .undeclaredLayerOrder: return hasLayerError
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
    case .unknownProperty:
      return texts.contain(range)
        || foreignRules.contains("@keyframes") && source.text(in: range).hasPrefix("animation")
    case .unknownAtRule:
      return ConsequenceRanges.parts[source.text(in: range).lowercased()].map(foreignRules.contains) ?? false
    case .valueTypeMismatch, .unknownFunction:
      return foreignRules.contains("@function") && diagnostic.detail == .function
    case .customPropertyTypeMismatch: return fallbacks.contain(SourceRange(range.end, range.end))
    default: return false
    }
  }
}

extension ConsequenceRanges {
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
