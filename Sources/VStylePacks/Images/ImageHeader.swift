/// The format and the size of an image, from its first bytes.
package struct ImageHeader: Sendable, Equatable {
  /// The format.
  package let format: Format
  /// The width. Unit: pixels. Range: `[1, ∞]`.
  package let width: Int
  /// The height. Unit: pixels. Range: `[1, ∞]`.
  package let height: Int

  /// The image formats that packs may contain.
  package enum Format: String, Sendable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// Graphics Interchange Format.
    case gif
    /// WebP.
    case webp
  }

  init(format: Format, width: Int, height: Int) {
    (self.format, self.width, self.height) = (format, width, height)
  }

  /// Reads the header of an image; `nil` for other bytes and for an image without pixels.
  package init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    let rows: [(format: Format, size: (ByteReader) -> (Int, Int)?)] = [
      (.png, ImageHeader.png), (.jpeg, ImageHeader.jpeg), (.gif, ImageHeader.gif), (.webp, ImageHeader.webp),
    ]
    for row in rows {
      guard let (width, height) = row.size(reader) else { continue }
      guard width > 0, height > 0 else { return nil }
      self.init(format: row.format, width: width, height: height)
      return
    }
    return nil
  }

  /// - Spec: https://www.w3.org/TR/png-3/#11IHDR
  private static func png(_ reader: ByteReader) -> (Int, Int)? {
    guard reader.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), reader.text(12, 4) == "IHDR",
      let width = reader.big(16, 4), let height = reader.big(20, 4)
    else { return nil }
    return (width, height)
  }

  /// - Spec: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
  private static func gif(_ reader: ByteReader) -> (Int, Int)? {
    guard ["GIF87a", "GIF89a"].contains(reader.text(0, 6)), let width = reader.little(6, 2),
      let height = reader.little(8, 2)
    else { return nil }
    return (width, height)
  }

  /// The size in the first frame header among the segments.
  ///
  /// - Spec: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1 and B.2.2
  private static func jpeg(_ reader: ByteReader) -> (Int, Int)? {
    guard reader.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while let marker = reader.big(offset, 2), marker >> 8 == 0xFF {
      switch marker & 0xFF {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD8: offset += 2
      case 0xD9, 0xDA: return nil
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = reader.big(offset + 5, 2), let width = reader.big(offset + 7, 2) else { return nil }
        return (width, height)
      default:
        guard let length = reader.big(offset + 2, 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  /// - Spec: https://www.rfc-editor.org/rfc/rfc9649
  private static func webp(_ reader: ByteReader) -> (Int, Int)? {
    guard reader.text(0, 4) == "RIFF", reader.text(8, 4) == "WEBP" else { return nil }
    switch reader.text(12, 4) {
    case "VP8 ":
      guard reader.big(23, 3) == 0x9D012A, let width = reader.little(26, 2), let height = reader.little(28, 2) else {
        return nil
      }
      return (width & 0x3FFF, height & 0x3FFF)
    case "VP8L":
      guard reader.big(20, 1) == 0x2F, let bits = reader.little(21, 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      guard let width = reader.little(24, 3), let height = reader.little(27, 3) else { return nil }
      return (width + 1, height + 1)
    default: return nil
    }
  }
}

/// A reader of numbers and texts at offsets in some bytes; `nil` if the bytes end before.
struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return bytes[offset..<(offset + count)]
  }

  func text(_ offset: Int, _ count: Int) -> String? {
    slice(offset, count).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A number of at most 7 bytes, the most significant first.
  func big(_ offset: Int, _ count: Int) -> Int? { slice(offset, count)?.reduce(0) { $0 << 8 | Int($1) } }

  /// A number of at most 7 bytes, the least significant first.
  func little(_ offset: Int, _ count: Int) -> Int? { slice(offset, count)?.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
