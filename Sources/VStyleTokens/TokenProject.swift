package import VStyleCheck
import VStyleJSON
package import VStyleSyntax

/// Token files and resolver documents that are read and checked together.
///
/// Token files form one set in their order, so that a file can refer to tokens of the others. A resolver document names
/// its files itself.
package struct TokenProject: Sendable {
  /// The files that were read.
  package let sources: SourceMap

  /// The diagnostics in the order of files and places, without repetitions.
  package let diagnostics: [Diagnostic]

  /// The sets and modifiers in the order in which they apply.
  package let steps: [TokenStep]

  /// The resolver documents.
  let documents: [TokenSource]

  /// The number of tokens in the default contexts.
  package let tokenCount: Int

  /// Reads and checks files.
  ///
  /// - Parameters:
  ///   - texts: the files of the command line, in order.
  ///   - files: reads the files that resolver documents name. Only those below the folder of the first text are read.
  package init(_ texts: [SourceText], files: any ReadableFiles) {
    var loader = TokenLoader(files, folder: texts.first.map { FilePath.folder($0.path) } ?? ".")
    let read = texts.compactMap { text in loader.parse(text).map { (path: text.path, source: $0) } }
    var steps: [TokenStep] = []
    var plain: [TokenSource] = []
    var documents: [TokenSource] = []
    for (path, source) in read {
      if ResolverDocument.isOne(source.root, path: path) {
        steps += ResolverDocument(source, &loader).steps
        documents.append(source)
      } else {
        plain.append(source)
      }
    }
    if !plain.isEmpty { steps.insert(TokenStep(name: "", contexts: [("", plain)], initial: nil), at: 0) }
    var check = PermutationCheck(steps)
    if let document = read.first { check.run(document.source) }
    sources = loader.map
    self.steps = steps
    self.documents = documents
    tokenCount = check.tokenCount
    let found = loader.findings + check.findings
    diagnostics = TokenProject.sorted(found).map { finding in
      var diagnostic = finding.diagnostic
      if let root = loader.roots[finding.location.source] {
        diagnostic.notes.append(.init("the JSON pointer is `\(root.pointer(to: finding.location.range))`"))
      }
      return diagnostic
    }
  }

  /// Findings without repetitions, in the order of their places.
  private static func sorted(_ findings: [TokenFinding]) -> [TokenFinding] {
    var seen: Set<TokenFinding> = []
    let unique = findings.filter { seen.insert($0).inserted }
    return unique.sorted {
      ($0.location.source.index, $0.location.range.start) < ($1.location.source.index, $1.location.range.start)
    }
  }
}
