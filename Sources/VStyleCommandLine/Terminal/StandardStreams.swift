#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The standard streams of the process.
enum StandardStreams {
  /// Writes a text immediately.
  ///
  /// - Returns: `false` if writing fails, such as on a full disk.
  static func write(_ stream: Terminal.Stream, _ text: String) -> Bool {
    write(Array(text.utf8), to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
  }

  /// Writes bytes to an open file.
  ///
  /// - Returns: `false` if writing fails; the reason is in `errno`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  /// Returns the bytes of an open file up to its end, or to an error.
  static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Returns whether standard input has bytes, or has ended.
  ///
  /// - Parameter milliseconds: how long to wait for that.
  static func hasInput(within milliseconds: Int) -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, Int32(milliseconds)) > 0
  }

  /// Returns the bytes that standard input has, and waits if there are none; empty at its end.
  static func readAvailable() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : []
    }
  }

  /// Writes bytes to standard output.
  ///
  /// - Returns: `false` if writing fails, such as after the reader has ended.
  static func writeOutput(_ bytes: [UInt8]) -> Bool { write(bytes, to: STDOUT_FILENO) }

  /// Makes an empty folder for temporary files, which nobody else can read.
  ///
  /// - Returns: its path; `nil` if it cannot be made.
  static func makeTemporaryFolder() -> String? {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(parent)/vstyle-XXXXXX".utf8CString)
    return path.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress, let made = mkdtemp(start) else { return nil }
      return String(cString: made)
    }
  }

  /// Whether standard output is a screen.
  static var screen: Terminal.Screen { isatty(STDOUT_FILENO) == 1 ? .terminal : .none }

  /// The progress of long tasks; `nil` if standard error is no screen.
  static var progress: ProgressLine? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    return ProgressLine { text in _ = write(.errors, text) }
  }

  /// The environment variables that commands read.
  static var variables: [String: String] {
    var found: [String: String] = [:]
    for name in Terminal.variableRows.map(\.name) {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
