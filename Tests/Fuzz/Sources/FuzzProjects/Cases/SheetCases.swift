extension CaseKind {
  /// Random sheets: the results of all commands are consistent.
  static let sheets = CaseKind("sheets", weight: 8) { run throws(Finding) in
    var names: [String] = []
    for number in 0..<run.choices.number(1...8) {
      let name = "s\(number).vstyle"
      run.folder.write(name, SheetGrammar.sheet(&run.choices, imports: names))
      names.append(name)
    }
    run.folder.write("tree.json", TreeGrammar.tree(&run.choices))
    for name in names { try run.vstyle(["parse", name]) }
    try checkLint(run, names)
    let before = try run.vstyle(["computed"] + names + ["--tree", "tree.json"])
    try checkLimits(run, names, before)
    if run.choices.once(in: 3) { try checkFixes(run, names) }
    let values = try run.vstyle(["computed"] + names + ["--tree", "tree.json"])
    try run.vstyle(["fmt"] + names)
    let check = try run.vstyle(["fmt", "--diff"] + names)
    try run.expect(check.output.isEmpty, "fmt twice is fmt once", "fmt", check.output)
    let after = try run.vstyle(["computed"] + names + ["--tree", "tree.json"])
    try run.expect(
      compact(after.output) == compact(values.output), "fmt keeps computed values", "fmt",
      difference(values.output, after.output))
    if run.choices.once(in: 4) {
      try run.vstyle(["query", SheetGrammar.selector(&run.choices), "--tree", "tree.json"])
    }
    if run.choices.once(in: 4) { try run.vstyle(["explain"] + names + ["--tree", "tree.json", "--node", "0"]) }
  }

  private static func checkLint(_ run: CaseRun, _ names: [String]) throws(Finding) {
    let words = ["lint", "--preset", run.choices.pick(["core", "all", "strict"])] + names
    let (first, second) = (try run.vstyle(words), try run.vstyle(words))
    try run.expect(
      first.output == second.output, "lint twice says the same", "lint", difference(first.output, second.output))
  }

  /// Safe fixes keep the computed values of sheets without errors. A second run of the fixes changes nothing.
  private static func checkFixes(_ run: CaseRun, _ names: [String]) throws(Finding) {
    let isSound = try run.vstyle(["lint", "--fail-on", "error"] + names).exitCode == 0
    let before = try run.vstyle(["computed"] + names + ["--tree", "tree.json"])
    try run.vstyle(["lint", "--fix"] + names)
    let rest = try run.vstyle(["lint", "--fix", "--diff"] + names)
    try run.expect(!rest.output.contains("\n@@ "), "fixes leave none to make", "lint --fix", rest.output)
    let after = try run.vstyle(["computed"] + names + ["--tree", "tree.json"])
    try run.expect(
      !isSound || before.output == after.output, "fixes keep computed values", "lint --fix",
      difference(before.output, after.output)
    )
  }

  /// Lint reports an exceeded limit if the computation of values does.
  static func checkLimits(
    _ run: CaseRun, _ names: [String], _ computed: Child.Result, place: String = ""
  ) throws(Finding) {
    guard computed.errors.contains("limit-exceeded") || computed.errors.contains("VS0016") else { return }
    let lint = try run.vstyle(["lint"] + names, place: place)
    try run.expect(
      lint.output.contains("limit-exceeded") || lint.output.contains("VS0016"),
      "lint says what computed says of limits",
      "lint", place: place, String(computed.errors.prefix(400)))
  }

  /// A text without white space and with double quotes only, since custom properties keep theirs as written.
  private static func compact(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace }.map { $0 == "'" ? "\"" : $0 })
  }

  /// The first line that differs.
  private static func difference(_ first: String, _ second: String) -> String {
    let lines = (first.split(separator: "\n"), second.split(separator: "\n"))
    for (left, right) in zip(lines.0, lines.1) where left != right { return "before: \(left)\nafter: \(right)" }
    return "\(lines.0.count) and \(lines.1.count) lines"
  }
}
