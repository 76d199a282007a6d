import VStyleStylesheet

/// The contexts in which sheets are imported: their layer, theme and media queries.
struct ImportContexts {
  private struct Step: Hashable {
    let outer: Int
    let layer: ImportClause.Layer
    let theme: String?
    let conditions: [StyleCondition.Origin]
  }

  private struct Key: Hashable {
    let path: String
    let context: Int
  }

  private var steps: [Step: Int] = [:]
  private var sheets: [Key: Int] = [:]

  /// The number of contexts, the one without an import included.
  private var count = 1

  /// The context of a sheet that no other one imports.
  static let root = 0

  /// The context of an import inside of another context. Each anonymous layer is a new one.
  mutating func context(of clause: ImportClause, in outer: Int) -> Int {
    let step = Step(
      outer: outer, layer: clause.layer, theme: clause.theme?.name, conditions: clause.conditions.map(\.origin))
    if clause.layer == .none && step.theme == nil && step.conditions.isEmpty { return outer }
    if clause.layer != .anonymous, let known = steps[step] { return known }
    defer { count += 1 }
    steps[step] = count
    return count
  }

  /// The index of a sheet in a context; `nil` before it is set.
  subscript(path: String, context: Int) -> Int? {
    get { sheets[Key(path: path, context: context)] }
    set { sheets[Key(path: path, context: context)] = newValue }
  }
}
