extension CaseKind {
  /// Sheets that repeat one statement thousands of times: the time is in proportion to the size.
  static let growth = CaseKind("growth", weight: 12) { run throws(Finding) in
    let shape = run.choices.pick(RepeatedShape.sheets).chosen(&run.choices)
    let words = run.choices.pick([
      ["lint", "a.vstyle"], ["lint", "--preset", "all", "a.vstyle"], ["computed", "a.vstyle", "--tree", "tree.json"],
      ["fmt", "--check", "a.vstyle"], ["lint", "--fix", "--diff", "a.vstyle"], ["parse", "a.vstyle"],
      ["explain", "a.vstyle", "--tree", "tree.json", "--node", "0.0"],
    ])
    let tree = #"{"type":"View","children":[{"type":"Label","classes":["c0"]},{"type":"Button"},{"type":"TableView"}]}"#
    run.folder.write("tree.json", tree)
    run.folder.write("b.vstyle", "Label { alpha: 0.5; }")
    let result = try checkGrowth(run, words, shape, file: "a.vstyle", upTo: 8000)
    if words[0] == "computed", let result { try checkLimits(run, ["a.vstyle"], result, place: shape.name) }
  }

  /// Exponential expansion: each item refers to another item several times.
  static let bombs = CaseKind("bombs", weight: 2) { run throws(Finding) in
    let shape = run.choices.pick(RepeatedShape.bombs).chosen(&run.choices, link: .several)
    run.folder.write("tree.json", #"{"type":"Label"}"#)
    run.folder.write("a.vstyle", shape.text(run.choices.number(2...60)))
    if run.isLeftOut("computed", shape.name) { return }
    let result = try run.vstyle(["computed", "a.vstyle", "--tree", "tree.json"], place: shape.name)
    try checkLimits(run, ["a.vstyle"], result, place: shape.name)
    try run.vstyle(["lint", "--preset", "all", "a.vstyle"], place: shape.name)
  }

  /// Other input files that repeat one item.
  static let data = CaseKind("data", weight: 5) { run throws(Finding) in
    run.folder.write("a.vstyle", "Label { alpha: 0.5; alph: 1; }\n")
    let (shapes, file, words): ([RepeatedShape], String, [String]) = run.choices.pick([
      (RepeatedShape.trees, "tree.json", ["computed", "a.vstyle", "--tree", "tree.json"]),
      (RepeatedShape.trees, "tree.json", ["computed", "a.vstyle", "--format", "json", "--tree", "tree.json"]),
      (RepeatedShape.trees, "tree.json", ["query", "View > Label:nth-child(2n)", "--tree", "tree.json"]),
      (RepeatedShape.configurations, "vstyle.json", ["lint", "a.vstyle"]),
      (RepeatedShape.editorConfigurations, ".editorconfig", ["fmt", "--check", "a.vstyle"]),
      (RepeatedShape.diffs, "a.diff", ["lint", "a.vstyle", "--changes", "a.diff"]),
      (RepeatedShape.baselines, "b.json", ["lint", "a.vstyle", "--baseline", "b.json"]),
      (RepeatedShape.schemas, "s.json", ["lint", "a.vstyle", "--schema", "s.json"]),
      (RepeatedShape.schemas, "s.json", ["schema", "--schema", "s.json"]),
    ])
    let shape = run.choices.pick(shapes).chosen(&run.choices)
    try checkGrowth(run, words, shape, file: file, upTo: 100_000)
  }

  /// Runs a command on a shape, and if that takes more than 0.4 s, on a shape of a quarter of the size.
  ///
  /// - Returns: the result of the command, or `nil` if it was skipped because it is known to be slow.
  @discardableResult
  private static func checkGrowth(
    _ run: CaseRun, _ words: [String], _ shape: RepeatedShape.Chosen, file: String, upTo limit: Int
  ) throws(Finding) -> Child.Result? {
    let count = run.choices.magnitude(upTo: limit)
    if run.isLeftOut(CaseRun.name(words), shape.name) { return nil }
    func measure(_ count: Int) throws(Finding) -> (result: Child.Result, bytes: Int) {
      run.folder.write(file, bytes: Array(shape.text(count).utf8))
      return (try run.vstyle(words, place: shape.name), run.folder.byteCount)
    }
    let large = try measure(count)
    guard large.result.cpu > 0.4, count > 16 else { return large.result }
    let small = try measure(count / 4)
    func isSuperlinear(_ large: (result: Child.Result, bytes: Int)) -> Bool {
      Bounds.isSuperlinear(
        small: (small.result.cpu, small.bytes), large: (large.result.cpu, large.bytes), start: 0.07)
    }
    if isSuperlinear(large), case let again = try measure(count), isSuperlinear(again) {
      throw Finding(
        law: "time grows with the input", command: CaseRun.name(words), place: shape.name,
        detail: "\(small.bytes) bytes: \(small.result.cpu) s, \(again.bytes) bytes: \(again.result.cpu) s")
    }
    return large.result
  }
}
