import Foundation
import TestSupport
import VStyleValues

/// The documentation comments of the view types and their properties, from the sources.
struct SourceComments {
  /// The sentences about each property, by its name in sheets.
  private(set) var properties: [String: String] = [:]

  /// The sentences about each view type, by name.
  private(set) var viewTypes: [String: String] = [:]

  /// The sentences about the members of each record, by the name of the record and then of the member.
  private(set) var members: [String: [String: String]] = [:]

  /// The comments of the modules with value types and view types.
  static let library = SourceComments(modules: ["VStyleProperties", "VStyleValues", "VStyleViews"])

  private init(modules: [String]) {
    for module in modules {
      let folder = "\(PackageRoot.path)/Sources/\(module)"
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for file in files.sorted() where file.hasSuffix(".swift") { read(Fixture(path: "\(folder)/\(file)").text) }
    }
  }

  /// Returns the name of the declared property that a name belongs to: the name itself, or the name without the variant at
  /// its end, such as `background-image` for `background-image-compact`.
  func declared(_ name: String) -> String {
    if properties[name] != nil { return name }
    return properties.keys.filter { name.hasPrefix("\($0)-") }.max { $0.count < $1.count } ?? name
  }

  private mutating func read(_ text: String) {
    var comment: [Substring] = []
    var variables: [Substring: String] = [:]
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
      if let name = code.firstMatch(of: /^public var (\w+)/)?.1 { variables[name] = sentences }
      if let name = code.firstMatch(of: /^(?:open|public final|public) class (\w+)/)?.1 {
        viewTypes[String(name)] = sentences
      }
      comment = []
    }
    readMembers(text, variables)
  }

  /// Adds the comments of the variables that the members of a record name. A file has at most one record.
  private mutating func readMembers(_ text: String, _ variables: [Substring: String]) {
    guard let type = text.firstMatch(of: /struct (\w+): RecordValue/)?.1 else { return }
    let record = text.firstMatch(of: /recordName = "([-a-z]+)"/)?.1
    for member in text.matches(of: /(?s)RecordMember\(\s*"([-a-z]+)".*?\\\.(\w+)\)/) {
      // The page has the default and the type in columns of their own.
      let about = variables[member.2]?.firstMatch(of: /^(.*?) ?(?:Default:|Unit:|Range:|UIKit:|$)/)?.1
      // Sheets write `none` for `nil`.
      members[record.map(String.init) ?? NameStyle.kebab(String(type)), default: [:]][String(member.1)] =
        about.map { String($0).replacing("`nil`", with: "nil").replacing(/\bnil\b/, with: "`none`") }
    }
  }
}
