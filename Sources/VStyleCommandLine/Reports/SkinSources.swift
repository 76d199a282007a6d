import VStyleValues

/// Finds the packs from which skins take the values of `skin-color()`, `skin-font()` and `skin-image()`.
struct SkinSources {
  private let skin: Skin

  init(_ skin: Skin) { self.skin = skin }

  /// Returns a line for each key of a skin in some values, with the pack that has it.
  func lines(in values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.flatMap { $0.matches(of: /skin-(color|font|image)\("([^"\\]*)"/) }.compactMap { match in
      let (type, key) = (String(match.1), String(match.2))
      guard seen.insert("\(type) \(key)").inserted else { return nil }
      let pack = pack(of: key, type)
      return "skin \(type) \(key): " + (pack.map { "from the pack \($0)" } ?? "in no pack, so \(substitute(type))")
    }
  }

  /// Returns the name of the first pack with a key; `nil` if none has it.
  private func pack(of key: String, _ type: String) -> String? {
    var next: Skin? = skin
    while let current = next {
      let isFound =
        switch type {
        case "color": current.colors[key] != nil
        case "font": current.fonts[key] != nil
        default: current.images[key] != nil
        }
      if isFound { return current.name }
      next = current.fallback
    }
    return nil
  }

  /// What is used in place of a value that no pack has.
  private func substitute(_ type: String) -> String {
    switch type {
    case "color": "white"
    case "font": "the system font of 14 points"
    default: "the image of the app with this name"
    }
  }
}
