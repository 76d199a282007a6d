extension GrowthShape {
  /// Comments that suppress diagnostics.
  static let suppressions: [GrowthShape] = [
    .repeated("suppressions/next", "/* vstyle-ignore-next unknown-property -- why */\nLabel { alpa: 1; }\n"),
    .repeated("suppressions/next-needless", "/* vstyle-ignore-next unknown-property -- why */\nLabel { alpha: 1; }\n"),
    .repeated(
      "suppressions/next-in-rule", "/* vstyle-ignore-next unknown-property -- why */ alpa: 1;\n", "Label {", "}"),
    .repeated("suppressions/line", "Label { alpa: 1; } /* vstyle-ignore-line unknown-property -- why */\n"),
    .repeated("suppressions/line-on-one", "Label{alpa:1}/* vstyle-ignore-line unknown-property -- why */"),
    .repeated(
      "suppressions/block", "/* vstyle-ignore unknown-property -- why */ Label { alpa: 1; } /* vstyle-restore */\n"),
    .repeated("suppressions/open-blocks", "/* vstyle-ignore unknown-property -- why */ Label { alpa: 1; }\n"),
    .repeated("suppressions/restores", "/* vstyle-restore */ Label { alpa: 1; }\n"),
    .repeated("suppressions/file", "/* vstyle-ignore-file unknown-property -- why */\nLabel { alpa: 1; }\n"),
    .repeated("suppressions/all-of-file", "Label { alpa: 1; }\n", "/* vstyle-ignore-file -- why */\n"),
    .repeated("suppressions/unscoped", "/* vstyle-ignore-next */\nLabel { alpa: 1; }\n"),
    .repeated("suppressions/unknown", "/* vstyle-ignore-nxt unknown-property */\nLabel { alpha: 1; }\n"),
    .each("suppressions/unknown-rules") {
      "/* vstyle-ignore-next unknown-proprty-\($0) -- why */\nLabel { alpha: 1; }"
    },
    .each("suppressions/many-rules", "/* vstyle-ignore-file ", " -- why */\nLabel { alpa: 1; }", separator: ",") {
      "rule-\($0)"
    },
    .repeated(
      "suppressions/one-rule-often", "unknown-property,", "/* vstyle-ignore-file ", " -- why */\nLabel { alpa: 1; }"),
    .repeated(
      "suppressions/long-reason", "why ", "/* vstyle-ignore-file unknown-property -- ", "*/\nLabel { alpa: 1; }"),
    .repeated("suppressions/format-off", "/* vstyle-fmt off */ Label{alpha:1} /* vstyle-fmt on */\n"),
    .repeated("suppressions/format-off-only", "/* vstyle-fmt off */ Label{alpha:1}\n"),
    .repeated("suppressions/format-ignore", "/* vstyle-fmt ignore */\nLabel{alpha:1}\n"),
    .repeated("suppressions/comments", "/* note: x */\n"),
    .repeated("suppressions/comments-before-rule", "/* x */", "", "Label { alpa: 1; }"),
    .repeated(
      "suppressions/next-before-one-rule", "/* vstyle-ignore-next unknown-property -- why */\n", "",
      "Label { alpa: 1; }"),
  ]
}
