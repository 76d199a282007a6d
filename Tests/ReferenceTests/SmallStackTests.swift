import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStylePacks
import VStyleSchema
import VStyleSkins
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

@testable import VStyleCommandLine

/// Tests that whatever is parsed or walked by recursion fits the stack of a background thread, in debug builds too.
///
/// Each input is nested as deep as its limit allows, one level deeper, and far deeper. A reader without a limit, or with
/// one that does not fit, ends the process.
@Suite("nested inputs on a small stack")
struct SmallStackTests {
  /// A way to nest: what opens a level, what is inside the last one, what closes a level, and what is around all of them.
  struct Shape: Sendable, CustomTestStringConvertible {
    let open: String
    let inner: String
    let close: String
    var before = ""
    var after = ""
    var testDescription: String { before + open + "…" }

    func text(_ depth: Int) -> String {
      before + String(repeating: open, count: depth) + inner + String(repeating: close, count: depth) + after
    }
  }

  private static func value(_ open: String, _ inner: String = "1", _ close: String = ")", of name: String) -> Shape {
    Shape(open: open, inner: inner, close: close, before: ":root { --a: 1; } Label { \(name): ", after: "; }")
  }

  private static func selector(_ open: String) -> Shape {
    Shape(open: open, inner: "Label", close: ")", after: " { alpha: 1; }")
  }

  private static let sheets: [Shape] =
    [
      "(", "calc(", "min(", "max(", "clamp(0, 1, ", "round(", "round(up, ", "mod(1, ", "rem(1, ", "sin(", "cos(",
      "tan(", "asin(", "acos(", "atan(", "atan2(1, ", "pow(2, ", "sqrt(", "hypot(", "log(", "exp(", "abs(", "sign(",
      "progress(0, 1, ", "env(a, ",
      "calc(1 + ", "calc(1 * (", "var(--a, ", "var(--b, ",
    ].flatMap { [value($0, of: "alpha"), value($0, of: "--c")] }
    + [
      value("rgb(from ", "red", " r g b)", of: "text-color"), value("hsl(from ", "red", " h s l)", of: "text-color"),
      value("color(from ", "red", " srgb r g b)", of: "text-color"),
      value("color-mix(in srgb, ", "red", ", blue)", of: "text-color"),
      value("light-dark(red, ", "red", of: "text-color"), value("skin-color(a, ", "red", of: "text-color"),
      value("rgb(calc(", "1", ") 1 1)", of: "text-color"), value("linear-gradient(", "red, blue", of: "layer-contents"),
      value("[", "a", "]", of: "--c"), value("{", "a", "}", of: "--c"), value("f(", "a", of: "--c"),
      value("url(", "a", of: "--c"), value("translate(", "1px", of: "transform"),
      value("path(", "\"M0 0\"", of: "layer-path"),
    ]
    + [":is(", ":where(", ":not(", ":has(", ":nth-child(1 of ", ":state(", ":theme(", "["].map(selector)
    + [
      Shape(open: "a {", inner: "alpha: 1;", close: "}"), Shape(open: "& {", inner: "alpha: 1;", close: "}"),
      Shape(open: "&:is(&, .a) {", inner: "alpha: 1;", close: "}", before: ".a {", after: "}"),
      Shape(open: "@media (width > 1px) {", inner: "a { alpha: 1; }", close: "}"),
      Shape(open: "@supports (alpha: 1) {", inner: "a { alpha: 1; }", close: "}"),
      Shape(open: "@layer a {", inner: "a { alpha: 1; }", close: "}"),
      Shape(open: "@scope (a) {", inner: "a { alpha: 1; }", close: "}"),
      Shape(open: "@theme a {", inner: "--a: 1;", close: "}"), Shape(open: "@foo {", inner: "a", close: "}"),
      Shape(open: "(", inner: "width > 1px", close: ")", before: "@media ", after: " { a { alpha: 1; } }"),
      Shape(open: "not (", inner: "width > 1px", close: ")", before: "@media ", after: " { a { alpha: 1; } }"),
      Shape(open: "(width: calc(", inner: "1px", close: "))", before: "@media ", after: " { a { alpha: 1; } }"),
      Shape(open: "(", inner: "alpha: 1", close: ")", before: "@supports ", after: " { a { alpha: 1; } }"),
      Shape(open: "not (", inner: "alpha: 1", close: ")", before: "@supports ", after: " { a { alpha: 1; } }"),
      Shape(open: "(alpha: min(", inner: "1", close: "))", before: "@supports ", after: " { a { alpha: 1; } }"),
      Shape(open: ":is(", inner: "a", close: ")", before: "@supports selector(", after: ") { a { alpha: 1; } }"),
      Shape(open: "[", inner: "a", close: "]", before: "@property --a { syntax: \"", after: "\"; inherits: true; }"),
      Shape(open: "[", inner: "", close: "", before: "@property --a { syntax: \"", after: "\"; inherits: true; }"),
      Shape(open: "[", inner: "<color>", close: "]", before: "@view V: View { p: ", after: "; }"),
      Shape(open: "a.", inner: "a", close: "", before: "@layer ", after: ";"),
      Shape(open: "f(", inner: "a", close: ")", before: "@import \"a\" ", after: ";"),
    ]

