import VStyleStylesheet
import VStyleSyntax

extension AtRule {
  /// `@charset "utf-8";`: without effect, because sheets are always UTF-8. Another encoding is reported.
  ///
  /// - Spec: https://www.w3.org/TR/css-syntax-3/#charset-rule
  static let charset = AtRule("charset", isIndependent: true, isSupported: false) { compiler, position, context in
    guard context.isReporting else { return }
    guard context.parent == nil else {
      compiler.reportMisplaced(position, context, "`@charset` is inside a rule and is ignored")
      return
    }
    let tape = position.tree.tape
    let tokens = position.statement.content.filter { !tape.kind($0).isTrivia }
    let text = tape.source.text(in: tape.range(position.statement.content))
    let name = text.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    let isString = tokens.count == 1 && tape.kind(tokens[0]) == .string
    guard !isString || !["utf-8", "utf8"].contains(name.lowercased()) else { return }
    let location = tokens.isEmpty ? position.keyword : position.tree.location(of: position.statement.content)
    let isOther = !name.isEmpty && !["utf-8", "utf8"].contains(name.lowercased())
    compiler.report(
      Diagnostic(
        .invalidPrelude, at: location,
        isOther ? "a sheet is encoded in UTF-8, not in `\(name)`" : "`@charset` takes an encoding in quotes",
        expected: "\"utf-8\"", found: name.isEmpty ? "nothing" : "`\(name)`",
        help: isOther ? "save the file in UTF-8, and remove `@charset`" : "write `@charset \"utf-8\";`, or remove it"))
  }
}
