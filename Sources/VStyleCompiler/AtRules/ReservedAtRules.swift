import VStyleStylesheet
import VStyleSyntax

extension AtRule {
  /// An at-rule of CSS that is reserved: it is reported and ignored.
  ///
  /// - Parameter help: what to write instead; `nil` if nothing does the same.
  static func reserved(_ name: StaticString, help: String? = nil) -> AtRule {
    AtRule(name, isIndependent: true, isSupported: false) { compiler, position, context in
      guard context.isReporting else { return }
      compiler.report(
        Diagnostic(
          .unsupportedCSS, at: position.keyword, "`@\(name)` is not yet part of the language; the rule is ignored",
          help: help))
    }
  }
}
