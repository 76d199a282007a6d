import Foundation
import Testing

/// A file of test data.
struct Fixture: CustomTestStringConvertible {
  let name: String
  let lines: [Line]

  /// A line that is neither empty nor a comment.
  struct Line {
    let number: Int
    let text: String
  }

  /// The fixtures in a folder, in order of their names.
  static func all(in folder: String) -> [Fixture] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/" + folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? []
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8) else { return nil }
      return Fixture(name: String(name.prefix { $0 != "." }), text: text)
    }
  }

  private init(name: String, text: String) {
    self.name = name
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    lines = all.map { Line(number: $0.offset + 1, text: String($0.element)) }
      .filter { !$0.text.isEmpty && !$0.text.hasPrefix("# ") }
  }

  var testDescription: String { name }
}
