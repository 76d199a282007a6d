import VStyleSyntax
import VStyleValues

/// The first pass over a sheet: loads its imports and collects the names that it declares.
struct SheetCollector {
  let compiler: StylesheetCompiler
  let root: String
  let origin: CascadeOrigin
  private var seen: Set<String> = []
  private var open: [String] = []

  init(compiler: StylesheetCompiler, root: String, origin: CascadeOrigin) {
    self.compiler = compiler
    self.root = ImportPath.folder(of: root)
    self.origin = origin
  }

  /// Collects a sheet and all of its imports.
  mutating func collect(_ source: SourceText) {
    seen.insert(source.path)
    open.append(source.path)
    defer { open.removeLast() }
    var place = ImportPlace()
    for treeIndex in compiler.parse(source) { collect(compiler.trees[treeIndex], treeIndex, &place) }
  }

  /// Collects a part of a sheet.
  private mutating func collect(_ tree: SyntaxTree, _ treeIndex: Int, _ place: inout ImportPlace) {
    for node in tree.children(of: 0) {
      let statement = tree.nodes[node]
      if statement.kind == .atRule, tree.tape.isName(statement.nameToken, "import") {
        collectImport(node, in: tree, isAllowed: !place.isOver)
        place.hasImport = true
        continue
      }
      place.add(statement, in: tree, compiler)
      let isIndependent = collectNames(node, in: tree, treeIndex: treeIndex)
      compiler.statements.append(
        .node(node, tree: treeIndex, origin: origin, isIndependent: isIndependent && open.count == 1))
    }
  }

  /// Collects the names that a statement and its descendants declare.
  ///
  /// - Returns: whether the statement can be compiled in parallel with others.
  private func collectNames(_ top: Int, in tree: SyntaxTree, treeIndex: Int) -> Bool {
    var isIndependent = true
    var ruleEnd = top
    for node in top..<tree.nodes[top].subtreeEnd {
      let kind = tree.nodes[node].kind
      if kind == .qualifiedRule { ruleEnd = max(ruleEnd, tree.nodes[node].subtreeEnd) }
      guard kind == .atRule, let rule = AtRule.named(tree.nodes[node].nameToken, in: tree.tape) else { continue }
      rule.collect(
        compiler, StatementPosition(tree: tree, treeIndex: treeIndex, node: node, isInRule: node < ruleEnd))
      if !rule.isIndependent { isIndependent = false }
    }
    return isIndependent
  }

  private mutating func collectImport(_ node: Int, in tree: SyntaxTree, isAllowed: Bool) {
    let keyword = tree.location(ofToken: tree.nodes[node].nameToken)
    guard isAllowed else {
      compiler.report(
        Diagnostic(
          .misplacedAtRule, at: keyword, "`@import` is after other rules and is ignored",
          help: "move it to the top of the sheet, before every rule but `@layer` statements above the first import"))
      return
    }
    guard let clause = ImportClause(node, in: tree, compiler: compiler) else { return }
    guard let path = ImportPath.resolve(clause.reference, from: tree.source.path, root: root) else {
      compiler.report(
        Diagnostic(
          .importNotFound, at: clause.location, "`\(clause.reference)` is not a file inside the sheet's folder",
          help: ImportPath.isRelative(clause.reference)
            ? "an import cannot leave the folder of the first sheet: import both from a sheet in a folder above"
            : "name a file by its path relative to this sheet"))
      return
    }
    if open.contains(path) {
      let cycle = (open.drop { $0 != path } + [path]).joined(separator: " -> ")
      compiler.report(
        Diagnostic(
          .importCycle, at: clause.location, "`\(clause.reference)` imports this sheet again",
          notes: [Diagnostic.Note("the cycle is \(cycle)")]))
      return
    }
    if seen.contains(path) {
      compiler.report(
        Diagnostic(
          .duplicateImport, at: clause.location, "`\(clause.reference)` is imported already; it is read once",
          help: "remove this `@import`"))
      return
    }
    guard open.count < compiler.limits.importDepth, seen.count < compiler.limits.importCount else {
      compiler.report(
        Diagnostic(
          .limitExceeded, at: clause.location,
          open.count < compiler.limits.importDepth
            ? "too many sheets are imported: \(Limit.importCount.sentence(value: compiler.limits.importCount))"
            : "sheets import each other too deep: \(Limit.importDepth.sentence(value: compiler.limits.importDepth))"))
      return
    }
    guard compiler.loader.isInside(path, folder: root) else {
      compiler.report(
        Diagnostic(
          .importNotFound, at: clause.location,
          "`\(clause.reference)` leads out of the sheet's folder by a symbolic link",
          help: "copy the file into the folder"))
      return
    }
    load(path, clause)
  }

  private mutating func load(_ path: String, _ clause: ImportClause) {
    do {
      let source = try compiler.loader.load(path)
      compiler.statements.append(.enterImport(clause, origin: origin))
      collect(source)
      compiler.statements.append(.leaveImport)
    } catch {
      let name = clause.reference.split(separator: "/").last.map(String.init) ?? clause.reference
      // A sheet that imports itself is another mistake.
      let own = open.last?.split(separator: "/").last.map(String.init)
      let others = error.candidates.filter { $0 != own }
      let bare = name.prefix { $0 != "." }
      let guess =
        others.first { ["\(name).vstyle", "_\(name).vstyle", "\(bare).vstyle"].contains($0) }
        ?? Spelling.closest(to: name, in: others)
      compiler.report(
        Diagnostic(
          .importNotFound, at: clause.location, "`\(clause.reference)` \(error.reason)",
          help: guess.map { "did you mean `\(clause.reference.dropLast(name.count))\($0)`?" }))
    }
  }
}
