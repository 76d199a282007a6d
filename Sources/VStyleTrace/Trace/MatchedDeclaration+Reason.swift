import VStyleStylesheet
import VStyleValues

extension MatchedDeclaration {
  /// The reason why the declaration is not the winner: the first criterion of the cascade by which it is weaker.
  ///
  /// The reason for `revert` and `revert-layer` is that they roll back to weaker declarations.
  ///
  /// - Parameter winner: the winning declaration; `nil` if there is none.
  func reason(losingTo winner: MatchedDeclaration?) -> String {
    if case .wide(let keyword) = declaration.value, keyword == .revert || keyword == .revertLayer {
      return "its `\(keyword.rawValue)` hands over to what is weaker"
    }
    guard let winner, precedence < winner.precedence else { return "rolled back by what is stronger" }
    if declaration.isImportant != winner.declaration.isImportant { return "not `!important`" }
    let (mine, other) = (precedence, winner.precedence)
    if mine.rung != other.rung { return "\(rule.origin.title) are weaker than \(winner.rule.origin.title) here" }
    if mine.isLocal != other.isLocal { return "the view's own style is stronger" }
    if mine.layer != other.layer { return "weaker layer" }
    if mine.specificity != other.specificity {
      return "lower specificity \(mine.specificity) than \(other.specificity)"
    }
    if mine.proximity != other.proximity { return "farther from the root of its scope" }
    return mine.order != other.order ? "earlier in order" : "inherited from a base theme"
  }
}

extension CascadeOrigin {
  /// The sheets of the origin, as text for a reason.
  fileprivate var title: String {
    switch self {
    case .framework: "the framework's sheets"
    case .user: "the user's preferences"
    case .app: "the app's sheets"
    }
  }
}
