import TestSupport
import Testing
import VStyleJSON
import VStyleSyntax
import VStyleViews

@testable import VStyleLanguageServer

/// Random conversations: the server answers each request once, and never ends before its client.
struct ProtocolFuzzTests {
  /// A client that sends random messages.
  struct RandomClient: MessageStream {
    var generator: SeededGenerator
    private var rest: Int
    private(set) var output: [UInt8] = []
    private(set) var requests: Set<Int> = []
    private var lastID = 0

    init(seed: UInt64, messages: Int) {
      generator = SeededGenerator(seed: seed)
      rest = messages
    }

    mutating func read(_ patience: StreamPatience) -> StreamInput {
      guard rest > 0 else { return .end }
      guard patience == .endless || Bool.random(using: &generator) else { return .nothing }
      rest -= 1
      if lastID == 0 {
        return .bytes(request("initialize", ["rootUri": "file:///w", "capabilities": capabilities()]))
      }
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: return .bytes(MessageReader.frame(junk()))
      case 1: return .bytes(Array("Content-Length: x\r\n\r\n".utf8))
      case 2: return .bytes(request("no/such", parameters()))
      case 3: return .bytes(notification("$/cancelRequest", ["id": .integer(lastID)]))
      case 4: return .bytes(MessageReader.frame(#"{"jsonrpc":"2.0","id":7,"result":null}"#))
      case 5..<9: return .bytes(notification(anyMethod(isRequest: false), parameters()))
      default: return .bytes(request(anyMethod(isRequest: true), parameters()))
      }
    }

    mutating func write(_ bytes: [UInt8]) -> Bool {
      output += bytes
      return true
    }

    /// The capabilities of one of several clients.
    private mutating func capabilities() -> JSON {
      let all: [JSON] = [[:], TestClient.capabilities, RandomClient.asking]
      return all.randomElement(using: &generator) ?? [:]
    }

    private static let asking: JSON = [
      "general": ["positionEncodings": ["utf-8"]],
      "textDocument": [
        "diagnostic": [:],
        "codeAction": [
          "codeActionLiteralSupport": ["codeActionKind": [:]], "resolveSupport": ["properties": ["edit"]],
        ],
        "completion": ["completionList": ["itemDefaults": ["editRange"]]],
      ],
      "workspace": ["diagnostics": ["refreshSupport": true], "didChangeWatchedFiles": ["dynamicRegistration": true]],
    ]

    private mutating func anyMethod(isRequest: Bool) -> String {
      let names = ServerMethod.all.filter { method in
        if case .notification = method.run { return !isRequest }
        return isRequest && !["initialize", "shutdown"].contains(method.name)
      }.map(\.name)
      return names.randomElement(using: &generator) ?? "shutdown"
    }

    private mutating func request(_ method: String, _ parameters: JSON) -> [UInt8] {
      lastID += 1
      requests.insert(lastID)
      let message: JSON = [
        "jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": parameters,
      ]
      return MessageReader.frame(message.line)
    }

    private mutating func notification(_ method: String, _ parameters: JSON) -> [UInt8] {
      MessageReader.frame(JSON.object([("jsonrpc", "2.0"), ("method", .string(method)), ("params", parameters)]).line)
    }

    private mutating func junk() -> String {
      ["{", "[]", "\"", "{\"jsonrpc\":", "nul", "\u{0}", "{\"id\":{}}"].randomElement(using: &generator) ?? ""
    }

    private mutating func number() -> JSON {
      [0, 1, 2, 7, -1, 1_000_000, .number(0.5), "1", .null].randomElement(using: &generator) ?? 0
    }

    private mutating func position() -> JSON { ["line": number(), "character": number()] }

    private mutating func parameters() -> JSON {
      if Int.random(in: 0..<12, using: &generator) == 0 {
        return [.null, 7, [], [:]].randomElement(using: &generator) ?? .null
      }
      let uris = ["file:///w/a.vstyle", "file:///w/b.vstyle", "file:///other/c.vstyle", "untitled:1", "", "file:", "%"]
      let uri = JSON.string(uris.randomElement(using: &generator) ?? "")
      let texts = [
        "", "Label { alpha: ", "@theme x { --a: var(--a); }", "😀\r\n{}", "\u{0}", ".a:is(.b, ", "/*",
        "@import \"a.vstyle\";", "Label { alpha: calc(1 - 0.5); alpha: var(--a); }\nLabel { alpha: 1; }",
        "@theme y from x { --b: 1; --b: 2 }", "@view G: View { p: <number>; } G.a#b:state(c) { p: 1; & > G { p: 2 } }",
        "@style s extends s { alpha: 1 }", "@layer a.b { @layer c; }", "\u{FEFF}@property --c { syntax: \"*\" }",
      ]
      let text = JSON.string(texts.randomElement(using: &generator) ?? "")
      let range: JSON = ["start": position(), "end": position()]
      return [
        "textDocument": ["uri": uri, "languageId": "vstyle", "version": number(), "text": text], "position": position(),
        "range": range, "contentChanges": [["range": range, "text": text], ["text": text]], "positions": [position()],
        "context": ["diagnostics": [], "includeDeclaration": true, "only": ["quickfix"]], "newName": text,
        "query": text,
        "color": ["red": number(), "green": 0, "blue": 0, "alpha": 1], "previousResultId": "1",
        "command": "vstyle.fixAll",
        "arguments": [uri], "files": [["oldUri": uri, "newUri": "file:///w/z.vstyle"]], "changes": [["uri": uri]],
        "event": ["added": [["uri": uri]], "removed": [["uri": uri]]], "ch": "}",
        "data": ["uri": uri, "page": "alpha", "rule": number(), "offset": number()],
        "options": ["tabSize": number()],
      ]
    }
  }

  /// The files, some of which are broken.
  private static let files = [
    "/w/a.vstyle": "Label.b { alpha: 1; }", "/w/t.json": #"{"type": "Label", "classes": ["b"], "children": [{}, 7]}"#,
    "/w/t/u.json": #"{"type": "Label", "id": "b", "theme": "x"}"#, "/w/s.json": "{",
    "/w/vstyle.json": #"{"trees": ["t/u.json"], "preview": {"themes": ["x"], "trees": ["t.json"]}}"#,
    "/w/in/vstyle.json": #"{"schemas": ["../s.json"]}"#, "/w/in/c.vstyle": "@import \"../a.vstyle\"; /*",
  ]

  @Test func answersEachRequestOnce() {
    for seed in FuzzRounds(20) {
      let server = LanguageServer(files: MemoryFolder(Self.files), schema: .views, version: "test")
      var client = RandomClient(seed: seed, messages: 60)
      var loop = MessageLoop()
      #expect(loop.run(server, &client) == 0)
      var reader = MessageReader()
      reader.append(client.output)
      var answers: [Int: Int] = [:]
      while let piece = reader.next() {
        guard case .body(let body) = piece, let message = try? JSONNode(parsing: SourceText(path: "", bytes: body))
        else {
          Issue.record("the server writes something else than messages, seed \(seed)")
          return
        }
        let json = JSON(message)
        #expect(json["jsonrpc"] == "2.0")
        if json["method"] == nil, let id = json["id"]?.integer { answers[id, default: 0] += 1 }
      }
      #expect(Set(answers.keys) == client.requests, "seed \(seed)")
      #expect(answers.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    }
  }
}
