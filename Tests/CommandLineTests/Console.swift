/// A fixture: a command line, the files that it may read, and the expected exit code, output and written files.
///
/// ```
/// $ vstyle lint a.vstyle
/// --- file a.vstyle
/// Label { alpha: 2 }
/// --- exit 1
/// --- stdout
/// …
/// --- stderr
/// …
/// --- written a.vstyle
/// …
/// ```
struct Console {
  /// The arguments after `vstyle`.
  var words: [String] = []

  /// The files by path; `-` is standard input.
  var files: [(path: String, text: String)] = []

  private var commandLine = ""

  init(_ text: String) {
    var section: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("$ vstyle") {
        commandLine = String(line)
        words = Console.words(of: line.dropFirst("$ vstyle".count))
      } else if line.hasPrefix("--- file ") {
        files.append((String(line.dropFirst("--- file ".count)), ""))
        section = files.count - 1
      } else if line.hasPrefix("--- ") {
        section = nil
      } else if let section {
        files[section].text += line + "\n"
      }
    }
  }

  /// The text of the fixture with the actual results of the command.
  func transcript(exit code: Int32, output: String, errors: String, written: [String: String]) -> String {
    var text = commandLine + "\n"
    for file in files { text += "--- file \(file.path)\n\(file.text)" }
    text += "--- exit \(code)\n"
    if !output.isEmpty { text += "--- stdout\n\(output)" }
    if !errors.isEmpty { text += "--- stderr\n\(errors)" }
    let before = Dictionary(files.map { ($0.path, $0.text) }) { _, last in last }
    for (path, content) in written.sorted(by: { $0.key < $1.key }) where before[path] != content {
      text += "--- written \(path)\n\(content)"
    }
    return text
  }

  /// The arguments of a command line, split at spaces outside single quotes.
  static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
