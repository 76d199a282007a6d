import VStyleLint
import VStyleSyntax
import VStyleValues
import VStyleViews

/// The view types that a command knows: the built-in ones and those of schema files.
enum SchemaInput {
  /// The options that choose the classes.
  static let options: [Option] = [.schema, .builtins]

  /// The schema that a command line asks for.
  ///
  /// - Parameter schemas: the schema files that are read before those of the command line.
  static func read(
    _ invocation: Invocation, _ terminal: Terminal, schemas: [String] = []
  ) throws(CommandError) -> StyleSchema {
    var schema = invocation.isOn(.builtins) ? StyleSchema.views : StyleSchema()
    for path in schemas + invocation.all(.schema) {
      let source = try terminal.files.source(path, limit: .schemaBytes)
      do throws(SchemaError) { try SchemaFile.add(source, to: &schema) } catch {
        throw CommandError(.badConfiguration, Place.describe(error.message, at: error.range, in: source))
      }
    }
    return schema
  }
}

/// A message with the place it is about.
enum Place {
  /// `path:line:column: message`
  static func describe(_ message: String, at range: SourceRange, in source: SourceText) -> String {
    let position = LineIndex(source).position(at: range.start)
    return "\(source.path):\(position.line):\(position.column): \(message)"
  }
}
