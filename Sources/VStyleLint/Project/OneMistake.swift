import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Reduces the diagnostics of one mistake to one.
///
/// A mistake often breaks several rules: a misspelled `var()` leaves its custom property unused, and an open
/// parenthesis takes the rest of the file with it. The author wants to read of the cause alone.
enum OneMistake {
  /// The diagnostics without those that are consequences of others, in the same order.
  static func reduce(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let errors = Dictionary(grouping: diagnostics, by: \.location.source)
    var kept: [Diagnostic] = []
    kept.reserveCapacity(diagnostics.count)
    var causes: [SourceID: SourceCauses] = [:]
    for (source, own) in errors { causes[source] = SourceCauses(sources[source], source, own) }
    let unknown = UnknownNames(diagnostics, sources)
    let undeclared = UndeclaredNames(diagnostics, sources)
    let misspelled = Set(
      diagnostics.filter { $0.rule == .missingCustomPropertyInTheme && $0.fixes != [] }.map(\.location))
    var reported: Set<ReportedMistake> = []
    var seen: Set<SourceID> = []
    for diagnostic in diagnostics {
      let source = diagnostic.location.source
      guard let cause = causes[source] else { continue }
      if seen.insert(source).inserted { kept += cause.diagnostics }
      let isOfName = [.unusedCustomProperty, .extraCustomPropertyInTheme].contains(diagnostic.rule)
      if isOfName, misspelled.contains(diagnostic.location) { continue }
      if cause.explains(diagnostic) || unknown.explains(diagnostic, sources) || undeclared.explains(diagnostic, sources)
      {
        continue
      }
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
  let message: String
}

/// Names that an invalid statement would have declared, so that their uses are no mistakes.
private struct UndeclaredNames {
  private var names: Set<String> = []

  /// The themes that take over one with a misspelled name, or whose prelude is invalid.
  private var themes: Set<String> = []

  /// The view types of invalid `@view` rules, and the properties that these declare.
  private var viewTypes: Set<String> = []
  private var properties: Set<String> = []

  /// The rules about names that nothing declares, where a duplicate was to declare one of another name.
  private var lost: [DiagnosticRule: String] = [:]

  /// The places of missing semicolons, after which a declaration takes the next one with it.
  private var semicolons: [SourceLocation] = []

  /// How far the start of an at-rule is searched.
  private static let searchedBytes = 400

  init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
    add(.unknownStyle, lostBy: .duplicateStyle, diagnostics, sources)
    add(.unknownViewType, lostBy: .duplicateViewType, diagnostics, sources)
    for diagnostic in diagnostics where diagnostic.rule.severity == .error {
      let (source, start) = (sources[diagnostic.location.source], diagnostic.location.range.start)
      if diagnostic.rule == .missingSemicolon {
        semicolons.append(diagnostic.location)
        let rest = source.text(in: SourceRange(start, min(start + 200, source.bytes.count)))
        let name = rest.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != ":" }
        if name.isDashedName { names.insert(String(name)) }
      } else if diagnostic.rule == .unexpectedToken, diagnostic.message.dropFirst().isDashedName {
        // A custom property without its colon.
        names.insert(String(diagnostic.message.dropFirst().prefix { $0 != "`" }))
        names.formUnion(diagnostic.fixes.flatMap(\.edits).map(\.replacement))
      } else if diagnostic.rule == .unknownProperty, diagnostic.help?.contains("two hyphens") ?? false {
        names.insert("--" + source.text(in: diagnostic.location.range).drop { $0 == "-" })
      } else if let declared = UndeclaredNames.declared(
        before: diagnostic.rule == .misplacedAtRule ? start + 1 : start, in: source)
        ?? UndeclaredNames.declared(after: diagnostic, in: source)
      {
        switch declared.rule {
        case "theme":
          let isOfTheme = [.unknownTheme, .invalidPrelude].contains(diagnostic.rule)
          if isOfTheme || diagnostic.message.hasPrefix("`color-scheme`") { themes.insert(declared.name) }
        case "view":
          viewTypes.insert(declared.name)
          if [.invalidPrelude, .misplacedAtRule, .duplicateViewType].contains(diagnostic.rule) {
            properties.formUnion(UndeclaredNames.properties(after: diagnostic.location.range.end, in: source))
          }
        default: names.formUnion([declared.name, "--" + declared.name.drop { $0 == "-" }])
        }
      }
    }
  }

