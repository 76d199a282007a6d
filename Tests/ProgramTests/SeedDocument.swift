import Foundation
import TestSupport

/// A document of a seed. The documents are optional; their folder is next to the checkout.
struct SeedDocument {
  /// The code snippets, in order.
  let snippets: [String]

  /// The bullets of the lists under each heading of the second level.
  let bullets: [(heading: String, items: [String])]

  /// The folder of the documents; `nil` if it does not exist.
  static let folder: String? = {
    let folder = PackageRoot.path + "/../shared/seeds"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  /// Reads a document. Returns `nil` if it does not exist.
  init?(_ name: String) {
    guard let folder = SeedDocument.folder, let data = FileManager.default.contents(atPath: "\(folder)/\(name).txt")
    else {
      return nil
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? String($0.dropLast()) : String($0) }
    snippets = lines.contains { $0.hasPrefix("```") } ? SeedDocument.fenced(lines) : SeedDocument.unfenced(lines)
    bullets = SeedDocument.lists(lines)
  }

  /// The text between lines of three backticks.
  private static func fenced(_ lines: [String]) -> [String] {
    var snippets: [String] = []
    var open: [String]?
    for line in lines {
      if line.hasPrefix("```") {
        if let text = open { snippets.append(text.joined(separator: "\n")) }
        open = open == nil ? [] : nil
      } else {
        open?.append(line)
      }
    }
    return snippets
  }

  /// Paragraphs that begin like code, up to an empty line outside of all braces.
  private static func unfenced(_ lines: [String]) -> [String] {
    let starts = ["let ", "public ", "imageView.", "{"]
    var snippets: [String] = []
    var open: [String] = []
    var depth = 0
    for line in lines + [""] {
      let text = line.trimmingCharacters(in: CharacterSet(charactersIn: " •\t"))
      if open.isEmpty, !starts.contains(where: text.hasPrefix) { continue }
      if text.isEmpty, depth <= 0 {
        if !open.isEmpty { snippets.append(open.joined(separator: "\n")) }
        (open, depth) = ([], 0)
        continue
      }
      open.append(open.isEmpty ? text : line)
      depth += text.count { $0 == "{" } - text.count { $0 == "}" }
    }
    return snippets
  }

  private static func lists(_ lines: [String]) -> [(heading: String, items: [String])] {
    var lists: [(heading: String, items: [String])] = []
    for line in lines {
      if line.hasPrefix("## ") { lists.append((String(line.dropFirst(3)), [])) }
      if line.hasPrefix("- `"), line.hasSuffix("`"), !lists.isEmpty {
        lists[lists.count - 1].items.append(String(line.dropFirst(3).dropLast()))
      }
    }
    return lists.filter { !$0.items.isEmpty }
  }
}
