import TestSupport
import VStyleEngine
import VStyleStylesheet

/// A random tree with random sheets, and a list of changes, each stored as the seed that determines it.
struct EngineScript {
  let seed: UInt64
  /// The limits of the engines that apply the changes. Their reports and style IDs have to be equal.
  let limits: [EngineLimits]
  /// The number of nodes at first, without the root.
  private(set) var nodeCount: Int
  private(set) var changes: [UInt64]

  init(seed: UInt64, limits: [EngineLimits], changes: Int) {
    var random = SeededGenerator(seed: seed)
    self.seed = seed
    self.limits = limits
    nodeCount = Int.random(in: 3..<30, using: &random)
    self.changes = (0..<changes).map { _ in random.next() }
  }

  /// A description of the first step that fails; `nil` if none does.
  ///
  /// A step fails if an engine differs from a fresh computation or from another engine, or if it lists a node twice.
  func failure() -> String? {
    var worlds = limits.map { EngineWorld(seed: seed, nodeCount: nodeCount, limits: $0) }
    for (step, change) in changes.enumerated() {
      for place in worlds.indices { worlds[place].change(change) }
      let differences = worlds.flatMap { $0.differences() }
      let isSame = worlds.allSatisfy {
        $0.report == worlds[0].report && $0.styleIDs == worlds[0].styleIDs
      }
      let isEachOnce = worlds.allSatisfy { Set($0.report.changed).count == $0.report.changed.count }
      guard differences.isEmpty, isSame, isEachOnce else {
        let reports = worlds.map { "\($0.report) \($0.styleIDs)" }
        return "step \(step): \(differences.prefix(3)) \(isSame && isEachOnce ? [] : reports)\n"
          + (worlds[0].log + [worlds[0].sheet]).joined(separator: "\n")
      }
    }
    return nil
  }

  /// A shorter script that fails too, and that passes without its last node or any one of its changes.
  func shrunk() -> EngineScript {
    var script = self
    var isShorter = true
    while isShorter {
      isShorter = false
      var shorter = script
      shorter.nodeCount -= 1
      if shorter.nodeCount >= 0, shorter.failure() != nil {
        script = shorter
        isShorter = true
      }
      for index in script.changes.indices.reversed() {
        var shorter = script
        shorter.changes.remove(at: index)
        guard shorter.failure() != nil else { continue }
        script = shorter
        isShorter = true
      }
    }
    return script
  }
}
