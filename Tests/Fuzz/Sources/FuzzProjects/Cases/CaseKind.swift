/// A kind of cases: what it makes, what it runs, and the laws that hold for it.
struct CaseKind: Sendable {
  /// The name, as it is chosen on the command line.
  let name: String
  /// How often it is run beside the others.
  let weight: Int
  /// Makes and runs a case; throws the first law that does not hold.
  let run: @Sendable (CaseRun) throws(Finding) -> Void

  init(_ name: String, weight: Int = 2, _ run: @escaping @Sendable (CaseRun) throws(Finding) -> Void) {
    self.name = name
    self.weight = weight
    self.run = run
  }

  /// All kinds.
  static let all: [CaseKind] = [
    .sheets, .growth, .bombs, .data, .imports, .configuration, .editorConfiguration, .changes, .reports, .largeFiles,
    .packs, .libraries, .interruptions, .processes, .stores, .builtinPacks, .liveTrees,
  ]

  /// Picks a kind by the weights.
  ///
  /// - Parameter wanted: the names of those that may be picked; all where it is empty.
  static func pick(_ choices: inout Choices, wanted: [String]) -> CaseKind? {
    let kind = choices.pick(all.flatMap { Array(repeating: $0, count: $0.weight) })
    return wanted.isEmpty || wanted.contains(kind.name) ? kind : nil
  }
}
