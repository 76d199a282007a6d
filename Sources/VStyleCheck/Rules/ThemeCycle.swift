import VStyleAdvice
import VStyleStylesheet
import VStyleSyntax

extension CoreRules {
  /// Themes that inherit from each other in a cycle.
  static func themeCycle(_ context: SheetContext) -> [Diagnostic] {
    let themes = context.stylesheet.themes
    return cycles(of: context.stylesheet).compactMap { chain in
      guard let name = chain.first, let theme = themes[name] else { return nil }
      return Diagnostic(
        .themeCycle, at: theme.location,
        "themes inherit from each other: \(NameList.text(chain + [name], separator: " -> "))",
        notes: chain.dropFirst().prefix(Limit.listedNames.value).compactMap { other in
          themes[other].map { .init("`\(other)` is part of it", at: $0.location) }
        }, help: "remove `from` from one of them"
      ).with(.themeCycle(chain))
    }
  }

  /// Returns the cycles of themes, each from its first declared theme, in order.
  private static func cycles(of stylesheet: CompiledStylesheet) -> [[String]] {
    var cycles: [[String]] = []
    var walks: [String: Int] = [:]
    var isInCircle: Set<String> = []
    for (walk, start) in stylesheet.themeNames.enumerated() {
      var next: String? = start
      while let name = next, walks[name] == nil {
        walks[name] = walk
        next = stylesheet.themes[name]?.base
      }
      // A walk that reaches a theme of its own has found a cycle.
      guard let entry = next, walks[entry] == walk, stylesheet.themes[entry] != nil else { continue }
      var name = entry
      repeat {
        isInCircle.insert(name)
        name = stylesheet.themes[name]?.base ?? entry
      } while name != entry
    }
    for start in stylesheet.themeNames where isInCircle.contains(start) {
      var cycle: [String] = []
      var name = start
      repeat {
        cycle.append(name)
        isInCircle.remove(name)
        name = stylesheet.themes[name]?.base ?? start
      } while name != start
      cycles.append(cycle)
    }
    return cycles
  }
}
