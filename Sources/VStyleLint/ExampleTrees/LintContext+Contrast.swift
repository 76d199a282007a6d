import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintContext {
  /// Returns a diagnostic for each location with insufficient pairs, with their themes.
  ///
  /// - Parameters:
  ///   - rule: the rule to report.
  ///   - isShort: returns whether the contrast of a pair is insufficient.
  func contrastDiagnostics(_ rule: DiagnosticRule, _ isShort: (ContrastPair) -> Bool) -> [Diagnostic] {
    struct GroupKey: Hashable {
      let location: SourceLocation
      let background: SourceLocation?
    }
    let short = examples.pairs.filter(isShort)
    let dependsOnScheme = !short.isEmpty && environments.count > 1 && !ignoresScheme
    let themed = short.isEmpty ? [] : Set(themeCustomProperties.map(\.name))
    let groups = Dictionary(grouping: short) { GroupKey(location: $0.location, background: $0.backgroundLocation) }
    var seen: Set<SourceLocation> = []
    return short.compactMap { first in
      guard seen.insert(first.location).inserted else { return nil }
      let pairs = groups[GroupKey(location: first.location, background: first.backgroundLocation)] ?? [first]
      let worst = pairs.min { $0.ratio / $0.needed < $1.ratio / $1.needed } ?? first
      let ratio = ContrastPair.text(worst.ratio)
      let needed = ContrastPair.text(worst.needed)
      var notes = backgroundNotes(worst)
      if let front = worst.cause?.frontLocation {
        notes.append(.init("the color is set here", at: valueLocation(front)))
      }
      if let view = worst.view { notes.append(.init("seen at \(view)")) }
      if let alpha = worst.alphaLocation { notes.append(.init("the opacity of the view counts too", at: alpha)) }
      if let themes = themeList(pairs.compactMap(\.theme)) { notes.append(.init(themes)) }
      let short = worst.appearances.filter { $0.ratio < worst.needed }
      if short.count == 1, worst.appearances.count > 1, let only = short.first {
        notes.append(.init("only in the \(only.appearance.keyword) appearance"))
      }
      var diagnostic = Diagnostic(
        rule, at: valueLocation(worst.location),
        "`\(worst.property)` reaches \(worst.isBackdropKnown ? "" : "at most ")\(ratio):1 on its background, "
          + "needs \(needed):1",
        label: worst.isBackdropKnown
          ? "\(text(worst.colors.front)) on \(text(worst.colors.background))" : "whatever is below the view",
        expected: "\(needed):1",
        found: "\(ratio):1",
        notes: notes, help: contrastHelp(worst, dependsOnScheme: dependsOnScheme, themed))
      diagnostic.themes = distinctThemes(pairs.compactMap(\.theme))
      return diagnostic
    }
  }

  /// Returns a color as six hexadecimal digits of sRGB.
  private func text(_ color: Color) -> String { SufficientColor.digits(color) }

  /// Returns the advice to use the nearest color with enough contrast, or more opacity.
  ///
  /// - Parameters:
  ///   - pair: the pair.
  ///   - dependsOnScheme: whether the colors may differ between the appearances.
  ///   - themed: the custom properties that themes set.
  private func contrastHelp(_ pair: ContrastPair, dependsOnScheme: Bool, _ themed: Set<String>) -> String? {
    guard pair.alphaLocation == nil else { return "write a greater `alpha`, or colors with more contrast" }
    let needed = ContrastPair.text(pair.needed)
    if let cause = pair.cause {
      let (front, background) = pair.colors
      let (changed, kept) = cause.isOfBackground ? (background, front) : (front, background)
      return SufficientColor.nearest(to: changed, on: [kept], ratio: pair.needed).map {
        "give `\(cause.name)` the value `\(text($0))`, the nearest color that reaches \(needed):1"
      }
    }
    let location = valueLocation(pair.location)
    let value = stylesheet.trees[location.source.index].source.text(in: location.range)
    if value.hasPrefix("var("), let background = pair.backgroundLocation.map(valueLocation),
      stylesheet.trees[background.source.index].source.text(in: background.range) == value
    {
      return "text and background read the same custom property: read another one in one of them"
    }
    let isOneSeen = pair.theme == nil && dependsOnScheme && pair.appearances.count == 1
    // A custom property has another value in the appearance that was not seen, and keeps it.
    let isCustom = value.hasPrefix("var(")
    guard let color = SufficientColor.text(for: pair, whole: isOneSeen && !isCustom ? value : nil) else { return nil }
    let only = isOneSeen && isCustom ? pair.appearances.first : nil
    let place = only.map { " in the \($0.appearance.keyword) appearance" } ?? ""
    let isSame = text(pair.colors.front) == text(pair.colors.background) ? "both have the same color: " : ""
    let nearest = color.hasPrefix("#") ? "the nearest color that reaches" : "the nearest colors that reach"
    let isOfNoTheme = stylesheet.themeNames.count > 1 && isCustom && !themed.contains(String(nameRead(by: value)))
    let other = isOfNoTheme ? ", read a custom property that each theme sets" : ""
    return "\(isSame)\(writing(color, for: value, pair))\(place), \(nearest) \(needed):1\(other), "
      + "or change the background"
  }

  /// Returns the name of the custom property that a value starts with; empty if it starts with something else.
  private func nameRead(by value: String) -> Substring {
    value.hasPrefix("var(") ? value.dropFirst(4).prefix { $0 != ")" && $0 != "," } : ""
  }

  /// Returns where to write a color: in place of a value, or as the value of a custom property that each theme sets.
  private func writing(_ color: String, for value: String, _ pair: ContrastPair) -> String {
    let name = nameRead(by: value)
    let theme = stylesheet.themeNames.count > 1 ? pair.theme.map { " in the theme `\($0)`" } ?? "" : ""
    if !name.isEmpty, !projectCustomProperties.declared.contains(String(name)) {
      return "write `\(color)` as the fallback"
    }
    if !name.isEmpty { return "give `\(name)` the value `\(color)`\(theme)" }
    return theme.isEmpty
      ? "write `\(color)`" : "read a custom property here, and give it the value `\(color)`\(theme)"
  }

  /// Returns a note at the declaration of the pair's background.
  func backgroundNotes(_ pair: ContrastPair) -> [Diagnostic.Note] {
    pair.backgroundLocation.map { [.init("the background is set here", at: valueLocation($0))] } ?? []
  }

  /// Returns the location of the prelude of the innermost rule around a location.
  func preludeLocation(around location: SourceLocation) -> SourceLocation {
    rule(around: location).map { stylesheet.trees[location.source.index].location(of: $0.content) } ?? location
  }

  /// Returns the location of the value of the declaration at a location.
  func valueLocation(_ location: SourceLocation) -> SourceLocation {
    let tree = stylesheet.trees[location.source.index]
    return tree.declaration(at: location.range).map { tree.location(of: $0.content) } ?? location
  }
}

extension LintContext {
  /// Whether the colors of a sheet without themes are the same in all color schemes, as far as its rules prove it.
  var ignoresScheme: Bool {
    guard environments.allSatisfy({ $0.theme == nil }) else { return false }
    var memo = ListMemo<Bool>()
    return stylesheet.rules.allSatisfy { rule in
      guard rule.conditions.isEmpty, case .selector(let selector) = rule.target, selector.ignoresScheme(&memo) else {
        return false
      }
      return rule.declarations.allSatisfy { declaration in
        guard case .typed(let values) = declaration.value else { return false }
        return values.allSatisfy { !$0.value.dependsOnContext }
      }
    }
  }
}

extension ComplexSelector {
  /// Whether the selector has conditions only that are the same in all color schemes.
  fileprivate func ignoresScheme(_ memo: inout ListMemo<Bool>) -> Bool {
    parts.flatMap(\.conditions).allSatisfy { condition in
      switch condition {
      case .class, .id, .attribute, .pseudoClass(.element(.root)), .pseudoClass(.element(.state)): true
      case .nesting(let list?):
        memo.answer(list) { memo in list.selectors.allSatisfy { $0.ignoresScheme(&memo) } }
      default: false
      }
    }
  }
}
