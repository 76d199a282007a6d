import VStyleSyntax
package import VStyleValues

extension Easing {
  /// The output for an input.
  ///
  /// - Parameters:
  ///   - input: the elapsed share; 0 is the start and 1 the end. Values outside of `[0, 1]` continue the curve.
  ///   - isBefore: whether the motion is in the delay before its start, where the steps at the start are not taken yet.
  package func output(at input: Double, isBefore: Bool = false) -> Double {
    switch self {
    case .identity: input
    case .cubicBezier(let curve): curve.output(at: input)
    case .steps(let steps): steps.output(at: input, isBefore: isBefore)
    case .points(let line): line.output(at: input)
    case .spring(let spring): input >= 1 ? 1 : spring.state(at: input * spring.settlingTime).position
    }
  }

  /// Parses a text that is one easing function.
  ///
  /// - Throws: ``ValueError``, as ``init(_:)``, if the functions are nested too deep, and if something follows.
  package init(text: String) throws(ValueError) {
    var parser = ValueParser(TokenCursor(TokenTape(SourceText(text))))
    try parser.checkDepth()
    try self.init(&parser)
    try parser.expectEnd("an easing function")
  }
}
