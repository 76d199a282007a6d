#if DEBUG
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// The keys of colors and fonts of skins that a stylesheet reads, each once. A key of an image may be the name of a file.
  final class ReadSkinKeys: Sendable {
    let all: [Key]

    /// A key with the function that reads it.
    struct Key: Hashable {
      let name: String
      let isColor: Bool
      let location: SourceLocation

      /// The function with the key, as in a sheet.
      var text: String {
        "\(isColor ? "skin-color" : "skin-font")(\(CSSSerialization.serialize(string: name)))"
      }

      /// The value without the key.
      var constant: String { isColor ? "white" : "the system font" }

      /// Whether a skin or its fallback has the key.
      func isFound(in skin: Skin?) -> Bool { isColor ? skin?.color(name) != nil : skin?.font(name) != nil }
    }

    init(of stylesheet: CompiledStylesheet) {
      var (found, seen): ([Key], Set<String>) = ([], [])
      for tree in stylesheet.trees {
        let tape = tree.tape
        for token in 0..<tape.count where tape.kind(token) == .function {
          let isColor = tape.isName(token, "skin-color")
          guard isColor || tape.isName(token, "skin-font"),
            let argument = (token + 1..<tape.closer(of: token)).first(where: { !tape.kind($0).isTrivia }),
            tape.kind(argument) == .string
          else { continue }
          let key = Key(
            name: tape.string(argument), isColor: isColor,
            location: SourceLocation(tree.sourceID, tape.range(argument)))
          if seen.insert(key.text).inserted { found.append(key) }
        }
      }
      all = found
    }
  }
#endif
