import TestSupport
import Testing
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

@Suite("parallel lint")
struct ParallelTests {
  @Test("one thread and many threads report the same diagnostics in the same order")
  func threads() {
    let sheets = ["Settings", "Mistakes", "Seeds"].flatMap { folder in
      Fixture.all(in: PackageRoot.path + "/Stylesheets/" + folder, of: "vstyle").map {
        SourceText(path: $0.path, bytes: $0.bytes)
      }
    }
    var configuration = LintConfiguration()
    configuration.preset = .strict
    let one = Linter(schema: .views, configuration: configuration, parallelism: .none).lint(sheets)
    let many = Linter(schema: .views, configuration: configuration, parallelism: .cores).lint(sheets)
    #expect(one.diagnostics.count > 40)
    #expect(one.diagnostics == many.diagnostics)
    #expect(one.sources.sources.map(\.path) == many.sources.sources.map(\.path))
  }

  @Test("parallel results have the order of their inputs", arguments: [0, 1, 3, 4, 63, 64, 65, 1000])
  func order(_ count: Int) {
    #expect(Parallelism.cores.map(Array(0..<count)) { $0 * 2 } == (0..<count).map { $0 * 2 })
  }
}
