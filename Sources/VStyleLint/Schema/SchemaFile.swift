public import VStyleSyntax

/// A schema as a file: the view types with their properties and states, in JSON.
///
/// ```json
/// {"version": 1,
///  "classes": [{"name": "Gauge", "superclass": "Control", "states": ["alarm"], "properties": ["range"]}],
///  "properties": [{"name": "range", "kind": "<number [0,1]>", "inherits": false, "initial": "0", "perState": false}]}
/// ```
/// `kind` is written in the value definition syntax of CSS. Where a property differs between classes,
/// there is an entry for each with `class`; one without `class` is for all others. `kinds` holds the kinds of
/// values with named members that properties name: `{"name": "scale", "members": [{"name": "from", "kind":
/// "<number>"}]}`.
public enum SchemaFile {
  /// The version that is read and written.
  static let version = 1

  /// The states that a property with a value per state has values for.
  static let slots = ["normal", "highlighted", "disabled", "selected", "focused"]
}

/// A schema file that cannot be used.
public struct SchemaError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong: lower-case start, names in backticks, no full stop.
  public let message: String

  /// The bytes that it is about.
  public let range: SourceRange

  /// The message.
  public var description: String { message }
}
