import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The places of a sheet in which diagnostics of some rules follow from one of another rule.
struct ConsequenceRanges {
  private let source: SourceText

  /// The at-rules of other languages, such as `@mixin`.
  private let foreignRules: Set<String>

  /// The names of the functions that `@function` would have declared.
  private let foreignFunctions: Set<String>

  /// At-rules of other languages that belong to another one.
  private static let parts = ["@else": "@if", "@include": "@mixin", "@return": "@function"]

  /// Whether the order of the layers could not be read.
  private let hasLayerError: Bool

  /// The misspelled names of layers.
  private let layers: DisjointRanges

  /// The blocks of styles for a view type that no rule which inserts them is for.
  private let mistypedStyles: DisjointRanges

  /// The ends of blocks after a text without quotes, whose colons and semicolons make declarations of it.
  private let texts: DisjointRanges

  /// The statements that could not be read.
  private let unreadable: DisjointRanges

  init(_ source: SourceText, _ found: [Diagnostic]) {
    self.source = source
    let foreign = found.filter { [.unknownAtRule, .unsupportedCSS].contains($0.rule) }.map(\.location.range)
    foreignRules = Set(foreign.map { source.text(in: $0).lowercased() })
    foreignFunctions = Set(
      foreign.filter { source.text(in: $0).lowercased() == "@function" }.compactMap {
        AtRuleText(after: $0.start + 1, in: source).name?.lowercased()
      })
    layers = DisjointRanges(found.filter { $0.rule == .misspelledLayer }.map(\.location.range))
    hasLayerError = found.contains { $0.detail == .prelude(atRule: "layer") }
    let styles = found.filter { $0.detail == .insertedForOthers }
    unreadable = DisjointRanges(found.filter { $0.rule == .unexpectedToken }.map(\.location.range))
    texts = DisjointRanges(
      found.compactMap { diagnostic in
        let end = diagnostic.location.range.end
        guard diagnostic.rule == .valueTypeMismatch, diagnostic.detail == .textWithoutQuotes,
          source.text(in: SourceRange(end, min(end + 1, source.bytes.count))) == ":"
        else { return nil }
        let rest = source.text(in: SourceRange(end, min(end + 400, source.bytes.count))).prefix { $0 != "}" }
        return SourceRange(end, end + rest.utf8.count)
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
    case .layerOrderConflict: return hasLayerError
    case .unknownProperty:
      return texts.contain(range)
        || foreignRules.contains("@keyframes") && source.text(in: range).hasPrefix("animation")
    case .unknownAtRule:
      return ConsequenceRanges.parts[source.text(in: range).lowercased()].map(foreignRules.contains) ?? false
    case .valueTypeMismatch, .unknownFunction:
      return diagnostic.detail == .function
        && foreignFunctions.contains(source.text(in: range).prefix { $0 != "(" }.lowercased())
    default: return false
    }
  }
}
