import TestSupport
import VStyleJSON
import VStyleSyntax
import VStyleTokens

/// A sheet of tokens that gets random edits, and the members of the token files that each edit is about.
///
/// The members are found in the files, not with the code that exports.
struct EditedSheet {
  /// The lines of the sheet with the edits.
  private(set) var lines: [String]

  /// What the edits change in the files, by file and JSON pointer; `nil` for a member that they remove.
  private(set) var expected: [String: JSON?] = [:]

  private let declarations: [Declaration]
  private let places: [String: Places]
  private let paths: [String: [String]]
  private var edited: Set<Int> = []
  private var count = 0

  /// A declaration of a token in the sheet.
  private struct Declaration {
    let line: Int
    /// The file or the part of a document that has the token.
    let place: String
    let property: String
    let value: String
  }

  /// The tokens and groups of a file, by the custom property that their path is.
  private struct Places {
    private(set) var tokens: [String: [[String]]] = [:]
    private(set) var groups: [String: [[String]]] = [:]

    init(_ root: JSON) { add(root, []) }

    private mutating func add(_ value: JSON, _ path: [String]) {
      guard case .object(let members) = value else { return }
      let property = "--" + path.joined(separator: "-")
      if value["$value"] != nil || value["$ref"] != nil {
        tokens[property, default: []].append(path)
        return
      }
      groups[property, default: []].append(path)
      for member in members where !member.name.hasPrefix("$") { add(member.value, path + [member.name]) }
    }
  }

  init(_ sheet: String, files: [String: JSONNode]) {
    lines = sheet.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var places = Dictionary(uniqueKeysWithValues: files.map { ("\($0.key)#", Places(JSON($0.value))) })
    for (path, root) in files where path.hasSuffix(".resolver.json") { EditedSheet.add(root, "\(path)#", to: &places) }
    self.places = places
    let tokens = places.values.flatMap(\.tokens)
    paths = Dictionary(grouping: tokens, by: \.key).compactMapValues { found in
      let paths = Set(found.flatMap(\.value))
      return paths.count == 1 ? paths.first : nil
    }
    declarations = EditedSheet.declarations(lines, files)
  }

