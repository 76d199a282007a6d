import VStyleJSON
import VStyleLint
import VStyleSyntax

/// The parameters of a request, which may not be those of the method.
struct Parameters {
  let json: JSON

  init(_ json: JSON) { self.json = json }

  private func missing(_ what: String) -> RPCError { RPCError(.invalidParameters, "the parameters have no \(what)") }

  /// The URI of the document.
  func uri() throws(RPCError) -> String {
    guard let uri = json["textDocument"]?["uri"]?.text else { throw missing("`textDocument` with a `uri`") }
    return uri
  }

  /// The position in the document.
  func position() throws(RPCError) -> ClientPosition { try Parameters.position(json["position"], "position") }

  /// The range of the document.
  func range() throws(RPCError) -> (start: ClientPosition, end: ClientPosition) {
    try Parameters.range(json["range"])
  }

  /// A text among the parameters.
  func text(_ name: String) throws(RPCError) -> String {
    guard let text = json[name]?.text else { throw missing("text `\(name)`") }
    return text
  }

  static func range(_ json: JSON?) throws(RPCError) -> (start: ClientPosition, end: ClientPosition) {
    (try position(json?["start"], "start"), try position(json?["end"], "end"))
  }

  static func position(_ json: JSON?, _ name: String) throws(RPCError) -> ClientPosition {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer, line >= 0, character >= 0
    else { throw RPCError(.invalidParameters, "`\(name)` is no position: it has a `line` and a `character` from 0") }
    return ClientPosition(line: line, character: character)
  }
}

/// A sheet that a request is about.
struct SheetRequest {
  let project: Project
  let sheet: Sheet

  /// The URI as the client writes it.
  let uri: String

  /// The path relative to the project.
  var path: String { sheet.source.path }
}

extension JSON {
  /// An object of the members that have a value.
  static func object(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// A position.
  init(_ position: ClientPosition) {
    self = ["line": .integer(position.line), "character": .integer(position.character)]
  }
}

extension Sheet {
  /// Returns a range of bytes as clients write it.
  func range(_ range: SourceRange) -> JSON {
    ["start": JSON(text.position(of: range.start)), "end": JSON(text.position(of: range.end))]
  }

  /// Adds the JSON text of a range of bytes, for an answer with many ranges.
  func write(_ range: SourceRange, to out: inout [UInt8]) {
    func write(_ offset: Int) {
      let position = text.position(of: offset)
      out.add("{\"line\": ")
      out.add(position.line)
      out.add(", \"character\": ")
      out.add(position.character)
      out.add("}")
    }
    out.add("{\"start\": ")
    write(range.start)
    out.add(", \"end\": ")
    write(range.end)
    out.add("}")
  }

  /// Returns the bytes between two positions.
  func bytes(_ range: (start: ClientPosition, end: ClientPosition)) -> SourceRange {
    let start = text.offset(of: range.start)
    return SourceRange(start, max(start, text.offset(of: range.end)))
  }

  /// Returns the edit that replaces some bytes.
  func edit(_ range: SourceRange, _ text: String) -> JSON {
    ["range": self.range(range), "newText": .string(text)]
  }
}
