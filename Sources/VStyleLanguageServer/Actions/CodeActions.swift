import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The actions for a range of a sheet.
struct CodeActions {
  var all: [CodeAction] = []
  let request: SheetRequest
  private let range: SourceRange
  var sheet: Sheet { request.sheet }
  var tape: TokenTape { request.sheet.tree.tape }

  private typealias Edits = [String: [(range: SourceRange, text: String)]]

  /// Finds the actions.
  ///
  /// - Parameters:
  ///   - server: the server.
  ///   - request: the sheet.
  ///   - range: the selected bytes.
  ///   - isWanted: returns whether the client wants actions of a kind.
  init(_ server: LanguageServer, _ request: SheetRequest, _ range: SourceRange, _ isWanted: (String) -> Bool) {
    self.request = request
    self.range = range
    if isWanted("quickfix") { addFixes(server) }
    addRefactorings(theme: request.project.theme(server.theme))
    all.removeAll { !isWanted($0.kind) }
    // Fixing a project takes several rounds of lint, so it is done only if there is something to fix, and later if the
    // client can ask for the edit of the action that the user chooses.
    guard isWanted(ServerMethod.fixAllKind), CodeActions.hasSafeFix(request) else { return }
    if server.client.resolvesActions {
      var action = CodeAction(title: CodeActions.fixAllTitle, kind: ServerMethod.fixAllKind, edits: [:])
      action.isUnfinished = true
      all.append(action)
    } else if let own = CodeActions.fixAll(request.project)[request.path] {
      all.append(CodeAction(title: CodeActions.fixAllTitle, kind: ServerMethod.fixAllKind, edits: [request.path: own]))
    }
  }

  static let fixAllTitle = "Make all safe fixes"

  private static func hasSafeFix(_ request: SheetRequest) -> Bool {
    let report = request.project.report
    return report.diagnostics.contains { diagnostic in
      report.sources[diagnostic.location.source].path == request.path
        && diagnostic.fixes.contains { FixPlan.isMade($0, .safe) }
    }
  }

  private mutating func addFixes(_ server: LanguageServer) {
    let report = request.project.report
    var builder = DiagnosticBuilder(report.sources, request.project, server)
    var suppressed: Set<String> = []
    for diagnostic in report.diagnostics where report.sources[diagnostic.location.source].path == request.path {
      let own = diagnostic.location.range
      guard own.start <= range.end, range.start <= own.end else { continue }
      let json = builder.json(diagnostic)
      for (index, fix) in diagnostic.fixes.enumerated() {
        var edits: Edits = [:]
        for edit in fix.edits {
          edits[report.sources[edit.location.source].path, default: []].append((edit.location.range, edit.replacement))
        }
        all.append(
          CodeAction(
            title: CodeActions.sentence(fix.title), kind: "quickfix", edits: edits, diagnostic: json,
            isPreferred: index == 0 && fix.safety != .unsafe))
      }
      // Neither an error of the parser nor one in a comment for lint can be suppressed.
      guard !diagnostic.rule.isOfParser, RuleCategory.name(of: diagnostic.rule) != "lint",
        suppressed.insert("\(diagnostic.rule.name) \(own.start)").inserted
      else { continue }
      all.append(suppression(of: diagnostic, json))
    }
  }

  /// Returns the title of a fix as a sentence.
  static func sentence(_ title: String) -> String { title.prefix(1).uppercased() + title.dropFirst() }

  /// The comment that suppresses a diagnostic, before its statement. The author writes the reason.
  private func suppression(of diagnostic: Diagnostic, _ json: JSON) -> CodeAction {
    let node = sheet.statements(around: diagnostic.location.range.start).last
    let start = node.map { sheet.tree.range(of: $0).start } ?? diagnostic.location.range.start
    let line = sheet.text.range(ofLine: sheet.text.line(of: start))
    let indent = sheet.source.text(in: SourceRange(line.start, start))
    let isFirst = indent.allSatisfy { $0 == " " || $0 == "\t" }
    let comment = "/* vstyle-ignore-next \(diagnostic.rule.name) -- reason */"
    let text = isFirst ? comment + "\n" + indent : comment + " "
    return CodeAction(
      title: "Suppress `\(diagnostic.rule.name)` here", kind: "quickfix",
      edits: [request.path: [(SourceRange(start, start), text)]], diagnostic: json)
  }

  /// Returns the edits of all safe fixes, by path.
  static func fixAll(_ project: Project) -> [String: [(range: SourceRange, text: String)]] {
    var edits: [String: [(range: SourceRange, text: String)]] = [:]
    for fixed in project.fixed {
      guard let sheet = project.sheets[fixed.path] else { continue }
      let (old, new) = (sheet.source.bytes, fixed.bytes)
      let start = zip(old, new).prefix { $0 == $1 }.count
      let most = min(old.count, new.count) - start
      let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
      // A character of several bytes is replaced as a whole.
      var (first, tail) = (start, end)
      while first > 0, first < old.count, old[first] & 0xC0 == 0x80 { first -= 1 }
      while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
      edits[fixed.path] = [
        (SourceRange(first, old.count - tail), String(decoding: new[first..<new.count - tail], as: UTF8.self))
      ]
    }
    return edits
  }
}

// MARK: Refactorings

extension CodeActions {
  private mutating func addRefactorings(theme: String?) {
    let around = tape.count > 0 ? sheet.statements(around: range.start) : []
    all += RuleRefactorings(request, around).all + ThemeAdditions(request, around).all
    guard let node = around.last, sheet.tree.nodes[node].kind == .declaration else { return }
    let statement = sheet.tree.nodes[node]
    let token = sheet.token(at: range.start)
    guard statement.content.contains(token) else { return }
    addNotations(token, theme)
    addExtraction(of: node)
    addInlining(at: range.start)
  }

  /// The other notations of the literal color at a token.
  private mutating func addNotations(_ token: Int, _ theme: String?) {
    guard
      let found = SheetColors(request, theme: theme, around: token).all.first(where: {
        $0.range.start <= range.start && range.start <= $0.range.end
      })
    else { return }
    let written = sheet.source.text(in: found.range)
    guard !written.contains("var("), !written.contains("currentcolor") else { return }
    for text in ColorText.all(found.color) where text != written {
      all.append(
        CodeAction(
          title: "Write as `\(text)`", kind: "refactor.rewrite", edits: [request.path: [(found.range, text)]]))
    }
  }
}
