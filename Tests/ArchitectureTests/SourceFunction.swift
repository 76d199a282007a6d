/// A function, an initializer or a subscript that a file declares.
struct SourceFunction {
  /// The path of the file, and the name.
  let name: String

  /// The parameters, each with its label, name and type.
  let parameters: [String]

  /// The number of lines from the first to the last, without comments above it.
  let lineCount: Int

  /// The parameters that are plain numbers without a label.
  var unlabelledNumbers: [Substring] {
    parameters.compactMap { $0.wholeMatch(of: /_ (\w+): (?:inout )?(?:Int|U?Int(?:16|32))\??(?: = .*)?/)?.1 }
  }
}

extension RepositoryFile {
  /// The functions of the file. The formatter decides where they end: at the brace below their first letter.
  var functions: [SourceFunction] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let words = ["func ", "init", "subscript"]
    let declaration =
      /^(?<indent> *)(?:@\w+(?:\([^)]*\))? |[a-z]+(?:\(set\))? )*?(?<name>func [^ (<]+|init[?]?|subscript)(?:<[^(]*>)?\(/
    return lines.indices.compactMap { index in
      guard words.contains(where: lines[index].contains), let match = lines[index].prefixMatch(of: declaration)
      else { return nil }
      let rest = lines[index...].prefix(60).joined(separator: "\n").dropFirst(match.0.count)
      let isOneLine = !lines[index...].prefix(while: { !$0.hasSuffix("{") }).allSatisfy { !$0.hasSuffix("}") }
      let end = isOneLine ? nil : lines[index...].firstIndex { $0 == match.indent + "}" }
      return SourceFunction(
        name: "\(path): \(match.name)", parameters: SourceFunction.parameters(rest),
        lineCount: end.map { $0 - index + 1 } ?? 1)
    }
  }
}

extension SourceFunction {
  /// The parameters from the text after their opening parenthesis.
  fileprivate static func parameters(_ text: some StringProtocol) -> [String] {
    var parameters: [String] = [""]
    var depth = 0
    var previous: Character = " "
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if depth < 0 { break }
      if character == ",", depth == 0 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
      previous = character
    }
    return parameters.map { String($0.split(whereSeparator: \.isWhitespace).joined(separator: " ")) }
      .filter { !$0.isEmpty }
  }
}
