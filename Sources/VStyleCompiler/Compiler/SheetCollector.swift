import VStyleStylesheet
import VStyleSyntax

/// The first pass over a sheet: loads its imports and collects the names that it declares.
struct SheetCollector {
  private let compiler: StylesheetCompiler
  private let root: String

  /// The sheets so far, each once for each context of its imports.
  private var sheets: [ImportGraph.Sheet] = []
  private var contexts = ImportContexts()

  /// The loaded sheets by path: the indices of their trees.
  private var loaded: [String: Range<Int>] = [:]

  /// The paths of the sheets that are being collected, outermost first.
  private var open: [String] = []

  private var importCount = 0

  /// The size in bytes of the sheets that are imported in a further context, each time.
  private var copiedBytes = 0
  private var hasRepeatedSheets = false

  private init(_ compiler: StylesheetCompiler, root: String) {
    self.compiler = compiler
    self.root = root
  }

  /// Collects a sheet and all of its imports.
  ///
  /// - Returns: the statements in the order of the cascade.
  static func collect(_ input: SheetInput, for compiler: StylesheetCompiler) -> [CollectedStatement] {
    var collector = SheetCollector(compiler, root: ImportPath.folder(of: input.source.path))
    let root = collector.add(input.source, in: ImportContexts.root)
    let statements = ImportGraph.statements(of: root, in: collector.sheets, origin: input.origin)
    if collector.hasRepeatedSheets {
      compiler.hasRepeatedSheets = true
      compiler.collectThemes(of: statements)
    }
    return statements
  }

  /// Adds a sheet in a context.
  ///
  /// - Returns: its index.
  private mutating func add(_ source: SourceText, in context: Int) -> Int {
    let trees = compiler.parse(source)
    loaded[source.path] = trees
    return add(source.path, trees, in: context, isFirst: true)
  }

  /// Adds a sheet that is parsed.
  ///
  /// - Parameter isFirst: whether the sheet is in no other context. Its names are collected once.
  private mutating func add(_ path: String, _ trees: Range<Int>, in context: Int, isFirst: Bool) -> Int {
    open.append(path)
    defer { open.removeLast() }
    var sheet = ImportGraph.Sheet()
    var place = ImportPlace()
    for treeIndex in trees {
      let tree = compiler.trees[treeIndex]
      for node in tree.children(of: 0) {
        let statement = tree.nodes[node]
        if statement.kind == .atRule, tree.tape.isName(statement.nameToken, "import") {
          let isAllowed = !place.isOver
          place.hasImport = true
          guard let clause = clause(of: node, in: tree, isAllowed: isAllowed, isFirst: isFirst), clause.isSupported
          else { continue }
          if let imported = imported(by: clause, of: tree.source.path, in: context, isFirst: isFirst) {
            sheet.add(clause, imported, in: sheets)
          } else {
            sheet.addLayer(of: clause)
          }
          continue
        }
        place.add(statement, in: tree, compiler)
        let names = collectNames(node, in: tree, treeIndex: treeIndex, isFirst: isFirst)
        sheet.add(
          ImportGraph.Statement(
            node: node, tree: treeIndex, isIndependent: names.isIndependent && open.count == 1,
            hasLayers: names.hasLayers))
        if names.hasAnonymousLayers { sheet.hasAnonymousLayers = true }
      }
    }
    sheet.endStatements()
    sheets.append(sheet)
    if isFirst { reportRepeatedImports(of: sheet) }
    contexts[path, context] = sheets.count - 1
    return sheets.count - 1
  }

  /// Collects the names that a statement and its descendants declare.
  ///
  /// - Returns: whether the statement can be compiled in parallel with others, and whether it has layers with and
  ///   without names.
  private func collectNames(
    _ top: Int, in tree: SyntaxTree, treeIndex: Int, isFirst: Bool
  ) -> (isIndependent: Bool, hasLayers: Bool, hasAnonymousLayers: Bool) {
    var (isIndependent, hasLayers, hasAnonymousLayers) = (true, false, false)
    let end = tree.nodes[top].subtreeEnd
    // Every statement in a rule is before its end, so no rule in it matters.
    var ruleEnd = tree.nodes[top].kind == .qualifiedRule ? end : top
    for node in top..<end {
      let kind = tree.nodes[node].kind
      guard kind == .atRule else {
        if ruleEnd < end, kind == .qualifiedRule { ruleEnd = max(ruleEnd, tree.nodes[node].subtreeEnd) }
        continue
      }
      guard let rule = AtRule.named(tree.nodes[node].nameToken, in: tree.tape) else { continue }
      if isFirst {
        rule.collect(
          compiler, StatementPosition(tree: tree, treeIndex: treeIndex, node: node, isInRule: node < ruleEnd))
      }
      if !rule.isIndependent { isIndependent = false }
      guard tree.tape.isName(tree.nodes[node].nameToken, AtRule.layer.keyword) else { continue }
      hasLayers = true
      let prelude = tree.nodes[node].content
      if tree.nodes[node].block != nil, prelude.allSatisfy({ tree.tape.kind($0).isTrivia }) {
        hasAnonymousLayers = true
      }
    }
    return (isIndependent, hasLayers, hasAnonymousLayers)
  }
}

