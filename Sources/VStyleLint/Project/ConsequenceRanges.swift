import VStyleCascade
import VStyleSyntax

/// The places of a sheet in which diagnostics of some rules follow from one of another rule.
struct ConsequenceRanges {
  /// Whether the order of the layers could not be read.
  private let hasLayerError: Bool

  /// The misspelled names of layers.
  private let layers: DisjointRanges

  /// The blocks of styles for a view type that no rule which inserts them is for.
  private let mistypedStyles: DisjointRanges

  /// The selectors that match nothing.
  private let unmatchable: DisjointRanges

  /// The selectors with states that exclude each other.
  private let opposites: DisjointRanges

  init(_ source: SourceText, _ found: [Diagnostic]) {
    layers = DisjointRanges(found.filter { $0.rule == .misspelledLayer }.map(\.location.range))
    hasLayerError = found.contains {
      $0.rule == .invalidPrelude && ($0.message.hasPrefix("layer names") || $0.message.hasPrefix("`@layer`"))
    }
    let selectors = found.filter { $0.rule == .unmatchableSelector }
    unmatchable = DisjointRanges(selectors.map(\.location.range))
    opposites = DisjointRanges(
      selectors.filter { $0.help?.contains("exclude each other") ?? false }.map(\.location.range))
    let styles = found.filter { $0.rule == .styleNotApplicable && $0.message.contains("but only rules") }
    mistypedStyles = DisjointRanges(
      styles.map {
        SourceRange($0.location.range.end, source.blockEnd(after: $0.location.range.end))
      })
  }

  /// Whether a diagnostic follows from another one.
  func explain(_ diagnostic: Diagnostic) -> Bool {
    let range = diagnostic.location.range
    switch diagnostic.rule {
    case .invalidPrelude: return layers.contain(range)
    case .propertyNotApplicable: return mistypedStyles.contain(range)
    case .stateNotSupported: return opposites.contain(range)
    case .neverWins, .layerOrderConflict, .undeclaredLayerOrder: return hasLayerError
    case .ruleParity: return unmatchable.contain(range)
    default: return false
    }
  }
}
