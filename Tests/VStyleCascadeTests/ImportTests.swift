import Synchronization
import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Sheets that are imported in several places. Chromium gives the same values for the same sheets.
@Suite("imports in several places")
struct ImportTests {
  /// A sheet with the files that it imports.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let sheet: String
    let files: [String: String]
    /// The depth of the view `outer`, which has the class `a`.
    let depth: String
    /// The diagnostics of all sheets, as rules.
    let rules: [String]

    init(
      _ name: String, _ sheet: String, _ depth: String, _ files: [String: String] = [:], rules: [String] = []
    ) {
      self.name = name
      self.sheet = sheet
      self.files = files.merging(Case.common) { first, _ in first }
      self.depth = depth
      self.rules = rules
    }

    /// The files that all sheets can import.
    private static let common = [
      "one": ".a { depth: 1 }", "two": ".a { depth: 2 }", "half": "@import 'one'; .a { size: 5 }",
      "layers": "@layer x { .a { depth: 3 } } @layer y { .a { depth: 4 } }",
      "important": "@layer { .a { depth: 5 !important } }",
    ]

    var testDescription: String { name }
  }

  private static let never = "(width > 9000px)"

  static let cases = [
    Case(
      "two parts import one sheet", "@import 'two'; @import 'half'; @import 'left';", "1", ["left": "@import 'one'"]),
    Case("a part between them", "@import 'one'; @import 'two'; @import 'half';", "1"),
    Case("the last import decides", "@import 'one'; @import 'two'; @import 'one';", "1", rules: ["duplicate-import"]),
    Case("side by side", "@import 'one'; @import 'one';", "1", rules: ["duplicate-import"]),
    Case(
      "two repetitions", "@import 'one'; @import 'one'; @import 'one';", "1",
      rules: ["duplicate-import", "duplicate-import"]),
    Case("only the first applies", "@import 'two'; @import 'one'; @import 'one' \(never);", "1"),
    Case("only the second applies", "@import 'one' \(never); @import 'one' (width > 1px);", "1"),
    Case("one that never applies imports it first", "@import 'half' \(never); @import 'one';", "1"),
    Case(
      "different layers", "@layer l, m; @import 'one' layer(m); @import 'two' layer(l); @import 'one' layer(l);", "1"),
    Case("a declaration that is supported", "@import 'two'; @import 'one' supports(depth: 1);", "1"),
    Case("a declaration that is not supported", "@import 'one'; @import 'two' supports(nothing: 1);", "1"),
    Case("a condition before a query", "@import 'two'; @import 'one' supports(not (nothing: 1)) (width > 1px);", "1"),
    Case("a file that is not loaded", "@import 'one'; @import 'missing' supports((depth: 1) and (nothing: 1));", "1"),
    Case(
      "a layer that is not supported has no place",
      "@import 'one' layer(l) supports(nothing: 1); @layer m { .a { depth: 6 } } @layer l { .a { depth: 7 } }", "7"),
    Case("no condition", "@import 'one'; @import 'two' supports();", "1", rules: ["invalid-prelude"]),
    Case("a layer and none", "@import 'one'; @import 'two'; @import 'one' layer(l);", "2"),
    Case(
      "the first import orders the layers", "@import 'layers'; @import 'turned'; @import 'layers';", "4",
      ["turned": "@layer y, x;"]),
    Case(
      "its own layer is ordered too", "@import 'one' layer(l); @import 'two' layer(m); @import 'one' layer(l);", "2"),
    Case(
      "anonymous layers differ", "@import 'important'; @import 'other'; @import 'important' layer;", "5",
      ["other": "@layer { .a { depth: 6 !important } }"]),
    Case(
      "the first copy of an anonymous layer is stronger than what comes after, if it is important",
      "@import 'twice'; @import 'twice'; @import 'twice';", "7",
      ["twice": "@layer { .a { depth: 7 !important } } @layer m { .a { depth: 8 !important } }"]),
    Case(
      "the same for an anonymous layer of an import", "@import 'part'; @import 'part';", "1",
      ["part": "@import 'loud' layer; @layer m { .a { depth: 8 !important } }", "loud": ".a { depth: 1 !important }"]),
    Case(
      "a keyword is no layer", "@import 'two'; @import 'one' layer(l.Inherit);", "2", rules: ["invalid-prelude"]),
    Case(
      "the layer of an import that fails has its place",
      "@import 'missing' layer(l); @import 'two' layer(m); @layer l { .a { depth: 1 } }",
      "2", rules: ["import-not-found"]),
    Case(
      "themes differ", "@import 'one' theme(t); @import 'two'; @import 'one' theme(u); @theme t {} @theme u {}", "2"),
    Case(
      "a registration comes again", "@import 'n'; @import 'm'; @import 'n'; .a { --n: x; depth: var(--n) }", "7",
      [
        "n": "@property --n { syntax: '<number>'; inherits: false; initial-value: 7 }",
        "m": "@property --n { syntax: '*'; inherits: false; initial-value: 8 }",
      ], rules: ["duplicate-import", "value-type-mismatch"]),
    Case(
      "a style is declared once", "@import 'style'; @import 'two' \(never); @import 'style' \(never); .a { @apply s }",
      "9", ["style": "@style s { depth: 9 }"]),
    Case(
      "a mistake is reported once", "@import 'wrong'; @import 'wrong' (width > 1px); @import 'wrong' layer(l);", "1",
      ["wrong": "@import 'missing'; @import 'one' layer(1); .a { depth: 1; depth: red }"],
      rules: ["import-not-found", "invalid-prelude", "value-type-mismatch"]),
    Case(
      "a cycle", "@import 'p'; @import 'q';", "2",
      ["p": "@import 'q'; .a { depth: 1 }", "q": "@import 'p'; .a { depth: 2 }"], rules: ["import-cycle"]),
  ]

  private static func compile(_ item: Case, limits: CompilerLimits = CompilerLimits()) -> CompiledStylesheet {
    CompiledStylesheet.compile(
      [SheetInput(SourceText(item.sheet, path: "main"))], schema: SmallTree.schema, loader: Texts(texts: item.files),
      limits: limits)
  }

  @Test(arguments: cases)
  func values(_ item: Case) {
    let stylesheet = Self.compile(item)
    #expect(SmallTree.value("outer.depth", of: stylesheet) == item.depth)
    #expect(stylesheet.diagnostics.map(\.rule.name).sorted() == item.rules)
  }

  @Test("a theme has the last base and color scheme of those that are imported")
  func themes() throws {
    let files = ["dark": "@theme t { color-scheme: dark; }", "light": "@theme t { color-scheme: light; }"]
    let stylesheet = Self.compile(Case("", "@import 'dark'; @import 'light'; @import 'dark';", "", files))
    #expect(stylesheet.themes["t"]?.colorScheme == .dark)
  }

  /// Sheets that each import the next one twice.
  private static func doubling(_ suffix: String) -> Case {
    let files = (0..<30).map { ("f\($0)", "@import 'f\($0 + 1)'; @import 'f\($0 + 1)' \(suffix); .a { depth: \($0) }") }
    return Case("", "@import 'f0';", "", Dictionary(uniqueKeysWithValues: files + [("f30", ".a { size: 1 }")]))
  }

  @Test("sheets that double at each import are compiled once for each context, up to a limit")
  func doubled() {
    let once = Self.compile(Self.doubling(""))
    #expect(SmallTree.value("outer.depth", of: once) == "0")
    #expect(once.diagnostics.map(\.rule.name) == Array(repeating: "duplicate-import", count: 30))
    var limits = CompilerLimits()
    limits.copiedSheetBytes = 10_000
    let many = Self.compile(Self.doubling("(width > 1px)"), limits: limits)
    #expect(SmallTree.value("outer.depth", of: many) == "0")
    #expect(!many.diagnostics.isEmpty && many.diagnostics.allSatisfy { $0.rule == .limitExceeded })
  }

  @Test("the names of a folder are read once, however many of its files are missing")
  func missing() {
    let files = FolderWithoutFiles()
    let sheet = (0..<60).map { "@import 'sub/pat\($0)';" }.joined() + "@import 'part2';"
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(sheet, path: "main"))], schema: SmallTree.schema, loader: files)
    #expect(stylesheet.diagnostics.count == 61)
    #expect(stylesheet.diagnostics.allSatisfy { $0.rule == .importNotFound })
    #expect(stylesheet.diagnostics[2].help == "did you mean `sub/part2`?")
    #expect(files.asked == ["sub", ""])
  }

  @Test("a chain of imports has the same depth whatever is imported first")
  func depth() {
    let files = (0..<100).map { ("f\($0)", $0 == 0 ? "" : "@import 'f\($0 - 1)';") }
    let imports = (0..<100).map { "@import 'f\($0)';" }
    for order in [imports, imports.reversed()] {
      let item = Case("", order.joined(), "", Dictionary(uniqueKeysWithValues: files))
      let rules = Set(Self.compile(item).diagnostics.map(\.rule.name))
      #expect(rules == ["limit-exceeded"])
    }
  }
}

/// A folder whose files are gone when they are read.
private final class FolderWithoutFiles: SheetLoader {
  private let folders = Mutex<[String]>([])

  /// The folders whose names were read, in order.
  var asked: [String] { folders.withLock(\.self) }

  func load(_ path: String) throws(ImportFailure) -> SourceText { throw ImportFailure("does not exist") }

  func names(in folder: String) -> [String] {
    folders.withLock { $0.append(folder) }
    return (0..<60).map { "part\($0)" }
  }
}
