import VStyleSyntax

extension CompiledStylesheet {
  /// The number of environments whose roots together stay within ``Limit/themeCustomProperties``.
  ///
  /// The environments count from the first one on; the result is at least 1 unless there are none.
  package func countWithinCustomPropertyLimit(of environments: [StyleEnvironment]) -> Int {
    var (common, own): (Int, [String: Int]) = (0, [:])
    for rule in rules {
      let count = rule.declarations.count { $0.isCustom }
      guard count > 0 else { continue }
      if case .themeRoot(let name) = rule.target {
        own[name, default: 0] += count
      } else if let name = rule.conditions.lazy.compactMap(\.theme).first {
        own[name, default: 0] += count
      } else {
        common += count
      }
    }
    var total = 0
    let within = environments.prefix { environment in
      let chain = theme(for: environment).map(themeChain) ?? []
      total += chain.reduce(common) { $0 + (own[$1] ?? 0) }
      return Limit.themeCustomProperties.allows(total)
    }
    return max(within.count, min(environments.count, 1))
  }
}
