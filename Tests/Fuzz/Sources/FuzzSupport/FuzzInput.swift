#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes that libFuzzer hands in, taken apart from the front.
public struct FuzzInput {
  private var bytes: UnsafeBufferPointer<UInt8>.SubSequence

  /// Makes an input of what the entry point gets.
  public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = UnsafeBufferPointer(start: start, count: count)[...]
  }

  /// Takes the first byte as a choice among so many; the first one where nothing is left.
  public mutating func choice(among count: Int) -> Int { Int(bytes.popFirst() ?? 0) % count }

  /// What is left.
  public var rest: [UInt8] { Array(bytes) }

  /// What is left as a text, with U+FFFD for what is no UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Ends the process, so that libFuzzer keeps the input, if a law does not hold.
public func expectLaw(_ holds: Bool, _ law: @autoclosure () -> String) {
  guard !holds else { return }
  let message = Array("a law is broken: \(law())\n".utf8)
  _ = write(2, message, message.count)
  abort()
}
