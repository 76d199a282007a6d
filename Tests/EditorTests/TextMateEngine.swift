import Foundation
import TestSupport
import VStyleSyntax

/// VS Code's own engine for TextMate grammars, which runs in Node.
struct TextMateEngine {
  /// The folder with the modules `vscode-textmate` and `vscode-oniguruma`; `nil` if there is none or no Node.
  static let modules: String? = Environment.textMateEngine.flatMap { folder in
    let hasNode = (try? Process.output(of: "command -v node", []))?.isEmpty == false
    return hasNode && FileManager.default.fileExists(atPath: folder + "/vscode-textmate") ? folder : nil
  }

  /// The parts of the bytes of files, by the scopes that a grammar gives them.
  ///
  /// - Parameters:
  ///   - files: the files. They must be UTF-8.
  ///   - grammar: the grammar.
  ///   - name: the name of its file, which ends with `.json` or not.
  static func parts(of files: [Fixture], with grammar: String, name: String = "grammar.json") throws -> [[SheetPart]] {
    let folder = try ScratchFolder()
    let grammarPath = try folder.write(grammar, to: name).path
    let paths = try folder.write(files.map { $0.path + "\n" }.joined(), to: "paths").path
    let script = PackageRoot.path + "/Tests/EditorTests/Fixtures/tokenize.js"
    let output = try Process.output(
      of: "node \"$1\" \"$2\" \"$3\" < \"$4\"", [script, modules ?? "", grammarPath, paths])
    let lines = output.split(separator: UInt8(ascii: "\n"))
    guard lines.count == files.count else { throw EngineError(lines: lines.count, files: files.count) }
    return try lines.map { try parts(of: $0) { $0 } }
  }

  /// The parts that a line of the engine's answer says: runs of bytes with their scopes.
  static func parts(of line: ArraySlice<UInt8>, scopes names: (String) -> String) throws -> [SheetPart] {
    let root = try JSONSerialization.jsonObject(with: Data(line))
    var parts: [SheetPart] = []
    for case let run as [Any] in root as? [Any] ?? [] {
      guard let end = run[0] as? Int, let scopes = run[1] as? String else { continue }
      let part = part(of: names(scopes))
      parts.append(contentsOf: repeatElement(part, count: end - parts.count))
    }
    return parts
  }

  /// The part that a list of scopes says, the first row with the beginning of one of them.
  static func part(of scopes: String) -> SheetPart {
    let names = scopes.split(separator: " ")
    return rows.first { row in names.contains { $0.hasPrefix(row.scope) } }?.part ?? .other
  }

  private static let rows: [(scope: String, part: SheetPart)] = [
    ("comment", .comment), ("string", .string), ("constant.numeric", .number), ("keyword.other.unit", .unit),
    ("keyword.control.at-rule", .atRule), ("meta.selector", .selector), ("meta.at-rule.prelude", .prelude),
    ("support.type.property-name", .property), ("meta.property-name", .property),
    ("constant.other.color", .color), ("support.constant.color", .color), ("support.function", .function),
    ("meta.function", .function), ("variable.other.custom-property", .variable), ("meta.property-value", .value),
  ]
}

/// An engine that did not answer for each file.
struct EngineError: Error {
  let lines: Int
  let files: Int
}

extension Process {
  /// The output of a shell command; its errors go to those of the test.
  static func output(of command: String, _ words: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command, "sh"] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return output
  }
}
