import VStyleLanguageServer

/// The connection with an editor over standard input and output.
struct StandardMessageStream: MessageStream {
  mutating func read(isWaiting: Bool) -> StreamInput {
    guard isWaiting || StandardStreams.hasInput else { return .nothing }
    let bytes = StandardStreams.readAvailable()
    return bytes.isEmpty ? .end : .bytes(bytes)
  }

  mutating func write(_ bytes: [UInt8]) -> Bool { StandardStreams.writeOutput(bytes) }
}
