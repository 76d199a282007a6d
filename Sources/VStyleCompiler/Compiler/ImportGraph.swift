import VStyleStylesheet
import VStyleSyntax

/// A sheet with the sheets that it imports.
///
/// An imported sheet is in the graph once for each context, which is the layer, theme and media queries of the imports
/// that lead to it. Of several imports in one context the last one counts, because it declares everything again, in the
/// same layer, and later. Only the order of the layers comes from the first one. A sheet that has layers without a name
/// is in the graph once for each import.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#at-import
struct ImportGraph {
  /// A statement of a sheet, a sheet in the place of its `@import`, or the layer of an import without a sheet.
  enum Item {
    /// Consecutive statements, by their indices in ``Sheet/statements``.
    case statements(Range<Int>)
    indirect case sheet(ImportClause, sheet: Int)
    indirect case layer(ImportClause)
  }

  /// A statement of a sheet.
  struct Statement {
    let node: Int
    let tree: Int
    let isIndependent: Bool
    let hasLayers: Bool
  }

  /// A sheet in a context.
  struct Sheet {
    private(set) var items: [Item] = []

    // OPTIMIZATION: an item for each statement is simpler, but sheets have many statements and few imports.
    private(set) var statements: [Statement] = []
    private var statementsOfItems = 0

    /// Whether the sheet, or one that it imports, names layers.
    var hasLayers = false

    /// Whether the sheet, or one that it imports, has layers without a name. Each copy of it then has layers of its own,
    /// and the important declarations of the first copy are the strongest.
    var hasAnonymousLayers = false

    /// The number of sheets in the longest chain of imports from this one on.
    private(set) var depth = 1

    /// Adds a statement.
    mutating func add(_ statement: Statement) {
      statements.append(statement)
      if statement.hasLayers { hasLayers = true }
    }

    /// Adds an item for the statements since the last one.
    mutating func endStatements() {
      guard statementsOfItems < statements.count else { return }
      items.append(.statements(statementsOfItems..<statements.count))
      statementsOfItems = statements.count
    }

    /// Adds the layer of an import without a sheet, which has its place in the order all the same.
    mutating func addLayer(of clause: ImportClause) {
      guard clause.namesLayer else { return }
      endStatements()
      items.append(.layer(clause))
      hasLayers = true
    }

    /// Adds an imported sheet.
    mutating func add(_ clause: ImportClause, _ imported: Int, in sheets: [Sheet]) {
      endStatements()
      items.append(.sheet(clause, sheet: imported))
      if sheets[imported].hasLayers || clause.namesLayer { hasLayers = true }
      if sheets[imported].hasAnonymousLayers || clause.layer == .anonymous { hasAnonymousLayers = true }
      depth = max(depth, 1 + sheets[imported].depth)
    }
  }

  /// An import that counts: the sheet with the `@import`, and the index of its item.
  private struct Import: Equatable {
    let sheet: Int
    let item: Int
  }

  private let sheets: [Sheet]
  private let origin: CascadeOrigin

  /// The last import of each sheet.
  private var last: [Import?]

  /// The sheets whose layers have their places.
  private var isOrdered: [Bool]

  private var statements: [CollectedStatement] = []

  /// The statements of a sheet and of those that it imports, in the order of the cascade.
  ///
  /// - Parameters:
  ///   - root: the index of the sheet.
  ///   - sheets: the sheets that lead from it. None imports itself.
  ///   - origin: the origin of the statements.
  static func statements(of root: Int, in sheets: [Sheet], origin: CascadeOrigin) -> [CollectedStatement] {
    var graph = ImportGraph(sheets, origin)
    graph.findLastImports(in: root)
    graph.append(root)
    return graph.statements
  }

  private init(_ sheets: [Sheet], _ origin: CascadeOrigin) {
    (self.sheets, self.origin) = (sheets, origin)
    last = Array(repeating: nil, count: sheets.count)
    isOrdered = Array(repeating: false, count: sheets.count)
  }

  private mutating func findLastImports(in sheet: Int) {
    for (index, item) in sheets[sheet].items.enumerated().reversed() {
      guard case .sheet(_, let imported) = item, last[imported] == nil else { continue }
      last[imported] = Import(sheet: sheet, item: index)
      findLastImports(in: imported)
    }
  }

  private mutating func append(_ sheet: Int) {
    for (index, item) in sheets[sheet].items.enumerated() {
      switch item {
      case .statements(let range):
        if statements.isEmpty { statements.reserveCapacity(range.count) }
        for statement in sheets[sheet].statements[range] {
          statements.append(
            .node(statement.node, tree: statement.tree, origin: origin, isIndependent: statement.isIndependent))
        }
      case .sheet(let clause, let imported):
        guard last[imported] == Import(sheet: sheet, item: index) else {
          appendLayers(of: imported, clause)
          continue
        }
        statements.append(.enterImport(clause, origin: origin, isForLayers: false))
        append(imported)
        statements.append(.leaveImport)
      case .layer(let clause): appendLayer(of: clause)
      }
    }
  }

  /// Appends what orders the layers of a sheet that is imported again later.
  private mutating func appendLayers(of sheet: Int, _ clause: ImportClause) {
    guard !isOrdered[sheet], sheets[sheet].hasLayers || clause.namesLayer else { return }
    isOrdered[sheet] = true
    statements.append(.enterImport(clause, origin: origin, isForLayers: true))
    for item in sheets[sheet].items {
      switch item {
      case .statements(let range):
        for statement in sheets[sheet].statements[range] where statement.hasLayers {
          statements.append(.node(statement.node, tree: statement.tree, origin: origin, isIndependent: false))
        }
      case .sheet(let inner, let imported): appendLayers(of: imported, inner)
      case .layer(let clause): appendLayer(of: clause)
      }
    }
    statements.append(.leaveImport)
  }

  private mutating func appendLayer(of clause: ImportClause) {
    statements += [.enterImport(clause, origin: origin, isForLayers: true), .leaveImport]
  }
}

extension ImportGraph {
  /// The imports of a sheet that have no effect, each with the last one of the same sheet and context.
  ///
  /// An import before other ones may order layers, and then has an effect.
  static func repeatedImports(of sheet: Sheet, in sheets: [Sheet]) -> [(first: ImportClause, last: ImportClause)] {
    let imports = sheet.items.compactMap { item in
      if case .sheet(let clause, let imported) = item { (clause, imported) } else { nil }
    }
    var last: [Int: ImportClause] = [:]
    var next: Int?
    var found: [(ImportClause, ImportClause)] = []
    for (clause, imported) in imports.reversed() {
      let ordersLayers = (sheets[imported].hasLayers || clause.namesLayer) && next != imported
      if let last = last[imported], !ordersLayers { found.append((clause, last)) }
      if last[imported] == nil { last[imported] = clause }
      next = imported
    }
    return found.reversed()
  }
}
