extension GrowthShape {
  /// At-rules that are unknown, not supported or misplaced.
  static let atRules: [GrowthShape] = [
    .each("at-rules/keyframes") { "@keyframes k\($0) { from { alpha: 0; } 50% { alpha: 0.5; } to { alpha: 1; } }" },
    .each("at-rules/steps", "@keyframes k { ", " }") { "\($0)% { alpha: 0.5; }" },
    .repeated("at-rules/font-faces", "@font-face { font-family: \"a\"; src: url(a.woff); }\n"),
    .repeated("at-rules/charsets", "@charset \"utf-8\";\n"),
    .repeated("at-rules/unknown", "@foo bar;\n"),
    .repeated("at-rules/unknown-on-a-line", "@foo;"),
    .repeated("at-rules/in-rules", "@foo; ", "Label { ", "}"),
    .repeated("at-rules/misplaced", "@apply a;\n"),
    .repeated("at-rules/namespaces", "@namespace a url(b);\n"),
    .repeated("at-rules/long-prelude", " a", "@foo", ";"),
    .repeated("at-rules/long-block", "a: b; ", "@foo { ", "}"),
    .repeated("at-rules/misplaced-layers", "@layer a; ", "Label { ", "}"),
  ]

  /// Imports.
  static let imports: [GrowthShape] = [
    .repeated("imports/one-again", "@import \"other.vstyle\";\n"),
    .each("imports/one-in-layers") { "@import \"other.vstyle\" layer(l\($0));" },
    .each("imports/missing") { "@import \"missing\($0).vstyle\";" },
    .repeated("imports/missing-again", "@import \"othr.vstyle\";\n"),
    .repeated("imports/self", "@import \"sheet.vstyle\";\n"),
    .repeated("imports/misplaced", "@import \"other.vstyle\";\n", "Label { alpha: 1; }\n"),
    .repeated("imports/outside", "@import \"../other.vstyle\";\n"),
    .each("imports/conditions") { "@import \"other.vstyle\" (width > \($0)px);" },
    .each("imports/bad") { "@import other\($0);" },
  ]

  /// View types that sheets declare.
  static let viewTypes: [GrowthShape] = [
    .each("views/independent") { "@view V\($0): View { p\($0): <number>; }" },
    .text("views/misspelt-keywords") { count in
      let keywords = (0..<count).map { "k\($0)" }.joined(separator: " | ")
      return "@view V: View { p: \(keywords); }\n"
        + (0..<count).map { "V.c\($0) { p: z\($0); }" }.joined(separator: "\n")
    },
    .each("views/one-property") { "@view V\($0): View { p: <number>; }" },
    .each("views/chain", "@view V0: View { p: <number>; }\n") { "@view V\($0 + 1): V\($0) { p\($0): <number>; }" },
    .each("views/chain-without-properties", "@view V0: View {}\n") { "@view V\($0 + 1): V\($0) {}" },
    .each("views/chain-reverse") { "@view V\($0): V\($0 + 1) { p\($0): <number>; }" },
    .each("views/chain-used", "@view V0: View { p: <number>; }\n") {
      "@view V\($0 + 1): V\($0) { p\($0): <number>; }\nV\($0) { alpha: 1; }"
    },
    .text("views/cycle") { count in
      (0..<count).map { "@view V\($0): V\(($0 + 1) % count) { p\($0): <number>; }" }.joined(separator: "\n")
    },
    .each("views/self") { "@view V\($0): V\($0) {}" },
    .each("views/unknown-properties") { "@view V\($0): View { p\($0): <number>; }\n.c\($0) { q\($0): 1; }" },
    .each("views/used") { "@view V\($0): View { p\($0): <number>; }\nV\($0) { p\($0): 1; alpha: 1; }" },
    .each("views/properties", "@view V: View { ", " }\nV { p0: 1; }") { "p\($0): <number>;" },
    .each("views/keywords", "@view V: View { p: ", "; }\nV { p: k0; }", separator: " | ") { "k\($0)" },
    .each("views/one-again") { "@view V: View { p\($0): <number>; }" },
    .each("views/bad-kinds") { "@view V\($0): View { p: <nmber>; }" },
    .each("views/bad-preludes") { "@view V\($0) View { p: <number>; }" },
  ]

  /// Configurations.
  static let configurations: [GrowthShape] = [
    .each("configuration/unknown-keys", "{", "}", separator: ",\n") { "\"key\($0)\": 1" }.asConfiguration,
    .each("configuration/unknown-rules", "{\"rules\": {", "}}", separator: ",\n") { "\"rule-\($0)\": \"off\"" }
      .asConfiguration,
    .each("configuration/ignores", "{\"ignore\": [", "]}", separator: ",\n") { "\"a\($0)/**\"" }.asConfiguration,
    .each("configuration/overrides", "{\"overrides\": [", "]}", separator: ",\n") {
      "{\"files\": [\"a\($0)/**\"], \"rules\": {\"unknown-property\": \"off\"}}"
    }.asConfiguration,
    .repeated("configuration/brackets", "[", "{\"ignore\": ").asConfiguration,
    .repeated("configuration/stars", "*", "{\"ignore\": [\"", "\"]}").asConfiguration,
    .repeated("configuration/alternatives", "{a,b}", "{\"ignore\": [\"", "\"]}").asConfiguration,
    .each("configuration/resources", "{\"resources\": [", "]}", separator: ",\n") { "\"missing\($0)\"" }
      .asConfiguration,
    .each("configuration/schemas", "{\"schemas\": [", "]}", separator: ",\n") { "\"missing\($0).json\"" }
      .asConfiguration,
  ]
}
