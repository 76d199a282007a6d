import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A minimum above its maximum in the same rule: `minimum-x` and `maximum-x`.
  static let minGreaterThanMax = LintRule(
    .minGreaterThanMax, needs: .propertyNames,
    summary: "A rule sets a least value that lies above the greatest one.",
    why: """
      The view swaps or clamps the two, so it shows a range that nobody chose. Write the smaller value as the \
      minimum.
      """,
    bad: [
      "Slider { ↓minimum-value: 100; maximum-value: 10; }",
      "DatePicker { ↓minimum-date: \"2012-12-31\"; maximum-date: \"1900-01-01\"; }",
      "View { ↓minimum-content-size-category: large; maximum-content-size-category: small; }",
    ],
    good: [
      "Slider { minimum-value: 10; maximum-value: 100; }",
      "DatePicker { minimum-date: \"1900-01-01\"; maximum-date: \"2012-12-31\"; }",
      "View { minimum-content-size-category: small; maximum-content-size-category: large; }",
    ],
    check: { context in
      guard context.propertyNames.contains(where: { $0.hasPrefix("minimum-") }) else { return [] }
      return context.rules { rule in
        var named = NamedDeclarations(rule)
        return rule.declarations.compactMap { least -> Diagnostic? in
          // OPTIMIZATION: the first letter excludes most properties.
          guard least.name.utf8.first == UInt8(ascii: "m"), least.name.hasPrefix("minimum-") else { return nil }
          let name = "maximum-" + least.name.dropFirst("minimum-".count)
          guard let greatest = named.all[name], let start = least.comparableValue,
            let end = greatest.comparableValue, start > end, let location = least.nameLocation
          else { return nil }
          return Diagnostic(
            .minGreaterThanMax, at: location, "`\(least.name)` lies above `\(name)`",
            notes: greatest.nameLocation.map { [.init("the greatest value is set here", at: $0)] } ?? [],
            help: "write the smaller value as the minimum")
        }
      }
    })
}
