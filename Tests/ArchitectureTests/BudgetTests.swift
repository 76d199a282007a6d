import TestSupport
import Testing

/// Tests of what a product costs whoever builds it: the lines that are compiled for it.
///
/// A budget is the most that a product may have. What needs more takes it from another place first.
@Suite struct BudgetTests {
  /// A budget of lines.
  struct Budget: Sendable, CustomTestStringConvertible {
    /// A target that is built.
    let target: String
    /// The targets whose lines do not count, with those below them.
    var beyond: [String] = []
    var configuration = Configuration.release
    let lines: Int

    var testDescription: String { "\(target), \(configuration)" }
  }

  /// How a package is built. The code of debug builds is none of a release build.
  enum Configuration {
    case release, debug
  }

  private static let budgets = [
    Budget(target: "VStyle", lines: 49_450), Budget(target: "VStyle", configuration: .debug, lines: 54_800),
    Budget(target: "VStyleViews", beyond: ["VStyle"], lines: 8_650),
    Budget(target: "VStyleUIKit", beyond: ["VStyle"], lines: 9_000),
    Budget(target: "VStyleSkins", beyond: ["VStyle"], lines: 4_400),
    Budget(target: "VStyleInspect", beyond: ["VStyle"], lines: 2_870),
    Budget(target: "VStyleTesting", beyond: ["VStyle", "VStyleSkins"], lines: 500),
    Budget(target: "VStyleFoundation", beyond: ["VStyle", "VStyleSkins"], lines: 430),
    Budget(target: "VStyleMotion", beyond: ["VStyle"], lines: 3_200),
    Budget(target: "vstyle-generate", lines: 43_300),
  ]

  @Test("a product has at most the lines of its budget, and the budget is not far above them", arguments: budgets)
  func lines(_ budget: Budget) {
    var counted = BudgetTests.closure(budget.target).subtracting(budget.beyond.flatMap(BudgetTests.closure))
    // A debug build of VStyle compiles the files of two other targets, by links. They are whole as targets of tools.
    let linked: Set = ["VStyleAdvice", "VStyleWatch"]
    if budget.configuration == .debug { counted.formUnion(linked) }
    let lines = RepositoryFile.sources.filter { counted.contains($0.target) }.reduce(0) {
      $0 + BudgetTests.lines(of: $1, linked.contains($1.target) ? .debug : budget.configuration)
    }
    #expect(lines <= budget.lines)
    #expect(lines > budget.lines * 9 / 10, "the budget can be smaller")
  }

  @Test("the manifest has at most 58 targets and 31 libraries, without the support of tests")
  func targets() {
    let manifest = RepositoryFile.manifest
    let tools = manifest.firstRange(of: "\nlet tools: ")?.lowerBound ?? manifest.endIndex
    let names = manifest[..<tools].matches(of: /\.(executableTarget|plugin|target|testTarget)\(\s*name: "([^"]+)"/)
      .filter { !$0.2.hasSuffix("Support") }
    #expect(names.count > 40 && names.count <= 58)
    #expect(names.count { $0.1 == "target" } <= 31)
  }

  /// A target with all targets below it.
  private static func closure(_ name: String) -> Set<String> {
    Layer.all.first { $0.name == name }.map { layer in
      layer.below.reduce(into: [name]) { $0.formUnion(closure($1)) }
    } ?? []
  }

  /// The number of lines of a file that a build compiles.
  private static func lines(of file: RepositoryFile, _ configuration: Configuration) -> Int {
    guard configuration == .release else { return file.lineCount }
    var (count, depth) = (0, 0)
    for line in file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let text = line.drop { $0 == " " }
      if depth > 0 || text.hasPrefix("#if DEBUG") {
        if text.hasPrefix("#if") { depth += 1 }
        if text.hasPrefix("#endif") { depth -= 1 }
        // What follows `#else` is compiled.
        if depth == 1, text.hasPrefix("#else") { depth = 0 }
      } else {
        count += 1
      }
    }
    return count
  }
}
