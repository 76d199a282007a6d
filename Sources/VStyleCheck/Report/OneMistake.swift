import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

/// Reduces the diagnostics of one mistake to one.
///
/// A mistake often breaks several rules: a misspelled `var()` leaves its custom property unused, and an open
/// parenthesis takes the rest of the file with it. The author wants to read of the cause alone.
enum OneMistake {
  /// The diagnostics without those that are consequences of others, in the same order.
  ///
  /// - Parameter further: returns whether a diagnostic follows from another one, for rules that no build checks.
  static func reduce(
    _ diagnostics: [Diagnostic], _ sources: SourceMap, _ further: (Diagnostic) -> Bool
  ) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let errors = Dictionary(grouping: diagnostics, by: \.location.source)
    var kept: [Diagnostic] = []
    kept.reserveCapacity(diagnostics.count)
    var causes: [SourceID: SourceCauses] = [:]
    for (source, own) in errors { causes[source] = SourceCauses(sources[source], source, own) }
    let undeclared = UndeclaredNames(diagnostics, sources)
    var reported: Set<ReportedMistake> = []
    var seen: Set<SourceID> = []
    for diagnostic in diagnostics {
      let source = diagnostic.location.source
      guard let cause = causes[source] else { continue }
      if seen.insert(source).inserted { kept += cause.diagnostics }
      if cause.explains(diagnostic) || undeclared.explains(diagnostic, sources) || further(diagnostic) { continue }
      let mistake = ReportedMistake(location: diagnostic.location, message: diagnostic.message)
      guard reported.insert(mistake).inserted else { continue }
      kept.append(diagnostic)
    }
    return kept
  }
}

/// A message at a place, which one mistake needs once.
private struct ReportedMistake: Hashable {
  let location: SourceLocation
  package let message: String
}

/// The causes in one sheet that explain other diagnostics.
private struct SourceCauses {
  /// Diagnostics about the sheet as a whole, in place of those that they explain.
  private(set) var diagnostics: [Diagnostic] = []

  /// The bytes in which nothing else is a mistake of its own.
  private var covered: [SourceRange] = []

  /// The starts of the media queries and preludes that could not be read, in order.
  private var invalidPreludes: [Int] = []

  /// The brackets or parentheses in place of a brace, and the brace that they leave open.
  private var exchanged: [SourceRange] = []

  private var hasSyntaxError = false

  /// The places in which other diagnostics follow from one mistake.
  private let consequences: ConsequenceRanges

  /// The starts of declarations outside of rules, in order: the brace that was to open one is missing.
  private var outside: [Int] = []

  /// The first brace after another one, which opens a block without a selector.
  private var extraBrace: Int?

  /// The semicolons in place of a colon, which make a statement of the value.
  private var semicolons: Set<Int> = []

  private let source: SourceText

  /// How far the end of the block before a declaration is searched.
  private static let searchedBytes = 2_000

  /// The invisible characters, in order.
  private var invisible: [SourceRange] = []

