import VStyleSyntax

extension AtRule {
  /// An at-rule of CSS that is reserved: it is reported and ignored.
  static func reserved(_ name: StaticString) -> AtRule {
    AtRule(name, isIndependent: true, isSupported: false) { compiler, position, context in
      guard context.isReporting else { return }
      compiler.report(
        Diagnostic(
          .unsupportedCSS, at: position.keyword, "`@\(name)` is not yet part of the language; the rule is ignored"))
    }
  }
}
