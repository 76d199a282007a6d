import VStyleSyntax
import VStyleValues

/// The comments of a sheet that suppress findings, and what is wrong with them.
struct Suppressions {
  /// The comments that can be followed.
  private(set) var all: [Suppression] = []

  /// What is wrong with the others.
  private(set) var diagnostics: [Diagnostic] = []

  private let tree: SyntaxTree
  private let lines: LineIndex

  /// Reads the comments of a sheet.
  init(_ tree: SyntaxTree) {
    self.tree = tree
    lines = LineIndex(tree.source)
    for token in 0..<tree.tape.count where tree.tape.kind(token) == .comment { read(token) }
  }

  /// Whether a sheet may hold such a comment at all.
  static func mayAppear(in source: SourceText) -> Bool {
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
    for rule in comment.rules where !rule.isKnown {
      let guess = Spelling.closest(to: rule.text, in: LintRules.all.flatMap { [$0.name, $0.code] })
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
      reach: reach, rules: comment.rules, reason: comment.reason, location: location, range: range(reach, token))
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
          help: "add the reason behind two hyphens: `-- reason`"))
    }
    all.append(suppression)
  }

  /// Ends the last open suppression of the same rules.
  private mutating func restore(_ comment: SuppressionComment, at location: SourceLocation) {
    let open = all.lastIndex {
      $0.reach == .block && $0.range.end == tree.source.bytes.count
        && (comment.rules.isEmpty || Set($0.rules) == Set(comment.rules))
    }
    guard let open else {
      diagnostics.append(
        Diagnostic(
          .needlessSuppression, at: location, "there is nothing to be restored here", fixes: [removal(location)]))
      return
    }
    all[open].range.end = location.range.start
  }

  private func range(_ reach: Suppression.Reach, _ token: Int) -> SourceRange {
    let comment = tree.tape.range(token)
    let end = tree.source.bytes.count
    switch reach {
    case .file: return SourceRange(0, end)
    case .block: return SourceRange(comment.end, end)
    case .line: return lines.range(ofLine: lines.lineNumber(at: comment.start))
    case .next:
      guard let node = tree.nodes.indices.dropFirst().first(where: { tree.nodes[$0].tokens.lowerBound > token }) else {
        return SourceRange(comment.end, comment.end)
      }
      let head = tree.nodes[node].block.map { tree.tape.range($0.lowerBound - 1).end } ?? tree.range(of: node).end
      return SourceRange(comment.end, head)
    }
  }

  /// The findings that no comment covers, and those that one does; comments without any are reported, unless the rules
  /// that they name are not looked for.
  mutating func apply(
    to findings: [Diagnostic], isOn: (LintRule) -> Bool
  ) -> (kept: [Diagnostic], suppressed: [Diagnostic]) {
    var kept: [Diagnostic] = []
    var suppressed: [Diagnostic] = []
    var used = Set<Int>()
    for finding in findings {
      // What the parser finds cannot be silenced: the sheet does not say what it seems to say.
      let covering = finding.rule.code.hasPrefix("VS00") ? nil : all.indices.filter { all[$0].covers(finding) }
      if let covering, !covering.isEmpty {
        used.formUnion(covering)
        suppressed.append(finding)
      } else {
        kept.append(finding)
      }
    }
    for (index, suppression) in all.enumerated() where !used.contains(index) {
      let isLookedFor = LintRules.all.contains { rule in
        suppression.rules.contains { $0.selects(rule) } && isOn(rule)
      }
      guard suppression.rules.isEmpty || isLookedFor else { continue }
      diagnostics.append(
        Diagnostic(
          .needlessSuppression, at: suppression.location, "this comment suppresses nothing",
          help: "remove it, or move it to the place that it is about", fixes: [removal(suppression.location)]))
    }
    return (kept, suppressed)
  }

  /// Removes a comment, with its line if nothing else stands there.
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
