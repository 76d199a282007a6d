import Foundation

/// Reads the guards of sources, such as `#if !os(tvOS)`, and compares what is in them with the tables of facts.
///
/// A member that a platform does not have is reported where the platform compiles its line, and so is a guard without a
/// member that needs it. A key path such as `\UIButton.role` names its class. Another member, such as `.role`, is
/// compared with the rows of all classes.
struct GuardReader {
  /// A guard that is open.
  private struct Guard {
    let line: Int
    /// The platforms that compile the lines around it.
    let outside: Set<Platform>
    /// The platforms that compile the lines in it.
    var inside: Set<Platform>
    /// The platforms that need the guard.
    var needed: Set<Platform> = []
    var hasElse = false
  }

  let facts: Availability

  /// The names that the sources themselves declare in guards alone, and the platforms without them.
  private var own: [String: Set<Platform>] = [:]

  private var guards: [Guard] = []
  private var found: [String] = []

  private init(_ facts: Availability) { self.facts = facts }

  /// The faults of sources.
  ///
  /// - Parameter files: the texts, by the names of the files.
  /// - Returns: a line for each use without a guard, each key path without a row, and each guard without a use.
  static func faults(in files: [String: String], _ facts: Availability) -> [String] {
    var reader = GuardReader(facts)
    for text in files.values { reader.readOwnNames(text) }
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { reader.read(name, text) }
    return reader.found
  }

  private var platforms: Set<Platform> { guards.last?.inside ?? Set(Platform.allCases) }

  /// Opens, turns and closes guards.
  ///
  /// - Returns: the guard that the line closes; `nil` if the line has code.
  private mutating func follow(_ line: Int, _ text: Substring) -> (isDirective: Bool, closed: Guard?) {
    if text.hasPrefix("#if ") {
      let inside = platforms.filter { GuardReader.holds(text.dropFirst(4), on: $0) }
      guards.append(Guard(line: line, outside: platforms, inside: inside))
    } else if text.hasPrefix("#elseif "), let last = guards.indices.last {
      // Conditions of one chain exclude each other.
      guards[last].inside = guards[last].outside.filter { GuardReader.holds(text.dropFirst(8), on: $0) }
      guards[last].hasElse = true
    } else if text.hasPrefix("#else"), let last = guards.indices.last {
      guards[last].inside = guards[last].outside.subtracting(guards[last].inside)
      guards[last].hasElse = true
    } else if text.hasPrefix("#endif") {
      return (true, guards.popLast())
    } else {
      return (false, nil)
    }
    return (true, nil)
  }

  /// Whether a condition holds on a platform. Conditions have terms with `&&` between them.
  private static func holds(_ condition: Substring, on platform: Platform) -> Bool {
    condition.split(separator: " && ").allSatisfy { part in
      let term = part.trimmingCharacters(in: .whitespaces)
      let (name, isNegated) = (term.replacing("!", with: ""), term.hasPrefix("!"))
      let holds =
        switch name {
        case "os(iOS)": platform == .iOS || platform == .catalyst
        case "os(tvOS)": platform == .tvOS
        case "os(visionOS)": platform == .visionOS
        case "targetEnvironment(macCatalyst)": platform == .catalyst
        case "os(watchOS)": false
        default: true
        }
      return holds != isNegated
    }
  }

  /// The lines of a text without comments, from 1.
  private func lines(_ text: String) -> [(number: Int, code: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      (number + 1, line.drop { $0 == " " })
    }.filter { !$0.code.hasPrefix("//") }
  }

  private mutating func readOwnNames(_ text: String) {
    let declaration = /^(?:@MainActor )?(?:(?:private|fileprivate|public) )?static (?:var|let|func) (\w+)/
    for (number, code) in lines(text) where !follow(number, code).isDirective {
      guard let match = code.prefixMatch(of: declaration) else { continue }
      let without = Set(Platform.allCases).subtracting(platforms)
      own[String(match.1)] = own[String(match.1)]?.intersection(without) ?? without
    }
  }

  private mutating func read(_ file: String, _ text: String) {
    for (number, code) in lines(text) {
      let (isDirective, closed) = follow(number, code)
      if let closed, !guards.isEmpty {
        let excluded = closed.outside.subtracting(closed.inside)
        // What is compiled on one platform alone, or on each side in another way, needs no member that the others lack.
        guard !closed.hasElse, closed.inside.count > 1 else { continue }
        for platform in excluded.subtracting(closed.needed) {
          found.append("\(file):\(closed.line): nothing in the guard is missing on \(platform.rawValue)")
        }
      } else if !isDirective {
        readCode(file, number, code)
      }
    }
  }

  private mutating func readCode(_ file: String, _ number: Int, _ code: Substring) {
    let place = "\(file):\(number)"
    var paths: Set<String> = []
    for match in code.matches(of: /\\(?<type>(?:UI|CA|NS)\w+(?:\.[A-Z]\w+)*)\.(?<name>\w+)/) {
      let (type, name) = (String(match.type), String(match.name))
      paths.insert(name)
      guard let without = facts.platformsWithout(type, name) else {
        found.append("\(place): no row has \(type).\(name)")
        continue
      }
      use("\(type).\(name)", without, place)
    }
    for match in code.matches(of: /\b(?:UI|CA|NS)[A-Z]\w+/) {
      use(String(match.0), facts.platformsWithout(type: String(match.0)), place)
    }
    // A pattern of a `case` names a case of an enumeration of the package itself.
    for match in code.matches(of: /\.(?<name>\w+)/) where !paths.contains(String(match.name)) {
      guard !code.hasPrefix("case .") || code.contains("= .\(match.name)") else { continue }
      use(".\(match.name)", facts.platformsWithout(member: String(match.name)), place)
    }
    for match in code.matches(of: /\w+/) {
      guard let without = own[String(match.0)], !facts.hasMember(String(match.0)) else { continue }
      use(String(match.0), without, place)
    }
  }

  private mutating func use(_ what: String, _ without: Set<Platform>, _ place: String) {
    for platform in platforms.intersection(without) {
      found.append("\(place): \(what) is not available on \(platform.rawValue)")
    }
    for index in guards.indices { guards[index].needed.formUnion(without) }
  }
}