  /// Notes the name that a second declaration of another name was to declare: the only one that is unknown and that no
  /// other name resembles.
  private mutating func add(
    _ unknown: DiagnosticRule, lostBy duplicate: DiagnosticRule, _ all: [Diagnostic], _ sources: SourceMap
  ) {
    guard all.count(where: { $0.rule == duplicate }) == 1 else { return }
    let known = all.first { $0.rule == duplicate }.map { sources[$0.location.source].text(in: $0.location.range) }
    let texts = all.filter { diagnostic in
      let guesses = diagnostic.fixes.flatMap(\.edits).map(\.replacement)
      return diagnostic.rule == unknown && guesses.allSatisfy { $0 == known }
    }.map { sources[$0.location.source].text(in: $0.location.range) }
    if Set(texts).count == 1 { lost[unknown] = texts[0] }
  }

  func explains(_ diagnostic: Diagnostic, _ sources: SourceMap) -> Bool {
    if let name = lost[diagnostic.rule], name == sources[diagnostic.location.source].text(in: diagnostic.location.range)
    {
      return true
    }
    switch diagnostic.rule {
    case .unknownCustomProperty, .unknownStyle:
      return names.contains(sources[diagnostic.location.source].text(in: diagnostic.location.range))
    case .missingCustomPropertyInTheme:
      return !diagnostic.themes.isEmpty && diagnostic.themes.allSatisfy(themes.contains)
    case .propertyNotApplicable, .stateNotSupported:
      // The superclass of the view type is not known.
      return viewTypes.contains {
        diagnostic.message.hasSuffix("property of \($0)") || diagnostic.message.hasPrefix("`\($0)` ")
      }
    case .themeWithoutScheme:
      return themes.contains(sources[diagnostic.location.source].text(in: diagnostic.location.range))
    case .unknownViewType:
      return viewTypes.contains(sources[diagnostic.location.source].text(in: diagnostic.location.range))
    case .unknownProperty:
      return properties.contains(sources[diagnostic.location.source].text(in: diagnostic.location.range))
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
  private static func declared(after diagnostic: Diagnostic, in source: SourceText) -> (rule: String, name: String)? {
    let start = diagnostic.location.range.start
    guard diagnostic.rule == .invalidSelector else { return nil }
    let prelude = source.text(in: SourceRange(start, min(start + searchedBytes, source.bytes.count))).prefix {
      $0 != "{"
    }
    guard let at = prelude.firstIndex(of: "@") else { return nil }
    return declared(before: start + prelude[...at].utf8.count, in: source)
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

  /// The name that the `@property`, `@style`, `@theme` or `@view` around an offset declares; `nil` if there is none.
  private static func declared(before offset: Int, in source: SourceText) -> (rule: String, name: String)? {
    let limit = max(0, offset - searchedBytes)
    var start = min(offset, source.bytes.count)
    while start > limit, source.bytes[start - 1] != UInt8(ascii: "@"), source.bytes[start - 1] != UInt8(ascii: "}") {
      start -= 1
    }
    guard start > 0, source.bytes[start - 1] == UInt8(ascii: "@") else { return nil }
    let text = source.text(in: SourceRange(start, min(start + 200, source.bytes.count)))
    let words = text.split(maxSplits: 2) { $0.isWhitespace || "{:;(\"'".contains($0) }
    guard words.count > 1, ["property", "style", "theme", "view"].contains(words[0]) else { return nil }
    return (String(words[0]), String(words[1]))
  }
}

/// The causes in one sheet that explain other diagnostics.
private struct SourceCauses {
  /// Diagnostics about the sheet as a whole, in place of those that they explain.
  private(set) var diagnostics: [Diagnostic] = []

  /// The bytes in which nothing else is a mistake of its own.
  private var covered: [SourceRange] = []

  /// The start of the first media query or prelude that could not be read.
  private var invalidPrelude: Int?

  /// The starts of the declarations that override those of an earlier rule, in order.
  private var winners: [Int] = []

  /// The ends of the blocks before each of ``winners``. Between the two, there is one rule only.
  private var starts: [Int] = []

  private var hasSyntaxError = false

  /// The mistakes after which a contrast is not that of the author: values that are lost, and rules that are replaced.
  private let contrasts: ContrastCauses

  /// The places in which other diagnostics follow from one mistake.
  private let consequences: ConsequenceRanges

  /// The starts of declarations outside of rules: the brace that was to open one is missing.
  private var outside: [Int] = []

  /// How far the end of the block before a declaration is searched.
  private static let searchedBytes = 2_000

  /// The invisible characters, in order.
  private var invisible: [SourceRange] = []

  init(_ source: SourceText, _ id: SourceID, _ found: [Diagnostic]) {
    contrasts = ContrastCauses(found)
    consequences = ConsequenceRanges(source, found)
    if let conflict = MergeConflict(source) {
      diagnostics.append(conflict.diagnostic(id))
      covered.append(conflict.range)
    }
    let first = source.bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    let isForeign = found.contains { $0.rule == .invalidSelector }
    if isForeign, let first, let start = found.map(\.location.range.start).min(), "{[<".utf8.contains(first) {
      // JSON, or the HTML around a sheet.
      covered.append(SourceRange(start + 1, source.bytes.count + 1))
    }
    for diagnostic in found {
      let range = diagnostic.location.range
      if diagnostic.help == SelectorAdvice.interpolation {
        covered.append(SourceRange(range.start + 1, min(range.start + 100, source.bytes.count)))
      }
      if diagnostic.rule == .unknownViewType, diagnostic.help?.hasPrefix("write `@") ?? false {
        covered.append(SourceRange(range.start + 1, source.blockEnd(after: range.end)))
      }
      if diagnostic.rule == .unexpectedToken, diagnostic.message.hasSuffix("is outside of a rule") {
        outside.append(range.start)
      }
      // An address without its parenthesis takes the end of its block with it.
      if diagnostic.rule == .unexpectedToken, diagnostic.message.hasSuffix("is no address"),
        source.text(in: range).contains("{")
      {
        outside.append(range.start)
      }
      switch diagnostic.rule {
      case .unclosedBlock where source.bytes[range.start] != UInt8(ascii: "{"):
        covered.append(SourceRange(range.start + 1, source.bytes.count + 1))
      case .invalidEncoding: covered.append(SourceRange(range.start, range.end))
      case .confusableText: invisible.append(range)
      case .unknownMediaFeature, .invalidPrelude: invalidPrelude = min(invalidPrelude ?? .max, range.start)
      case .overriddenDeclaration:
        winners += diagnostic.notes.compactMap(\.location).filter { $0.source == id }.map(\.range.start)
      default: break
      }
      if diagnostic.rule.isOfParser { hasSyntaxError = true }
    }
    winners.sort()
    invisible.sort { $0.start < $1.start }
    starts = winners.map { winner in
      var start = winner
      while start > 0, winner - start < SourceCauses.searchedBytes, source.bytes[start - 1] != UInt8(ascii: "}") {
        start -= 1
      }
      return start
    }
  }

  func explains(_ diagnostic: Diagnostic) -> Bool {
    let range = diagnostic.location.range
    if consequences.explain(diagnostic) { return true }
    switch diagnostic.rule {
    case .invalidEncoding, .unclosedBlock, .unclosedString, .unclosedComment, .limitExceeded: return false
    case .emptyFile: return hasSyntaxError
    case .duplicateSelector:
      let next = winners.partitioningIndex { $0 >= range.start }
      if next < winners.count, starts[next] <= range.start { return true }
    case .misplacedDeclaration: if let invalidPrelude, invalidPrelude < range.start { return true }
    case .confusableText: return false
    case .textContrast, .nonTextContrast, .perceptualContrast, .contrastUnknown:
      if contrasts.explain(diagnostic) { return true }
    case .unexpectedToken
    where diagnostic.message.hasSuffix("closes nothing")
      && outside.contains { $0 < range.start && range.start - $0 < SourceCauses.searchedBytes }:
      return true
    default:
      let next = invisible.partitioningIndex { $0.start >= range.start }
      if next < invisible.count, invisible[next].end <= range.end { return true }
    }
    return covered.contains { $0.start <= range.start && range.start < $0.end || range.contains($0) }
  }
}

extension SourceText {
  /// The end of the block that follows an offset, or the offset if there is none.
  func blockEnd(after offset: Int) -> Int {
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

/// Names in reported mistakes that explain why a custom property is read by no sheet.
private struct UnknownNames {
  /// The words of the reported texts and their suggestions, without hyphens at the start.
  private var names: Set<String> = []

  init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
    guard diagnostics.contains(where: { $0.rule == .unusedCustomProperty }) else { return }
    for diagnostic in diagnostics where diagnostic.rule.severity == .error {
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
