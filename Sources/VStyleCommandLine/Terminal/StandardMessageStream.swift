import VStyleLanguageServer

/// The connection with an editor over standard input and output.
struct StandardMessageStream: MessageStream {
  /// The pause of an editor between a change and the requests after it.
  private static let pause = 10

  mutating func read(_ patience: StreamPatience) -> StreamInput {
    let wait = patience == .pause ? StandardMessageStream.pause : 0
    guard patience == .endless || StandardStreams.hasInput(within: wait) else { return .nothing }
    let bytes = StandardStreams.readAvailable()
    return bytes.isEmpty ? .end : .bytes(bytes)
  }

  mutating func write(_ bytes: [UInt8]) -> Bool { StandardStreams.writeOutput(bytes) }
}
