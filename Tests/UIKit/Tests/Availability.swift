import Foundation

/// A platform that the product is compiled for.
enum Platform: String, CaseIterable {
  case iOS, tvOS, visionOS
  case catalyst = "Catalyst"

  /// The version that the package needs at least.
  var minimum: Double { self == .visionOS ? 2 : 18 }
}

/// On which platforms the tables of facts have a member.
struct Availability {
  /// The platforms without each member of a class.
  private var members: [String: [String: Set<Platform>]] = [:]

  /// The platforms without any member of a name.
  private var names: [String: Set<Platform>] = [:]

  /// The platforms without a class.
  private var classes: [String: Set<Platform>] = [:]

  private var superclasses: [String: String] = [:]

  init() throws {
    for row in try Facts.rows("members") {
      if row[0].hasPrefix("declaration") {
        classes[row[4]] = Availability.without(row[10])
        superclasses[row[4]] = row[6].split { $0 == " " || $0 == ":" || $0 == "," }.first.map { String($0) }
      } else {
        for name in Facts.names(row[5]) { add(row[4], name, row[10]) }
      }
    }
    for row in try Facts.rows("enums") { add(row[0], row[3].replacing("`", with: ""), row[6]) }
    for row in try Facts.rows("further") { for name in Facts.names(row[2]) { add(row[1], name, row[5]) } }
    for (type, members) in members where classes[type] == nil {
      classes[type] = members.values.reduce(Set(Platform.allCases)) { $0.intersection($1) }
    }
    // A member of this name is in many types of Swift too.
    names["value"] = nil
  }

  private mutating func add(_ type: String, _ name: String, _ cell: String) {
    let without = Availability.without(cell)
    members[type, default: [:]][name] = members[type]?[name]?.intersection(without) ?? without
    names[name] = names[name]?.intersection(without) ?? without
  }

  /// The platforms that a cell such as `iOS 17.4; tvOS no` excludes for the versions that the package needs.
  private static func without(_ cell: String) -> Set<Platform> {
    let parts = cell.split(separator: ";").map { $0.split(separator: " ").map { String($0) } }
    return Set(
      Platform.allCases.filter { platform in
        guard let value = parts.first(where: { $0.first == platform.rawValue })?.dropFirst().first else { return false }
        return value == "no" || Double(value).map { $0 > platform.minimum } ?? false
      })
  }

  /// The platforms without a member of a class, or of a superclass; `nil` if no row has it.
  func platformsWithout(_ type: String, _ name: String) -> Set<Platform>? {
    var next: String? = type
    while let type = next {
      if let found = members[type]?[name] { return found }
      next = superclasses[type]
    }
    return nil
  }

  /// The platforms that have no member of a name, in whatever class.
  func platformsWithout(member name: String) -> Set<Platform> { names[name] ?? [] }

  /// Whether a row has a member of a name.
  func hasMember(_ name: String) -> Bool { names[name] != nil }

  /// The platforms without a class.
  func platformsWithout(type: String) -> Set<Platform> { classes[type] ?? [] }
}
