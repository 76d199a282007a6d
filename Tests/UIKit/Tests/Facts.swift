import Foundation

/// The tables of facts about UIKit.
enum Facts {
  /// The folder of the package of the tests.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The rows of a table, without its heading.
  static func rows(_ name: String) throws -> [[String]] {
    try String(contentsOf: folder.appendingPathComponent("Facts/\(name).tsv"), encoding: .utf8)
      .split(separator: "\n").dropFirst().map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      }
  }

  /// The names of the members in a cell, which may have several, with their labels.
  static func names(_ cell: String) -> [String] {
    cell.split { $0 == "/" || $0 == "," }.map { part in
      String(part.trimmingCharacters(in: .whitespaces).replacing("`", with: "").prefix { $0.isLetter || $0.isNumber })
    }.filter { !$0.isEmpty }
  }
}