  init(_ source: SourceText, _ id: SourceID, _ found: [Diagnostic]) {
    self.source = source
    consequences = ConsequenceRanges(source, found)
    if let conflict = MergeConflict(source) {
      diagnostics.append(conflict.diagnostic(id))
      covered.append(conflict.range)
    }
    let hasBadSelector = found.contains { $0.rule == .invalidSelector }
    if hasBadSelector, source.isOfOtherLanguage, let start = found.map(\.location.range.start).min() {
      covered.append(SourceRange(start + 1, source.bytes.count + 1))
    }
    addBracket(ExchangedBracket(source, found))
    for diagnostic in found {
      let range = diagnostic.location.range
      if diagnostic.detail == .interpolation {
        covered.append(SourceRange(range.start + 1, source.lineEnd(after: range.start, atMost: 100)))
      }
      if diagnostic.detail == .keywordWithoutSign {
        covered.append(SourceRange(range.start + 1, source.blockEnd(after: range.end)))
      }
      addStatement(diagnostic, of: source)
      // An address without its parenthesis takes the end of its block with it.
      if diagnostic.detail == .noAddress, source.text(in: range).contains("{") { outside.append(range.start) }
      switch diagnostic.rule {
      case .unclosedBlock where diagnostic.detail == .repeatedBrace:
        covered.append(SourceRange(range.start, range.end))
      case .unclosedBlock where source.bytes[range.start] != UInt8(ascii: "{"):
        covered.append(SourceRange(range.start + 1, source.bytes.count + 1))
      case .invalidEncoding: covered.append(SourceRange(range.start, range.end))
      case .confusableText: invisible.append(range)
      case .invalidSelector where source.bytes[range.start] == UInt8(ascii: "{"):
        extraBrace = min(extraBrace ?? .max, range.start)
      case .unknownMediaFeature, .invalidPrelude:
        invalidPreludes.append(range.start)
        if !diagnostic.isOfStatementWithoutBlock, source.lacksBrace(after: range.start) { outside.append(range.start) }
      default: break
      }
      if diagnostic.rule.isOfParser { hasSyntaxError = true }
    }
    coverExtraBlock(source, found)
    outside.sort()
    invalidPreludes.sort()
    invisible.sort { $0.start < $1.start }
  }

  /// Notes what a block without a selector contains. Without its closing brace, that is the rest of the sheet.
  private mutating func coverExtraBlock(_ source: SourceText, _ found: [Diagnostic]) {
    guard let extraBrace else { return }
    let isClosed = !found.contains { $0.rule == .unclosedBlock && $0.location.range.start <= extraBrace }
    covered.append(
      SourceRange(extraBrace + 1, isClosed ? source.blockEnd(after: extraBrace) : source.bytes.count + 1))
  }

  /// Notes a bracket in place of a brace.
  private mutating func addBracket(_ bracket: ExchangedBracket?) {
    guard let bracket else { return }
    diagnostics.append(bracket.diagnostic)
    exchanged = bracket.ranges
  }

  /// Notes a statement that could not be read, which makes other statements unreadable.
  private mutating func addStatement(_ diagnostic: Diagnostic, of source: SourceText) {
    guard case .unreadable(let statement, let text) = diagnostic.detail else { return }
    let isOutside =
      switch statement {
      case .outsideOfRule: true
      // A brace is missing after a selector.
      case .noColonOrBlock: text.first?.isUppercase ?? false
      case .noName: text.hasPrefix("&")
      case .customProperty, .noBlock: false
      }
    if isOutside { outside.append(diagnostic.location.range.start) }
    for edit in diagnostic.fixes.flatMap(\.edits)
    where edit.replacement == ":" && source.text(in: edit.location.range) == ";" {
      semicolons.insert(edit.location.range.start)
    }
  }

  /// Whether a block has no brace for its opening one near before an offset.
  private func isOpened(before offset: Int) -> Bool {
    let next = outside.partitioningIndex { $0 >= offset }
    return next > 0 && offset - outside[next - 1] < SourceCauses.searchedBytes
  }

