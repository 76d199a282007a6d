#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The streams of the process.
enum StandardStreams {
  /// All bytes of standard input.
  static func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a text at once; `false` if that does not work, such as on a full disk.
  static func write(_ stream: Terminal.Stream, _ text: String) -> Bool {
    let descriptor = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  /// Whether results go to a screen.
  static var screen: Terminal.Screen { isatty(STDOUT_FILENO) == 1 ? .terminal : .none }

  /// The environment variables that commands look at.
  static var variables: [String: String] {
    var found: [String: String] = [:]
    for name in ["NO_COLOR", "TERM"] {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