  /// Adds the tokens in the sources of a document, which are elements of arrays.
  private static func add(_ node: JSONNode, _ pointer: String, to places: inout [String: Places]) {
    switch node.content {
    case .object(let members):
      for member in members { add(member.value, "\(pointer)/\(member.name)", to: &places) }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        places["\(pointer)/\(index)"] = Places(JSON(element))
        add(element, "\(pointer)/\(index)", to: &places)
      }
    default: break
    }
  }

  /// The pointer to the part of a document that begins at an offset.
  private static func pointer(to offset: Int, in node: JSONNode, _ pointer: String) -> String? {
    if node.range.start == offset { return pointer }
    let parts: [(String, JSONNode)] =
      switch node.content {
      case .object(let members): members.map { ($0.name, $0.value) }
      case .array(let elements): elements.enumerated().map { (String($0.offset), $0.element) }
      default: []
      }
    guard let part = parts.first(where: { $0.1.range.start <= offset && offset < $0.1.range.end }) else { return nil }
    return self.pointer(to: offset, in: part.1, "\(pointer)/\(part.0)")
  }

  /// The declarations of tokens that are in a file, and in no second copy of it.
  private static func declarations(_ lines: [String], _ files: [String: JSONNode]) -> [Declaration] {
    let document = files.first { $0.key.hasSuffix(".resolver.json") }
    var place: String?
    var isInherited = false
    var found: [Declaration] = []
    for (number, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("/* tokens ") {
        let comment = (try? JSONNode(parsing: SourceText(String(text.dropFirst(10).dropLast(2))))).map { JSON($0) }
        if comment?["file"] != nil || comment?["source"] != nil {
          let part = comment?["source"]?.integer.flatMap { offset in
            document.flatMap { pointer(to: offset, in: $0.value, "\($0.key)#") }
          }
          place = comment?["again"] == nil ? comment?["file"]?.text.map { "\($0)#" } ?? part : nil
        }
        isInherited = comment?["inherited"] != nil
      } else if text.hasPrefix("--"), let colon = text.firstIndex(of: ":"), let place {
        let value = text[colon...].dropFirst(2).dropLast()
        let declaration = Declaration(
          line: number, place: place, property: String(text[..<colon]), value: String(value))
        if !isInherited { found.append(declaration) }
        isInherited = false
      }
    }
    return found
  }

  /// The number of declarations that can be edited.
  var size: Int { declarations.count }

  /// Makes one random edit, if the token that comes up is one that it is possible for.
  mutating func edit(_ random: inout SeededGenerator) {
    guard let token = declarations.randomElement(using: &random), !edited.contains(token.line),
      let path = places[token.place]?.tokens[token.property]?.only, token.property.hasSuffix("letter-spacing") == false
    else { return }
    count += 1
    switch Int.random(in: 0..<5, using: &random) {
    case 0: remove(token, path)
    case 1: add(beside: token, path)
    case 2: refer(token, path, &random)
    default: change(token, path, &random)
    }
  }

  private mutating func set(_ token: Declaration, _ path: [String], _ value: String, _ json: JSON) {
    lines[token.line] = "  \(token.property): \(value);"
    edited.insert(token.line)
    expected[pointer(token, path + ["$value"])] = .some(json)
  }

  private mutating func change(_ token: Declaration, _ path: [String], _ random: inout SeededGenerator) {
    let number = Int.random(in: 1...900, using: &random)
    if token.value.hasPrefix("color("), token.value.hasSuffix(")") {
      let json: JSON = ["colorSpace": "srgb", "components": [.number(0.25), .number(0.5), .integer(1)]]
      return set(token, path, "color(srgb 0.25 0.5 1)", json)
    }
    let digits = token.value.prefix { "0123456789.-".contains($0) }
    let unit = String(token.value[digits.endIndex...])
    guard Double(digits) != nil else { return }
    switch unit {
    case "": set(token, path, "\(number)", .integer(number))
    case "px", "rem", "ms", "s":
      set(token, path, "\(number)\(unit)", ["value": .integer(number), "unit": .string(unit)])
    default: break
    }
  }

  private mutating func refer(_ token: Declaration, _ path: [String], _ random: inout SeededGenerator) {
    let isColor = token.value.hasPrefix("color(")
    let others = declarations.filter { isColor && $0.value.hasPrefix("color(") && $0.property != token.property }
    guard let other = others.randomElement(using: &random), let target = paths[other.property] else { return }
    set(token, path, "var(\(other.property))", .string("{\(target.joined(separator: "."))}"))
  }

  private mutating func remove(_ token: Declaration, _ path: [String]) {
    let isUsed = lines.contains { $0.contains("var(\(token.property))") || $0.contains("\(token.property)-") }
    guard !isUsed else { return }
    lines[token.line] = ""
    edited.insert(token.line)
    expected[pointer(token, path)] = .some(nil)
  }

  private mutating func add(beside token: Declaration, _ path: [String]) {
    let group = Array(path.dropLast())
    guard !group.isEmpty, places[token.place]?.groups["--" + group.joined(separator: "-")] == [group] else { return }
    lines[token.line] += "\n  --\(group.joined(separator: "-"))-new\(count): \(count)px;"
    edited.insert(token.line)
    expected[pointer(token, group + ["new\(count)"])] = .some(["value": .integer(count), "unit": "px"])
  }

  private func pointer(_ token: Declaration, _ path: [String]) -> String {
    token.place + "/" + path.joined(separator: "/")
  }

  /// The sheet with the edits.
  var text: String { lines.joined(separator: "\n") }
}

extension Array {
  /// The element of an array that has only one.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
