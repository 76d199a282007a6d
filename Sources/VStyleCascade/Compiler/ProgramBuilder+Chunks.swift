import VStyleSyntax
import VStyleValues

/// Compiles long sheets on several cores.
///
/// Statements that change nothing which others see are put together in chunks. A chunk has a builder of its own, whose
/// rules and findings are put where they belong when all are done, so that the program is the same as if the statements
/// had been compiled one after the other.
extension ProgramBuilder {
  /// Compiles all statements.
  ///
  /// - Returns: where their rules are, in order.
  func compileStatements() -> [CompiledRules] {
    let chunks = StatementChunks.make(statements, trees, leastTokens: limits.chunkTokens)
    // Chunks take down their rules themselves.
    if chunks.isEmpty { recorder.reserve(statements: trees.reduce(0) { $0 + $1.nodes.count }) }
    let compiled = compile(chunks)
    var rules: [CompiledRules] = []
    var contexts: [RuleContext] = []
    var next = 0
    for (chunk, result) in zip(chunks, compiled) {
      rules.append(.recorded(recordingBlocks { compileStatements(next..<chunk.lowerBound, in: &contexts) }))
      rules.append(.compiled(result.store, orderOffset: nextOrder))
      nextOrder += result.store.blocks.count
      diagnostics += result.diagnostics
      tokenDeclarations += result.tokenDeclarations
      next = chunk.upperBound
    }
    rules.append(.recorded(recordingBlocks { compileStatements(next..<statements.count, in: &contexts) }))
    return rules
  }

  private func compile(_ chunks: [Range<Int>]) -> [CompiledChunk] {
    guard !chunks.isEmpty else { return [] }
    var fresh = CompilerMemory()
    fresh.prepare(for: vocabulary)
    let memories = WorkerMemories(fresh: fresh, used: memory)
    memory = fresh
    let (vocabulary, limits, trees, statements) = (vocabulary, limits, trees, statements)
    let guessLimit = max(guessLimit / chunks.count, 250)
    let declaresTokenTypes = declaresTokenTypes
    let compiled = Workers.map(count: chunks.count, remembering: memories) { number, memory in
      let builder = ProgramBuilder(vocabulary: vocabulary, loader: NoImports(), limits: limits)
      builder.trees = trees.map { $0.copy() }
      builder.statements = statements
      builder.guessLimit = guessLimit
      builder.declaresTokenTypes = declaresTokenTypes
      swap(&builder.memory, &memory)
      defer { swap(&builder.memory, &memory) }
      return builder.compileChunk(chunks[number], of: trees)
    }
    memory = memories.takeOne()
    // What the memory numbered last is in the store of a chunk.
    memory.declarations.beginProgram()
    return compiled
  }

  private func compileChunk(_ statements: Range<Int>, of trees: [SyntaxTree]) -> CompiledChunk {
    memory.declarations.beginProgram()
    var contexts: [RuleContext] = []
    compileStatements(statements, in: &contexts)
    memory.endProgram()
    return CompiledChunk(
      store: recorder.store(trees, memory.properties), diagnostics: diagnostics, tokenDeclarations: tokenDeclarations)
  }
}

/// Where rules are that were compiled together.
enum CompiledRules {
  /// In the builder's own store, as these blocks.
  case recorded(Range<Int>)
  /// In a store of their own, whose order begins at a number.
  case compiled(RuleStore, orderOffset: Int)

  /// How many blocks there are.
  var blockCount: Int {
    switch self {
    case .recorded(let blocks): blocks.count
    case .compiled(let store, _): store.blocks.count
    }
  }

  /// Adds the rules to others.
  func append(to rules: inout RuleList, own: RuleStore) {
    switch self {
    case .recorded(let blocks): rules.append(own, blocks)
    case .compiled(let store, let offset): rules.append(store, store.blocks.indices, orderOffset: offset)
    }
  }
}

/// What became of a chunk.
private struct CompiledChunk: Sendable {
  let store: RuleStore
  let diagnostics: [Diagnostic]
  let tokenDeclarations: [(name: String, value: TokenSlice, source: SourceID)]
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
