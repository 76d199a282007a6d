import Foundation
import TestSupport

/// The documentation comments of the view types and their properties, from the sources.
struct SourceComments {
  /// The sentences about each property, by its name in sheets.
  private(set) var properties: [String: String] = [:]

  /// The sentences about each view type, by name.
  private(set) var viewTypes: [String: String] = [:]

  /// The comments of the module `VStyleViews`.
  static let views = SourceComments(folder: "\(PackageRoot.path)/Sources/VStyleViews")

  private init(folder: String) {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for file in files.sorted() where file.hasSuffix(".swift") { read(Fixture(path: "\(folder)/\(file)").text) }
  }

  /// Returns the name of the declared property that a name belongs to: the name itself, or the name without the variant at
  /// its end, such as `background-image` for `background-image-compact`.
  func declared(_ name: String) -> String {
    if properties[name] != nil { return name }
    return properties.keys.filter { name.hasPrefix("\($0)-") }.max { $0.count < $1.count } ?? name
  }

  private mutating func read(_ text: String) {
    var comment: [Substring] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        comment.append(code.dropFirst(3).drop { $0 == " " })
        continue
      }
      let sentences = comment.prefix { !$0.isEmpty }.joined(separator: " ").replacing("``", with: "`")
      let declaration = lines[index..<min(index + 2, lines.count)].joined()
      if let name = declaration.firstMatch(of: /^ *public (?:static )?let \w+ = Property\(\s*"([a-z0-9-]+)"/)?.1 {
        // The rest of the comment says how the property is called in sheets, and in Swift.
        let about = sentences.range(of: "In sheets:").map { sentences[..<$0.lowerBound] } ?? sentences[...]
        properties[String(name)] = about.trimmingCharacters(in: .whitespaces)
      }
      if let name = code.firstMatch(of: /^(?:open|public final|public) class (\w+)/)?.1 {
        viewTypes[String(name)] = sentences
      }
      comment = []
    }
  }
}
