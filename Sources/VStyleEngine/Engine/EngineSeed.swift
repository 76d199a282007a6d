import Synchronization
import VStyleStylesheet
import VStyleValues

/// The tables of an engine without its tree: those that the sheets decide alone or, after a flush, also the symbols,
/// states, results and styles of the nodes so far.
///
/// A new engine begins with the tables of a seed. They share memory until the engine adds something of its own.
/// Building the tables for each engine would be simpler, but then the first flush of a hundred nodes takes a hundred
/// times as long.
final class EngineSeed: Sendable {
  /// The tables, with an empty stylesheet in place of the one that retains the seed.
  fileprivate let matching: MatchStage
  fileprivate let styles: StyleStage
  /// The environment of the flush that filled the tables; `nil` for tables of the sheets alone.
  fileprivate let environment: StyleEnvironment?
  fileprivate let usesInheritedCurrentColor: Bool

  /// The maximum numbers of match results and of element keys. An engine with more keeps its tables to itself, because
  /// they take some 600 bytes for each result, and a change copies them.
  private static let limit = 2_048

  /// Creates the tables that the sheets decide alone.
  init(_ stylesheet: CompiledStylesheet) {
    var matching = MatchStage(stylesheet, StyleEnvironment(), EngineLimits())
    var styles = StyleStage(stylesheet)
    for rule in stylesheet.rules {
      let id = styles.rules.add(rule, localStyles: .none, order: rule.order, &matching.propertyTables)
      matching.add(rule, id: id)
    }
    styles.rules.rank(stylesheet)
    matching.settle()
    matching.stylesheet = .empty
    styles.builder.stylesheet = .empty
    self.matching = matching
    self.styles = styles
    (environment, usesInheritedCurrentColor) = (nil, false)
  }

  /// Creates a seed from the tables of an engine, as of its last flush; `nil` if they depend on its tree or are large.
  init?(_ core: inout EngineCore) {
    guard let environment = core.flushedEnvironment, environment.skin == nil, !core.hasReloadedValues,
      !core.matching.hasLocalStyles, !core.completesSets, !core.hasExplicitInheritance, !core.styles.isConservative,
      !core.styles.inherited.hasStylesOfNodes, core.matching.results.count <= Self.limit,
      core.matching.elementKeys.count <= Self.limit
    else { return nil }
    matching = MatchStage(copying: core.matching, .empty, environment, EngineLimits())
    styles = StyleStage(copying: core.styles, .empty)
    self.environment = environment
    usesInheritedCurrentColor = core.usesInheritedCurrentColor
  }

  /// Whether the tables are smaller than some limits.
  fileprivate func fits(_ limits: EngineLimits) -> Bool {
    matching.results.count <= limits.matchResults && styles.styles.styles.count <= limits.styles
  }
}

/// The seeds of the engines with a stylesheet.
final class EngineSeeds: Sendable {
  private let seeds = Mutex(Seeds())

  private struct Seeds {
    /// The tables that the sheets decide alone; `nil` while there are tables of engines, which contain them.
    var ofSheets: EngineSeed?
    /// The seeds with the tables of engines, one for each environment, the latest last.
    var ofEngines: [EngineSeed] = []
  }

  /// The maximum number of environments with a seed, such as light and dark.
  private static let limit = 2

  /// The seed for a new engine.
  ///
  /// The tables of an engine in another environment are up to date after the flush, as after a change of environment.
  ///
  /// - Parameter usesEngines: whether the tables of other engines may be used.
  fileprivate func seed(
    _ stylesheet: CompiledStylesheet, _ environment: StyleEnvironment, _ limits: EngineLimits, usesEngines: Bool
  ) -> EngineSeed {
    seeds.withLock { seeds in
      let fitting = usesEngines ? seeds.ofEngines.filter { $0.fits(limits) } : []
      if let seed = fitting.last(where: { $0.environment == environment }) ?? fitting.last { return seed }
      let seed = seeds.ofSheets ?? EngineSeed(stylesheet)
      seeds.ofSheets = seed
      return seed
    }
  }

  /// Keeps a seed with the tables of an engine, in place of one with fewer results for the same environment.
  func keep(_ seed: EngineSeed) {
    seeds.withLock { seeds in
      if let known = seeds.ofEngines.firstIndex(where: { $0.environment == seed.environment }) {
        guard seeds.ofEngines[known].matching.results.count < seed.matching.results.count else { return }
        seeds.ofEngines.remove(at: known)
      } else if seeds.ofEngines.count == Self.limit {
        seeds.ofEngines.removeFirst()
      }
      seeds.ofEngines.append(seed)
      seeds.ofSheets = nil
    }
  }
}

extension EngineCore {
  /// Creates the state of an engine without nodes.
  ///
  /// - Parameters:
  ///   - stylesheet: the sheets.
  ///   - environment: the theme and the traits.
  ///   - limits: the maximum sizes of the tables.
  ///   - usesEngines: whether it may begin with the tables of other engines with the sheets.
  init(
    _ stylesheet: CompiledStylesheet, _ environment: StyleEnvironment, _ limits: EngineLimits, usesEngines: Bool
  ) {
    let stylesheet = stylesheet.applying(environment)
    let seed = stylesheet.engineSeeds.seed(stylesheet, environment, limits, usesEngines: usesEngines)
    // The first flush compares the environment with that of the tables.
    self.init(
      MatchStage(copying: seed.matching, stylesheet, seed.environment ?? environment, limits),
      StyleStage(copying: seed.styles, stylesheet), environment, limits)
    flushedEnvironment = seed.environment
    usesInheritedCurrentColor = seed.usesInheritedCurrentColor
  }
}

extension CompiledStylesheet {
  /// The seeds of the engines with the stylesheet.
  var engineSeeds: EngineSeeds { sharedData.value { EngineSeeds() } }
}
