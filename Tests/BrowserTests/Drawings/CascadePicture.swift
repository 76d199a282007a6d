/// The picture of the cascade: declarations of one property that drop out, one criterion after the other.
enum CascadePicture {
  /// A criterion of the cascade, in the order of comparison.
  enum Criterion: Int, CaseIterable {
    case origin
    case own
    case layer
    case specificity
    case proximity
    case order

    /// The name, and how it decides.
    fileprivate var words: (name: String, rule: String) {
      switch self {
      case .origin: ("Origin and importance", "app over user over framework; !important reverses this")
      case .own: ("The view's own style", "over the sheets of the app")
      case .layer: ("Layers", "later layers over earlier ones; rules outside of layers over both")
      case .specificity: ("Specificity", "more IDs, then style classes and states, then view types")
      case .proximity: ("Proximity", "the nearer root of a @scope")
      case .order: ("Order of appearance", "the last declaration")
      }
    }
  }

  /// A declaration with its rule, and the reason why it lost.
  struct Loser {
    let criterion: Criterion
    let declaration: String
    let reason: String
  }

  /// An example that passes every criterion.
  struct Example {
    /// The view and the property.
    let head: String
    /// The declarations that lost, the weakest first.
    let losers: [Loser]
    /// The declaration that won.
    let winner: String
    /// The name of the property with its value.
    let value: String
    /// A style of the view's own that would win, instead of all that are left.
    let own: String
    /// A batch of Swift code that overrides the winner.
    let batch: String
  }

  private static let (axis, left, width) = (56, 100, 600)

  /// Draws an example.
  static func picture(_ example: Example) -> Picture {
    var drawing = Drawing()
    var left = example.losers.count + 1
    drawing.text(example.head, x: 24, y: 40, "head")
    drawing.text("\(left) declarations match. Each step keeps the strongest.", x: 24, y: 62, "small quiet")
    var y = 80
    for criterion in Criterion.allCases {
      let losers = example.losers.filter { $0.criterion == criterion }
      let end = y + 60 + max(1, losers.count) * 42
      drawing.path(band(from: left, y, to: left - losers.count, end), "band")
      drawing.number(criterion.rawValue + 1, x: axis, y: y + 20)
      drawing.text(criterion.words.name, x: CascadePicture.left, y: y + 25, "head")
      drawing.text(criterion.words.rule, x: CascadePicture.left, y: y + 44, "small quiet")
      var line = y + 68
      if criterion == .own {
        drawing.text(example.own, x: CascadePicture.left, y: line, "code")
        drawing.text("would win here; this view has none", x: CascadePicture.left, y: line + 19, "small quiet")
      }
      for loser in losers {
        drawing.text(loser.declaration, x: CascadePicture.left, y: line, "code quiet")
        drawing.text("lost: \(loser.reason)", x: CascadePicture.left, y: line + 19, "small quiet")
        line += 42
      }
      left -= losers.count
      y = end
    }
    drawing.box(x: 24, y: y, width: width - 48, height: 60, "tinted")
    drawing.text(example.winner, x: CascadePicture.left, y: y + 25, "code")
    drawing.text("won: \(example.value)", x: CascadePicture.left, y: y + 46, "accent head")
    drawing.text(
      "Swift code comes after the cascade, and overrides the winner until it is removed:", x: 24, y: y + 90,
      "small quiet")
    drawing.text(example.batch, x: 24, y: y + 112, "code")
    return Picture(
      name: "cascade", title: "The cascade, with the declarations of one property", summary: summary(of: example),
      width: width, height: y + 134, drawing: drawing)
  }

  /// The part of the funnel between two numbers of declarations.
  private static func band(from upper: Int, _ top: Int, to lower: Int, _ bottom: Int) -> String {
    let (wide, narrow) = (upper * 5, lower * 5)
    return "M\(axis - wide) \(top) H\(axis + wide) V\(top + 36) L\(axis + narrow) \(bottom) H\(axis - narrow) "
      + "L\(axis - wide) \(top + 36) z"
  }

  private static func summary(of example: Example) -> String {
    let steps = Criterion.allCases.map { criterion in
      let losers = example.losers.filter { $0.criterion == criterion }
      let out = losers.isEmpty ? "none drops out" : losers.map(\.declaration).joined(separator: " and ") + " drops out"
      return "\(criterion.rawValue + 1). \(criterion.words.name): \(out)."
    }
    return "\(example.head). \(steps.joined(separator: " ")) The winner is \(example.winner)."
  }
}
