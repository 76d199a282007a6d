import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A local HTTP server for tests, with a configured answer for each path. Unknown paths are answered with 404.
package final class LoopbackServer: Sendable {
  /// The answer to a path.
  package enum Answer: Sendable {
    /// A status, further lines of the header, and a body. A line with the length is added if there is none.
    case reply(Int, [String], [UInt8])
    /// A status, further lines of the header, and a body without end.
    case endless(Int, [String])
    /// A body without end, one byte every 20 ms.
    case drip
    /// No answer.
    case silence
    /// Bytes and pauses, which need not be HTTP.
    case steps([Step])
  }

  /// A step of an answer.
  package enum Step: Sendable {
    /// Sends bytes.
    case send([UInt8])
    /// Sends bytes again and again, until the client closes the connection.
    case repeated([UInt8], pause: Duration)
    /// Waits.
    case pause(Duration)
    /// Waits until the client closes the connection.
    case silence
    /// Ends the connection by a reset, so that the client loses what it has not read yet.
    case reset
  }

  package let port: UInt16
  private let socket: Int32
  private let answers: Mutex<[String: Answer]>
  private let paths = Mutex<[String]>([])
  private let whole = Mutex<Set<String>>([])

  package init(_ answers: [String: Answer]) throws {
    self.answers = Mutex(answers)
    #if canImport(Darwin)
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = socket
    port = try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        guard bind(listener, raw, size) == 0, listen(listener, 16) == 0, getsockname(listener, raw, &size) == 0 else {
          throw POSIXError(.EADDRNOTAVAIL)
        }
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
    // A process that another test starts must not inherit the socket, which would keep it open.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread { [weak self] in
      // Only the accepting thread closes the socket. Another socket may get the same descriptor afterwards.
      defer { close(listener) }
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        guard self != nil else {
          close(connection)
          return
        }
        // A client that sends no request, such as one that expects TLS, must not delay the others.
        Thread.detachNewThread { [weak self] in
          let path = LoopbackServer.path(askedOn: connection)
          let answer = self?.answer(path) ?? .silence
          if LoopbackServer.send(answer, to: connection, while: { self != nil }) {
            self?.whole.withLock { _ = $0.insert(path) }
          }
        }
      }
    }
  }

  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  /// The address of a path.
  package func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The requested paths, in order.
  package var asked: [String] { paths.withLock { $0 } }

  /// Whether the whole answer to a path was written, to the client or to the buffers of the system.
  package func hasSent(_ path: String) -> Bool { whole.withLock { $0.contains(path) } }

  /// Replaces the answer to a path.
  package func set(_ path: String, _ answer: Answer) { answers.withLock { $0[path] = answer } }

  /// Reads a request, and returns its path.
  private static func path(askedOn connection: Int32) -> String {
    var (request, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while !request.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { break }
      request += buffer[..<count]
    }
    let parts = String(decoding: request, as: UTF8.self).split(separator: " ")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  private func answer(_ path: String) -> Answer {
    paths.withLock { $0.append(path) }
    return answers.withLock { $0[path] } ?? .reply(404, [], [])
  }

  /// Sends an answer.
  ///
  /// - Returns: whether all of it was written.
  private static func send(_ answer: Answer, to connection: Int32, while isWanted: () -> Bool) -> Bool {
    defer { close(connection) }
    func put(_ bytes: [UInt8]) -> Bool { write(connection, bytes, bytes.count) == bytes.count }
    func head(_ status: Int, _ lines: [String]) -> [UInt8] {
      Array((["HTTP/1.1 \(status) X", "Connection: close"] + lines + ["\r\n"]).joined(separator: "\r\n").utf8)
    }
    switch answer {
    case .reply(let status, let lines, let bytes):
      let length = lines.contains { $0.hasPrefix("Content-Length") } ? [] : ["Content-Length: \(bytes.count)"]
      return put(head(status, length + lines) + bytes)
    case .endless(let status, let lines):
      guard put(head(status, lines)) else { return false }
      let chunk = [UInt8](repeating: 65, count: 1 << 14)
      while isWanted(), put(chunk) {}
    case .drip:
      guard put(head(200, [])) else { return false }
      while isWanted(), put([65]) { usleep(20_000) }
    case .silence:
      var byte: UInt8 = 0
      _ = read(connection, &byte, 1)
    case .steps(let steps): return steps.allSatisfy { take($0, on: connection) }
    }
    return false
  }

  /// Takes a step of an answer, also when the server is gone. The client ends each answer.
  ///
  /// - Returns: whether the connection is still open.
  private static func take(_ step: Step, on connection: Int32) -> Bool {
    func put(_ bytes: [UInt8]) -> Bool { write(connection, bytes, bytes.count) == bytes.count }
    func sleep(_ time: Duration) { Thread.sleep(forTimeInterval: time / .seconds(1)) }
    switch step {
    case .send(let bytes): return put(bytes)
    case .repeated(let bytes, let pause):
      while put(bytes) { if pause > .zero { sleep(pause) } }
      return false
    case .pause(let time):
      sleep(time)
      return true
    case .silence:
      var byte: UInt8 = 0
      _ = read(connection, &byte, 1)
      return false
    case .reset:
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
      return false
    }
  }
}
