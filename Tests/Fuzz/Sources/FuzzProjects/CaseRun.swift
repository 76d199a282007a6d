#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The programs under attack.
struct Programs {
  /// The command line.
  let vstyle: String
  /// Makes the library calls.
  let driver: String
}

/// One run of a case: its decisions, its folder, and the children that it starts, each under the laws that hold for
/// all.
final class CaseRun {
  var choices: Choices
  let folder = ProjectFolder()

  /// What was started, as a shell takes it.
  private(set) var commands: [String] = []

  private let programs: Programs
  /// What is known to be slow and is mostly left out.
  private let known: Set<String>

  init(_ choices: Choices, _ programs: Programs, known: Set<String> = []) {
    self.choices = choices
    self.programs = programs
    self.known = known
  }

  /// Runs the command line.
  ///
  /// - Parameters:
  ///   - place: what the input looks like, which tells findings apart.
  ///   - input: the file that is standard input.
  @discardableResult
  func vstyle(_ words: [String], place: String = "", input: String? = nil) throws(Finding) -> Child.Result {
    try check([programs.vstyle] + words, CaseRun.name(words), place, input)
  }

  /// Runs a library call.
  @discardableResult
  func driver(_ words: [String], place: String = "") throws(Finding) -> Child.Result {
    try check([programs.driver] + words, "driver \(words[0])", place, nil)
  }

  /// Starts a library call and does not wait for it.
  func startDriver(_ words: [String]) -> Child {
    note([programs.driver] + words, nil, " &")
    return Child([programs.driver] + words, in: folder.path)
  }

  /// Fails unless a law holds.
  func expect(
    _ holds: Bool, _ law: String, _ command: String, place: String = "", _ detail: @autoclosure () -> String = ""
  ) throws(Finding) {
    if !holds { throw Finding(law: law, command: command, place: place, detail: detail()) }
  }

  /// Whether a command on an input of a shape was slow before, and is left out this time.
  func isLeftOut(_ command: String, _ place: String) -> Bool {
    known.contains("\(command) | \(place)") && choices.taken.reduce(0, &+) % 8 != 0
  }

  /// `lint --preset all`: the command with its options, without the paths.
  static func name(_ words: [String]) -> String {
    var kept: [String] = []
    for (index, word) in words.enumerated() {
      let isValue = index > 0 && ["--preset", "--format"].contains(words[index - 1])
      if index == 0 || word.hasPrefix("--") || isValue { kept.append(word) }
    }
    return kept.joined(separator: " ")
  }

  private func note(_ words: [String], _ input: String?, _ end: String = "") {
    let quoted = words.map { $0.allSatisfy { $0.isLetter || $0.isNumber || "-_./=".contains($0) } ? $0 : "'\($0)'" }
    commands.append(quoted.joined(separator: " ") + (input.map { " < \($0)" } ?? "") + end)
  }

  private func check(
    _ words: [String], _ command: String, _ place: String, _ input: String?
  ) throws(Finding) -> Child.Result {
    note(words, input)
    var bounds = Bounds(bytes: folder.byteCount, cpuForByte: words[0] == programs.driver ? 1e-6 : 10e-6)
    let (limits, fileCount) = (bounds.limits, folder.files().count)
    func run() -> Child.Result {
      Child(words, in: folder.path, input: input.map { "\(folder.path)/\($0)" } ?? "/dev/null", limits: limits).wait()
    }
    var result = run()
    if result.cpu > bounds.cpu { bounds.files = max(0, folder.files().count - fileCount) }
    // Other programs may have been in the way: the better of two runs counts.
    if result.cpu > bounds.cpu, result.signal == 0 { result = [result, run()].min { $0.cpu < $1.cpu } ?? result }
    func finding(_ law: String, _ place: String, _ detail: String) -> Finding {
      Finding(law: law, command: command, place: place, detail: detail)
    }
    let found = "\(result.cpu) s and \(result.memory >> 20) MB for \(bounds.bytes) bytes"
    if result.memory > bounds.memory { throw finding("memory is bounded by the input", place, found) }
    if result.cpu > bounds.cpu || result.signal == SIGXCPU {
      throw finding("time is bounded by the input", place, found)
    }
    if result.isLate { throw finding("a command ends", place, found) }
    if result.signal == SIGXFSZ { throw finding("output is bounded by the input", place, found) }
    if result.signal != 0 {
      let frame = CrashPlace.find(words, in: folder.path)
      throw finding("no crash", frame ?? place, "signal \(result.signal), \(found)")
    }
    if ![0, 1, 64, 65, 66, 73, 74, 78].contains(result.exitCode) {
      throw finding("exit codes are documented", "\(result.exitCode)", result.errors)
    }
    return result
  }
}
