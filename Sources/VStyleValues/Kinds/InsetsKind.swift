extension ValueKind {
  /// Insets: 1 to 4 lengths in the order of CSS (top, right, bottom, left), or by name. Swift: ``EdgeInsets``.
  ///
  /// In `insets(top 10, left 5)`, an edge that is omitted is 0. Unit: points.
  ///
  /// - Spec: https://www.w3.org/TR/css-box-4/#margin-shorthand
  public static let insets = EdgeInsets.kind(
    "insets", samples: [.zero, EdgeInsets(8), EdgeInsets(top: 10, left: 5, bottom: 3, right: 10)],
    longhands: EdgeInsets.longhands)

  /// Insets that follow the direction of the text. Swift: ``DirectionalEdgeInsets``.
  ///
  /// The syntax is that of ``insets``, with `trailing` instead of `right` and `leading` instead of `left`.
  public static let directionalInsets = DirectionalEdgeInsets.kind(
    "directional-insets",
    samples: [.zero, DirectionalEdgeInsets(8), DirectionalEdgeInsets(top: 10, leading: 5, bottom: 3, trailing: 10)],
    longhands: DirectionalEdgeInsets.longhands)
}

extension EdgeInsets: EdgeRecord {
  static let edges = ["top", "right", "bottom", "left"]

  init(numbers: [Double]) { self.init(top: numbers[0], left: numbers[3], bottom: numbers[2], right: numbers[1]) }

  var numbers: [Double] { [top, right, bottom, left] }
}

extension DirectionalEdgeInsets: EdgeRecord {
  static let edges = ["top", "trailing", "bottom", "leading"]

  init(numbers: [Double]) {
    self.init(top: numbers[0], leading: numbers[3], bottom: numbers[2], trailing: numbers[1])
  }

  var numbers: [Double] { [top, trailing, bottom, leading] }
}
