import VStyleCheck
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A custom property whose value follows from a long chain of other custom properties.
  static let aliasDepth = LintRule(
    .aliasDepth, needs: .customProperties,
    summary: "The value of a custom property is more custom properties away than the project allows.",
    why: """
      A reader has to follow each step to find the value. Refer to the custom property with the value, or to one near \
      it.
      """,
    bad: [
      """
      :root { --a: red; --b: var(--a); --c: var(--b); --d: var(--c); ↓--e: var(--d); }
      Label { text-color: var(--e); }
      """
    ],
    good: [
      """
      :root { --a: red; --b: var(--a); --c: var(--b); --d: var(--c); }
      Label { text-color: var(--d); }
      """
    ],
    check: { context in
      let limit = context.count("limit", of: .aliasDepth)
      var seen: Set<SourceLocation> = []
      return context.customPropertyRoots.flatMap { root in
        root.declared.values.compactMap { declaration -> Diagnostic? in
          guard let value = root.value(of: declaration.name), value.depth > limit,
            let location = declaration.nameLocation, seen.insert(location).inserted
          else { return nil }
          return Diagnostic(
            .aliasDepth, at: location, "the value of `\(declaration.name)` is \(value.depth) custom properties away",
            expected: "at most \(limit)", notes: [.init("by way of \(value.chain.joined(separator: ", "))")])
        }
      }.sorted { $0.location.isBefore($1.location) }
    })
}
