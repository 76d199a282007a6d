import VStyleJSON

/// What an editor writes to the language server about one sheet, from its start to its end.
struct GrowthConversation {
  /// The messages as bytes of a stream, each with its header.
  private(set) var text = ""

  /// Creates a conversation that opens a sheet, and asks for its colors and for what uses its first custom property and
  /// is used by it.
  init(about sheet: String) {
    let uri = JSON.string("file:///growth/sheet.vstyle")
    let document: JSON = ["uri": uri]
    let position = GrowthConversation.firstCustomProperty(in: sheet)
    let item: JSON = ["name": "", "uri": uri, "selectionRange": ["start": position, "end": position]]
    add("initialize", ["capabilities": [:]], id: 1)
    add("initialized", [:])
    add(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "vstyle", "version": 1, "text": .string(sheet)]])
    add("textDocument/documentColor", ["textDocument": document], id: 2)
    add("callHierarchy/incomingCalls", ["item": item], id: 3)
    add("callHierarchy/outgoingCalls", ["item": item], id: 4)
    add("shutdown", .null, id: 5)
    add("exit", .null)
  }

  private mutating func add(_ method: String, _ parameters: JSON, id: Int? = nil) {
    var members: JSON = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    if let id { members = ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters] }
    let body = members.line
    text += "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  /// The position of the first custom property of a sheet in ASCII.
  private static func firstCustomProperty(in sheet: String) -> JSON {
    var line = 0
    for text in sheet.split(separator: "\n", omittingEmptySubsequences: false) {
      if let start = text.firstRange(of: "--")?.lowerBound {
        return ["line": .integer(line), "character": .integer(text.distance(from: text.startIndex, to: start) + 2)]
      }
      line += 1
    }
    return ["line": 0, "character": 0]
  }
}
