/// The name of a token as a custom property: the names of its groups and its own, joined by `-`.
enum TokenName {
  /// Returns the name of a path. A `$root` has the name of its group.
  static func property(_ path: [String]) -> String {
    let names = path.last == "$root" ? path.dropLast() : path[...]
    return "--" + names.map(spelled).joined(separator: "-")
  }

  /// Returns the path of a property in a group, as its name alone says it.
  static func path(of property: String, in group: [String]) -> [String] {
    let own = TokenName.property(group)
    if group.isEmpty { return [String(property.dropFirst(2))] }
    if property == own { return group + ["$root"] }
    guard property.hasPrefix(own + "-") else { return [String(property.dropFirst(2))] }
    return group + [String(property.dropFirst(own.count + 1))]
  }

  private static func spelled(_ name: String) -> String {
    String(name.map { $0.isASCII && !($0.isLetter || $0.isNumber || $0 == "_") ? "-" : $0 })
  }
}
