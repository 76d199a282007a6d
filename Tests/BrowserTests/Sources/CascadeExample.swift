import Testing
import VStyleInspect
import VStyleSyntax
import VStyleTrace
import VStyleViews

@testable import VStyle
@testable import VStyleStylesheet

/// Seven declarations of one property of a live button, each of which a criterion of the cascade decides.
enum CascadeExample {
  /// The sheets, and their origins.
  private static let sheets: [(origin: CascadeOrigin, text: String)] = [
    (.framework, "Control { alpha: 0.1; }"), (.user, "Button { alpha: 0.2; }"),
    (
      .app,
      """
      @layer base { Button#save { alpha: 0.3; } }
      Button { alpha: 0.4; }
      @scope (Window) { Button.primary { alpha: 0.5; } }
      @scope (.card) { Button.primary { alpha: 0.6; } }
      @scope (.card) { Button.primary { alpha: 0.7; } }
      """
    ),
  ]

  /// The example, with the reasons that the engine gives.
  static func example() throws -> CascadePicture.Example {
    let (window, card, save) = (Window(), View(), Button())
    (card.styleClasses, save.styleClasses, save.styleID) = (["card"], ["primary"], "save")
    window.addSubview(card)
    card.addSubview(save)
    let sheets = sheets.map { Stylesheet(source: SourceText($0.text), schema: .views, origin: $0.origin) }
    try #require(sheets.flatMap(\.diagnostics).isEmpty)
    let scope = StyleScope(root: window, sheets: sheets)
    scope.flush()

    let trace = try #require(scope.explain(save, .alpha))
    let winner = try #require(trace.candidates.first)
    try #require(winner.verdict == .won && save.alpha == 0.7)
    let losers = try trace.candidates.dropFirst().reversed().map { try loser($0, losingTo: winner) }

    save.styles = Style(for: Button.self) { $0.alpha = 0.8 }
    scope.flush()
    let own = try #require(scope.explain(save, .alpha)?.candidates.first)
    try #require(own.match.isLocal && own.verdict == .won && save.alpha == 0.8)
    save.styles = nil

    save.mi_styles = [.alpha: 0.9]
    scope.flush()
    try #require(scope.explain(save, .alpha)?.code == .batch && save.alpha == 0.9)
    save.mi_styles = nil
    scope.flush()
    try #require(save.alpha == 0.7)

    return CascadePicture.Example(
      head: "alpha of Button#save.primary", losers: losers, winner: text(winner), value: "alpha is \(save.alpha)",
      own: "save.styles = Style(for: Button.self) { $0.alpha = 0.8 }", batch: "save.mi_styles = [.alpha: 0.9]")
  }

  private static func loser(
    _ candidate: PropertyTrace.Candidate, losingTo winner: PropertyTrace.Candidate
  ) throws -> CascadePicture.Loser {
    guard case .lost(let reason) = candidate.verdict else { throw Failure() }
    let (mine, other) = (candidate.match.precedence, winner.match.precedence)
    let criterion: CascadePicture.Criterion =
      if mine.rung != other.rung {
        .origin
      } else if mine.isLocal != other.isLocal {
        .own
      } else if mine.layer != other.layer {
        .layer
      } else if mine.specificity != other.specificity {
        .specificity
      } else if mine.proximity != other.proximity {
        .proximity
      } else {
        .order
      }
    return CascadePicture.Loser(criterion: criterion, declaration: text(candidate), reason: reason)
  }

  private static func text(_ candidate: PropertyTrace.Candidate) -> String {
    "\(candidate.ruleText) { \(candidate.declarationText) }"
  }

  private struct Failure: Error {}
}