  /// The depths for a limit: below it, at it, beyond it, far beyond it.
  private static let depths = [7, 15, 16, 17, 31, 32, 33, 63, 95, 96, 97, 128, 20_000]

  @Test("a nested sheet is compiled and computed", arguments: sheets)
  func sheet(_ shape: Shape) async {
    for depth in Self.depths {
      let styled = await SmallStack.run {
        let source = SourceText(shape.text(depth), path: "a.vstyle")
        let sheet = CompiledStylesheet.compile([SheetInput(source)], schema: .views, loader: NoImports())
        var tree = ElementTree()
        tree.add(ElementNode(key: "w", typeName: "Window"), to: nil)
        tree.add(ElementNode(key: "l", typeName: "Label"), to: 0)
        return StyleEvaluator(sheet, tree: tree, environment: StyleEnvironment()).styles.count
      }
      #expect(styled == 2, "\(depth)")
    }
  }

  @Test(
    "a nested grammar of a value type is read or refused",
    arguments: [
      Shape(open: "[", inner: "a", close: "]"), Shape(open: "[", inner: "", close: ""),
      Shape(open: "[", inner: "<color>", close: "]#"), Shape(open: "none | [", inner: "a || b", close: "]"),
      Shape(open: "<number [", inner: "0,1", close: "]>"), Shape(open: "<object ", inner: "", close: ""),
      Shape(open: "- ", inner: "1", close: "", before: "<number [", after: ",2]>"),
    ])
  func grammar(_ shape: Shape) async {
    for depth in Self.depths {
      let isRead = await SmallStack.run { (try? ValueKind(syntax: shape.text(depth))) != nil }
      if depth > 100 { #expect(!isRead, "\(depth)") }
    }
  }

  @Test(
    "a nested file of JSON or a property list is read or refused",
    arguments: [
      Shape(open: "[", inner: "1", close: "]"), Shape(open: "{\"a\": ", inner: "1", close: "}"),
      Shape(open: "<array>", inner: "<true/>", close: "</array>", before: "<plist>", after: "</plist>"),
      Shape(
        open: "<dict><key>a</key>", inner: "<true/>", close: "</dict>", before: "<plist>", after: "</plist>"),
      Shape(
        open: "{\"type\": \"View\", \"children\": [", inner: "{\"type\": \"Label\"}", close: "]}"),
    ])
  func files(_ shape: Shape) async {
    for depth in Self.depths + [200, 255, 256, 257, 511, 512, 513] {
      await SmallStack.run {
        let text = shape.text(depth)
        let source = SourceText(text, path: "a.json")
        let manager = ThemeSource(ThemeManager())
        try? manager.add(json: Array(text.utf8))
        try? manager.add(propertyList: Array(text.utf8))
        _ = try? PropertyList(parsing: Array(text.utf8))
        _ = try? TreeFile(source)
        var schema = StyleSchema()
        try? SchemaFile.add(source, to: &schema)
      }
    }
  }

  @Test("a nested property list in the binary format is read or refused")
  func binaryPropertyList() async {
    for depth in Self.depths + [60_000] {
      let isRead = await SmallStack.run { (try? PropertyList(parsing: Self.binaryArrays(depth))) != nil }
      #expect(isRead == (depth <= 31), "\(depth)")
    }
  }

  /// Arrays inside each other, the innermost of which contains `true`: each is an object that refers to the next one.
  private static func binaryArrays(_ depth: Int) -> [UInt8] {
    func big(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let start = Array("bplist00".utf8)
    let objects = (0..<depth).flatMap { number -> [UInt8] in [0xA1] + big(number + 1, 3) } + [9]
    let offsets = (0...depth).flatMap { number -> [UInt8] in big(start.count + number * 4, 3) }
    let sizes: [UInt8] = [0, 0, 0, 0, 0, 0, 3, 3]
    let trailer = sizes + big(depth + 1, 8) + big(0, 8) + big(start.count + objects.count, 8)
    return start + objects + offsets + trailer
  }

  @Test("a deep tree is styled, and its values are read")
  func tree() async throws {
    let count = await SmallStack.run {
      let text = Shape(open: "{\"type\": \"View\", \"children\": [", inner: "", close: "]}").text(256)
      guard let file = try? TreeFile(SourceText(text, path: "a.json")) else { return 0 }
      var tree = ElementTree()
      for node in file.nodes { tree.add(node.element, to: node.parent) }
      let sheet = CompiledStylesheet.compile(
        [SheetInput(SourceText("View View { alpha: 0.5; } View:has(Label) { tag: 1; }", path: "a.vstyle"))],
        schema: .views, loader: NoImports())
      return StyleEvaluator(sheet, tree: tree, environment: StyleEnvironment()).styles.count
    }
    #expect(count == 256)
  }
}
