import Foundation

/// Runs cases until the time is over, and stores the first finding of each class.
struct Fuzzer {
  let programs: Programs
  let store: FindingStore
  let seed: UInt64
  /// The names of the kinds of cases to run, or none for all kinds.
  let kinds: [String]
  /// The maximum time for shrinking a finding. Unit: seconds.
  let shrinkSeconds: Double

  private var counts: [String: Int] = [:]
  private var slow: Set<String> = []
  private let start = Date()

  init(programs: Programs, store: FindingStore, seed: UInt64, kinds: [String], shrinkSeconds: Double) {
    self.programs = programs
    self.store = store
    self.seed = seed
    self.kinds = kinds
    self.shrinkSeconds = shrinkSeconds
  }

  /// Runs cases of the seed.
  ///
  /// - Parameters:
  ///   - first: the index of the first case.
  ///   - count: the maximum number of cases.
  ///   - seconds: the maximum time, in seconds.
  /// - Returns: the number of classes of findings.
  mutating func run(from first: Int, count: Int, seconds: Double) -> Int {
    var number = first
    while number - first < count, Date().timeIntervalSince(start) < seconds {
      var mixed = SplitMix(state: seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D)
      let run = CaseRun(Choices(seed: mixed.next()), programs, known: slow)
      if let finding = check(run) { consume(finding, run, number) }
      number += 1
    }
    log("\(number - first) cases, \(counts.count) classes of findings")
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) { log("\(count) × \(key)") }
    return counts.count
  }

  /// Repeats a stored finding, and shrinks it if ``shrinkSeconds`` is greater than 0.
  ///
  /// - Returns: whether no law is broken.
  func repeatFinding(in folder: String) -> Bool {
    let (choices, replacements) = FindingStore.load(folder)
    let (run, finding) = attempt(choices, replacements)
    log(run.commands.joined(separator: "\n"))
    guard let finding else {
      log("every law holds")
      return true
    }
    log(finding.line)
    if shrinkSeconds > 0 { keep(finding, run, origin: "repeated from \(folder)") }
    return false
  }

  /// Runs the case of some choices, with replacements for some of its generated texts.
  private func attempt(_ choices: [Int], _ replacements: [String: [UInt8]]) -> (run: CaseRun, finding: Finding?) {
    let run = CaseRun(Choices(replaying: choices), programs)
    run.folder.replacements = replacements
    return (run, check(run))
  }

  private func check(_ run: CaseRun) -> Finding? {
    guard let kind = CaseKind.pick(&run.choices, wanted: kinds) else { return nil }
    do throws(Finding) { try kind.run(run) } catch { return error }
    return nil
  }

  private mutating func consume(_ finding: Finding, _ run: CaseRun, _ number: Int) {
    let age = "\(Int(Date().timeIntervalSince(start))) s (CPU \(Int(Child.cpuOfAll)) s)"
    counts[finding.classKey, default: 0] += 1
    guard counts[finding.classKey] == 1 else { return }
    log("\(age), case \(number): \(finding.line)")
    let isSlow = finding.law.hasPrefix("time") || finding.law.hasPrefix("memory") || finding.law == "a command ends"
    if isSlow { slow.insert("\(finding.command) | \(finding.place)") }
    keep(finding, run, origin: "seed \(seed), case \(number), after \(age)")
  }

  /// Shrinks a finding and stores it.
  private func keep(_ finding: Finding, _ run: CaseRun, origin: String) {
    var shrinker = Shrinker(seconds: shrinkSeconds) { choices, replacements in
      let (run, found) = attempt(choices, replacements)
      guard let found, found.classKey == finding.classKey else { return nil }
      return run
    }
    let smallest = shrinker.shrink(run)
    let again = attempt(smallest.choices.taken, smallest.folder.replacements).finding
    store.keep(again ?? finding, smallest, origin: origin)
  }

  private func log(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
