package import VStyleSyntax

/// The JSON form of a schema: the view types with their properties and states.
///
/// ```json
/// {"version": 1,
///  "viewTypes": [{"name": "Gauge", "superclass": "Control", "states": ["alarm"], "properties": ["range"]}],
///  "properties": [{"name": "range", "valueType": "<number [0,1]>", "inherits": false, "initial": "0", "perState": false}]}
/// ```
/// `valueType` is in the value definition syntax of CSS. A property that differs between view types has an
/// entry for each of them, with `viewType`. The entry without `viewType` is for all other view types. `valueTypes` has the value
/// types with named members: `{"name": "scale", "members": [{"name": "from", "valueType": "<number>"}]}`. `sources` has the
/// Swift files that it was written from.
package enum SchemaFile {
  /// The version that is read and written.
  package static let version = 1

  /// The keys of the objects in a file, by what they describe.
  package enum Keys {
    package static let file = ["version", "viewTypes", "valueTypes", "properties", "sources"]
    package static let viewType = ["name", "superclass", "states", "properties", "refused"]
    package static let refused = ["name", "because"]
    package static let property = ["name", "viewType", "valueType", "inherits", "initial", "perState", "aliases"]
    package static let valueType = ["name", "members"]
    package static let member = ["name", "valueType"]
    static let source = ["path", "fingerprint"]
  }

  /// The state slots of a property with a value for each state.
  static let slots = ["normal", "highlighted", "disabled", "selected", "focused"]
}

/// An error in a schema file.
package struct SchemaError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The description of the error. It starts in lower case, has names in backticks and ends without a full stop.
  package let message: String

  /// The bytes of the file that the error is about.
  package let range: SourceRange

  /// The message.
  package var description: String { message }
}
