import Foundation
import Testing

/// The code of a page, compiled as an app with the stand-ins, and run.
struct PageProgram {
  /// A block of code of a page.
  struct Block {
    let language: String
    let settings: [String: String]
    let text: String
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files of the program by their names.
  var files: [String: String]

  /// The blocks of a page.
  static func blocks(of page: String) throws -> [Block] {
    let text = try String(contentsOf: package.appendingPathComponent(page), encoding: .utf8)
    let parts = "\n\(text)".components(separatedBy: "\n```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let lines = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let words = lines[0].split(separator: " ").map { String($0) }
      let settings = words.dropFirst().map { $0.split(separator: "=", maxSplits: 1).map { String($0) } }
      return Block(
        language: words.first ?? "", settings: Dictionary(settings.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { $1 },
        text: lines.count > 1 ? "\(lines[1])\n" : "")
    }
  }

  /// Compiles the program without warnings, and runs it.
  ///
  /// - Parameter options: further options of the compiler.
  /// - Returns: the output of the program, or of the compiler if it fails.
  func output(_ options: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("program").path
    let compiled = try compile(in: folder, ["-o", program] + options + PageProgram.objects())
    return compiled.status == 0 ? try PageProgram.run(program, [], folder).text : compiled.text
  }

  /// Checks the program, without running it.
  ///
  /// - Returns: the output of the compiler; empty if it has no errors and warnings.
  func errors(_ options: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // The compiler checks the values sent across isolation domains after the type check, when it emits SIL.
    return try compile(in: folder, ["-emit-sil", "-o", folder.appendingPathComponent("sil").path] + options).text
  }

  /// Checks the types of the program as a part of a module.
  ///
  /// - Parameter options: the options of the compiler.
  /// - Returns: the output of the compiler; empty if it has no errors and warnings.
  func typeErrors(_ options: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try compile(in: folder, ["-typecheck"] + options).text
  }

  private func compile(in folder: URL, _ options: [String]) throws -> (text: String, status: Int32) {
    var sources: [String] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      if name.hasSuffix(".swift") { sources.append(file.path) }
    }
    let modules = try PageProgram.build.appendingPathComponent("Modules").path
    return try PageProgram.run(
      PageProgram.compiler,
      ["-parse-as-library", "-module-name", "Hello", "-swift-version", "6", "-warnings-as-errors", "-I", modules]
        + ["-Xfrontend", "-disable-cross-import-overlays"] + options + sources, folder)
  }

  /// The folder with the modules that were built with the tests.
  private static var build: URL {
    get throws {
      var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path) {
        try #require(folder.pathComponents.count > 1, "the modules of the tests are not there")
        folder.deleteLastPathComponent()
      }
      return folder
    }
  }

  private static var compiler: String {
    get throws {
      let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
      return try #require(paths.first(where: FileManager.default.isExecutableFile))
    }
  }

  /// The object files of the libraries. An app with UIKit has no headless views, so they are not among them.
  private static func objects() throws -> [String] {
    let libraries = [
      "QuartzCore", "UIKit", "VStyle", "VStyleCompiler", "VStyleEngine", "VStyleJSON", "VStylePacks",
      "VStyleProperties", "VStyleSchema", "VStyleSelectors", "VStyleSkins", "VStyleStylesheet", "VStyleSyntax",
      "VStyleTesting", "VStyleUIKit", "VStyleValues",
    ]
    return try libraries.flatMap { library in
      let map = try build.appendingPathComponent("\(library).build/output-file-map.json")
      let files = try JSONSerialization.jsonObject(with: Data(contentsOf: map)) as? [String: [String: String]]
      return (files ?? [:]).values.compactMap { $0["object"] }.sorted()
    }
  }

  /// Runs a program, which stores its settings in a folder.
  private static func run(
    _ program: String, _ arguments: [String], _ folder: URL
  ) throws -> (text: String, status: Int32) {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CONFIG_HOME": "\(folder.path)/settings"]) {
      $1
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