  /// Whether an offset is in the block of a prelude near before it that could not be read.
  private func isAfterInvalidPrelude(_ offset: Int) -> Bool {
    let next = invalidPreludes.partitioningIndex { $0 >= offset }
    guard next > 0, offset - invalidPreludes[next - 1] < SourceCauses.searchedBytes else { return false }
    var depth = 0
    for byte in source.bytes[invalidPreludes[next - 1]..<offset] {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth <= 0 { return false }
      }
    }
    return true
  }

  func explains(_ diagnostic: Diagnostic) -> Bool {
    let range = diagnostic.location.range
    if consequences.explain(diagnostic) || exchanged.contains(range) { return true }
    switch diagnostic.rule {
    case .unclosedBlock where range.start < extraBrace ?? 0: return true
    case .invalidEncoding, .unclosedBlock, .unclosedString, .unclosedComment, .limitExceeded: return false
    case .emptyFile: return hasSyntaxError
    case .misplacedDeclaration where isAfterInvalidPrelude(range.start): return true
    case .confusableText: return false
    case .duplicateSelector, .textContrast, .nonTextContrast, .perceptualContrast, .contrastUnknown: break
    case .unexpectedToken where diagnostic.isBesideOpenedBlock && isOpened(before: range.start): return true
    case .unmatchableSelector where diagnostic.detail == .nestingAtRoot && isOpened(before: range.start): return true
    case .unexpectedToken where (1...4).contains(where: { semicolons.contains(range.start - $0) }): return true
    default:
      let next = invisible.partitioningIndex { $0.start >= range.start }
      if next < invisible.count, invisible[next].end <= range.end { return true }
    }
    return covered.contains { $0.start <= range.start && range.start < $0.end || range.contains($0) }
  }
}

extension Diagnostic {
  /// Whether it is about the prelude of an at-rule that never has a block.
  fileprivate var isOfStatementWithoutBlock: Bool {
    detail == .prelude(atRule: "apply") || detail == .prelude(atRule: "import")
  }

  /// Whether it is about what a missing brace leaves outside of a rule.
  fileprivate var isBesideOpenedBlock: Bool {
    if case .unreadable(.outsideOfRule, _) = detail { true } else { detail == .closesNothing }
  }
}

extension SourceText {
  /// Whether a text starts like JSON or HTML: with what no sheet starts with.
  fileprivate var isOfOtherLanguage: Bool {
    func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x0A, 0x0D, 0x09].contains(byte) }
    let start = Array(bytes.lazy.filter { !isSpace($0) }.prefix(3))
    guard start.count > 1, let last = bytes.last(where: { !isSpace($0) }) else { return false }
    switch Unicode.Scalar(start[0]) {
    case "{":
      // A rule may come after a block without a selector.
      let end = bytes.index(after: bytes.lastIndex(of: last) ?? 0)
      return "\"}".utf8.contains(start[1]) && blockEnd(after: 0) == end
    case "[": return last == UInt8(ascii: "]") && ("{[\"]".utf8.contains(start[1]) || (0x30...0x39).contains(start[1]))
    case "<":
      // `<!--` may be around a sheet, and `<<<<<<<` begins a merge conflict.
      let isTag = Unicode.Scalar(start[1]).properties.isAlphabetic || "!?/".utf8.contains(start[1])
      return isTag && last == UInt8(ascii: ">") && !start[1...].elementsEqual("!-".utf8)
    default: return false
    }
  }

  /// Whether the brace after a prelude is that of the next rule, because the prelude's own is missing.
  ///
  /// - Parameter offset: the offset of a part of the prelude.
  fileprivate func lacksBrace(after offset: Int) -> Bool {
    let near = bytes[offset..<min(bytes.count, offset + 500)]
    let end = near.firstIndex(of: UInt8(ascii: "{")) ?? near.endIndex
    let prelude = text(in: SourceRange(offset, end))
    let rest = prelude.lastIndex(of: ")").map { prelude[prelude.index(after: $0)...] } ?? prelude[...]
    return rest.contains { $0.isLetter }
  }

  /// The end of the line of an offset.
  ///
  /// - Parameter count: the greatest number of bytes up to it.
  package func lineEnd(after offset: Int, atMost count: Int = .max) -> Int {
    let rest = bytes[min(offset, bytes.count)...].prefix(count)
    return rest.firstIndex(of: 0x0A) ?? rest.endIndex
  }

  /// The end of the block that follows an offset, or the offset if there is none.
  package func blockEnd(after offset: Int) -> Int {
    var (end, depth) = (offset, 0)
    while end < bytes.count {
      let byte = bytes[end]
      end += 1
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 || byte == UInt8(ascii: "}") && depth == 0 { return end }
    }
    return end
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
