import VStyleLint
import VStyleSchema
import VStyleValues
import VStyleViews

/// The schema of a command: the built-in view types and those of schema files.
enum SchemaInput {
  /// The options that choose the view types.
  static let options: [Option] = [.schema, .builtins]

  /// The options that choose the view types, with those of the configuration.
  static let projectOptions: [Option] = options + LintInput.fileOptions

  /// Returns the schema of a command line and of its configuration.
  ///
  /// - Throws: as ``read(_:_:schemas:)``, and a configuration error for an invalid configuration.
  static func project(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) -> StyleSchema {
    let input = try LintInput(invocation, terminal)
    return try read(invocation, terminal, schemas: try input.existing(input.configuration.schemas))
  }

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
    try CommandError.reading { () throws(ProjectError) in
      try SchemaFile.schema(
        schemas + invocation.all(.schema), addedTo: invocation.isOn(.builtins) ? StyleSchema.views : StyleSchema(),
        terminal.files)
    }
  }
}
