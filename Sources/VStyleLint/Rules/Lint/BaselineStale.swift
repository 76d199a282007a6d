import VStyleSyntax

extension LintRule {
  /// An entry of the baseline that matches no diagnostic.
  static let staleBaseline = LintRule(
    .staleBaseline,
    bad: [
      .init(
        #"""
        {
          "schema": "vstyle.baseline/1",
          "diagnostics": [
            ↓{"fingerprint": "b3f1c0d29a7e4411", "code": "VS1025", "path": "app.vstyle", "message": "…"}
          ]
        }
        """#, files: ["app.vstyle": "Label { hidden: true; }"], kind: .baseline)
    ],
    good: [
      .init(
        #"""
        {"schema": "vstyle.baseline/1", "diagnostics": []}
        """#, files: ["app.vstyle": "Label { hidden: true; }"], kind: .baseline)
    ])
}
