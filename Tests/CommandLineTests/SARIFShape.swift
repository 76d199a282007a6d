/// An object type of SARIF 2.1.0: its members, as far as VStyle writes them, and which of them are required.
///
/// - Spec: https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html
struct SARIFShape: Sendable {
  /// The type of a member.
  indirect enum Kind: Sendable {
    case text
    /// A URI or a URI reference, in which all other characters are percent-encoded.
    case reference
    case truth
    /// An integer with a minimum.
    case number(from: Int)
    case choice([String])
    case object(String)
    /// An array of unique elements with a minimum count.
    case list(Kind, atLeast: Int)
    /// An object with any member names and values of one type.
    case map(Kind)
  }

  let members: [String: Kind]
  let required: Set<String>
  /// Members of which at least one is required.
  var oneOf: Set<String> = []
  /// Whether other members are allowed.
  var isOpen = false

  init(_ members: [String: Kind], required: Set<String> = [], oneOf: Set<String> = [], isOpen: Bool = false) {
    self.members = members
    self.required = required
    self.oneOf = oneOf
    self.isOpen = isOpen
  }

  private static let levels: Kind = .choice(["none", "note", "warning", "error"])

  /// The object types by their names in the specification.
  static let all: [String: SARIFShape] = [
    "sarifLog": SARIFShape(
      ["$schema": .reference, "version": .choice(["2.1.0"]), "runs": .list(.object("run"), atLeast: 0)],
      required: ["version", "runs"]),
    "run": SARIFShape(
      [
        "tool": .object("tool"), "invocations": .list(.object("invocation"), atLeast: 0),
        "originalUriBaseIds": .map(.object("artifactLocation")), "results": .list(.object("result"), atLeast: 0),
        "columnKind": .choice(["utf16CodeUnits", "unicodeCodePoints"]), "properties": .object("propertyBag"),
      ], required: ["tool"]),
    "tool": SARIFShape(["driver": .object("toolComponent")], required: ["driver"]),
    "toolComponent": SARIFShape(
      [
        "name": .text, "version": .text, "semanticVersion": .text, "informationUri": .reference,
        "rules": .list(.object("reportingDescriptor"), atLeast: 0),
      ], required: ["name"]),
    "reportingDescriptor": SARIFShape(
      [
        "id": .text, "name": .text, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"), "help": .object("multiformatMessageString"),
        "helpUri": .reference, "defaultConfiguration": .object("reportingConfiguration"),
        "properties": .object("propertyBag"),
      ], required: ["id"]),
    "multiformatMessageString": SARIFShape(["text": .text, "markdown": .text], required: ["text"]),
    "reportingConfiguration": SARIFShape(["enabled": .truth, "level": levels, "parameters": .object("propertyBag")]),
    "propertyBag": SARIFShape(["tags": .list(.text, atLeast: 0)], isOpen: true),
    "invocation": SARIFShape(
      [
        "executionSuccessful": .truth, "exitCode": .number(from: .min),
        "toolExecutionNotifications": .list(.object("notification"), atLeast: 0),
      ], required: ["executionSuccessful"]),
    "notification": SARIFShape(["message": .object("message"), "level": levels], required: ["message"]),
    "result": SARIFShape(
      [
        "ruleId": .text, "ruleIndex": .number(from: -1), "level": levels, "message": .object("message"),
        "locations": .list(.object("location"), atLeast: 0), "fixes": .list(.object("fix"), atLeast: 0),
        "relatedLocations": .list(.object("location"), atLeast: 0), "partialFingerprints": .map(.text),
        "suppressions": .list(.object("suppression"), atLeast: 0), "properties": .object("propertyBag"),
        "baselineState": .choice(["new", "unchanged", "updated", "absent"]),
      ], required: ["message"]),
    "message": SARIFShape(["text": .text, "markdown": .text, "id": .text], oneOf: ["text", "id"]),
    "location": SARIFShape(
      [
        "id": .number(from: -1), "physicalLocation": .object("physicalLocation"), "message": .object("message"),
      ]),
    "physicalLocation": SARIFShape(
      ["artifactLocation": .object("artifactLocation"), "region": .object("region")], oneOf: ["artifactLocation"]),
    "artifactLocation": SARIFShape(
      ["uri": .reference, "uriBaseId": .text, "index": .number(from: -1), "description": .object("message")]),
    "region": SARIFShape(
      [
        "startLine": .number(from: 1), "startColumn": .number(from: 1), "endLine": .number(from: 1),
        "endColumn": .number(from: 1), "snippet": .object("artifactContent"),
      ]),
    "artifactContent": SARIFShape(["text": .text, "binary": .text]),
    "fix": SARIFShape(
      ["description": .object("message"), "artifactChanges": .list(.object("artifactChange"), atLeast: 1)],
      required: ["artifactChanges"]),
    "artifactChange": SARIFShape(
      ["artifactLocation": .object("artifactLocation"), "replacements": .list(.object("replacement"), atLeast: 1)],
      required: ["artifactLocation", "replacements"]),
    "replacement": SARIFShape(
      ["deletedRegion": .object("region"), "insertedContent": .object("artifactContent")],
      required: ["deletedRegion"]),
    "suppression": SARIFShape(
      ["kind": .choice(["inSource", "external"]), "justification": .text], required: ["kind"]),
  ]
}
