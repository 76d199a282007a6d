import VStyleAdvice
package import VStyleSyntax
import VStyleValues

/// The comments of a sheet that suppress diagnostics, and the diagnostics of these comments.
package struct Suppressions {
  /// The valid comments.
  private(set) var all: [Suppression] = []

  /// The comments that misspelled ones are meant to be. What they would suppress is no mistake of its own.
  private var meant: [Suppression] = []

  /// The diagnostics of the comments.
  private(set) var diagnostics: [Diagnostic] = []

  /// The indices of the open suppressions by their rules, and of all of them under `nil`.
  ///
  /// The lists may contain suppressions that have ended since.
  private var open: [Set<RuleSelector>?: [Int]] = [:]

  private let tree: SyntaxTree
  private let lines: LineIndex

  /// Parses the comments of a sheet.
  init(_ tree: SyntaxTree) {
    self.tree = tree
    lines = LineIndex(tree.source)
    for token in 0..<tree.tape.count where tree.tape.kind(token) == .comment { read(token) }
  }

  /// Returns whether a sheet may contain such a comment.
  package static func mayAppear(in source: SourceText) -> Bool {
    let word = Array("vstyle-".utf8)
    let bytes = source.bytes.span
    guard bytes.count >= word.count else { return false }
    for start in 0...bytes.count - word.count
    where bytes[start] == word[0] && word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) {
      return true
    }
    return false
  }

  private mutating func read(_ token: Int) {
    let location = tree.location(ofToken: token)
    guard let comment = SuppressionComment(tree.source.text(in: location.range)) else { return }
    noteMeaning(of: comment, token)
    for rule in comment.rules where !rule.isKnown {
      let guess = KnownRules.spellings.closest(to: rule.text)
      diagnostics.append(
        Diagnostic(
          .unknownSuppression, at: location, "there is no rule `\(rule.text)`",
          help: guess.map { "did you mean `\($0)`?" } ?? "`vstyle rules` lists them"))
    }
    guard comment.rules.allSatisfy(\.isKnown) else { return }
    if comment.instruction == "vstyle-restore" { return restore(comment, at: location) }
    guard let reach = Suppression.Reach(rawValue: comment.instruction) else {
      let names = Suppression.Reach.allCases.map(\.rawValue) + ["vstyle-restore", "vstyle-fmt"]
      let guess = Spelling.closest(to: comment.instruction, in: names)
      diagnostics.append(
        Diagnostic(
          .unknownSuppression, at: location, "there is no instruction `\(comment.instruction)`",
          help: guess.map { "did you mean `\($0)`?" } ?? "known are \(names.joined(separator: ", "))"))
      return
    }
    let suppression = Suppression(
      reach: reach, rules: comment.rules, reason: comment.reason, location: location, range: range(reach, token),
      wholeStatement: reach == .next ? statement(after: token)?.block.map { tree.tape.range($0) } : nil)
    if !suppression.isSound {
      diagnostics.append(
        Diagnostic(
          .unscopedSuppression, at: location, "this comment names neither a rule nor a reason",
          help: "name the rule and say why: `/* \(comment.instruction) RULE -- reason */`"))
      return
    }
    if comment.reason == nil {
      diagnostics.append(
        Diagnostic(
          .suppressionWithoutReason, at: location, "this comment does not say why",
          help: "add the reason after two hyphens: `-- reason`"))
    }
    if reach == .block {
      open[Set(suppression.rules), default: []].append(all.count)
      open[nil, default: []].append(all.count)
    }
    all.append(suppression)
  }

  /// Notes what a misspelled comment is meant to be, if it is about a line or a statement.
  private mutating func noteMeaning(of comment: SuppressionComment, _ token: Int) {
    let names = Suppression.Reach.allCases.map(\.rawValue)
    let instruction = names.contains(comment.instruction) ? comment.instruction : nil
    let word = instruction ?? Spelling.closest(to: comment.instruction, in: names) ?? ""
    guard let reach = Suppression.Reach(rawValue: word), [.line, .next].contains(reach) else { return }
    let rules = comment.rules.compactMap { rule in
      rule.isKnown ? rule : KnownRules.spellings.closest(to: rule.text).map { RuleSelector($0) }
    }
    guard !rules.isEmpty, instruction == nil || !comment.rules.allSatisfy(\.isKnown) else { return }
    let location = tree.location(ofToken: token)
    meant.append(
      Suppression(reach: reach, rules: rules, reason: comment.reason, location: location, range: range(reach, token)))
  }

  /// Ends the last open suppression with the same rules, or the last one of all if the comment names none.
  private mutating func restore(_ comment: SuppressionComment, at location: SourceLocation) {
    let rules = comment.rules.isEmpty ? nil : Set(comment.rules)
    while let last = open[rules]?.last, all[last].range.end != tree.source.bytes.count { open[rules]?.removeLast() }
    guard let last = open[rules]?.popLast() else {
      diagnostics.append(
        Diagnostic(
          .needlessSuppression, at: location, "there is nothing to be restored here", fixes: [removal(location)]))
      return
    }
    all[last].range.end = location.range.start
  }

  private func range(_ reach: Suppression.Reach, _ token: Int) -> SourceRange {
    let comment = tree.tape.range(token)
    let end = tree.source.bytes.count
    switch reach {
    case .file: return SourceRange(0, end)
    case .block: return SourceRange(comment.end, end)
    case .line: return lines.range(ofLine: lines.lineNumber(at: comment.start))
    case .next:
      guard let node = statement(after: token) else { return SourceRange(comment.end, comment.end) }
      let head = tree.tape.range(node.block.map { $0.lowerBound - 1 } ?? node.tokens.upperBound - 1).end
      return SourceRange(comment.end, head)
    }
  }

  private func statement(after token: Int) -> SyntaxNode? {
    let node = tree.nodes.dropFirst().partitioningIndex { $0.tokens.lowerBound > token }
    return node < tree.nodes.endIndex ? tree.nodes[node] : nil
  }

  /// Returns the diagnostics that no comment suppresses, and the suppressed ones.
  ///
  /// A comment that suppresses nothing is reported, unless all rules that it names are off.
  ///
  /// - Parameters:
  ///   - found: the diagnostics of the sheet.
  ///   - isOn: returns whether a rule is on for the sheet.
  mutating func apply(
    to found: [Diagnostic], isOn: (KnownRule) -> Bool
  ) -> (kept: [Diagnostic], suppressed: [Diagnostic]) {
    var kept: [Diagnostic] = []
    var suppressed: [Diagnostic] = []
    let coverage = SuppressionCoverage(all, found)
    let unused = all.map { suppression in (suppression, parts: suppression.parts.filter { !coverage.isUsed($0) }) }
      .filter { !$0.parts.isEmpty }
    let tooShort = unused.flatMap(\.parts).compactMap { part in
      part.wholeStatement.map { range in
        Suppression(reach: .next, rules: part.rules, reason: part.reason, location: part.location, range: range)
      }
    }
    let meaning = SuppressionCoverage(meant + tooShort, meant.isEmpty && tooShort.isEmpty ? [] : found)
    for diagnostic in found {
      if coverage.covers(diagnostic) {
        suppressed.append(diagnostic)
      } else if diagnostic.rule.severity == .error || !meaning.covers(diagnostic) {
        kept.append(diagnostic)
      }
    }
    let errors = kept.filter { $0.rule.severity == .error }.map(\.location.range.start).sorted()
    let missed = Set(tooShort.filter(meaning.isUsed).map(\.location))
    for (suppression, parts) in unused {
      // A declaration with an error breaks no other rule, so what the comment is for is not known yet.
      let next = errors.partitioningIndex { $0 >= suppression.range.start }
      let hasError = next < errors.count && errors[next] <= suppression.range.end
      guard !hasError || ![.line, .next].contains(suppression.reach) else { continue }
      let isWhole = parts.count == suppression.parts.count
      let lookedFor = parts.filter { part in
        part.rules.isEmpty || KnownRules.all.contains { rule in part.rules[0].selects(rule) && isOn(rule) }
      }
      if missed.contains(suppression.location) {
        diagnostics.append(tooShortDiagnostic(isWhole ? nil : parts.flatMap(\.rules), of: suppression))
      } else if isWhole, !lookedFor.isEmpty {
        diagnostics.append(
          Diagnostic(
            .needlessSuppression, at: suppression.location, "this comment suppresses nothing",
            help: "remove it, or move it to the declaration that it is about", fixes: [removal(suppression.location)]))
      } else if !isWhole {
        diagnostics += partDiagnostic(lookedFor.flatMap(\.rules), of: suppression)
      }
    }
    return (kept, suppressed)
  }

  /// The diagnostic about a comment before a rule, whose declarations it was to cover.
  ///
  /// - Parameter rules: the rules that the comment names in vain; `nil` for all.
  private func tooShortDiagnostic(_ rules: [RuleSelector]?, of suppression: Suppression) -> Diagnostic {
    let subject = rules.map { "\(NameList.quoted($0.map(\.text))) in this comment" } ?? "this comment"
    return Diagnostic(
      .needlessSuppression, at: suppression.location,
      "\(subject) suppresses nothing before the next `{`, where it ends",
      help: "move it to the declaration that it is about")
  }

  /// The diagnostic about rules that a comment names in vain, beside others; empty for no rules.
  private func partDiagnostic(_ rules: [RuleSelector], of suppression: Suppression) -> [Diagnostic] {
    guard !rules.isEmpty else { return [] }
    let names = NameList.quoted(rules.map(\.text))
    let comment = tree.source.text(in: suppression.location.range)
    let rest = suppression.rules.filter { !rules.contains($0) }.map(\.text).joined(separator: ", ")
    let reason = suppression.reason.map { " -- \($0)" } ?? ""
    let edit = Diagnostic.Edit(suppression.location, "/* \(suppression.reach.rawValue) \(rest)\(reason) */")
    return [
      Diagnostic(
        .needlessSuppression, at: suppression.location,
        "\(names) \(rules.count == 1 ? "suppresses" : "suppress") nothing here", help: "remove it from the comment",
        fixes: comment.contains(where: \.isNewline) ? [] : [.init("remove \(names)", safety: .safe, edits: [edit])])
    ]
  }

  /// Returns the fix that removes a comment, with its line if the line has nothing else.
  private func removal(_ location: SourceLocation) -> Diagnostic.Fix {
    let bytes = tree.source.bytes
    var range = location.range
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    if (start == 0 || bytes[start - 1] == 0x0A), range.end < bytes.count, bytes[range.end] == 0x0A {
      range = SourceRange(start, range.end + 1)
    }
    return .init("remove the comment", safety: .safe, edits: [.init(SourceLocation(location.source, range), "")])
  }
}
