import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues
import VStyleViews

/// Tests that a cache shared by compilations does not change their results.
@Suite("compiler cache")
struct CompilerCacheTests {
  /// The diagnostics and the declarations of a stylesheet as text.
  private static func words(_ stylesheet: CompiledStylesheet) -> [String] {
    let rules = stylesheet.rules.flatMap { rule in
      rule.declarations.map { "\(rule.target) \($0.name) \($0.value) \($0.isImportant)" }
    }
    return stylesheet.diagnostics.map { "\($0.location) \($0.rule.name) \($0.message)" } + rules
  }

  @Test("a sheet compiles to the same result with a cache of other sheets and itself")
  func same() {
    let sheets =
      ["Mistakes", "Seeds"].flatMap { folder in
        Fixture.all(in: PackageRoot.path + "/Stylesheets/" + folder, of: "vstyle")
      } + [Fixture(path: PackageRoot.path + "/Stylesheets/Settings/controls.vstyle")]
    #expect(sheets.count > 50)
    var cache = CompilerCache()
    for fixture in sheets + sheets.prefix(10) {
      let input = SheetInput(SourceText(path: fixture.path, bytes: fixture.bytes))
      let fresh = CompiledStylesheet.compile([input], schema: .views, loader: NoImports())
      let other = CompiledStylesheet.compile([input], schema: .views, loader: NoImports(), cache: &cache)
      #expect(CompilerCacheTests.words(other) == CompilerCacheTests.words(fresh), "\(fixture.path)")
    }
  }

  @Test("a view type of one sheet is unknown in the next sheet")
  func ownClasses() {
    var cache = CompilerCache()
    let sheets = [
      ("@view Gauge: View { reach: <number>; } Gauge { reach: 1 }", []),
      ("@view Gauge: View { reach: <color>; } Gauge { reach: 1 }", ["value-type-mismatch"]),
      ("Gauge { reach: 1 }", ["unknown-view-type"]), (".gauge { reach: 1 }", ["unknown-property"]),
    ]
    for (text, rules) in sheets {
      let input = SheetInput(SourceText(text))
      let stylesheet = CompiledStylesheet.compile([input], schema: .views, loader: NoImports(), cache: &cache)
      #expect(stylesheet.diagnostics.map(\.rule.name) == rules, "\(stylesheet.diagnostics.map(\.message))")
    }
  }

  @Test("a view type that a sheet adds has values in declarations that earlier sheets compiled without it")
  func addedViewTypes() {
    let rule = ".x { style: large }"
    var cache = CompilerCache()
    for text in [rule, "@view Gauge: View { style: large | tiny; } \(rule)", rule] {
      let input = SheetInput(SourceText(text))
      let fresh = CompiledStylesheet.compile([input], schema: .views, loader: NoImports())
      let other = CompiledStylesheet.compile([input], schema: .views, loader: NoImports(), cache: &cache)
      #expect(CompilerCacheTests.words(other) == CompilerCacheTests.words(fresh), "\(text)")
    }
  }

  @Test("a property of type `*` has the tokens of its own sheet, as written")
  func anyTokens() throws {
    let head = "@view Gauge: View { note: *; } Gauge "
    let deep = String(repeating: "(", count: 200) + String(repeating: ")", count: 200)
    let texts = [
      ("{ note: a  b; note: c }", ["a  b", "c"], 0),
      ("/* moved */ { note: c; note: a/**/b ; note: a  b !important }", ["c", "a/**/b", "a  b"], 0),
      ("{ note: f(x, [y] {z}) /**/; note: \"t\" }", ["f(x, [y] {z})", "\"t\""], 0),
      ("{ note: inherit; note: var(--x) }", [], 0),
      ("{ note: ; note: \(deep); note: a }", ["a"], 2),
      ("{ note: }", [], 1),
      ("{ note: /* c */; note: !important; note: /**/ a /**/ }", ["a"], 2),
    ]
    var cache = CompilerCache()
    for (text, values, count) in texts {
      let input = SheetInput(SourceText(head + text))
      let fresh = CompiledStylesheet.compile([input], schema: .views, loader: NoImports())
      let other = CompiledStylesheet.compile([input], schema: .views, loader: NoImports(), cache: &cache)
      #expect(CompilerCacheTests.words(other) == CompilerCacheTests.words(fresh), "\(text)")
      #expect(fresh.diagnostics.count == count, "\(fresh.diagnostics.map(\.message))")
      let found = fresh.rules.flatMap(\.declarations).compactMap { declaration -> String? in
        guard case .typed(let typed) = declaration.value else { return nil }
        return typed.map { $0.kind.serialize($0.value) }.joined()
      }
      #expect(found == values, "\(text)")
    }
  }
}
