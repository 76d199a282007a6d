import TestSupport
import VStyleCascade
import VStyleEngine

/// A random tree under random sheets, and changes to it, each by the seed that it is drawn from.
struct EngineScript {
  let seed: UInt64
  /// The limits of the engines that the changes are told, whose numbers have to be the same.
  let limits: [EngineLimits]
  /// How many nodes the tree has at first besides its root.
  private(set) var nodeCount: Int
  private(set) var changes: [UInt64]

  init(seed: UInt64, limits: [EngineLimits], changes: Int) {
    var random = SeededGenerator(seed: seed)
    self.seed = seed
    self.limits = limits
    nodeCount = Int.random(in: 3..<30, using: &random)
    self.changes = (0..<changes).map { _ in random.next() }
  }

  /// Where the script first leads to values that a fresh computation does not give, or that one engine gives and
  /// another does not, or where a node is listed twice; `nil` if it never does.
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

  /// A script that leads to a difference too and has nothing that could be left out.
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
