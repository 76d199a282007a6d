import VStyleCascade
import VStyleEngine
import VStyleSyntax
import VStyleValues

/// The tasks for one sheet that is compiled ahead, beside the same tasks for its text.
struct LoadTasks {
  /// The name of the sheet in the names of the tasks.
  let name: String

  /// The sheet.
  let source: SourceText

  /// The schema that the sheet is compiled with.
  let schema: StyleSchema

  /// The tree that the sheet styles first.
  let tree: ElementTree

  /// All tasks.
  var all: [BenchTask] {
    let (schema, tree) = (schema, tree)
    return [
      task("load", "bytes checked: the sheet can be given to the engine") {
        let bytes = bytes
        BenchFiles.remark("load/\(name): \(bytes.count) bytes")
        return { (try? PrecompiledSheet(bytes, schema: schema))?.bytes.count ?? 0 }
      },
      task("load+read", "what load takes, and everything read that a sheet has") {
        let bytes = bytes
        return { Self.loaded(bytes, schema).rules.count }
      },
      task("load+match", "what load+read takes, and the values of a tree") {
        let bytes = bytes
        return { Self.match(Self.loaded(bytes, schema), tree) }
      },
      task("parse+match", "what parse takes, and the values of a tree") {
        let inputs = [SheetInput(source)]
        return { Self.match(CompiledStylesheet.compile(inputs, schema: schema), tree) }
      },
    ]
  }

  /// The sheet as it is stored; empty if it cannot be.
  private var bytes: [UInt8] {
    let inputs = [SheetInput(source)]
    let stylesheet = CompiledStylesheet.compile(inputs, schema: schema)
    return (try? PrecompiledSheet(stylesheet, of: inputs, schema: schema).bytes) ?? []
  }

  private static func loaded(_ bytes: [UInt8], _ schema: StyleSchema) -> CompiledStylesheet {
    (try? PrecompiledSheet(bytes, schema: schema))?.stylesheet ?? .empty
  }

  private static func match(_ stylesheet: CompiledStylesheet, _ tree: ElementTree) -> Int {
    StyleEngine(stylesheet, tree: tree).flush().visited
  }

  private func task(_ kind: String, _ note: String, _ prepare: @escaping () -> () -> Int) -> BenchTask {
    BenchTask(
      name: "\(kind)/\(name)", size: source.bytes.count, unit: .milliseconds, note: note, prepare: prepare)
  }
}
