import VStyleCascade
import VStyleFormat
import VStyleLint
import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// What can be measured of one sheet. The bytes are in memory when the clock starts.
struct SheetTasks {
  /// The name of the sheet in the names of the tasks.
  let name: String

  /// The sheet.
  let source: SourceText

  /// What it is compiled against.
  let schema: StyleSchema

  /// Bytes to tokens, blocks matched.
  var tokenise: BenchTask {
    task("tokenise", "tags, offsets and matching braces") { TokenTape($0).count }
  }

  /// Bytes to the lossless tree.
  var tree: BenchTask {
    task("tree", "tokens, statements and diagnostics") { SyntaxTree(parsing: $0).nodes.count }
  }

  /// Bytes to a stylesheet that is ready to match. Says how many diagnostics it makes, since each takes its time.
  var parse: BenchTask {
    let (name, source, schema) = ("parse/\(name)", source, schema)
    return BenchTask(
      name: name, size: source.bytes.count, unit: .milliseconds, note: "tree, selectors read, values typed"
    ) {
      let compile = { CompiledStylesheet.compile([SheetInput(source)], schema: schema) }
      BenchFiles.remark("\(name): \(compile().diagnostics.count) diagnostics")
      return { compile().rules.count }
    }
  }

  /// Bytes to a stylesheet, every rule of which is then asked for its selector and its declarations: these are made of
  /// the stylesheet's numbers when the first is asked for.
  var parseAndTouch: BenchTask {
    let schema = schema
    return task("parse+touch", "what parse takes, and the selector and the declarations of every rule") { source in
      CompiledStylesheet.compile([SheetInput(source)], schema: schema).rules.reduce(0) {
        $0 + $1.specificity.b + $1.declarations.count(where: \.isImportant)
      }
    }
  }

  /// Bytes to every diagnostic of the linter.
  var lint: BenchTask {
    let linter = Linter(schema: schema)
    return task("lint", "what parse takes, and all checks") { linter.lint([$0]).diagnostics.count }
  }

  /// Bytes to formatted bytes.
  var format: BenchTask {
    task("format", "tree, and every line made again") { SheetFormatter().format($0).bytes.count }
  }

  /// A tree to bytes, token by token.
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
  /// The bytes of all tokens, one after the other; equal to the source, or tokens are missing.
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
