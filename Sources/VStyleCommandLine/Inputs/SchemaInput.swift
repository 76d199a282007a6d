import VStyleLint
import VStyleSyntax
import VStyleValues
import VStyleViews

/// The schema of a command: the built-in view types and those of schema files.
enum SchemaInput {
  /// The options that choose the view types.
  static let options: [Option] = [.schema, .builtins]

  /// Returns the schema of a command line.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - terminal: the files.
  ///   - schemas: the schema files that are read before those of the command line.
  /// - Throws: `noInput` for a file that cannot be read, a configuration error for an invalid one.
  static func read(
    _ invocation: Invocation, _ terminal: Terminal, schemas: [String] = []
  ) throws(CommandError) -> StyleSchema {
    var schema = invocation.isOn(.builtins) ? StyleSchema.views : StyleSchema()
    for path in schemas + invocation.all(.schema) {
      let source = try terminal.files.source(path, limit: .schemaBytes)
      do throws(SchemaError) { try SchemaFile.add(source, to: &schema) } catch {
        throw CommandError(.badConfiguration, MessageLocation.describe(error.message, at: error.range, in: source))
      }
    }
    return schema
  }
}

/// Formats messages with their locations.
enum MessageLocation {
  /// Returns `path:line:column: message`.
  static func describe(_ message: String, at range: SourceRange, in source: SourceText) -> String {
    let position = LineIndex(source).position(at: range.start)
    return "\(source.path):\(position.line):\(position.column): \(message)"
  }
}
