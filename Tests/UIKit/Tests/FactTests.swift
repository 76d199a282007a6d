import Foundation
import Testing

/// Tests of the stand-ins against the tables of facts: what no row has, no binding may use.
@Suite struct FactTests {
  /// A declaration of a stand-in.
  struct Declaration: Hashable {
    let owner: String
    let name: String
    var type: String?
  }

  /// What the stand-ins have beyond UIKit, so that tests can do what an app, a user or the system does.
  private static let beyond: Set<String> = [
    // A turn of the run loop, the traits of the system, and the rows of a list.
    "StandInRunLoop.commit", "StandInRunLoop.turn", "UITraitCollection.changed", "UITableView.cellsForLayout",
    // UIKit copies the appearances of bars by itself.
    "UIBarAppearance.copied", "UINavigationBarAppearance.copied", "UITabBarAppearance.copied",
    "UIToolbarAppearance.copied",
    // Values that tests compare.
    "CGPath.steps", "CGImage.name", "CGColor.hash", "CGImage.hash", "CGPath.hash", "UIBackgroundConfiguration.hash",
    "UIButton.Configuration.hash", "UIListContentConfiguration.hash",
  ]

  /// The public variables and functions of the stand-ins.
  private static func declarations() throws -> [Declaration] {
    var found: [Declaration] = []
    for module in ["QuartzCore", "UIKit"] {
      let path = Facts.folder.appendingPathComponent(module)
      for file in try FileManager.default.contentsOfDirectory(atPath: path.path) where file.hasSuffix(".swift") {
        let text = try String(contentsOf: path.appendingPathComponent(file), encoding: .utf8)
        found += declarations(in: text)
      }
    }
    return found
  }

  private static func declarations(in text: String) -> [Declaration] {
    let type = /^(?:open|public)(?: final)? (?:class|struct|enum) (?<name>[\w.]+)|^extension (?<extended>[\w.]+)/
    let member =
      /^(?:open|public)(?: private\(set\)| internal\(set\)| override| lazy| weak| class| static| nonisolated)* (?<kind>var|let|func) `?(?<name>\w+)`?(?:: (?<type>[^={]+))?/
    var owners: [(depth: Int, name: String)] = []
    var found: [Declaration] = []
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      let code = line.dropFirst(depth)
      if !code.isEmpty { owners.removeAll { $0.depth >= depth } }
      if let match = code.prefixMatch(of: type) {
        owners.append((depth, String(match.name ?? match.extended ?? "")))
      } else if let match = code.prefixMatch(of: member), !owners.isEmpty, !code.contains(" override ") {
        let type = match.type.map { $0.trimmingCharacters(in: .whitespaces) }
        found.append(
          Declaration(
            owner: owners.map(\.name).joined(separator: "."), name: String(match.name),
            type: match.kind == "func" ? nil : type))
      }
    }
    return found
  }

  /// The type of a variable: what is between its name and its accessors.
  private func type(of declaration: String) -> String {
    declaration.replacing(/^(?:@\w+ )*(?:weak |class |static )*var \w+: (.*?)(?: \{.*)?$/) { $0.1 }
      .replacing(" : ", with: ": ")
  }

  @Test("each public member of the stand-ins has a row, and the type of the row")
  func members() throws {
    var types: [String: Set<String>] = [:]
    for row in try Facts.rows("members") {
      // A row of methods names all of them, with their labels.
      for name in row[5].split(separator: "/") {
        let own = name.trimmingCharacters(in: .whitespaces).prefix { $0 != "(" && $0 != " " }
        types["\(row[4]).\(own)", default: []].insert(type(of: row[6]))
      }
    }
    for row in try Facts.rows("further") {
      types["\(row[1]).\(row[2].prefix { $0 != "(" })", default: []].insert(type(of: row[3]))
    }
    let cases = Set(try Facts.rows("enums").map { "\($0[0]).\($0[3].replacing("`", with: ""))" })
    let declarations = try FactTests.declarations()
    #expect(declarations.count > 700)
    var unknown: [String] = []
    var others: [String] = []
    for declaration in declarations {
      let key = "\(declaration.owner).\(declaration.name)"
      if FactTests.beyond.contains(key) || cases.contains(key) || declaration.name == "rawValue" { continue }
      guard let known = types[key] else {
        unknown.append(key)
        continue
      }
      guard let type = declaration.type, known.allSatisfy({ !$0.contains(" ") || $0.contains("[") }) else { continue }
      // A nested type has a short name in its own class.
      if !known.contains(where: { $0 == type || $0.hasSuffix(".\(type)") }) {
        others.append("\(key): \(type), not \(known.sorted())")
      }
    }
    #expect(unknown.sorted() == [])
    #expect(others.sorted() == [])
  }

  @Test("each case of an enumeration of the stand-ins has a row, and its raw value")
  func cases() throws {
    let rows = try Facts.rows("enums").filter { Int($0[4]) != nil && $0[1] == "enum" }
    #expect(rows.count > 250)
    let text = try ["Enums", "Enums+Values", "NestedEnums", "NestedEnums+Controls"].map {
      try String(contentsOf: Facts.folder.appendingPathComponent("UIKit/\($0).swift"), encoding: .utf8)
    }.joined()
    let missing = rows.filter { row in
      let name = row[3].replacing("`", with: "")
      guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
      return !text.contains("case \(name) = \(row[4])\n") && !text.contains("case `\(name)` = \(row[4])\n")
        && !text.contains("static let \(name) = ")
    }
    #expect(missing.map { "\($0[0]).\($0[3])" } == [])
  }

  @Test("each row has a source")
  func sources() throws {
    for (table, column) in [("members", 15), ("enums", 10), ("further", 6)] {
      let rows = try Facts.rows(table)
      #expect(rows.count > 20)
      #expect(
        rows.filter { $0.count <= column || $0[column].isEmpty }.map { $0.prefix(6).joined(separator: " ") } == [])
    }
  }
}
