import VStyleCheck
import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The mistakes of a sheet that change the colors of views, so that a contrast may not be the one that is meant.
struct ContrastCauses {
  /// Whether text of the sheet is lost: a declaration, a rule or the rest of the file.
  private let losesText: Bool

  /// The values that are not valid, and the misspelled names in values.
  private let invalid: DisjointRanges

  /// The declarations that replace those of an earlier rule with the same selector.
  private let winners: DisjointRanges

  /// The mistakes that lose the rest of the file.
  private static let losingAll: Set<DiagnosticRule> = [.unclosedString, .unclosedBlock, .unclosedComment]

  /// The mistakes that lose a declaration or a rule.
  private static let losingOne: Set<DiagnosticRule> = [.unexpectedToken, .missingSemicolon, .invalidSelector]

  /// Collects the mistakes of one sheet.
  init(_ source: SourceText, _ found: [Diagnostic]) {
    losesText =
      found.contains { ContrastCauses.losingAll.contains($0.rule) }
      || ContrastCauses.losesColor(
        source, found.filter { ContrastCauses.losingOne.contains($0.rule) }.map(\.location.range.start))
    let invalidating: Set<DiagnosticRule> = [.customPropertyTypeMismatch, .misspelledName]
    invalid = DisjointRanges(found.filter { invalidating.contains($0.rule) }.map(\.location.range))
    winners = DisjointRanges(
      found.filter { $0.rule == .overriddenDeclaration }.flatMap { loser in
        loser.notes.compactMap(\.location).filter { $0.source == loser.location.source }.map(\.range)
      })
  }

  /// Whether a rule or a line that is lost may have a color.
  ///
  /// - Parameter starts: the offsets of the mistakes.
  private static func losesColor(_ source: SourceText, _ starts: [Int]) -> Bool {
    // What is searched once is not searched again for a mistake inside of it.
    var searched = 0
    for start in starts.sorted() where start >= searched {
      searched = max(source.blockEnd(after: start), source.lineEnd(after: start), start + 1)
      let text = source.text(in: SourceRange(start, min(searched, source.bytes.count))).lowercased()
      if ["color", "background", "--"].contains(where: { text.contains($0) }) { return true }
    }
    return false
  }

  /// Whether a contrast follows from one of the mistakes.
  func explain(_ contrast: Diagnostic) -> Bool {
    let source = contrast.location.source
    let places = [contrast.location] + contrast.notes.compactMap(\.location).filter { $0.source == source }
    return losesText || places.contains { invalid.startInside($0.range) || winners.contain($0.range) }
  }
}
