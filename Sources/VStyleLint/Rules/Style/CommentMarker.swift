import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A comment with a marker of unfinished work.
  static let commentMarker = LintRule(
    .commentMarker,
    summary: "A comment says that something is left to do.",
    why: "Such comments are forgotten in a sheet. Do it, or move it to the list where the project keeps its tasks.",
    bad: ["↓/* HACK: too small with large text */ Label { alpha: 0.5; }"],
    good: ["/* Grows with the text. */ Label { alpha: 0.5; }"],
    check: { context in
      let markers = context.list("markers", of: .commentMarker)
      return context.stylesheet.trees.flatMap { tree in
        (0..<tree.tape.count).filter { tree.tape.kind($0) == .comment }.compactMap { token in
          let location = tree.location(ofToken: token)
          let words = tree.source.text(in: location.range).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          guard let marker = markers.first(where: { marker in words.contains { $0 == marker } }) else { return nil }
          return Diagnostic(.commentMarker, at: location, "`\(marker)`: something is left to do here")
        }
      }
    })
}
