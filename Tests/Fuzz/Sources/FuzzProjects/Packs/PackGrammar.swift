/// A generator of skin packs: manifests in all formats, names and keys of any size, images, many folders, mistakes.
struct PackGrammar {
  /// The files. The first is the manifest.
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// The bytes of the images that belong to a pack, each different.
  private(set) var images: [[UInt8]] = []
  /// Unusual properties of the pack, which distinguish findings.
  private(set) var traits: [String] = []

  /// Generates the files of a pack.
  init(_ choices: inout Choices) {
    let kind = choices.below(5)
    if kind == 4 { makeSheet(&choices) } else { makeList(&choices, isBinary: kind < 2) }
  }

  private mutating func makeList(_ choices: inout Choices, isBinary: Bool) {
    var (names, keys) = ([OddWords.name(&choices, upTo: 250)], [OddWords.name(&choices)])
    switch choices.below(6) {
    case 0:
      let stem = String(repeating: choices.pick(OddWords.units), count: choices.pick([1, 100, 242]))
      names = (0..<choices.pick([100, 1000, 4000])).map { "\(stem)\($0)" }
      traits.append("many packs")
    case 1:
      keys = (0..<choices.pick([100, 4000])).map { "\(keys[0])\($0)" }
      traits.append("many keys")
    case 2:
      let unit = choices.pick(["k", "\u{1}", "\"", "é"])
      keys = [String(repeating: unit, count: choices.pick([1000, 1_000_000, 3_900_000]))]
      traits.append("long keys")
    default: break
    }
    // One value of some packs is invalid.
    let wrong = choices.below(12)
    let color = wrong == 1 ? choices.pick(["white", ""]) : choices.pick(["#FFFFFF", "#80025893", "0x036EB7"])
    let size = wrong == 2 ? choices.pick(["-1", "x"]) : choices.pick(["14", "0", "1e308"])
    let image = wrong == 3 ? choices.pick(["../x.png", ""]) : choices.pick(["header.png", "https://a.b/c.png"])
    let list = ListValue.members(
      names.enumerated().map { index, name in
        (
          name,
          .members([
            ("Color", .members((index == 0 ? keys : ["ink"]).map { ($0, .text(color)) })),
            ("Font", .members([("f", .members([("Name", .text("")), ("Size", .number(size))]))])),
            ("Image", .members([("i", .text(image))])),
          ])
        )
      })
    files = [("CJSkin.plist", isBinary ? list.binary : list.xml)]
    addImages(of: names.first ?? "", &choices)
    addFolders(&choices)
  }

  private mutating func makeSheet(_ choices: inout Choices) {
    let isBomb = choices.once(in: 2)
    let shape = choices.pick(isBomb ? RepeatedShape.bombs : RepeatedShape.sheets)
      .chosen(&choices, link: isBomb ? .several : nil)
    traits.append("sheet of \(shape.name)")
    let themes =
      "@property --ink { syntax: \"<color>\"; inherits: true; initial-value: white; }\n@theme night { --ink: red; }\n"
    let text = themes + shape.text(isBomb ? choices.number(2...60) : choices.magnitude(upTo: 1000))
    files = [("skin.vstyle", Array(text.utf8))]
    addImages(of: "night", &choices)
  }

  private mutating func addImages(of pack: String, _ choices: inout Choices) {
    for number in 0..<choices.number(0...2) {
      // The header of a PNG of one pixel, and an index that makes the bytes unique.
      let head: [UInt8] = [
        137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0,
      ]
      let bytes = head + [UInt8(number)] + Array("unique image".utf8)
      let name = (choices.once(in: 2) ? "" : choices.pick(OddWords.units)) + "\(number)header.png"
      files.append(("\(pack)\(choices.pick(["", ".bundle"]))/\(name)", bytes))
      images.append(bytes)
    }
  }

  /// Adds files in deep folders that belong to no pack.
  private mutating func addFolders(_ choices: inout Choices) {
    guard choices.once(in: 5) else { return }
    let folder = String(repeating: "d/", count: choices.pick([1, 10, 200]))
    let count = choices.pick([10, 500, 4000])
    for number in 0..<count { files.append(("\(folder)\(number)", [])) }
    if count > 100 { traits.append("many folders") }
  }
}
