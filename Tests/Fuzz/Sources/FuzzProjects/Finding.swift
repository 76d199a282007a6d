/// A violation of a law.
struct Finding: Error {
  /// The law, such as `fmt twice is fmt once`.
  let law: String
  /// The command that broke the law, without its paths.
  let command: String
  /// The top frame of a crash, or the shape of the input.
  let place: String
  /// The actual result.
  let detail: String

  /// The class of the finding. Findings of one class most likely have the same cause.
  var classKey: String { [law, command, place].filter { !$0.isEmpty }.joined(separator: " | ") }

  /// The finding as two lines.
  var line: String { "\(classKey)\n    \(detail.prefix(200).replacing("\n", with: " ⏎ "))" }

  /// The class as the name of a folder.
  var folderName: String {
    let plain = classKey.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return String(String(plain).split(separator: "-").joined(separator: "-").prefix(120))
  }
}
