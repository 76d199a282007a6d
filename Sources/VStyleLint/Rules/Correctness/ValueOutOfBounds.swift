import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A value outside of the bounds that the same rule sets.
  static let valueOutOfBounds = LintRule(
    .valueOutOfBounds, needs: .propertyNames,
    summary: "A rule sets a value outside of the bounds that it sets too, or an index past the last item.",
    why: """
      The view shows the bound instead, or nothing. Write a value within the bounds. The first item has the index 0, \
      so the last one of 6 has the index 5.
      """,
    bad: [
      "PageControl { number-of-pages: 6; ↓current-page: 6; }",
      "Slider { minimum-value: 10; maximum-value: 100; ↓value: 5; }",
      "DatePicker { minimum-date: \"2024-01-01\"; ↓date: \"2023-12-31\"; }",
      "SegmentedControl { segment-title: \"Day\", \"Week\"; ↓selected-segment-index: 2; }",
      "Slider.volume { ↓value: 50; } Slider.position { minimum-value: 0; maximum-value: 1; }",
      "Stepper.guests { ↓value: -1; maximum-value: 8; }",
    ],
    good: [
      "PageControl { number-of-pages: 6; current-page: 5; }",
      "Slider { minimum-value: 10; maximum-value: 100; value: 10; }",
      "DatePicker { minimum-date: \"2024-01-01\"; date: \"2024-01-01\"; }",
      "SegmentedControl { segment-title: \"Day\", \"Week\"; selected-segment-index: 1; }",
      "Slider { maximum-value: 100; } Slider.volume { value: 50; }",
      "Slider.volume { maximum-value: var(--most, 100); value: 50; }",
      "Slider.volume { value: 1; } Stepper.guests { value: 99; } .volume { value: 50; }",
    ],
    check: { context in
      guard !context.propertyNames.isDisjoint(with: rows.keys) else { return [] }
      var defaults = DefaultBounds(context)
      return context.rules { rule in
        var named = NamedDeclarations(rule)
        return rule.declarations.compactMap { declaration -> Diagnostic? in
          guard let row = rows[declaration.name], let value = declaration.comparableValue,
            let location = declaration.nameLocation
          else { return nil }
          let known = named.all
          // Bounds that are exchanged are another mistake: `min-greater-than-max`.
          let limits = row.compactMap { known[$0.name]?.comparableValue }
          guard limits.count < 2 || limits[0] <= limits[1] else { return nil }
          if let bound = defaults.exceeded(by: value, declaration.name, rule) {
            return Diagnostic(
              .valueOutOfBounds, at: location, "`value` is \(bound.isLeast ? "less" : "greater") than \(bound.text)",
              help: "write a value within the bounds, or set `\(bound.name)` too"
            ).with(.names(["value", bound.name]))
          }
          return row.lazy.compactMap { name, bound in
            known[name].flatMap { bound.message(value, $0, of: declaration.name) }.map { message in
              Diagnostic(
                .valueOutOfBounds, at: location, message.text,
                notes: known[name]?.nameLocation.map { [.init("the bound is set here", at: $0)] } ?? [],
                help: message.help
              ).with(.names([declaration.name, name]))
            }
          }.first
        }
      }
    })

  /// The properties with bounds, and the properties that set these.
  private static let rows: [String: [(name: String, bound: Bound)]] = [
    "value": [("minimum-value", .least), ("maximum-value", .greatest)],
    "date": [("minimum-date", .least), ("maximum-date", .greatest)],
    "zoom-scale": [("minimum-zoom-scale", .least), ("maximum-zoom-scale", .greatest)],
    "current-page": [("number-of-pages", .count)],
    "selected-segment-index": [("segment-title", .items), ("segment-image", .items)],
  ]

  /// What the value of another property bounds.
  private enum Bound {
    /// The least value.
    case least
    /// The greatest value.
    case greatest
    /// The number of items, of which the value is an index.
    case count
    /// The items, of which the value is an index.
    case items

    /// Returns what is wrong with a value; `nil` if it is within the bound.
    func message(_ value: Double, _ bound: Declaration, of name: String) -> (text: String, help: String)? {
      if case .items = self {
        guard let slice = bound.slice, !slice.tokens.contains(where: { slice.tape.kind($0) == .function }) else {
          return nil
        }
        return index(value, of: slice.tape.split(slice.tokens).count, name)
      }
      guard let limit = bound.comparableValue else { return nil }
      switch self {
      case .least:
        return value < limit ? ("`\(name)` is less than `\(bound.name)`", "write a value within the bounds") : nil
      case .greatest:
        return value > limit ? ("`\(name)` is greater than `\(bound.name)`", "write a value within the bounds") : nil
      case .count, .items: return index(value, of: Int(exactly: limit) ?? 0, name)
      }
    }

    private func index(_ value: Double, of count: Int, _ name: String) -> (text: String, help: String)? {
      guard count > 0, value >= Double(count) else { return nil }
      let items = count == 1 ? "the only item" : "the last of \(count) items"
      return ("`\(name)` is past \(items)", count == 1 ? "write `0`" : "write an index from 0 to \(count - 1)")
    }
  }
}

