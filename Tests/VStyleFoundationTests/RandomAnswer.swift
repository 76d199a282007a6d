import TestSupport

/// A random answer of a server, with what a download must make of it.
struct RandomAnswer: Sendable, CustomStringConvertible {
  /// What a download must make of an answer.
  enum Outcome: Sendable {
    /// It returns the whole body.
    case whole
    /// It throws an error.
    case refused
    /// It returns the start of the body, or throws an error.
    case start
    /// It returns anything up to the limit, or throws an error.
    case any
  }

  /// What the server sends, for test reports.
  let description: String
  let answer: LoopbackServer.Answer
  let outcome: Outcome

  /// Whether the answer ends only with the limits of time.
  var isEndless = false
}

/// Makes random answers.
struct RandomAnswers {
  private typealias Step = LoopbackServer.Step

  private var random: SeededGenerator
  private let body: [UInt8]
  private let path: String

  /// Creates the answers with a body.
  ///
  /// - Parameter path: the path that is asked for.
  init(_ body: [UInt8], at path: String, _ random: SeededGenerator) {
    (self.body, self.path, self.random) = (body, path, random)
  }

  /// The next answer.
  ///
  /// - Parameters:
  ///   - server: gets the targets of redirects.
  mutating func next(on server: LoopbackServer) -> RandomAnswer {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<4: return right()
    case 4: return cut()
    case 5: return oddLength()
    case 6: return damagedChunks()
    case 7: return status()
    case 8, 9: return oddHeader()
    case 10: return encoded()
    case 11: return slow()
    case 12: return endless()
    case 13: return noHTTP()
    default: return redirect(on: server)
    }
  }

  // MARK: Right answers

  private mutating func right() -> RandomAnswer {
    let (words, bytes) = message()
    return RandomAnswer(description: words, answer: .steps(pieces(bytes)), outcome: .whole)
  }

  /// A complete answer in one of the ways to end a body.
  private mutating func message(_ lines: [String] = []) -> (words: String, bytes: [UInt8]) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return ("a body of \(body.count) bytes up to the end", head(lines) + body)
    case 1:
      let chunks = chunks()
      return ("\(body.count) bytes in chunks", head(["Transfer-Encoding: chunked"] + lines) + chunks)
    case 2:
      let note = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
      let count = Int.random(in: 1...3, using: &random)
      let notes = Array(repeatElement(note, count: count).joined())
      return (
        "\(count) notes, then \(body.count) bytes", notes + head(["Content-Length: \(body.count)"] + lines) + body
      )
    default: return ("\(body.count) bytes", head(["Content-Length: \(body.count)"] + lines) + body)
    }
  }

  private func head(_ lines: [String], status: String = "HTTP/1.1 200 OK") -> [UInt8] {
    Array(([status, "Connection: close"] + lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  /// The body in chunks of random sizes, with what may be around them.
  private mutating func chunks() -> [UInt8] {
    var (out, rest): ([UInt8], ArraySlice<UInt8>) = ([], body[...])
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...max(1, body.count / 2), using: &random))
      rest = rest.dropFirst(part.count)
      let note = Bool.random(using: &random) ? "" : ";name=\"value\""
      out += "\(String(part.count, radix: 16))\(note)\r\n".utf8 + part + [13, 10]
    }
    let hasTrailer = Bool.random(using: &random) && SurvivedAnswers.allowsTrailers
    return out + (hasTrailer ? "0\r\nExpires: 0\r\n\r\n" : "0\r\n\r\n").utf8
  }

  /// Bytes in one to four parts with pauses.
  private mutating func pieces(_ bytes: [UInt8]) -> [Step] {
    guard Bool.random(using: &random) else { return [.send(bytes)] }
    var (steps, rest): ([Step], ArraySlice<UInt8>) = ([], bytes[...])
    for _ in 0..<3 {
      let part = rest.prefix(Int.random(in: 0...rest.count, using: &random))
      rest = rest.dropFirst(part.count)
      steps += [.send(Array(part)), .pause(.milliseconds(Int.random(in: 0...5, using: &random)))]
    }
    return steps + [.send(Array(rest))]
  }

  // MARK: Wrong answers

  /// An answer that ends early.
  private mutating func cut() -> RandomAnswer {
    let (words, bytes) = message()
    let isReset = Bool.random(using: &random)
    var count = Int.random(in: 0..<bytes.count, using: &random)
    if !isReset { count = max(count, SurvivedAnswers.firstEnd(of: bytes)) }
    return RandomAnswer(
      description:
        "\(count) of the \(bytes.count) bytes of an answer, then \(isReset ? "a reset" : "the end"): \(words)",
      answer: .steps(pieces(Array(bytes[..<count])) + (isReset ? [.reset] : [])),
      outcome: words.hasSuffix("end") || words.hasSuffix("chunks") ? .start : body.isEmpty ? .any : .refused)
  }

  private mutating func oddLength() -> RandomAnswer {
    let count = body.count
    let lengths: [(text: String, outcome: RandomAnswer.Outcome)] = [
      ("\(count + 1)", .refused), ("\(count + 100_000)", .refused), ("\(max(0, count - 1))", .start), ("0", .start),
      ("-1", .any), ("-9223372036854775808", .any), ("9223372036854775807", .refused),
      ("18446744073709551616", .any), ("99999999999999999999999", .any), ("", .any), ("x", .any), ("0x10", .any),
      ("1e9", .any), ("+\(count)", .any), (" \(count) ", .any), ("\(count), \(count)", .any), ("\(count), 7", .any),
      ("\(count)\r\nContent-Length: 7", .any), ("7\r\nContent-Length: \(count)", .any), ("\(count).0", .any),
      ("7\r\nTransfer-Encoding: chunked", .any), ("\(count)\u{0}", .any), ("١٢", .any),
    ]
    let safe = lengths.filter { SurvivedAnswers.allows(length: $0.text) }
    let (text, outcome) = safe.randomElement(using: &random) ?? ("", .any)
    return RandomAnswer(
      description: "the length \(text.debugDescription) for \(count) bytes",
      answer: .steps(pieces(head(["Content-Length: \(text)"]) + body)), outcome: body.isEmpty ? .any : outcome)
  }

  private mutating func damagedChunks() -> RandomAnswer {
    let sizes = ["FFFFFFFFFFFFFFFF", "-1", "", "x", "7FFFFFFFFFFFFFFF", " 5", "5 5", "00000000000000000000005", "0x5"]
    let size = sizes.randomElement(using: &random) ?? ""
    var bytes = chunks()
    let words: String
    switch Int.random(in: 0..<(SurvivedAnswers.allowsTrailers ? 3 : 2), using: &random) {
    case 0:
      words = "a chunk of the size \(size.debugDescription)"
      bytes = Array("\(size)\r\n".utf8) + bytes
    case 1:
      words = "chunks without carriage returns"
      bytes.removeAll { $0 == 13 }
    default:
      let place = Int.random(in: 0..<bytes.count, using: &random)
      words = "chunks with another byte at \(place)"
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
    return RandomAnswer(
      description: words, answer: .steps(pieces(head(["Transfer-Encoding: chunked"]) + bytes)), outcome: .any)
  }

  private mutating func status() -> RandomAnswer {
    let refused = [
      "HTTP/1.1 404 None", "HTTP/1.1 300 X", "HTTP/1.1 301 X", "HTTP/1.1 302", "HTTP/1.1 304 X", "HTTP/1.1 401 X",
      "HTTP/1.1 407 X", "HTTP/1.1 416 X", "HTTP/1.0 500 X", "HTTP/1.1 503 \u{1B}[2J", "HTTP/1.1 999 X",
    ]
    let any = [
      "HTTP/1.1 204 X", "HTTP/1.1 205 X", "HTTP/1.1 206 X", "HTTP/1.1 101 X", "HTTP/1.1 102 X", "HTTP/1.1 000 X",
      "HTTP/1.1 -200 X", "HTTP/1.1 2000 X", "HTTP/1.1 99999999999999999999 X", "HTTP/1.1  200 X", "HTTP/1.1 200",
      "HTTP/2 200 X", "HTTP/3.9 200 X", "HTTP/9 200", "HTTP/1.1", "HTTP", "ICY 200 OK", "http/1.1 200 ok", "200 OK",
      "HTTP/1.1 ٢٠٠ X", "HTTP/1.1 200 \u{FF}", "HTTP/1.1\t200\tOK", "HTTP/1.1 2 00",
    ]
    let isRefused = Bool.random(using: &random)
    let line = (isRefused ? refused : any).randomElement(using: &random) ?? ""
    let more = [
      [], ["WWW-Authenticate: Basic realm=\"\u{1B}\""], ["Proxy-Authenticate: Digest"], ["Retry-After: 99999"],
      ["WWW-Authenticate: Negotiate, NTLM, Digest realm=x, nonce=y, algorithm=z"],
    ].randomElement(using: &random)
    return RandomAnswer(
      description: "the status \(line.debugDescription) with \(more ?? [])",
      answer: .steps(pieces(head(["Content-Length: \(body.count)"] + (more ?? []), status: line) + body)),
      outcome: isRefused ? .refused : .any)
  }

  private mutating func oddHeader() -> RandomAnswer {
    let long = Int.random(in: 0...300_000, using: &random)
    let lines = [
      "X", ":", ": x", " folded: x", "\tfolded", "X: 1\r\n  more", "X:\u{0}y", "X\u{0}: y", "\u{1B}[2J: \u{7}",
      "X: \r y",
      "X: a\n\nb", "Set-Cookie: a=b; Domain=.com; Max-Age=99999999999999999999", "Content-Type: \u{0}/\u{FF}",
      "Content-Type: text/html; charset=\"", "Content-Disposition: attachment; filename=\"../../../x\"",
      "Content-Disposition: attachment; filename*=UTF-8''%ff%00", "Location: file:///etc/passwd", "Refresh: 0; url=/",
      "Transfer-Encoding: x", "Transfer-Encoding: chunked, chunked", "Transfer-Encoding: gzip, chunked", "TE: trailers",
      "Upgrade: h2c\r\nConnection: upgrade", "Alt-Svc: h3=\":1\"", "Strict-Transport-Security: max-age=99999999999",
      "Content-Range: bytes 5-1/0", "Expires: \(String(repeating: "9", count: 400))", "Date: x", "Last-Modified: -1",
      "Keep-Alive: timeout=99999999999999, max=-1", "Link: <\u{202E}>; rel=preload", "Age: -5",
      String(repeating: "x", count: long), "X: " + String(repeating: "y", count: long),
      (0..<long / 30).map { "X-\($0): y" }.joined(separator: "\r\n"), "X: \u{80}\u{FFFE}\u{10FFFF}",
    ]
    let chosen = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in lines.randomElement(using: &random) }
    let (words, bytes) = message(chosen)
    var answer = bytes
    // Bytes that are no UTF-8.
    if Int.random(in: 0..<3, using: &random) == 0, let place = answer.firstIndex(of: 88) { answer[place] = 0xFF }
    return RandomAnswer(
      description: "\(words) after the lines \(chosen.map { $0.prefix(60).debugDescription })",
      answer: .steps(pieces(answer)), outcome: .any)
  }

  private mutating func encoded() -> RandomAnswer {
    let packed = PackedBytes.gzip(body)
    let coding = "Content-Encoding: "
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return RandomAnswer(
        description: "\(body.count) bytes in gzip", answer: .steps(pieces(head([coding + "gzip"]) + packed)),
        outcome: .whole)
    case 1:
      return RandomAnswer(
        description: "\(body.count) bytes in gzip, with the length of these",
        answer: .steps(pieces(head([coding + "gzip", "Content-Length: \(packed.count)"]) + packed)), outcome: .whole)
    case 2:
      var damaged = packed
      damaged[Int.random(in: 0..<packed.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      return RandomAnswer(
        description: "damaged gzip", answer: .steps(pieces(head([coding + "gzip"]) + damaged)), outcome: .any)
    case 3:
      let count = Int.random(in: 0..<packed.count, using: &random)
      return RandomAnswer(
        description: "\(count) bytes of gzip",
        answer: .steps(pieces(head([coding + "gzip"]) + packed[..<count])), outcome: .any)
    case 4:
      let (start, more) = PackedBytes.bomb
      let block = Array(repeatElement(more, count: 1000).joined())
      return RandomAnswer(
        description: "a body that unpacks to 130 MB of zeros",
        answer: .steps(
          [.send(head([coding + "gzip"]) + start)] + Array(repeating: .send(block), count: 64) + [.silence]),
        outcome: .refused, isEndless: true)
    default:
      let names = ["br", "zstd", "deflate", "x", "", "gzip, gzip", "identity", "gzip, x", "GZIP", "*", "gzip;q=0"]
      let name =
        names.randomElement(using: &random)
        ?? String(repeating: "gzip, ", count: Int.random(in: 5...50, using: &random))
      return RandomAnswer(
        description: "the encoding \(name)", answer: .steps(pieces(head([coding + name]) + packed)), outcome: .any)
    }
  }

  // MARK: Answers without end

  private mutating func slow() -> RandomAnswer {
    let (words, bytes) = message()
    let count = Int.random(in: 0..<bytes.count, using: &random)
    let isSilent = Bool.random(using: &random)
    let step = isSilent ? Step.silence : .repeated([48], pause: .milliseconds(20))
    return RandomAnswer(
      description: "\(words), \(isSilent ? "silent" : "slow") after \(count) of \(bytes.count) bytes",
      answer: .steps([.send(Array(bytes[..<count])), step]), outcome: .any, isEndless: true)
  }

  private mutating func endless() -> RandomAnswer {
    let block = Array(repeatElement("A".utf8, count: 1 << 14).joined())
    let starts: [(words: String, start: [UInt8], more: [UInt8])] = [
      ("body", head([]), block), ("header line", Array("HTTP/1.1 200 OK\r\nX: ".utf8), block),
      ("header", Array("HTTP/1.1 200 OK\r\n".utf8), Array("X-Y: z\r\n".utf8)),
      ("row of notes", [], Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)),
      ("status line", Array("HTTP/1.1 200 ".utf8), block),
      ("chunk size", head(["Transfer-Encoding: chunked"]), Array("0".utf8)),
      ("chunk note", head(["Transfer-Encoding: chunked"]) + Array("5;".utf8), block),
      ("row of chunks", head(["Transfer-Encoding: chunked"]), Array("5\r\nabcde\r\n".utf8)),
      ("trailer", head(["Transfer-Encoding: chunked"]) + Array("1\r\nx\r\n0\r\n".utf8), Array("X-Y: z\r\n".utf8)),
      ("page of an error", head([], status: "HTTP/1.1 404 X"), block),
      ("page of a redirect", head(["Location: /"], status: "HTTP/1.1 302 X"), block),
      ("list of cookies", Array("HTTP/1.1 200 OK\r\n".utf8), Array("Set-Cookie: a=b\r\n".utf8)),
    ]
    let (words, start, more) = starts.randomElement(using: &random) ?? starts[0]
    return RandomAnswer(
      description: "an endless \(words)",
      answer: .steps([.send(start), .repeated(more, pause: SurvivedAnswers.pause)]),
      outcome: .refused, isEndless: true)
  }

  private mutating func noHTTP() -> RandomAnswer {
    let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
    let answers: [[UInt8]] = [
      [], [0], [10], [13, 10], Array("SSH-2.0-x\r\n".utf8), [0x15, 3, 1, 0, 2, 2, 70], noise, body,
      Array("GET / HTTP/1.1\r\n\r\n".utf8), Array("\r\n\r\nHTTP/1.1 200 OK\r\n\r\n".utf8),
      Array("HTTP/1.1 200 OK".utf8),
      Array("HTTP/1.1 200 OK\n\n".utf8) + body, Array("HTTP/1.1 200 OK\r\r".utf8) + body,
    ]
    let bytes = answers.randomElement(using: &random) ?? []
    return RandomAnswer(
      description: "the bytes \(bytes.prefix(40))", answer: .steps(pieces(bytes)), outcome: .any)
  }

  // MARK: Redirects

  private mutating func redirect(on server: LoopbackServer) -> RandomAnswer {
    let status = [301, 302, 303, 307, 308].randomElement(using: &random) ?? 302
    if Bool.random(using: &random) {
      let count = Int.random(in: 1...5, using: &random)
      let target = right()
      for hop in 1..<count + 1 {
        server.set("\(path)-\(hop)", hop == count ? target.answer : jump(status, to: "\(path)-\(hop + 1)"))
      }
      let first = Bool.random(using: &random) ? "\(path)-1" : server.address("\(path)-1")
      return RandomAnswer(
        description: "\(count) redirects to \(target)", answer: jump(status, to: first), outcome: .whole)
    }
    let refused = [
      "file:///etc/passwd", "FILE:/etc/passwd", "ftp://127.0.0.1/a", "data:text/plain,x", "javascript:1",
      "gopher://x/_",
      "about:blank", "blob:x", "smb://x/y", "ws://127.0.0.1/", path, server.address(path), "http://127.0.0.1:1/x",
      "https://127.0.0.1:\(server.port)/x", "dict://127.0.0.1:\(server.port)/x", "jar:http://x!/", "tel:1",
      "mailto:x@y",
    ]
    let any = [
      "", " ", "http:", "http://", "http:///x", "//", "///", "http://[::1", "http://[::1]:1/", "http://%",
      "http://\u{0}/",
      "http://127.0.0.1:99999/", "http://127.0.0.1:-1/", "http://a:b@127.0.0.1:1/", "?", "#", "..", "\\\\x\\y", "%00",
      "%",
      "http://127.0.0.1:1/\u{1B}[2J\u{202E}", "http://\u{1F600}.invalid/", "http://xn--/", "http://127.1:1/", "x:y:z",
      "http://127.0.0.1:1/" + String(repeating: "x", count: 100_000), "http://" + String(repeating: "x", count: 300),
      "http://127.0.0.1:\(server.port)\(path)\r\nLocation: file:///etc/passwd", "HTTP://127.0.0.1:1/", "http:/\(path)",
      "http://127.0.0.1 :1/", "http://127.0.0.1:1 /", "\thttp://127.0.0.1:1/", "<http://127.0.0.1:1/>",
    ]
    let isRefused = Bool.random(using: &random)
    let target = (isRefused ? refused : any).randomElement(using: &random) ?? ""
    return RandomAnswer(
      description: "a redirect \(status) to \(target.prefix(100).debugDescription)", answer: jump(status, to: target),
      outcome: isRefused ? .refused : .any)
  }

  private func jump(_ status: Int, to target: String) -> LoopbackServer.Answer {
    .steps([.send(head(["Location: \(target)", "Content-Length: 0"], status: "HTTP/1.1 \(status) X"))])
  }
}
