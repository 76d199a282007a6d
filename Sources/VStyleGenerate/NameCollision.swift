import VStyleSyntax

/// Two names in sheets that become one name in Swift.
package struct NameCollision: Error, Hashable {
  /// What was expected and found, as a sentence without a full stop.
  package let message: String

  /// The location of the later name.
  package let location: SheetLocation

  /// The earlier name with its location.
  package let other: String
  package let otherLocation: SheetLocation

  /// The lines of the diagnostic, as compilers write it.
  package var text: String {
    let lines = ["\(location.text): error: \(message)", "\(otherLocation.text): note: \(other) is here"]
    return lines.map { VisibleText.lineStart($0) + "\n" }.joined()
  }
}

/// Chooses the Swift names of the members of one type.
struct MemberNames {
  /// The names of other members of the type.
  private let reserved: Set<String>

  private var owners: [SwiftName: (words: String, location: SheetLocation)] = [:]

  /// The names that are taken.
  private(set) var collisions: [NameCollision] = []

  init(reserved: Set<String> = []) { self.reserved = reserved }

  /// Returns the Swift name of a member; `nil` after a collision with an earlier one.
  ///
  /// - Parameters:
  ///   - text: the name in a sheet. The hyphens before it are no part of the Swift name.
  ///   - sort: the sort of the name, for the message.
  ///   - location: the location of the name.
  mutating func member(_ text: String, _ sort: String, at location: SheetLocation) -> SwiftName? {
    let member = SwiftName(member: text, reserved: reserved)
    let words = "the \(sort) `\(text)`"
    guard let owner = owners[member] else {
      owners[member] = (words, location)
      return member
    }
    let shown = member.text.filter { $0 != "`" }
    collisions.append(
      NameCollision(
        message: "\(words) and \(owner.words) would both be `\(shown)` in Swift; rename one of them",
        location: location, other: owner.words, otherLocation: owner.location))
    return nil
  }
}
