import VStyleSyntax
import VStyleValues

/// Compiles long sheets on several cores.
///
/// Statements that change nothing which others see are put together in chunks. A chunk has a builder of its own, and
/// whoever compiles it takes its rules down after those of the chunks before. Rules and diagnostics are put where they
/// belong when all are done, so that the stylesheet is the same as if the statements had been compiled one after the
/// other.
extension StylesheetCompiler {
  /// Compiles all statements.
  ///
  /// - Returns: where their rules are, in order.
  func compileStatements() -> [CompiledRules] {
    let chunks = StatementChunks.make(statements, trees, leastTokens: limits.chunkTokens)
    // Chunks take down their rules themselves.
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

  /// - Returns: the chunks in order, and the rules of each worker.
  private func compile(_ chunks: [Range<Int>]) -> ([CompiledChunk], stores: [Int: RuleStore]) {
    guard !chunks.isEmpty else { return ([], [:]) }
    var fresh = CompilerMemory()
    fresh.prepare(for: schema)
    let workers = WorkerMemories(fresh: ChunkWorker(memory: fresh), used: ChunkWorker(memory: memory))
    memory = fresh
    let (schema, limits, trees, statements) = (schema, limits, trees, statements)
    let guessLimit = max(guessLimit / chunks.count, 250)
    let hasRegistrations = hasRegistrations
    let compiled = Workers.map(count: chunks.count, remembering: workers) { number, worker in
      let builder = StylesheetCompiler(schema: schema, loader: NoImports(), limits: limits)
      builder.statements = statements
      builder.guessLimit = guessLimit
      builder.guessShare = chunks.count
      builder.hasRegistrations = hasRegistrations
      worker.begin(number, trees)
      builder.trees = worker.trees
      worker.swapWork(with: builder)
      defer { worker.swapWork(with: builder) }
      return builder.compileChunk(chunks[number], by: worker.number)
    }
    var stores: [Int: RuleStore] = [:]
    for worker in workers.all() {
      stores[worker.number] = worker.recorder.store(trees, worker.memory.properties)
      memory = worker.memory
    }
    memory.endStylesheet()
    // What the memory numbered last is in the store of its worker.
    memory.declarations.beginStylesheet()
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

/// What whoever compiles chunks goes on with from one to the next.
private struct ChunkWorker: Sendable {
  var memory: CompilerMemory
  /// The rules of all its chunks.
  private(set) var recorder = RuleRecorder()
  /// The order of the next rule.
  private var nextOrder = 0
  /// Trees of its own: threads that count references to one object wait for each other.
  private(set) var trees: [SyntaxTree] = []
  /// The number of its first chunk.
  private(set) var number = -1

  init(memory: CompilerMemory) { self.memory = memory }

  /// Begins a chunk.
  mutating func begin(_ number: Int, _ trees: [SyntaxTree]) {
    guard self.number < 0 else { return }
    self.number = number
    self.trees = trees.map { $0.copy() }
    memory.declarations.beginStylesheet()
  }

  /// Gives what it goes on with to a builder, or takes it back.
  mutating func swapWork(with builder: StylesheetCompiler) {
    swap(&builder.memory, &memory)
    swap(&builder.recorder, &recorder)
    swap(&builder.nextOrder, &nextOrder)
  }
}

/// Where rules are that were compiled together.
enum CompiledRules {
  /// In the builder's own store, as these blocks.
  case recorded(Range<Int>)
  /// In the store of a worker, as these blocks, whose order is less by a number.
  case compiled(RuleStore, Range<Int>, orderOffset: Int)

  /// How many blocks there are.
  var blockCount: Int {
    switch self {
    case .recorded(let blocks), .compiled(_, let blocks, _): blocks.count
    }
  }

  /// Adds the rules to others.
  func append(to rules: inout RuleList, own: RuleStore) {
    switch self {
    case .recorded(let blocks): rules.append(own, blocks)
    case .compiled(let store, let blocks, let offset): rules.append(store, blocks, orderOffset: offset)
    }
  }
}

/// What became of a chunk.
private struct CompiledChunk: Sendable {
  /// The number of the worker, who has the rules.
  let worker: Int
  let blocks: Range<Int>
  /// The order of the first block there.
  let firstOrder: Int
  let diagnostics: [Diagnostic]
  let customPropertyDeclarations: [(name: String, value: TokenSlice, source: SourceID)]
}

/// Statements in a row that may be compiled at the same time as others.
enum StatementChunks {
  /// How many chunks there are at most.
  static let most = 32

  /// The numbers of the statements of each chunk, in order; none where there is too little for more than one.
  static func make(_ statements: [CollectedStatement], _ trees: [SyntaxTree], leastTokens: Int) -> [Range<Int>] {
    let sizes = statements.map { tokenCount(of: $0, trees) }
    let total = sizes.reduce(0, +)
    guard total / 2 >= leastTokens else { return [] }
    let wanted = max(leastTokens, total / most + 1)
    var chunks: [Range<Int>] = []
    var (start, size) = (0, 0)
    for (number, own) in sizes.enumerated() {
      if own == 0 {
        if start < number { chunks.append(start..<number) }
        (start, size) = (number + 1, 0)
        continue
      }
      size += own
      if size >= wanted {
        chunks.append(start..<number + 1)
        (start, size) = (number + 1, 0)
      }
    }
    if start < sizes.count { chunks.append(start..<sizes.count) }
    return chunks
  }

  /// The number of tokens of an independent statement; 0 for others.
  private static func tokenCount(of statement: CollectedStatement, _ trees: [SyntaxTree]) -> Int {
    guard case .node(let node, let tree, _, true) = statement else { return 0 }
    return trees[tree].nodes[node].tokens.count
  }
}
