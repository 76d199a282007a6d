import Testing
import VStyleSchema
import VStyleSyntax
import VStyleTesting
import VStyleValues
import VStyleViews

@testable import VStyleLint

/// An invalid schema file, with the expected message and the text at the location of the error.
struct SchemaCase: Sendable, CustomTestStringConvertible {
  let text: String
  let message: String
  let at: String

  init(_ text: String, _ message: String, at: String) {
    self.text = text
    self.message = message
    self.at = at
  }

  var testDescription: String { message }

  static let all: [SchemaCase] = [
    SchemaCase("{", "expected a name in quotes or `}`, found the end of the file", at: ""),
    SchemaCase("{}", "the schema has no `version`", at: "{}"),
    SchemaCase(#"{"version": 2}"#, "the version is 1", at: "2}"),
    SchemaCase(
      #"{"version": 1, "viewTipes": []}"#, "a schema has no key `viewTipes`; did you mean `viewTypes`?",
      at: #""viewTipes""#),
    SchemaCase(
      #"{"version": 1, "classes": []}"#, "a schema has no key `classes`; did you mean `viewTypes`?",
      at: #""classes""#),
    SchemaCase(
      #"{"version": 1, "viewTypes": [{"name": "A", "superclass": "Veiw"}]}"#,
      "there is no view type `Veiw` before this one; did you mean `View`?", at: #""Veiw""#),
    SchemaCase(
      #"{"version": 1, "viewTypes": [{"name": "A", "properties": ["alpah"]}]}"#,
      "there is no property `alpah`; did you mean `alpha`?", at: #""alpah""#),
    SchemaCase(
      #"{"version": 1, "properties": [{"name": "a", "valueType": "<bool>", "initial": "7"}]}"#,
      "the initial value of `a` is to be true | false, found the number `7`", at: #""7""#),
    SchemaCase(
      #"{"version": 1, "properties": [{"name": "a", "valueType": "<color>", "initial": "none"}]}"#,
      "the initial value of `a` is to be <color>, found the keyword `none`; an optional one has the value type `<color> | none`",
      at: #""none""#),
  ]
}

@Suite("schema files")
struct SchemaTests {
  @Test("a written schema is read and written again identically")
  func roundTrip() throws {
    let text = SchemaFile.text(of: .views)
    var schema = StyleSchema()
    try SchemaFile.add(SourceText(text), to: &schema)
    #expect(SchemaFile.text(of: schema) == text)
    #expect(schema.viewTypeNames == StyleSchema.views.viewTypeNames)
  }

  /// A record value type of an app, with a nested record.
  struct Needle: RecordValue {
    struct Tip: RecordValue {
      var radius = 0.0
      static let recordName = "needle-tip"
      static let members = [RecordMember("radius", .length(0...), \Tip.radius)]
    }

    var color: Color?
    var tip = Tip()
    static let members = [
      RecordMember("color", .color, \Needle.color), RecordMember("tip", .record(Tip.self), \Needle.tip),
    ]
  }

  @Test("a schema file describes record value types with their members")
  func records() throws {
    let property = Property("needle", .record(Needle.self))
    var schema = StyleSchema()
    let initial = try property.kind.parse("needle(color red)")
    schema.add(.init(name: "Gauge", superclass: nil, properties: [.init(property, initial: initial)]))
    let text = SchemaFile.text(of: schema)
    var read = StyleSchema()
    try SchemaFile.add(SourceText(text), to: &read)
    #expect(SchemaFile.text(of: read) == text)
    let kind = try #require(read.property("needle", in: "Gauge")?.kind)
    let value = try kind.parse("needle(tip needle-tip(radius 2px))")
    #expect(kind.serialize(value) == "needle(tip needle-tip(radius 2))")
    #expect(throws: ValueError.self) { try kind.parse("needle(tip needle-tip(radius -2px))") }
  }

  @Test("an invalid schema file is reported with a message and a location", arguments: SchemaCase.all)
  func error(_ example: SchemaCase) throws {
    var schema = StyleSchema.views
    let error = try #require(throws: SchemaError.self) {
      try SchemaFile.add(SourceText(example.text), to: &schema)
    }
    #expect(error.message == example.message)
    #expect(example.text.utf8.dropFirst(error.range.start).starts(with: example.at.utf8))
  }
}
