import Foundation

extension CaseKind {
  /// A process is killed while it installs and stores: packs remain complete, and no temporary files remain.
  static let interruptions = CaseKind("interruptions") { run throws(Finding) in
    for name in ["one", "two"] { run.folder.write("\(name).zip", bytes: plainPack("swap")) }
    func tidy(_ folder: String) throws(Finding) -> Set<String> {
      try run.driver(["install", folder, "one.zip"])
      try run.driver(["store", folder, "10"])
      let opened = try run.driver(["open", folder])
      try run.expect(
        opened.output.contains("pack \"swap\" 1"), "a pack is whole after a kill", "driver open", opened.output)
      let files = run.folder.files(below: folder).map { String($0.map { $0.isNumber ? "0" : $0 }) }
      return Set(files.map { $0.replacing(/0+/, with: "0") })
    }
    let usual = try tidy("reference").union(["skin.setting", "SkinName.setting"])
    for _ in 0..<run.choices.number(1...12) {
      let child = run.startDriver(["write", "library", "one.zip", "two.zip"])
      Thread.sleep(forTimeInterval: 0.015 + Double(run.choices.below(40)) / 1000)
      child.kill()
      _ = child.wait()
    }
    let litter = try tidy("library").filter { !usual.contains($0) && !($0.hasSuffix(".setting") && !$0.contains("0")) }
    try run.expect(litter.isEmpty, "no litter after a kill", "driver write", litter.sorted().joined(separator: ", "))
  }

  /// Several processes install at once: each reported pack is installed, and the earlier pack remains.
  static let processes = CaseKind("processes") { run throws(Finding) in
    try installPlainPack(run)
    let names = (0..<run.choices.number(2...8)).map { "p\($0)" }
    for name in names { run.folder.write("\(name).zip", bytes: plainPack(name)) }
    let children = names.map { run.startDriver(["install", "library", "\($0).zip"]) }
    let outputs = children.map { $0.wait() }
    let opened = try run.driver(["open", "library"])
    var expected = ["plain"]
    for (name, result) in zip(names, outputs) where result.output.contains("installed \"\(name)\"") {
      expected.append(name)
    }
    let lost = expected.filter { !opened.output.contains("pack \"\($0)\" ") }
    try run.expect(lost.isEmpty, "processes at once lose nothing", "driver install", "lost: \(lost)")
    try run.expect(outputs.allSatisfy { $0.signal == 0 }, "no crash", "driver install", place: "several processes")
  }

  /// A text of any size is stored and can be read, or it is refused and the earlier text remains.
  static let stores = CaseKind("stores", weight: 2) { run throws(Finding) in
    let size = (1 << run.choices.number(0...23)) + run.choices.number(-1...1)
    let result = try run.driver(["store", "store", "\(size)"])
    let expected = result.output.contains("stored") ? "read \(size)\n" : "read 6\n"
    try run.expect(result.output.hasSuffix(expected), "a stored text is read", "driver store", result.output)
  }

  /// Built-in packs in unsuitable folders: links, huge files and folders of the system end without a crash.
  static let builtinPacks = CaseKind("builtin", weight: 1) { run throws(Finding) in
    run.folder.makeFolder("linked/a")
    run.folder.link("linked/a/up", to: "..")
    run.folder.writeSparse("large/CJSkin.plist", size: 1 << 30)
    let folder = run.choices.pick([
      "linked", "large", "missing", "/proc", "/proc/self", "/dev", "/etc", "/sys/kernel/debug",
    ])
    if run.isLeftOut("driver builtin", folder) { return }
    try run.driver(["builtin", folder], place: folder)
  }
}
