import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Compiles long sheets on several cores.
///
/// Independent statements, which leave state that others see unchanged, are grouped in chunks. Each chunk has its own
/// compiler. A worker compiles several chunks and records their rules one after the other. At the end, rules and
/// diagnostics are put in order, so that the stylesheet is the same as from one thread.
extension StylesheetCompiler {
  /// Compiles all statements.
  ///
  /// - Returns: the locations of their rules, in order.
  func compileStatements() -> [CompiledRules] {
    let chunks = StatementChunks.make(statements, trees, leastTokens: limits.chunkTokens)
    // Workers record the rules of chunks.
    if chunks.isEmpty { recorder.reserve(statements: trees.reduce(0) { $0 + $1.nodes.count }) }
    let (compiled, stores) = compile(chunks)
    var rules: [CompiledRules] = []
    var contexts: [RuleContext] = []
    var next = 0
    for (chunk, result) in zip(chunks, compiled) {
      rules.append(.recorded(recordingBlocks { compileStatements(next..<chunk.lowerBound, in: &contexts) }))
      if let store = stores[result.worker] {
        rules.append(.compiled(store, result.blocks, orderOffset: nextOrder - result.firstOrder))
      }
      nextOrder += result.blocks.count
      diagnostics += result.diagnostics
      customPropertyDeclarations += result.customPropertyDeclarations
      next = chunk.upperBound
    }
    rules.append(.recorded(recordingBlocks { compileStatements(next..<statements.count, in: &contexts) }))
    return rules
  }

  /// Compiles chunks in parallel.
  ///
  /// - Returns: the chunks in order, and the rules of each worker by its number.
  private func compile(_ chunks: [Range<Int>]) -> ([CompiledChunk], stores: [Int: RuleStore]) {
    guard !chunks.isEmpty else { return ([], [:]) }
    var fresh = CompilerCache()
    fresh.prepare(for: schema)
    let workers = WorkerCaches(fresh: ChunkWorker(cache: fresh), used: ChunkWorker(cache: cache))
    cache = fresh
    let (schema, limits, trees, statements) = (schema, limits, trees, statements)
    let guessLimit = max(guessLimit / chunks.count, 250)
    let (hasRegistrations, customQueries, advice) = (hasRegistrations, customQueries, advice)
    let compiled = Workers.map(count: chunks.count, caches: workers) { index, worker in
      let compiler = StylesheetCompiler(schema: schema, limits: limits, advice: advice)
      compiler.statements = statements
      compiler.guessLimit = guessLimit
      compiler.guessShare = chunks.count
      compiler.hasRegistrations = hasRegistrations
      compiler.customQueries = customQueries
      worker.begin(index, trees)
      compiler.trees = worker.trees
      worker.swapWork(with: compiler)
      defer { worker.swapWork(with: compiler) }
      return compiler.compileChunk(chunks[index], by: worker.index)
    }
    var stores: [Int: RuleStore] = [:]
    for worker in workers.all() {
      stores[worker.index] = worker.recorder.store(trees, worker.cache.properties)
      cache = worker.cache
    }
    cache.endStylesheet()
    // The last IDs in the cache belong to the store of its worker.
    cache.declarations.beginStylesheet()
    return (compiled, stores)
  }

  private func compileChunk(_ statements: Range<Int>, by worker: Int) -> CompiledChunk {
    let firstOrder = nextOrder
    var contexts: [RuleContext] = []
    let blocks = recordingBlocks { compileStatements(statements, in: &contexts) }
    return CompiledChunk(
      worker: worker, blocks: blocks, firstOrder: firstOrder, diagnostics: diagnostics,
      customPropertyDeclarations: customPropertyDeclarations)
  }
}

/// The state that a worker keeps from one chunk to the next.
private struct ChunkWorker: Sendable {
  var cache: CompilerCache
  /// The rules of all chunks of the worker.
  private(set) var recorder = RuleRecorder()
  /// The order of the next rule.
  private var nextOrder = 0
  /// The worker's own copies of the trees.
  ///
  /// OPTIMIZATION: shared trees are simpler, but threads that count references of one object wait for each other.
  private(set) var trees: [SyntaxTree] = []
  /// The index of the worker's first chunk; −1 before it.
  private(set) var index = -1

  init(cache: CompilerCache) { self.cache = cache }

  /// Begins a chunk.
  mutating func begin(_ index: Int, _ trees: [SyntaxTree]) {
    guard self.index < 0 else { return }
    self.index = index
    self.trees = trees.map { $0.copy() }
    cache.declarations.beginStylesheet()
  }

  /// Exchanges the state with a compiler, before a chunk and after it.
  mutating func swapWork(with compiler: StylesheetCompiler) {
    swap(&compiler.cache, &cache)
    swap(&compiler.recorder, &recorder)
    swap(&compiler.nextOrder, &nextOrder)
  }
}

/// The location of rules that were compiled together.
enum CompiledRules {
  /// Blocks in the compiler's own store.
  case recorded(Range<Int>)
  /// Blocks in the store of a worker, with an offset to their final order.
  case compiled(RuleStore, Range<Int>, orderOffset: Int)

  /// The number of blocks.
  var blockCount: Int {
    switch self {
    case .recorded(let blocks), .compiled(_, let blocks, _): blocks.count
    }
  }

  /// Appends the rules to a list.
  func append(to rules: inout RuleList, own: RuleStore) {
    switch self {
    case .recorded(let blocks): rules.append(own, blocks)
    case .compiled(let store, let blocks, let offset): rules.append(store, blocks, orderOffset: offset)
    }
  }
}

/// The result of a chunk.
private struct CompiledChunk: Sendable {
  /// The number of the worker that stores the rules.
  let worker: Int
  let blocks: Range<Int>
  /// The order of the first block in the worker's store.
  let firstOrder: Int
  let diagnostics: [ReportedDiagnostic]
  let customPropertyDeclarations: [(name: String, value: TokenSlice, source: SourceID)]
}

/// Groups consecutive statements that are compiled in parallel with others.
enum StatementChunks {
  /// The greatest number of chunks.
  static let most = 32

  /// The indices of the statements of each chunk, in order; empty if there are too few tokens for two chunks.
  static func make(_ statements: [CollectedStatement], _ trees: [SyntaxTree], leastTokens: Int) -> [Range<Int>] {
    let sizes = statements.map { tokenCount(of: $0, trees) }
    let total = sizes.reduce(0, +)
    guard total / 2 >= leastTokens else { return [] }
    let wanted = max(leastTokens, total / most + 1)
    var chunks: [Range<Int>] = []
    var (start, size) = (0, 0)
    for (index, own) in sizes.enumerated() {
      if own == 0 {
        if start < index { chunks.append(start..<index) }
        (start, size) = (index + 1, 0)
        continue
      }
      size += own
      if size >= wanted {
        chunks.append(start..<index + 1)
        (start, size) = (index + 1, 0)
      }
    }
    if start < sizes.count { chunks.append(start..<sizes.count) }
    return chunks
  }

  /// The number of tokens of an independent statement; 0 for another statement.
  private static func tokenCount(of statement: CollectedStatement, _ trees: [SyntaxTree]) -> Int {
    guard case .node(let node, let tree, _, true) = statement else { return 0 }
    return trees[tree].nodes[node].tokens.count
  }
}
