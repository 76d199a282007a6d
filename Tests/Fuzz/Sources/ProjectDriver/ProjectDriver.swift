import VStyleViews

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that calls the library for a fuzzed project, so that a trap ends this process and not the fuzzer.
///
/// Each line of the output begins with a word: `end`, `installed`, `issue`, `pack`, `read`, `ready`,
/// `refused`, `stored`, `unreadable` or `value`.
@main
enum ProjectDriver {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("open", 2): open(arguments[1])
    case ("install", 3...): install(arguments.dropFirst(2), in: arguments[1])
    case ("builtin", 2): addBuiltinPacks(of: arguments[1])
    case ("store", 3): store(characters: Int(arguments[2]) ?? 0, in: arguments[1])
    case ("write", 4): try write(versions: arguments[2...], in: arguments[1])
    case ("live", 2): LiveTreeScript(String(decoding: Bytes.ofFile(arguments[1]), as: UTF8.self)).run()
    default:
      print("usage: open|store|install|write FOLDER … | builtin FOLDER | live SCRIPT")
      exit(64)
    }
  }
}

/// The bytes of files.
enum Bytes {
  /// The bytes of a file, or none if it cannot be read.
  static func ofFile(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
  }
}
