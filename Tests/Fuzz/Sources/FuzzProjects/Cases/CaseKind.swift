/// A kind of cases: it generates a project, runs commands and checks laws.
struct CaseKind: Sendable {
  /// The name, as `--kinds` accepts it.
  let name: String
  /// The frequency in relation to the other kinds.
  let weight: Int
  /// Generates and runs a case. It throws the first violation of a law.
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
  /// - Parameter wanted: the names of the allowed kinds, or none for all kinds.
  /// - Returns: the kind, or `nil` if the picked kind is not allowed.
  static func pick(_ choices: inout Choices, wanted: [String]) -> CaseKind? {
    let kind = choices.pick(all.flatMap { Array(repeating: $0, count: $0.weight) })
    return wanted.isEmpty || wanted.contains(kind.name) ? kind : nil
  }
}
