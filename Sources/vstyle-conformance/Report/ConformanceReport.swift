import VStyleJSON

/// The results of a run of the grader, as a Markdown page.
///
/// The input is the engine's answers and the grader's list of failures.
struct ConformanceReport {
  /// The number of answered cases, by suite.
  private var answered: [String: Int] = [:]

  /// The skipped cases, by the name of the missing feature.
  private var leftOut: [String: [CaseName]] = [:]

  private var failed: [CaseName] = []

  /// Adds a line of JSON: an answer of the engine, or a failure, which also has the request.
  mutating func add(_ line: JSON) {
    guard let name = line["id"]?.text.flatMap(CaseName.init) else { return }
    if line["request"] != nil {
      failed.append(name)
    } else if let feature = line["skip"]?.text {
      leftOut[feature, default: []].append(name)
    } else {
      answered[name.suite, default: 0] += 1
    }
  }

  /// The differences between the tables of reasons and the run; empty if they agree.
  var problems: [String] {
    let known = Set(KnownFailure.all.flatMap(\.cases))
    let failing = Set(failed.map(\.description))
    let features = Set(SuiteFeature.all.map(\.name))
    return failing.subtracting(known).sorted().map { "\($0) fails, and no row of KnownFailure says why" }
      + known.subtracting(failing).sorted().map { "\($0) passes, so its row of KnownFailure has to go" }
      + Set(leftOut.keys).subtracting(features).sorted().map { "no row of SuiteFeature says what \"\($0)\" is" }
      + features.subtracting(leftOut.keys).sorted().map { "no case needs \"\($0)\", so its row has to go" }
  }

  /// The page as Markdown.
  var markdown: String {
    ([ConformanceReport.introduction, table] + failures + omissions + [ConformanceReport.origins])
      .joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Conformance

    See here which cases of external test suites pass, which fail, and why. The name of a case is its suite and its number
    there.
    """

  private static let origins = """
    ## Where the cases are from

    | suites | source | license |
    | --- | --- | --- |
    | tokens, syntax, anb, colors-cpt | [css-parsing-tests](https://github.com/SimonSapin/css-parsing-tests) with two of its forks, and tests of tokenizers | CC0, MIT |
    | selectors-parse, selectors-query, colors-wpt, wpt-… | [web-platform-tests](https://github.com/web-platform-tests/wpt) of mid-2025, turned into data | BSD |
    | origins | the selection tests of [libcss](https://www.netsurf-browser.org/projects/libcss/) | MIT |
    | …-oracle, oracle-…, easing, interpolate, keyframes, transitions | random sheets, trees, selectors, values and motion, with the answers of Chromium | of this project |

    The data is not a part of the repository. With a folder `shared/conformance` beside the checkout, which has the suites and
    a grader, `.ci/run conformance` repeats the run and compares this page with the result. The grader starts
    `vstyle-conformance`, a program of the package that reads each case as a line of JSON and prints its answer. Without the
    data, [Tests/Referee](../Tests/Referee/README.md) makes random sheets and compares the engine with a Chromium of yours:
    `.ci/run referee`.
    """

  private var table: String {
    var rows = ["| suite | asks for | passed | of | left out |", "| --- | --- | ---: | ---: | ---: |"]
    for suite in SuiteRow.all {
      let total = answered[suite.name] ?? 0
      let failing = failed.count { $0.suite == suite.name }
      let skipped = leftOut.values.joined().count { $0.suite == suite.name }
      rows.append("| \(suite.name) | \(suite.asks) | \(total - failing) | \(total) | \(skipped) |")
    }
    return rows.joined(separator: "\n")
  }

  private var failures: [String] {
    let rows = KnownFailure.all.map { row in
      "- \(row.reason) \(CaseName.list(row.cases.compactMap(CaseName.init)))"
    }
    return ["## Cases that fail", rows.joined(separator: "\n")]
  }

  private var omissions: [String] {
    let rows = SuiteFeature.all.map { feature in
      "- **\(feature.name)**: \(feature.reason) \(CaseName.list(leftOut[feature.name] ?? []))"
    }
    return [
      "## Cases that are left out", "They need something that documents have and views do not.",
      rows.joined(separator: "\n"),
    ]
  }
}
