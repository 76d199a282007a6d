import VStyleJSON

/// The connection of a server with its client.
package protocol MessageStream {
  /// Returns the bytes that have arrived.
  ///
  /// - Parameter patience: how long to wait for bytes if there are none.
  mutating func read(_ patience: StreamPatience) -> StreamInput

  /// Writes bytes immediately.
  ///
  /// - Returns: `false` if writing fails, such as after the client has ended.
  mutating func write(_ bytes: [UInt8]) -> Bool
}

/// How long a read of a stream waits for bytes.
package enum StreamPatience: Sendable {
  /// Not at all.
  case none
  /// Some milliseconds: as long as a client takes to send a request after a change.
  case pause
  /// Until there are some, or the stream ends.
  case endless
}

/// What a read of a stream returns.
package enum StreamInput: Sendable {
  /// Some bytes.
  case bytes([UInt8])
  /// There are no bytes yet.
  case nothing
  /// No more bytes will arrive.
  case end
}

/// Reads messages, passes them to a server, and writes its answers.
///
/// All on one thread: before each message, the loop takes what has arrived. So a cancellation reaches a request that
/// waits behind others, and the server computes diagnostics only while nothing waits.
package struct MessageLoop {
  private var reader = MessageReader()
  private var queue: [RPCMessage] = []
  private var first = 0
  private var hasEnded = false

  /// Creates a loop.
  package init() {}

  /// Serves a client until it ends.
  ///
  /// - Returns: the exit code: 1 after an `exit` without `shutdown`, and if writing fails, otherwise 0.
  package mutating func run(_ server: LanguageServer, _ stream: inout some MessageStream) -> Int32 {
    while true {
      let isIdle = !hasEnded && first == queue.count
      // Diagnostics take longer than most answers, so a request that follows a change at once goes first.
      take(from: &stream, !isIdle ? .none : server.patience, server)
      if first < queue.count {
        let message = queue[first]
        first += 1
        if first == queue.count { (queue, first) = ([], 0) }
        server.receive(message)
      } else if hasEnded {
        return server.exitCode ?? 0
      } else {
        server.work()
      }
      for message in server.takeOutput() {
        guard stream.write(MessageReader.frame(message)) else { return 1 }
      }
      if let code = server.exitCode { return code }
    }
  }

  /// Takes the bytes that have arrived, and cancels the waiting requests that the client no longer needs.
  private mutating func take(
    from stream: inout some MessageStream, _ patience: StreamPatience, _ server: LanguageServer
  ) {
    var patience = patience
    while !hasEnded, queue.count - first < MessageLoop.longestQueue {
      switch stream.read(patience) {
      case .nothing:
        if patience != .endless { return }
      case .end: hasEnded = true
      case .bytes(let bytes): reader.append(bytes)
      }
      while let piece = reader.next() {
        patience = .none
        switch piece {
        case .failure(let reason): queue.append(.invalid(id: .null, RPCError(.parseError, reason)))
        case .body(let body): enqueue(RPCMessage(body), server)
        }
      }
    }
  }

  private mutating func enqueue(_ message: RPCMessage, _ server: LanguageServer) {
    if case .notification(method: "$/cancelRequest", let parameters) = message, let id = parameters["id"] {
      let index = queue[first...].firstIndex { waiting in
        if case .request(id, _, _) = waiting { true } else { false }
      }
      guard let index else { return }
      queue[index] = .invalid(id: id, RPCError(.requestCancelled, "the client canceled the request"))
      return
    }
    queue.append(message)
  }

  /// The number of messages that wait at most. More stay with the client until these are answered.
  private static let longestQueue = 1_000
}
