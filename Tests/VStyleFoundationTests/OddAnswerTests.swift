import Synchronization
import TestSupport
import Testing
import VStyle
import VStyleFoundation
import VStyleSkins

/// Answers of a server that are right, but rare, and answers that look right.
@Suite("Odd answers to downloads", .serialized)
struct OddAnswerTests {
  private static let body = Array("the whole body of the answer, and some more of it, and some more of it".utf8)

  private func download(
    _ head: [String], _ body: [UInt8] = body, limits: DownloadLimits = DownloadLimits()
  ) async throws -> (result: Result<[UInt8], DownloadError>, shares: [Double]) {
    let text = (head + ["Connection: close", "", ""]).joined(separator: "\r\n")
    let server = try LoopbackServer(["/": .steps([.send(Array(text.utf8) + body)])])
    defer { withExtendedLifetime(server) {} }
    let shares = Mutex<[Double]>([])
    do throws(DownloadError) {
      let bytes = try await SessionDownloader().download(server.address("/"), limits: limits) { share in
        shares.withLock { $0.append(share) }
      }
      return (.success(bytes), shares.withLock(\.self))
    } catch { return (.failure(error), shares.withLock(\.self)) }
  }

  @Test("notes before the answer are passed over", arguments: ["100 Continue", "102 Processing", "103 Early Hints"])
  func notes(_ note: String) async throws {
    let head = [
      "HTTP/1.1 \(note)", "Link: </a>; rel=preload", "", "HTTP/1.1 200 OK", "Content-Length: \(Self.body.count)",
    ]
    #expect(try await download(head).result == .success(Self.body))
  }

  @Test("a packed body whose length the server announces is unpacked as a whole")
  func packed() async throws {
    let packed = PackedBytes.gzip(Self.body)
    let head = ["HTTP/1.1 200 OK", "Content-Encoding: gzip", "Content-Length: \(packed.count)"]
    let (result, shares) = try await download(head, packed)
    #expect(result == .success(Self.body) && shares.allSatisfy { $0 > 0 && $0 <= 1 })
  }

  @Test("a packed body may have as many bytes as the limit, not one more")
  func packedLimit() async throws {
    // It is larger than the body, since it is not compressed.
    let packed = PackedBytes.gzip(Self.body)
    let head = ["HTTP/1.1 200 OK", "Content-Encoding: gzip", "Content-Length: \(packed.count)"]
    for count in [Self.body.count, Self.body.count - 1] {
      var limits = DownloadLimits()
      limits.bytes = count
      let result = try await download(head, packed, limits: limits).result
      #expect(result == (count == Self.body.count ? .success(Self.body) : .failure(.tooLarge)))
    }
  }

  @Test(
    "a redirect to no address is refused, and is no empty file",
    arguments: ["", " ", "http://[::1", "http://%", "http://127.0.0.1:-1/", "<http://127.0.0.1/>", "http://a b/"])
  func nowhere(_ target: String) async throws {
    let result = try await download(["HTTP/1.1 302 X", "Location: \(target)", "Content-Length: 0"], []).result
    #expect(throws: DownloadError.self) { try result.get() }
  }

  @Test(
    "a redirect to another scheme is refused, and is no path of the server",
    arguments: ["tel:a", "mailto:a", "FILE:/a", "file:///a", "javascript:a", "x:a", "ftp://127.0.0.1/a"])
  func otherScheme(_ target: String) async throws {
    let server = try LoopbackServer(["/a": .reply(200, [], Self.body)])
    server.set("/", .reply(307, ["Location: \(target)"], []))
    await #expect(throws: DownloadError.invalidAddress(target)) {
      try await SessionDownloader().download(server.address("/"), limits: DownloadLimits()) { _ in }
    }
    #expect(server.asked == ["/"])
  }

  @Test(
    "limits of time that are no number of seconds do not end the process",
    arguments: [Double.infinity, 1e300, .greatestFiniteMagnitude, .nan, -1, 0, -.infinity, .leastNonzeroMagnitude])
  func endless(_ seconds: Double) async throws {
    for isIdle in [false, true] {
      var limits = DownloadLimits()
      if isIdle { limits.idleSeconds = seconds } else { limits.totalSeconds = seconds }
      let result = try await download(["HTTP/1.1 200 OK"], limits: limits).result
      if seconds > 1 { #expect(result == .success(Self.body)) }
    }
  }

  @Test("an idle time below a second leaves time for an answer, and ends a silent one", arguments: [0.5, 0.9, 1.5])
  func idle(_ seconds: Double) async throws {
    var limits = DownloadLimits()
    limits.idleSeconds = seconds
    // One answer of several is in time, even if other tests take all threads for a while.
    var isAnswered = false
    for _ in 0..<20 where !isAnswered {
      isAnswered = try await download(["HTTP/1.1 200 OK"], limits: limits).result == .success(Self.body)
    }
    #expect(isAnswered)
    let head = Array("HTTP/1.1 200 OK\r\n\r\n".utf8)
    let server = try LoopbackServer(["/": .silence, "/body": .steps([.send(head + Self.body), .silence])])
    for path in ["/", "/body"] {
      let start = ContinuousClock.now
      await #expect(throws: DownloadError.tooSlow) {
        try await SessionDownloader().download(server.address(path), limits: limits) { _ in }
      }
      #expect(.now - start >= .seconds(seconds) && .now - start < .seconds(60))
    }
  }
}
