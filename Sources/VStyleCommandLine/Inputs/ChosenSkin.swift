import VStylePacks
import VStyleValues

/// The skin whose values a command shows.
enum ChosenSkin {
  /// The option that names the packs of the skins.
  static let packs = Option(
    "skin", .file("PACK", [".plist", ".vstyle", ".zip"]),
    "the values of a skin pack: its folder, plist, sheet or zip; may be repeated")

  /// The option that chooses one of the skins.
  static let name = Option(
    "skin-name", .text("NAME"), "the skin in force; default, or the only one, by default", example: "night")

  /// Returns the skin that a command line chooses; `nil` without packs.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - terminal: the files.
  ///   - scale: device pixels per point, for images of several sizes.
  /// - Throws: an error for a pack that cannot be used, and a usage error for a skin that no pack has, or if one of
  ///   several has to be chosen.
  static func read(
    _ invocation: Invocation, _ terminal: Terminal, scale: Double
  ) throws(CommandError) -> Skin? {
    let paths = invocation.all(packs)
    let wanted = invocation.value(name)
    guard !paths.isEmpty else {
      guard wanted == nil else { throw invocation.misuse("`--skin-name` needs a pack: `--skin PACK`") }
      return nil
    }
    let skins = try PackSkins(paths, terminal.files, scale: scale).skins
    let names = skins.map(\.name)
    if let wanted {
      if let skin = skins.first(where: { $0.name == wanted }) { return skin }
      throw CommandError(.usage, "no pack has the skin `\(wanted)`\(PossibleValues.end(for: wanted, among: names))")
    }
    if let first = skins.first, first.name == SkinPack.defaultName || skins.count == 1 { return first }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    throw invocation.misuse("choose one of the skins \(list): `--skin-name NAME`")
  }
}
