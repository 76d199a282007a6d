package import VStyleCheck
import VStyleJSON
package import VStyleSyntax

/// Token files and resolver documents that are read and checked together.
///
/// Token files form one set in their order, so that a file can refer to tokens of the others. A resolver document names
/// its files itself.
package struct TokenProject: Sendable {
  /// The files in the format: those that were read, or what they were converted to.
  package let sources: SourceMap

  /// The files that were read, in which the diagnostics are.
  package let originals: SourceMap

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
  ///   - dialect: the form of the files. Resolver documents are in the format itself.
  ///   - files: reads the files that resolver documents name. Only those below the folder of the first text are read.
  package init(_ texts: [SourceText], dialect: TokenDialect = .dtcg, files: any ReadableFiles) {
    let folder = texts.first.map { FilePath.folder($0.path) } ?? "."
    guard dialect != .dtcg else {
      var loader = TokenLoader(files, folder: folder)
      self.init(texts, &loader)
      return
    }
    var original = TokenLoader(files, folder: folder)
    let read = texts.compactMap { original.parse($0) }
    let conversion = ConvertedFiles(read.count == texts.count ? read : [], original.map, dialect)
    let converted = conversion.files
    original.findings += conversion.findings
    var loader = TokenLoader(files, folder: folder)
    self.init(converted.map(\.text), &loader, original) { location in
      let files = converted.indices.contains(location.source.index) ? converted[location.source.index] : nil
      return files?.place(of: location.range) ?? location
    }
  }

  /// Reads and checks files in the format.
  ///
  /// - Parameters:
  ///   - texts: the files.
  ///   - loader: reads files.
  ///   - original: the files that the texts were made of, with their mistakes; `nil` if they are these.
  ///   - origin: the place in the original files from which a place is.
  private init(
    _ texts: [SourceText], _ loader: inout TokenLoader, _ original: TokenLoader? = nil,
    origin: (SourceLocation) -> SourceLocation = { $0 }
  ) {
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
    originals = original?.map ?? loader.map
    self.steps = steps
    self.documents = documents
    tokenCount = check.tokenCount
    let roots = original?.roots ?? loader.roots
    let found = (loader.findings + check.findings).map { TokenFinding($0.fact, at: origin($0.location)) }
    diagnostics = TokenProject.sorted((original?.findings ?? []) + found).map { finding in
      var diagnostic = finding.diagnostic
      if let root = roots[finding.location.source] {
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
