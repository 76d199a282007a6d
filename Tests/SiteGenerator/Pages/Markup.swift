extension StringProtocol {
  /// The text with references for the characters that markup uses.
  var escaped: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
    return text
  }
}
