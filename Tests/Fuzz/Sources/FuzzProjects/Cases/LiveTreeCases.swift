extension CaseKind {
  /// Live trees of views: deep ones, nodes that are their own children, and views in two scopes.
  static let liveTrees = CaseKind("live", weight: 6) { run throws(Finding) in
    switch run.choices.below(3) {
    case 0: try checkChain(run)
    case 1: try checkGraph(run)
    default: try checkTwoScopes(run)
    }
  }

  private static func checkChain(_ run: CaseRun) throws(Finding) {
    let direction = run.choices.pick(["wide", "up", "down"])
    let count = run.choices.magnitude(upTo: 100_000)
    let place = "\(direction == "wide" ? "wide" : "deep \(direction)")"
    if run.isLeftOut("driver live", place) { return }
    let scope = run.choices.once(in: 2) ? "scope chain 0.5\nflush\n" : ""
    func measure(_ count: Int) throws(Finding) -> Child.Result {
      // Each view counts as 50 bytes of input.
      run.folder.write("live.txt", bytes: Array("chain \(count) \(direction)\n\(scope)values\n".utf8))
      run.folder.write("size", bytes: Array(repeating: 32, count: 50 * count))
      let result = try run.driver(["live", "live.txt"], place: place)
      try run.expect(result.output.hasSuffix("end\n"), "a script ends", "driver live", place: place, result.output)
      return result
    }
    let (large, small) = (try measure(count), try measure(count / 4))
    try run.expect(
      !Bounds.isSuperlinear(small: (small.cpu, count / 4), large: (large.cpu, count), start: 0.02),
      "time grows with the input", "driver live", place: place,
      "\(count) views: \(large.cpu) s, a quarter: \(small.cpu) s")
  }

  /// Views and nodes that are added to each other at random, including cycles.
  private static func checkGraph(_ run: CaseRun) throws(Finding) {
    let kind = run.choices.pick(["view", "node"])
    let names = ["a", "b", "c", "d"].prefix(run.choices.number(1...4))
    var lines = names.map { "\(kind) \($0)" }
    for _ in 0..<run.choices.number(1...10) {
      switch run.choices.below(6) {
      case 0...2: lines.append("add \(run.choices.pick(Array(names))) \(run.choices.pick(Array(names)))")
      case 3: lines.append("scope a 0.\(run.choices.number(1...9))")
      case 4: lines.append(run.choices.pick(["flush", "class b on", "values"]))
      default: lines.append("remove \(run.choices.pick(Array(names)))")
      }
    }
    run.folder.write("live.txt", (lines + ["scope a 0.5", "flush"]).joined(separator: "\n"))
    let result = try run.driver(["live", "live.txt"], place: "\(kind)s in circles")
    try run.expect(result.output.hasSuffix("end\n"), "a script ends", "driver live", result.output)
  }

  /// The views of an inner scope always have the values of the same scope, and the conflict is reported.
  private static func checkTwoScopes(_ run: CaseRun) throws(Finding) {
    let depth = run.choices.number(1...3)
    var lines = ["view v0"] + (1...depth + 1).flatMap { ["view v\($0)", "add v\($0 - 1) v\($0)"] }
    let inner = run.choices.number(1...depth)
    lines += ["scope v0 0.5", "flush", "scope v\(inner) 0.25", "flush", "values", "reverse", "flush", "values"]
    run.folder.write("live.txt", lines.joined(separator: "\n"))
    let result = try run.driver(["live", "live.txt"])
    let words = result.output.split(separator: "\n").map { $0.split(separator: " ") }
    let values = words.filter { $0.first == "value" && $0[1] >= "v\(inner)" }.map { $0[2] }
    try run.expect(Set(values).count == 1, "a view in two scopes has one value", "driver live", result.output)
    try run.expect(result.output.contains("issue "), "a view in two scopes is an issue", "driver live", result.output)
  }
}
