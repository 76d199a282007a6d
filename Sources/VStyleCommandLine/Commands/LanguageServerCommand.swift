import VStyleLanguageServer
import VStyleValues
import VStyleViews

extension Command {
  private static let standardStreams = Option(
    "stdio", .flag(isOn: false), "talk over standard input and output, which is the only way; accepted for editors")

  private static let rulePages = Option(
    "rule-pages", .text("URL"), "link each rule in diagnostics; RULE in the URL is its name")

  /// `vstyle language-server`
  static let languageServer = Command(
    "language-server", summary: "answer an editor while you type",
    options: [OptionGroup("options", [standardStreams, rulePages])],
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
    let pages = try ReportInput.pages(of: rulePages, invocation)
    // The view types take most of the time of a start, so they are made while the client says what it can do.
    Task.detached { _ = StyleSchema.views }
    let server = LanguageServer(files: terminal.files, schema: .views, version: Version.current, rulePages: pages)
    server.drawPreview = { order in PreviewChild.page(of: order) }
    return serve(client, server) == 0 ? .success : .diagnostics
  }

  private static func serve(_ client: some MessageStream, _ server: LanguageServer) -> Int32 {
    var (client, loop) = (client, MessageLoop())
    return loop.run(server, &client)
  }
}

/// Previews for editors, drawn by a process of their own: a crash there does not end the server.
private enum PreviewChild {
  /// Draws a preview, and returns the path of its page; `nil` if that fails.
  static func page(of order: PreviewOrder) -> String? {
    guard let folder = StandardStreams.makeTemporaryFolder() else { return nil }
    let page = "\(folder)/preview.html"
    let input =
      order.configuration.map { ["--config", $0] } ?? [order.sheet] + order.trees.flatMap { ["--tree", $0] }
    let run = ChildOutput(of: CommandLine.arguments[0], ["preview"] + input + ["--quiet", "-o", page])
    return run?.code == 0 ? page : nil
  }
}
