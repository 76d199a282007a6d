import VStyleAdvice
import VStyleEngine
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The explanations of the values of all nodes on a page in all environments. Each text is stored once.
///
/// ``Limit/explanationVisits`` limits the work.
struct PageExplanations: Sendable {
  /// The answers, as in `vstyle explain --format json`, without `inheritedFrom`.
  let answers: [String]

  /// The explanations of nodes: pairs of an answer and the node that its value is inherited from, or -1, as JSON.
  let explanations: [String]

  /// The index of the explanation of each node, by screen and environment; -1 for a node that the limit leaves out.
  let indices: [[[Int]]]

  /// The contrasts of the texts.
  let contrasts: ContrastTable

  /// Whether the limit left something out.
  let areLeftOut: Bool

  /// Explains all nodes.
  ///
  /// - Parameters:
  ///   - screens: the screens of the page.
  ///   - components: the trees of components, whose texts are only examples without contrasts.
  ///   - environments: the columns.
  ///   - visits: the rules and declarations that may be visited. Default: those of ``Limit/explanationVisits``.
  init(
    _ screens: [PreviewScreen], components: [PreviewScreen], _ environments: [PreviewEnvironment], visits: Int? = nil
  ) {
    let answers = StringTable()
    let explanations = StringTable()
    var contrasts = ContrastTable()
    var visits = LimitBudget(.explanationVisits, value: visits)
    var indices: [[[Int]]] = []
    for (number, screen) in (screens + components).enumerated() {
      let renderer = DiagnosticRenderer(screen.stylesheet.sources)
      let engine = StyleEngine(screen.stylesheet, tree: screen.tree)
      let index = RuleIndex(screen.stylesheet.rules)
      var columns: [[Int]] = []
      for (column, environment) in environments.enumerated() {
        engine.environment = environment.environment
        engine.flush()
        var explainer = ScreenExplainer(screen, engine, renderer, index, answers)
        columns.append(
          screen.tree.nodes.indices.map { node in
            explainer.answers(of: node, &visits).map { list in
              explanations.index(
                of: PageData.list(list.flatMap { [$0.text, $0.ancestor ?? -1] }))
            } ?? -1
          })
        if number < screens.count { contrasts.add(screen, engine, column, explainer.references) }
      }
      indices.append(columns)
    }
    self.answers = answers.texts
    self.explanations = explanations.texts
    self.indices = indices
    self.contrasts = contrasts
    areLeftOut = visits.isExceeded
  }
}
