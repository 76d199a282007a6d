import Testing
import VStyleJSON
import VStyleLanguageServer
import VStyleViews

/// The start and the end of a conversation, and messages out of order.
struct LifecycleTests {
  @Test(arguments: [
    (["utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8", "utf-32"], "utf-8"), (["utf-16"], "utf-16"),
    (["utf-32"], "utf-16"), ([], "utf-16"),
  ])
  func choosesTheUnitOfPositions(_ offered: [String], _ chosen: String) {
    let client = TestClient(capabilities: ["general": ["positionEncodings": .strings(offered)]])
    #expect(client.answer["capabilities"]?["positionEncoding"] == .string(chosen))
    #expect(client.answer["serverInfo"]?["name"] == "vstyle")
  }

  /// A message before, during or after the conversation, and the code of the error.
  static let errors: [(message: String, phase: Int, code: Int)] = [
    (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}"#, 0, -32002),
    (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, 1, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#, 1, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/didOpen","params":{}}"#, 1, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/diagnostic","params":{}}"#, 1, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":7}"#, 2, -32600),
    ("{", 1, -32700), ("", 1, -32700), ("[]", 1, -32600), ("7", 1, -32600), (#"{"jsonrpc":"2.0","id":1}"#, 1, -32600),
    (#"{"id":1,"method":"shutdown"}"#, 1, -32600), (#"{"jsonrpc":"2.0","id":[],"method":"shutdown"}"#, 1, -32600),
  ]

  @Test(arguments: errors)
  func answersMistakesWithTheirCode(_ row: (message: String, phase: Int, code: Int)) {
    let server = LanguageServer(files: MemoryFolder([:]), schema: .views, version: "test")
    if row.phase > 0 { server.receive(.request(id: 0, method: "initialize", parameters: [:])) }
    if row.phase > 1 { server.receive(.request(id: 0, method: "shutdown", parameters: .null)) }
    _ = server.takeOutput()
    server.receive(RPCMessage(Array(row.message.utf8)))
    let output = server.takeOutput()
    #expect(output.count == 1)
    #expect(output.first?["error"]?["code"] == .integer(row.code))
  }

  @Test func ignoresNotificationsThatItDoesNotKnowAndAnswersOfTheClient() {
    let client = TestClient()
    client.notify("$/unknown", [:])
    client.notify("textDocument/didChange", 7)
    client.server.receive(RPCMessage(Array(#"{"jsonrpc":"2.0","id":9,"result":null}"#.utf8)))
    #expect(client.server.takeOutput() == [])
  }

  /// A client that sends prepared bytes, and ends.
  struct Script: MessageStream {
    var input: [[UInt8]]
    var output = ""
    var isBroken = false

    init(_ messages: [String]) { input = messages.map { MessageReader.frame($0) } }

    mutating func read(_ patience: StreamPatience) -> StreamInput { input.isEmpty ? .end : .bytes(input.removeFirst()) }

    mutating func write(_ bytes: [UInt8]) -> Bool {
      output += String(decoding: bytes, as: UTF8.self)
      return !isBroken
    }
  }

  private static let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#
  private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test(arguments: [
    ([initialize, shutdown, exit], 0), ([initialize, exit], 1), ([exit], 1), ([], 0), ([initialize], 0),
    ([initialize, shutdown], 0),
  ])
  func endsOnExitAndAtTheEndOfInput(_ messages: [String], _ code: Int) {
    var script = Script(messages)
    var loop = MessageLoop()
    let server = LanguageServer(files: MemoryFolder([:]), schema: .views, version: "test")
    #expect(loop.run(server, &script) == Int32(code))
    #expect(script.output.isEmpty || script.output.hasPrefix("Content-Length: "))
  }

  @Test func endsWhenTheClientReadsNoMore() {
    var script = Script([Self.initialize, Self.shutdown, Self.exit])
    script.isBroken = true
    var loop = MessageLoop()
    let server = LanguageServer(files: MemoryFolder([:]), schema: .views, version: "test")
    #expect(loop.run(server, &script) == 1)
  }

  /// A client that sends a request some time after a change, and counts the diagnostics that come before its answer.
  struct SlowClient: MessageStream {
    private var steps: [[String]]
    private(set) var output: [String] = []

    init(_ steps: [[String]]) { self.steps = steps }

    mutating func read(_ patience: StreamPatience) -> StreamInput {
      guard let next = steps.first else { return .end }
      // What the client sends after a pause is not there without one.
      guard patience != .none else { return .nothing }
      steps.removeFirst()
      return .bytes(next.flatMap { MessageReader.frame($0) })
    }

    mutating func write(_ bytes: [UInt8]) -> Bool {
      output.append(String(decoding: bytes, as: UTF8.self))
      return true
    }
  }

  @Test func answersARequestBeforeDiagnosticsAreComputed() {
    let document =
      #""textDocument":{"uri":"file:///w/a.vstyle","languageId":"vstyle","version":1,"text":"Label { a: 1; }"}"#
    let open = #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{\#(document)}}"#
    let ask = #"{"jsonrpc":"2.0","id":9,"method":"textDocument/foldingRange","params":{\#(document)}}"#
    var client = SlowClient([[Self.initialize], [open], [ask]])
    var loop = MessageLoop()
    let server = LanguageServer(files: MemoryFolder([:]), schema: .views, version: "test")
    #expect(loop.run(server, &client) == 0)
    let answer = client.output.firstIndex { $0.contains("\"id\": 9") }
    let diagnostics = client.output.firstIndex { $0.contains("publishDiagnostics") }
    #expect(answer != nil && (diagnostics ?? .max) > (answer ?? .max))
  }

  @Test func cancelsARequestThatWaits() {
    let request =
      #"{"jsonrpc":"2.0","id":"a","method":"textDocument/diagnostic","params":{"textDocument":{"uri":"x"}}}"#
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}}"#
    var script = Script([Self.initialize, request, cancel, Self.shutdown, Self.exit])
    var loop = MessageLoop()
    let server = LanguageServer(files: MemoryFolder([:]), schema: .views, version: "test")
    #expect(loop.run(server, &script) == 0)
    #expect(script.output.contains("-32800"))
  }
}
