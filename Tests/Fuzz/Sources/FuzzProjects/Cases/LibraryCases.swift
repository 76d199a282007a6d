extension CaseKind {
  /// Packs of all kinds: a refused pack changes nothing. An accepted pack is in the library, as are all earlier packs.
  static let packs = CaseKind("packs", weight: 10) { run throws(Finding) in
    try installPlainPack(run)
    let grammar = PackGrammar(&run.choices)
    let path = writePack(grammar, run)
    let place = grammar.traits.joined(separator: ", ")
    if run.isLeftOut("driver install", place) { return }
    let before = run.folder.contents(below: "library")
    let result = try run.driver(["install", "library", path], place: place)
    let reopened = try run.driver(["open", "library"], place: place)
    if result.output.contains("refused") {
      let after = run.folder.contents(below: "library")
      try run.expect(before == after, "a refused pack changes nothing", "driver install", place: place, result.output)
    }
    func packs(_ text: String) -> [Substring] { text.split(separator: "\n").filter { $0.hasPrefix("pack ") } }
    try run.expect(
      !packs(reopened.output).isEmpty && reopened.output.hasSuffix("end\n"), "a library opens after an install",
      "driver open", place: place, String(reopened.output.prefix(300)))
    try run.expect(
      packs(result.output) == packs(reopened.output), "a pack is read as it was installed", "driver open", place: place)
    let installed = result.output.split(separator: "\n").filter { $0.hasPrefix("installed ") }.map { $0.dropFirst(10) }
    // Four numbers follow the name of a pack.
    let present = Set(
      packs(reopened.output).map { line in
        line.dropFirst(5).split(separator: " ", omittingEmptySubsequences: false).dropLast(4).joined(separator: " ")
      })
    let lost = (installed.map(String.init) + ["\"plain\""]).filter { !present.contains($0) }
    try run.expect(
      lost.isEmpty, "an accepted pack is there", "driver install", place: place, "lost: \(lost.map { $0.prefix(80) })")
    guard !installed.isEmpty, !path.hasSuffix(".plist") else { return }
    // A name may be too long for a folder: only images that could be written count.
    let given = path.hasSuffix("/") ? Set(run.folder.contents(below: "pack").values) : Set(grammar.images)
    let kept = Set(run.folder.contents(below: "library").values)
    try run.expect(
      grammar.images.allSatisfy { kept.contains($0) || !given.contains($0) } || !result.errors.isEmpty,
      "an image that is dropped is reported",
      "driver install \(path.hasSuffix("/") ? "folder" : "archive")", place: place)
    if run.choices.once(in: 3), !path.hasSuffix("/") {
      run.folder.write("a.vstyle", "Label { text-color: skin-color(\"ink\"); }")
      try run.vstyle(["lint", "a.vstyle", "--skin", path], place: place)
    }
  }

  /// Library folders with foreign files or an invalid index: opening a library deletes none of the files.
  static let libraries = CaseKind("libraries", weight: 3) { run throws(Finding) in
    if !run.choices.once(in: 3) { try installPlainPack(run) }
    let foreign = ["thesis.txt", "photos/a.jpg", ".git/config", "pack-1/a.png", "index.json.old", "x.setting"]
    for name in foreign where run.choices.once(in: 3) { run.folder.write("library/skins/\(name)", "mine") }
    let index = run.folder.read("library/skins/index.json")
    let damaged: [[UInt8]] = [
      index, [], Array(index.dropLast(3)),
      Array(String(decoding: index, as: UTF8.self).replacing(":1", with: ":2").utf8),
      Array("{\"version\":1}".utf8), Array("[]".utf8), [0xFF, 0xFE], index + Array("}".utf8),
      Array("{\"version\":1,\"packs\":{\"a\":\"../..\",\"b\":\"thesis.txt\",\"c\":\"photos\"}}".utf8),
      index + Array(repeating: 32, count: 2 << 20),
    ]
    let choice = run.choices.below(damaged.count)
    if choice > 0 || !index.isEmpty { run.folder.write("library/skins/index.json", bytes: damaged[choice]) }
    if run.choices.once(in: 4) { run.folder.link("library/skins/linked", to: "../../other") }
    run.folder.write("other/file", "mine")
    let before = run.folder.contents(below: "")
    let result = try run.driver(["open", "library"])
    let after = run.folder.contents(below: "")
    let lost = before.keys.filter { before[$0] != after[$0] }.sorted()
    let isDamaged = choice == 0 ? "files of others" : "damaged index"
    try run.expect(
      lost.isEmpty, "opening a library deletes nothing", "driver open", place: isDamaged,
      "\(result.output)lost: \(lost)")
  }

  /// Installs a plain pack before the case begins.
  static func installPlainPack(_ run: CaseRun) throws(Finding) {
    run.folder.write("plain.zip", bytes: plainPack("plain"))
    let result = try run.driver(["install", "library", "plain.zip"])
    try run.expect(
      result.output.contains("installed \"plain\""), "a plain pack installs", "driver install", result.output)
  }

  /// An archive with one color.
  static func plainPack(_ name: String) -> [UInt8] {
    let list = ListValue.members([(name, .members([("Color", .members([("ink", .text("#FFFFFF"))]))]))])
    return PackArchive.zip([("CJSkin.plist", list.xml)])
  }

  /// Writes a pack as an archive, as a folder or as its property list alone; some archives are damaged.
  private static func writePack(_ grammar: PackGrammar, _ run: CaseRun) -> String {
    switch run.choices.below(4) {
    case 0 where grammar.files[0].name == "CJSkin.plist":
      run.folder.write("pack.plist", bytes: grammar.files[0].bytes)
      return "pack.plist"
    case 1:
      for file in grammar.files.prefix(200) { run.folder.write("pack/\(file.name)", bytes: file.bytes) }
      return "pack/"
    default:
      var bytes = PackArchive.zip(grammar.files)
      if run.choices.once(in: 4) {
        for _ in 0..<run.choices.number(1...3) { bytes[run.choices.below(bytes.count)] = UInt8(run.choices.below(256)) }
      }
      run.folder.write("pack.zip", bytes: bytes)
      return "pack.zip"
    }
  }
}