/// The bounds that controls have without a sheet, widened by all bounds that a stylesheet sets.
///
/// A control may have any of these bounds, so that only a value outside of all of them is a mistake.
private struct DefaultBounds {
  private static let rows = ["Slider": (least: 0.0, greatest: 1.0), "Stepper": (least: 0.0, greatest: 100.0)]

  /// The values of `minimum-value` and `maximum-value` in the stylesheet; `nil` for one that is not known.
  private lazy var set: [String: [Double?]] = {
    var found: [String: [Double?]] = [:]
    var read: Set<SourceLocation> = []
    for declaration in rules.flatMap(\.declarations) where DefaultBounds.names.contains(declaration.name) {
      found[declaration.name, default: []].append(declaration.comparableValue)
      if let location = declaration.nameLocation { read.insert(location) }
    }
    // A declaration with a mistake is in no rule.
    for tree in trees {
      for node in tree.nodes where node.kind == .declaration {
        guard !read.contains(tree.location(ofToken: node.nameToken)) else { continue }
        let plain = tree.tape.name(node.nameToken).lowercased().filter { $0 != "-" }
        for name in DefaultBounds.names where plain == name.filter({ $0 != "-" }) {
          found[name, default: []].append(nil)
        }
      }
    }
    return found
  }()

  private static let names = ["minimum-value", "maximum-value"]

  private let rules: [StyleRule]

  private let trees: [SyntaxTree]

  init(_ context: LintContext) {
    rules = context.ruleSets.flatMap(\.self)
    trees = context.stylesheet.trees
  }

  /// Returns the bound of a control that a value exceeds; `nil` if a view of the rule may show the value.
  mutating func exceeded(
    by value: Double, _ property: String, _ rule: StyleRule
  ) -> (name: String, text: String, isLeast: Bool)? {
    guard property == "value", case .selector(let selector) = rule.target,
      case .named(let typeName, _) = selector.subject.type, let bounds = DefaultBounds.rows[typeName]
    else { return nil }
    let limits = [(bounds.least, true), (bounds.greatest, false)]
    for (name, (limit, isLeast)) in zip(DefaultBounds.names, limits) {
      let others = set[name] ?? []
      let isOutside = { (limit: Double?) in limit.map { isLeast ? value < $0 : value > $0 } ?? false }
      guard isOutside(limit), others.allSatisfy(isOutside), !rule.declarations.contains(where: { $0.name == name })
      else { continue }
      return (name, "the `\(name)` of a \(typeName), which is \(Int(limit))", isLeast)
    }
    return nil
  }
}

extension Declaration {
  /// A number, or one by which dates or sizes of text are in order; `nil` for anything else and a value with `var()`.
  var comparableValue: Double? {
    typedValue(as: Double.self) ?? typedValue(as: Int.self).map(Double.init)
      ?? typedValue(as: DateTime.self).flatMap { date in
        // Dates in different time zones are not compared.
        guard date.utcOffsetInMinutes == nil else { return nil }
        let days = (date.year * 12 + date.month) * 31 + date.day
        return Double(((days * 24 + date.hour) * 60 + date.minute) * 60 + date.second)
      }
      ?? typedValue(as: ContentSizeCategory.self).flatMap { category in
        category == .unspecified ? nil : ContentSizeCategory.allCases.firstIndex(of: category).map(Double.init)
      }
  }
}
