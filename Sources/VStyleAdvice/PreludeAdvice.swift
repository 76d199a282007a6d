#if DEBUG || VSTYLE_ADVICE
  import VStyleStylesheet
  import VStyleSyntax

  /// Completes the diagnostic about the prelude of an at-rule with what to write instead.
  struct PreludeAdvice {
    private let position: StatementPosition
    private let name: String

    init(_ position: StatementPosition) {
      (self.position, name) = (position, position.tree.name(of: position.node))
    }

    /// The diagnostic about a place that the grammar refuses.
    func completed(_ diagnostic: Diagnostic, at cursor: TokenCursor) -> Diagnostic {
      var diagnostic = diagnostic
      if cursor.isDelim("."), cursor.kind(ahead: 1) == .ident, name != "scope" {
        diagnostic.help = "names have no dot"
      }
      let tape = position.tree.tape
      if ["apply", "layer"].contains(name), cursor.index > position.statement.content.lowerBound,
        cursor.index < position.statement.content.upperBound, tape.hasLineEnd(before: cursor.index)
      {
        var last = cursor.index - 1
        while tape.kind(last).isTrivia { last -= 1 }
        let end = tape.range(last).end
        let place = SourceLocation(position.tree.sourceID, SourceRange(end, end))
        diagnostic.help = "end the line before with a semicolon"
        diagnostic.fixes = [.init("insert `;`", safety: .suggestion, edits: [.init(place, ";")])]
      } else if [.number, .dimension].contains(cursor.kind), ["layer", "theme", "style", "apply"].contains(name) {
        diagnostic.help = "start the name with a letter"
      } else if name == "supports", cursor.isIdent("and") || cursor.isIdent("or") {
        diagnostic.help = "write parentheses around one of them where `and` and `or` meet"
      } else {
        return repaired(diagnostic)
      }
      return diagnostic
    }

    /// A diagnostic about a prelude with the prelude that was probably meant.
    func repaired(_ diagnostic: Diagnostic) -> Diagnostic {
      let (tape, content) = (position.tree.tape, position.statement.content)
      let text = tape.source.text(in: tape.range(content))
      guard let prelude = PreludeRepair.repaired(name, text, hasBlock: position.statement.block != nil) else {
        var out = diagnostic
        out.help = out.help ?? PreludeRepair.help(name, text)
        return out
      }
      let words = content.filter { !tape.kind($0).isTrivia }
      guard let first = words.first, let last = words.last else { return diagnostic }
      var out = diagnostic
      let place = SourceLocation(
        position.tree.sourceID, SourceRange(tape.range(first).start, tape.range(last).end))
      out.help = "write `@\(name) \(prelude)`"
      // A parenthesis right after the name of the at-rule separates it from the prelude.
      let separator = tape.kind(first - 1).isTrivia ? "" : " "
      let edit = Diagnostic.Edit(place, separator + prelude)
      out.fixes = [.init("replace with `\(prelude)`", safety: .suggestion, edits: [edit])]
      return out
    }
  }
#endif
