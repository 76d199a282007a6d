import VStyleCheck
import VStyleCompiler
import VStyleFormat
import VStyleLint
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The tasks for one sheet. Its bytes are in memory before each measurement.
struct SheetTasks {
  /// The name of the sheet in the names of the tasks.
  let name: String

  /// The sheet.
  let source: SourceText

  /// The schema that the sheet is compiled with.
  let schema: StyleSchema

  /// From bytes to tokens with matched blocks.
  var tokenise: BenchTask {
    task("tokenise", "tags, offsets and matching braces") { TokenTape($0).count }
  }

  /// From bytes to the lossless tree.
  var tree: BenchTask {
    task("tree", "tokens, statements and diagnostics") { SyntaxTree(parsing: $0).nodes.count }
  }

  /// From bytes to a compiled stylesheet. The number of diagnostics is reported, because each of them takes time.
  var parse: BenchTask {
    let (name, source, schema) = ("parse/\(name)", source, schema)
    return BenchTask(
      name: name, size: source.bytes.count, unit: .milliseconds, note: "tree, selectors read, values typed"
    ) {
      let compile = { CompiledStylesheet.compile([SheetInput(source)], schema: schema, advice: nil) }
      BenchFiles.remark("\(name): \(compile().diagnostics.count) diagnostics")
      return { compile().rules.count }
    }
  }

  /// From bytes to a compiled stylesheet with all selectors and declarations read.
  ///
  /// A stylesheet builds selectors and declarations when they are first read.
  var parseAndTouch: BenchTask {
    let schema = schema
    return task("parse+touch", "what parse takes, and the selector and the declarations of every rule") { source in
      CompiledStylesheet.compile([SheetInput(source)], schema: schema, advice: nil).rules.reduce(0) {
        $0 + $1.specificity.b + $1.declarations.count(where: \.isImportant)
      }
    }
  }

  /// From bytes to every diagnostic of the linter.
  var lint: BenchTask {
    let linter = Linter(schema: schema)
    return task("lint", "what parse takes, and all checks") { linter.lint([$0]).diagnostics.count }
  }

  /// From bytes to formatted bytes.
  var format: BenchTask {
    task("format", "tree, and every line made again") { SheetFormatter().format($0).bytes.count }
  }

  /// From a tree to bytes, token by token.
  var print: BenchTask {
    let source = source
    return BenchTask(
      name: "print/\(name)", size: source.bytes.count, unit: .milliseconds, note: "the bytes of every token joined"
    ) {
      let tape = TokenTape(source)
      return { tape.joinedTokens.count }
    }
  }

  private func task(_ kind: String, _ note: String, _ work: @escaping (SourceText) -> Int) -> BenchTask {
    let source = source
    return BenchTask(name: "\(kind)/\(name)", size: source.bytes.count, unit: .milliseconds, note: note) {
      { work(source) }
    }
  }
}

extension TokenTape {
  /// The concatenated bytes of all tokens, which equal the source unless tokens are missing.
  var joinedTokens: ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(source.bytes.count)
    for token in 0..<count {
      let range = range(token)
      bytes.append(contentsOf: source.bytes[range.start..<range.end])
    }
    return bytes
  }
}
