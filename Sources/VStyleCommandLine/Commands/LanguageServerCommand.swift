import VStyleLanguageServer
import VStyleViews

extension Command {
  private static let standardStreams = Option(
    "stdio", .flag(isOn: false), "talk over standard input and output, which is the only way; accepted for editors")

  /// `vstyle language-server`
  static let languageServer = Command(
    "language-server", summary: "answer an editor while you type",
    options: [OptionGroup("options", [standardStreams])],
    notes: [
      "Speaks the Language Server Protocol 3.17 over standard input and output, until the editor ends it.",
      "An editor starts it; Docs/LanguageServer.md says how. `vstyle lsp` is the same command.",
    ],
    examples: [
      ("vstyle language-server", "what you enter as the command of the server in an editor"),
      ("vstyle language-server --stdio", "the same, with the option that some editors add"),
      ("vstyle language-server < messages.txt", "answer the messages of a file, to repeat a mistake"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard invocation.operands.isEmpty else { throw invocation.misuse("`language-server` takes no operands") }
    guard let client = terminal.client else { return .success }
    let server = LanguageServer(files: terminal.files, schema: .views, version: Version.current)
    return serve(client, server) == 0 ? .success : .diagnostics
  }

  private static func serve(_ client: some MessageStream, _ server: LanguageServer) -> Int32 {
    var (client, loop) = (client, MessageLoop())
    return loop.run(server, &client)
  }
}
