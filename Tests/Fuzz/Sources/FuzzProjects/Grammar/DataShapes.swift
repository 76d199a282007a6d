extension RepeatedShape {
  /// Trees of views.
  static let trees: [RepeatedShape] = [
    .init("wide", "{\"type\":\"Label\"}", before: "{\"type\":\"View\",\"children\":[", separator: ",", after: "]}"),
    .init(
      "wide with classes",
      "{\"type\":\"Label\",\"key\":\"k$d\",\"classes\":[\"c$d\",\"row\"],\"style\":\"alpha: 0.$d\"}",
      before: "{\"type\":\"View\",\"children\":[", separator: ",", after: "]}"),
    .init(
      "deep", "{\"type\":\"View\",\"children\":[", separator: "", after: "", closing: "]}"),
    .init("classes", "\"c$d\"", before: "{\"type\":\"Label\",\"classes\":[", separator: ",", after: "]}"),
    .init("attributes", "\"a$d\":\"$d\"", before: "{\"type\":\"Label\",\"attrs\":{", separator: ",", after: "}}"),
    .init("own style", "alpha: 0.$d;", before: "{\"type\":\"Label\",\"style\":\"", separator: " ", after: "\"}"),
    .init("unknown keys", "\"x$d\":1", before: "{\"type\":\"Label\",", separator: ",", after: "}"),
    .init(
      "equal keys", "{\"type\":\"Label\",\"key\":\"k\"}", before: "{\"type\":\"View\",\"children\":[", separator: ",",
      after: "]}"),
  ]

  /// Configurations of lint.
  static let configurations: [RepeatedShape] = [
    .init("unknown keys", "\"presett$d\": 1", before: "{", separator: ",\n", after: "}"),
    .init("unknown rules", "\"unknown-propertie$d\": \"off\"", before: "{\"rules\": {", separator: ",\n", after: "}}"),
    .init("equal rules", "\"VS*\": \"info\"", before: "{\"rules\": {", separator: ",\n", after: "}}"),
    .init("rules of families", "\"VS$d*\": \"info\"", before: "{\"rules\": {", separator: ",\n", after: "}}"),
    .init(
      "unknown options", "\"limitt$d\": 4", before: "{\"rules\": {\"max-nesting-depth\": [\"info\", {", separator: ",",
      after: "}]}}"),
    .init(
      "overrides", "{\"files\": [\"**/*$d.vstyle\"], \"rules\": {\"VS*\": \"info\"}}", before: "{\"overrides\": [",
      separator: ",", after: "]}"),
    .init("ignored files", "\"**/x$d*.vstyle\"", before: "{\"ignore\": [", separator: ",", after: "]}"),
    .init("braces", "{a,b}", before: "{\"ignore\": [\"", separator: "", after: "\"]}"),
    .init("open braces", "{", before: "{\"ignore\": [\"", separator: "", after: "\"]}"),
    .init("stars", "*a", before: "{\"ignore\": [\"", separator: "", after: "b\"]}"),
    .init("arrays inside", "[", before: "{\"ignore\": ", separator: "", after: "}", closing: "]"),
    .init("comments", "/* $d */", before: "{", separator: "", after: "}"),
    .init("schemas", "\"s$d.json\"", before: "{\"schemas\": [", separator: ",", after: "]}"),
    .init("resources", "\"Images\"", before: "{\"resources\": [", separator: ",", after: "]}"),
  ]

  /// `.editorconfig` files.
  static let editorConfigurations: [RepeatedShape] = [
    .init("sections", "[*.vstyl$d]\nindent_size = 2", after: "\n"),
    .init("pairs", "indent_size = $d", before: "[*]\n"),
    .init("unknown pairs", "key$d = $d", before: "[*]\n"),
    .init("open braces", "{", before: "[", separator: "", after: "]\nindent_size = 2\n"),
    .init("braces", "{a,b}", before: "[", separator: "", after: "]\nindent_size = 2\n"),
    .init("braces inside", "{a,", before: "[", separator: "", after: "]\nindent_size = 2\n", core: "b", closing: "}"),
    .init("open sets", "[", before: "[", separator: "", after: "]\nindent_size = 2\n"),
    .init("question marks", "?", before: "[", separator: "", after: "]\nindent_size = 2\n"),
    .init("stars", "*", before: "[", separator: "", after: "a]\nindent_size = 2\n"),
    .init("stars of folders", "**/", before: "[", separator: "", after: "a]\nindent_size = 2\n"),
    .init("letters", "a", before: "[", separator: "", after: "]\nindent_size = 2\n"),
    .init("comments", "# $d", after: "\n[*]\nindent_size = 2\n"),
  ]

  /// Diffs for `--changes`.
  static let diffs: [RepeatedShape] = [
    .init("files", "--- a/f$d.vstyle\n+++ b/f$d.vstyle\n@@ -1 +1,2 @@\n a\n+b", after: "\n"),
    .init("hunks", "@@ -$d,1 +$d,2 @@\n a\n+b", before: "--- a/a.vstyle\n+++ b/a.vstyle\n", after: "\n"),
    .init("lines", "+x", before: "+++ b/a.vstyle\n@@ -0,0 +1,99999999 @@\n", after: "\n"),
    .init("escapes", "\\303", before: "+++ \"b/", separator: "", after: "\"\n"),
  ]

  /// Baselines.
  static let baselines: [RepeatedShape] = [
    .init(
      "diagnostics", "{\"fingerprint\":\"f$d\",\"code\":\"VS1001\",\"path\":\"a.vstyle\",\"message\":\"m$d\"}",
      before: "{\"schema\":\"vstyle.baseline/1\",\"diagnostics\":[", separator: ",", after: "]}"),
    .init("unknown keys", "\"x$d\":1", before: "{\"schema\":\"vstyle.baseline/1\",", separator: ",", after: "}"),
  ]

  /// Schemas.
  static let schemas: [RepeatedShape] = [
    .init(
      "types", "{\"name\":\"V$d\",\"superclass\":\"V$r\",\"states\":[],\"properties\":[]}",
      before: "{\"version\":1,\"viewTypes\":[", separator: ",", after: "],\"properties\":[]}",
      bases: ["", "{\"name\":\"Vbase\",\"superclass\":\"View\",\"states\":[],\"properties\":[]},"]),
    .init(
      "unknown properties", "\"p$d\"", before: "{\"version\":1,\"viewTypes\":[{\"name\":\"V\",\"properties\":[",
      separator: ",", after: "]}],\"properties\":[]}"),
    .init(
      "states", "\"s$d\"", before: "{\"version\":1,\"viewTypes\":[{\"name\":\"V\",\"properties\":[],\"states\":[",
      separator: ",", after: "]}],\"properties\":[]}"),
    .init(
      "properties", "{\"name\":\"p$d\",\"valueType\":\"<number>\",\"inherits\":false,\"initial\":\"0\"}",
      before: "{\"version\":1,\"viewTypes\":[],\"properties\":[", separator: ",", after: "]}"),
    .init("unknown keys", "\"x$d\":1", before: "{\"version\":1,", separator: ",", after: "}"),
  ]
}
