import VStyleAdvice
package import VStyleCompiler
package import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// Compiles the sheets of a project, each with its imports.
package struct ProjectCompiler: Sendable {
  package let schema: StyleSchema
  package let loader: any SheetLoader
  package let parallelism: Parallelism

  /// Creates a compiler.
  ///
  /// - Parameters:
  ///   - schema: the view types and properties to check against.
  ///   - loader: reads imported sheets that are not among the compiled ones.
  ///   - parallelism: whether sheets are compiled in parallel. The result is the same.
  package init(schema: StyleSchema, loader: any SheetLoader, parallelism: Parallelism) {
    (self.schema, self.loader, self.parallelism) = (schema, loader, parallelism)
  }

  /// Compiles each sheet that no other sheet imports, then the sheets of import cycles.
  package func compile(_ sheets: [SourceText]) -> [CompiledSheet] {
    let loader = ProjectLoader(sheets, fallback: loader)
    let sorted = sheets.sorted { $0.path < $1.path }
    let imported = parallelism.map(sorted) { SheetImports.others(of: $0) }
    var compiled: [CompiledSheet] = []
    ProjectCompiler.visitRoots(of: sorted, imported: Set(imported.flatMap(\.self))) { roots in
      let new = compile(roots, loader)
      compiled += new
      return new.map { $0.stylesheet.sources }
    }
    return compiled
  }

  /// Compiles sheets, each with its imports.
  ///
  /// - Parameters:
  ///   - roots: the sheets.
  ///   - loader: has their imports.
  package func compile(_ roots: [SourceText], _ loader: ProjectLoader) -> [CompiledSheet] {
    compile(roots, loader, WorkerCaches(fresh: CompilerCache()), \.self) { $0 }
  }

  /// Compiles sheets, each with its imports.
  ///
  /// - Parameters:
  ///   - roots: the sheets.
  ///   - loader: has their imports.
  ///   - caches: what the threads know of other sheets.
  ///   - compilerCache: the part of a cache that the compiler uses.
  ///   - body: returns what is needed of a compiled sheet, which is released afterwards.
  package func compile<Cache: Sendable, Result: Sendable>(
    _ roots: [SourceText], _ loader: ProjectLoader, _ caches: WorkerCaches<Cache>,
    _ compilerCache: any WritableKeyPath<Cache, CompilerCache> & Sendable, _ body: @Sendable (CompiledSheet) -> Result
  ) -> [Result] {
    let schema = schema
    // OPTIMIZATION: sheets of a project repeat names and values, so each thread reuses the caches of its earlier
    // sheets.
    return parallelism.map(roots, caches: caches) { sheet, cache in
      body(
        CompiledSheet(
          CompiledStylesheet.compile(
            [SheetInput(sheet)], schema: schema, loader: loader, cache: &cache[keyPath: compilerCache])))
    }
  }

  /// Visits the sheets that are compiled: those that no other sheet imports, then those of import cycles.
  ///
  /// - Parameters:
  ///   - sorted: all sheets of the project, sorted by path.
  ///   - imported: the paths of the sheets that others import.
  ///   - visit: receives sheets, and returns the sources of each with its imports.
  package static func visitRoots(of sorted: [SourceText], imported: Set<String>, _ visit: ([SourceText]) -> [SourceMap])
  {
    func paths(_ maps: [SourceMap]) -> [String] { maps.flatMap { $0.sources.map(\.path) } }
    var covered = Set(paths(visit(sorted.filter { !imported.contains($0.path) })))
    for sheet in sorted where imported.contains(sheet.path) && !covered.contains(sheet.path) {
      covered.formUnion(paths(visit([sheet])))
    }
  }

  /// Returns the names of the styles and custom media queries that stylesheets declare, also those with a mistake.
  package static func styles(of stylesheets: some Sequence<CompiledStylesheet>) -> Set<String> {
    var seen: Set<String> = []
    // A sheet that many others import is in each of their stylesheets.
    return stylesheets.lazy.flatMap(\.trees).reduce(into: []) { styles, tree in
      if seen.insert(tree.source.path).inserted { styles.formUnion(tree.declaredNames) }
    }
  }
}

extension SheetImports {
  /// Returns the paths that a sheet imports, without its own.
  package static func others(of sheet: SourceText) -> [String] {
    guard mayAppear(in: sheet) else { return [] }
    return paths(of: SyntaxTree(parsing: sheet, as: SourceID(0))).filter { $0 != sheet.path }
  }
}
