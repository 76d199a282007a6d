import VStyleSyntax

/// A text in which byte ranges are marked with « and ».
struct MarkedText {
  private(set) var text = ""
  private(set) var ranges: [SourceRange] = []

  init(_ marked: some StringProtocol) {
    var start = 0
    for character in marked {
      switch character {
      case "«": start = text.utf8.count
      case "»": ranges.append(SourceRange(start, text.utf8.count))
      default: text.append(character)
      }
    }
  }
}
