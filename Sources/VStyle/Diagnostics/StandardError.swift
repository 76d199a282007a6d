import VStyleSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes text to the standard error stream.
enum StandardError {
  /// Writes lines. Their other control characters, which names of a sheet may have, are visible.
  static func write(_ text: String) {
    var rest = Array(VisibleText.lines(text).utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(2, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #elseif canImport(Darwin)
      Darwin.write(file, bytes, count)
    #else
      0
    #endif
  }
}
