/// The first bytes of a precompiled sheet.
///
/// | bytes | contents |
/// | --- | --- |
/// | 0–7 | the signature |
/// | 8–15 | the version of the format |
/// | 16–23 | the fingerprint of the schema |
/// | 24–31 | the number of all bytes |
/// | 32–39 | the checksum of all other bytes |
///
/// Numbers are stored with their lowest byte first.
enum PrecompiledHeader {
  /// The signature. As in PNG, a transfer as text would change it.
  static let signature: [UInt8] = [0x89, 0x56, 0x53, 0x43, 0x0D, 0x0A, 0x1A, 0x00]

  /// The version of the format. It changes with each change of the bytes or of what they mean.
  static let version = 1

  /// The number of bytes.
  static let count = 40

  private static let checksumOffset = 32

  /// Returns a file: the header, then the contents.
  static func file(_ contents: [UInt8], fingerprint: UInt64) -> [UInt8] {
    var bytes = signature
    for number in [UInt64(version), fingerprint, UInt64(count + contents.count)] { append(number, to: &bytes) }
    append(0, to: &bytes)
    bytes += contents
    var sum: [UInt8] = []
    append(checksum(bytes), to: &sum)
    bytes.replaceSubrange(checksumOffset..<count, with: sum)
    return bytes
  }

  /// Checks that bytes are a precompiled sheet for a schema.
  static func check(_ bytes: [UInt8], fingerprint: @autoclosure () -> UInt64) throws(PrecompiledSheetError) {
    guard bytes.starts(with: signature.prefix(bytes.count)), bytes.count > signature.count else {
      throw PrecompiledSheetError(
        .otherFormat,
        "expected a precompiled sheet, found other bytes: make the file with `vstyle compile`, and use it unchanged")
    }
    guard bytes.count >= count else { throw damaged("it ends inside of its header") }
    guard number(8, bytes) == UInt64(version) else {
      throw PrecompiledSheetError(
        .otherVersion,
        "expected a precompiled sheet of version \(version), found version \(number(8, bytes)): make it again with the "
          + "`vstyle compile` of the version of VStyle that the app uses")
    }
    guard number(24, bytes) == UInt64(bytes.count) else {
      throw damaged("expected \(number(24, bytes)) bytes, found \(bytes.count)")
    }
    guard number(checksumOffset, bytes) == checksum(bytes) else { throw damaged("its checksum is another one") }
    guard number(16, bytes) == fingerprint() else {
      throw PrecompiledSheetError(
        .otherSchema,
        "the precompiled sheet was made for other view types, properties or value types: make it again with "
          + "`vstyle compile --schema FILE` and a schema of the view types that the app uses")
    }
  }

  private static func damaged(_ reason: String) -> PrecompiledSheetError {
    PrecompiledSheetError(
      .damaged, "the precompiled sheet is damaged: \(reason); copy it again, or make it again with `vstyle compile`")
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    let all = bytes.span.bytes
    let head = ByteHash.checksum(all.extracting(0..<checksumOffset), seed: 0)
    return ByteHash.checksum(all.extracting(count..<bytes.count), seed: head)
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }

  private static func number(_ offset: Int, _ bytes: [UInt8]) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }
}
