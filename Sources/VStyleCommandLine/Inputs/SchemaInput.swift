import VStyleCheck
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
  /// - Throws: as ``read(_:_:_:)``, and a configuration error for an invalid configuration.
  static func project(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) -> StyleSchema {
    try read(invocation, terminal, try LintInput(invocation, terminal))
  }

  /// Returns the schema of a command line.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - terminal: the files.
  ///   - input: the configuration, whose schema files are read before those of the command line; `nil` for none.
  /// - Throws: `noInput` for a file that cannot be read, a configuration error for an invalid one.
  static func read(
    _ invocation: Invocation, _ terminal: Terminal, _ input: LintInput? = nil
  ) throws(CommandError) -> StyleSchema {
    let schemas = try input?.existing(input?.configuration.schemas ?? []) ?? []
    return try CommandError.reading { () throws(ProjectError) in
      try SchemaFile.schema(
        schemas + invocation.all(.schema), addedTo: invocation.isOn(.builtins) ? StyleSchema.views : StyleSchema(),
        terminal.files)
    }
  }
}
