#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of an input of libFuzzer, consumed from the front.
public struct FuzzInput {
  private var bytes: UnsafeBufferPointer<UInt8>.SubSequence

  /// Creates an input from the parameters of the entry point.
  public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = UnsafeBufferPointer(start: start, count: count)[...]
  }

  /// Consumes the first byte as a choice in `0..<count`; 0 if no byte is left.
  public mutating func choice(among count: Int) -> Int { Int(bytes.popFirst() ?? 0) % count }

  /// The remaining bytes.
  public var rest: [UInt8] { Array(bytes) }

  /// The remaining bytes as text, with U+FFFD for invalid UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Aborts the process if a law is broken, so that libFuzzer stores the input.
public func expectLaw(_ holds: Bool, _ law: @autoclosure () -> String) {
  guard !holds else { return }
  let message = Array("a law is broken: \(law())\n".utf8)
  _ = write(2, message, message.count)
  abort()
}
