import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension StylesheetCompiler {
  /// Reports the first `var()` or `env()` of a declaration with invalid arguments, and unknown names of `env()`.
  ///
  /// - Returns: whether all are valid; the caller drops a declaration with an invalid one.
  func checkReferences(_ position: StatementPosition, _ context: RuleContext) -> Bool {
    let (tape, tokens) = (position.tree.tape, position.statement.content)
    for index in tokens where VariableReferences.isReference(index, tape) {
      let isEnvironment = tape.isName(index, "env")
      guard !VariableReferences.isWellFormed(index, tape, end: tokens.upperBound) else {
        if isEnvironment, context.isReporting { checkEnvironmentName(index, position) }
        continue
      }
      if isEnvironment {
        reportEnvironment(index, position, context)
      } else if context.isReporting {
        var inner = TokenCursor(tape, index..<tokens.upperBound).contents
        inner.skipTrivia()
        let range = inner.kind == .endOfFile ? tape.range(index) : inner.range
        let meant = VariableReferences.meant(by: inner)
        let written = meant.map { $0.name + VariableReferences.fallback(from: $0.rest) }
        report(
          Diagnostic(
            .badArgument, at: SourceLocation(position.tree.sourceID, range),
            "`var()` takes the name of a custom property, and a fallback after a comma",
            expected: "var( <custom-property-name> [, <declaration-value>]? )",
            help: written.map { "write `var(\($0))`" } ?? "write it like `var(--accent)`, or `var(--accent, red)`",
            fixes: written.map {
              let start = SourceRange(range.start, VariableReferences.end(of: inner))
              let location = SourceLocation(position.tree.sourceID, start)
              return [.init("replace with `\($0)`", safety: .suggestion, edits: [.init(location, $0)])]
            } ?? []))
      }
      return false
    }
    return true
  }
}

extension StylesheetCompiler {
  /// Reports an `env()` whose arguments are no name with a fallback.
  private func reportEnvironment(_ index: Int, _ position: StatementPosition, _ context: RuleContext) {
    guard context.isReporting else { return }
    report(
      Diagnostic(
        .badArgument, at: position.tree.location(ofToken: index),
        "`env()` takes the name of an environment variable, and a fallback after a comma",
        expected: "env( <custom-ident> [, <declaration-value>]? )",
        help: "write it like `env(safe-area-inset-top)`, or `env(--hairline, 1px)`"))
  }

  /// Reports a name of an `env()` that no specification has, and that an app cannot set, as it has no two hyphens.
  ///
  /// A later specification may have a name with a fallback, so that it is reported only if it resembles a known one.
  private func checkEnvironmentName(_ index: Int, _ position: StatementPosition) {
    let tape = position.tree.tape
    guard let reference = VariableReferences.read(index, tape, end: position.statement.content.upperBound),
      let name = EnvironmentName.name(of: reference.name), !name.isDashedName, !EnvironmentName.standard.contains(name)
    else { return }
    let guess = Spelling.closest(to: name, in: EnvironmentName.standard)
    guard reference.fallback == nil || guess != nil else { return }
    report(
      Diagnostic(
        .badArgument, at: SourceLocation(position.tree.sourceID, reference.range),
        "there is no environment variable `\(name)`", expected: "the name of an environment variable",
        found: "`\(name)`",
        help: guess.map { "did you mean `\($0)`?" }
          ?? "write two hyphens before a name of your app, as in `env(--\(name))`, or a fallback"))
  }
}

/// What an invalid `var()` probably means.
extension VariableReferences {
  private static let dashes: Set<Character> = ["-", "–", "—", "−"]

  /// The name with two hyphens, for one with other dashes, the sign of a preprocessor, dots or slashes, and what
  /// follows it; `nil` if there is none.
  fileprivate static func meant(by cursor: TokenCursor) -> (name: String, rest: TokenCursor)? {
    var cursor = cursor
    if cursor.isDelim("$") || cursor.isDelim("@") { cursor.advance() }
    guard cursor.kind == .ident || cursor.kind == .atKeyword else { return nil }
    let path = cursor.tape.namePath(at: cursor.index, end: cursor.end)
    let bare = path.name.drop { dashes.contains($0) || $0 == "@" }
    return bare.isEmpty ? nil : ("--\(bare)", TokenCursor(cursor.tape, path.end..<cursor.end))
  }

  /// What is left of the function after the name, with a comma before it; empty if nothing is.
  fileprivate static func fallback(from rest: TokenCursor) -> String {
    var cursor = rest
    cursor.skipTrivia()
    guard cursor.kind != .endOfFile else { return "" }
    let text = cursor.tape.source.text(in: SourceRange(cursor.range.start, end(of: cursor)))
    guard !text.hasPrefix(",") else { return text }
    return text.hasPrefix("--") ? ", var(\(text))" : ", " + text
  }

  /// The offset of the end of what is left in a function, without white space.
  fileprivate static func end(of cursor: TokenCursor) -> Int {
    var last = cursor.end
    while last > cursor.index, cursor.tape.kind(last - 1).isTrivia { last -= 1 }
    return last > cursor.index ? cursor.tape.range(last - 1).end : cursor.range.start
  }
}

extension TokenCursor {
  /// A cursor over the contents of the block that starts here.
  var contents: TokenCursor {
    var copy = self
    return copy.enterBlock()
  }
}