// MARK: Imports

extension SheetCollector {
  /// The prelude of an `@import`; `nil` after a diagnostic if it imports nothing.
  private func clause(of node: Int, in tree: SyntaxTree, isAllowed: Bool, isFirst: Bool) -> ImportClause? {
    let count = compiler.diagnostics.count
    // The first time, everything is reported.
    defer { if !isFirst { compiler.diagnostics.removeSubrange(count...) } }
    guard isAllowed else {
      compiler.report(
        Diagnostic(
          .misplacedAtRule, at: tree.location(ofToken: tree.nodes[node].nameToken),
          "`@import` is after other rules and is ignored",
          help: "move it to the top of the sheet, before every rule but `@layer` statements above the first import"))
      return nil
    }
    return ImportClause(node, in: tree, compiler: compiler)
  }

  /// The index of an imported sheet; `nil` after a diagnostic if there is none.
  private mutating func imported(
    by clause: ImportClause, of importing: String, in outer: Int, isFirst: Bool
  ) -> Int? {
    guard let path = ImportPath.resolve(clause.reference, from: importing, root: root) else {
      report(
        Diagnostic(
          .importNotFound, at: clause.location, "`\(clause.reference)` is not a file inside the sheet's folder",
          help: ImportPath.isRelative(clause.reference)
            ? "an import cannot leave the folder of the first sheet: import both from a sheet in a folder above"
            : "name a file by its path relative to this sheet, with `/` after each folder"), isFirst)
      return nil
    }
    if open.contains(path) {
      let cycle = (open.drop { $0 != path } + [path]).joined(separator: " -> ")
      report(
        Diagnostic(
          .importCycle, at: clause.location, "`\(clause.reference)` imports this sheet again",
          notes: [Diagnostic.Note("the cycle is \(cycle)")]), isFirst)
      return nil
    }
    importCount += 1
    guard importCount <= compiler.limits.importCount else {
      reportLimit(.importCount, compiler.limits.importCount, "too many sheets are imported", clause)
      return nil
    }
    let context = contexts.context(of: clause, in: outer)
    let known = contexts[path, context]
    guard open.count + (known.map { sheets[$0].depth } ?? 1) <= compiler.limits.importDepth else {
      reportLimit(.importDepth, compiler.limits.importDepth, "sheets import each other too deep", clause)
      return nil
    }
    guard loaded[path] == nil else {
      hasRepeatedSheets = true
      if let known, !sheets[known].hasAnonymousLayers { return known }
      return copy(path, in: context, clause)
    }
    guard compiler.loader.isInside(path, folder: root) else {
      report(
        Diagnostic(
          .importNotFound, at: clause.location,
          "`\(clause.reference)` leads out of the sheet's folder by a symbolic link",
          help: "copy the file into the folder"), isFirst)
      return nil
    }
    do { return add(try compiler.loader.load(path), in: context) } catch {
      reportMissing(path, clause, error, isFirst)
      return nil
    }
  }

  /// Adds a sheet that is in another context already.
  private mutating func copy(_ path: String, in context: Int, _ clause: ImportClause) -> Int? {
    guard let trees = loaded[path] else { return nil }
    copiedBytes += trees.first.map { compiler.trees[$0].source.bytes.count } ?? 0
    guard copiedBytes <= compiler.limits.copiedSheetBytes else {
      reportLimit(
        .copiedSheetBytes, compiler.limits.copiedSheetBytes, "too many sheets are imported in several contexts", clause)
      return nil
    }
    return add(path, trees, in: context, isFirst: false)
  }

  private func report(_ diagnostic: Diagnostic, _ isFirst: Bool) { if isFirst { compiler.report(diagnostic) } }

  private func reportLimit(_ limit: Limit, _ value: Int, _ problem: String, _ clause: ImportClause) {
    compiler.report(Diagnostic(.limitExceeded, at: clause.location, "\(problem): \(limit.sentence(value: value))"))
  }

  private func reportMissing(_ path: String, _ clause: ImportClause, _ failure: ImportFailure, _ isFirst: Bool) {
    guard isFirst else { return }
    let name = clause.reference.split(separator: "/").last.map(String.init) ?? clause.reference
    let guess = compiler.adviser?.importedFile(name, at: path, from: open.last, compiler)
    compiler.report(
      Diagnostic(
        .importNotFound, at: clause.location, "`\(clause.reference)` \(failure.reason)",
        help: guess.map { "did you mean `\(clause.reference.dropLast(name.count))\($0)`?" }))
  }

  private func reportRepeatedImports(of sheet: ImportGraph.Sheet) {
    for (first, last) in ImportGraph.repeatedImports(of: sheet, in: sheets) {
      compiler.report(
        Diagnostic(
          .duplicateImport, at: first.location,
          "`\(first.reference)` is imported again below, so this import has no effect",
          notes: [Diagnostic.Note("the last import is here", at: last.location)], help: "remove this `@import`"))
    }
  }
}
