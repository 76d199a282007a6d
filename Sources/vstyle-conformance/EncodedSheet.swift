import VStyleJSON
import VStyleSyntax

/// A sheet as bytes in an unknown encoding.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#input-byte-stream
struct EncodedSheet {
  private let bytes: [UInt8]
  private let protocolLabel: String?
  private let environmentLabel: String?

  init(_ input: JSON) {
    bytes = (input["css_bytes"]?.text ?? "").unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    protocolLabel = input["protocol_encoding"]?.text
    environmentLabel = input["environment_encoding"]?.text
  }

  /// The statements of the sheet and the name of its encoding.
  var result: JSON {
    let encoding = markedEncoding ?? fallbackEncoding
    let source = SourceText(encoding.decode(bytes), path: "sheet")
    let tree = SyntaxTree(parsing: encoding == .utf8 ? SourceText(path: "sheet", bytes: bytes) : source)
    return [Statements(tree).all, .string(encoding.rawValue)]
  }

  /// The encoding of the byte order mark: "BOM sniff".
  private var markedEncoding: Encoding? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    return bytes.starts(with: [0xFF, 0xFE]) ? .utf16LittleEndian : nil
  }

  /// The encoding without a byte order mark: "Determine the fallback encoding".
  private var fallbackEncoding: Encoding {
    if let encoding = protocolLabel.flatMap(Encoding.init(label:)) { return encoding }
    switch charset.flatMap(Encoding.init(label:)) {
    // "If the encoding name is utf-16be or utf-16le, return utf-8."
    case .utf16BigEndian, .utf16LittleEndian: return .utf8
    case .some(let encoding): return encoding
    case nil: return environmentLabel.flatMap(Encoding.init(label:)) ?? .utf8
    }
  }

  private var charset: String? {
    let start = Array("@charset \"".utf8)
    guard bytes.starts(with: start) else { return nil }
    let name = bytes.dropFirst(start.count).prefix(1024).prefix { $0 != 0x22 }
    guard bytes.dropFirst(start.count + name.count).starts(with: [0x22, 0x3B]) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}

/// The encodings of the suite.
enum Encoding: String {
  case utf8 = "utf-8"
  case utf16BigEndian = "utf-16be"
  case utf16LittleEndian = "utf-16le"
  case latin2 = "iso-8859-2"
  case cyrillic = "iso-8859-5"

  init?(label: String) {
    let words = label.split(separator: " ")
    guard words.count == 1 else { return nil }
    self.init(rawValue: words[0].lowercased())
  }

  /// Returns the text that bytes encode.
  func decode(_ bytes: [UInt8]) -> String {
    switch self {
    case .utf8: return String(decoding: bytes, as: UTF8.self)
    case .utf16BigEndian: return decodeUTF16(bytes) { UInt16($0) << 8 | UInt16($1) }
    case .utf16LittleEndian: return decodeUTF16(bytes) { UInt16($1) << 8 | UInt16($0) }
    case .latin2: return decode(bytes, upperHalf: Encoding.latin2Letters)
    case .cyrillic: return decode(bytes, upperHalf: Encoding.cyrillicLetters)
    }
  }

  private func decodeUTF16(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  private func decode(_ bytes: [UInt8], upperHalf: [Unicode.Scalar]) -> String {
    var out = String.UnicodeScalarView()
    for byte in bytes { out.append(byte < 0xA0 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0xA0]) }
    return String(out)
  }

  private static let latin2Letters = Array(
    ("\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
      + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙").unicodeScalars)

  private static let cyrillicLetters = Array(
    ("\u{A0}ЁЂЃЄЅІЇЈЉЊЋЌ\u{AD}ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
      + "абвгдежзийклмнопрстуфхцчшщъыьэюя№ёђѓєѕіїјљњћќ§ўџ").unicodeScalars)
}
