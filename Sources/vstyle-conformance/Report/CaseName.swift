/// The name of a case: `wpt-cascade/205`.
struct CaseName: CustomStringConvertible {
  let suite: String
  let number: Int

  /// Parses a name; `nil` if it is not valid.
  init?(_ text: String) {
    let parts = text.split(separator: "/")
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    suite = String(parts[0])
    self.number = number
  }

  var description: String { "\(suite)/\(number)" }

  /// Returns cases by suite, with consecutive numbers as ranges: `wpt-cascade 205–206, 220`.
  static func list(_ names: [CaseName]) -> String {
    let suites = SuiteRow.all.compactMap { suite -> String? in
      let numbers = names.filter { $0.suite == suite.name }.map(\.number).sorted()
      return numbers.isEmpty ? nil : "\(suite.name) \(ranges(numbers).joined(separator: ", "))"
    }
    return "(" + suites.joined(separator: "; ") + ")"
  }

  private static func ranges(_ numbers: [Int]) -> [String] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
  }
}
