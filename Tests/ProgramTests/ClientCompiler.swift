import Foundation
import TestSupport
import Testing

/// Compiles code of an app against the modules that were built with the tests.
enum ClientCompiler {
  /// The folder of the modules and the compiler; `nil` if one of them does not exist.
  static let tools: (modules: String, compiler: String)? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = (0..<4).map { _ in
      defer { folder.deleteLastPathComponent() }
      return folder.appendingPathComponent("Modules").path
    }
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard let modules = folders.first(where: { FileManager.default.fileExists(atPath: $0 + "/VStyle.swiftmodule") }),
      let compiler = paths.first(where: FileManager.default.isExecutableFile)
    else { return nil }
    return (modules, compiler)
  }()

  /// Compiles a text, and returns the lines of its errors, from 1, and the output of the compiler.
  ///
  /// An error without a line is returned as line 0.
  ///
  /// - Parameter options: further options of the compiler. The code is compiled as Swift 6 in any case.
  static func errors(in code: String, options: [String] = []) throws -> (lines: [Int], text: String) {
    let tools = try #require(tools)
    let scratch = try ScratchFolder()
    let file = try scratch.write(code, to: "Client.swift")
    // The compiler checks the values sent across isolation domains after the type check, when it emits SIL.
    let (text, status) = try run(
      tools.compiler,
      ["-emit-sil", "-parse-as-library", "-swift-version", "6", "-I", tools.modules, "-o", scratch.path + "/out"]
        + options + [file.path])
    let lines = text.split(separator: "\n").compactMap { line -> Int? in
      guard line.hasPrefix(file.path), line.contains(": error: ") else { return nil }
      return Int(line.dropFirst(file.path.count + 1).prefix { $0 != ":" })
    }
    // Line 0 represents all other failures.
    return (lines.isEmpty && status != 0 ? [0] : lines, text)
  }

  /// Compiles the Swift files of a module, and returns the paths of all that they declare, such as `Styles.sheet`.
  ///
  /// - Throws: an error with the output of the compiler if the files do not compile.
  static func declarations(in files: [String: String]) throws -> Set<String> {
    let tools = try #require(tools)
    let scratch = try ScratchFolder()
    let paths = try files.sorted { $0.key < $1.key }.map { try scratch.write($0.value, to: $0.key).path }
    let (text, status) = try run(
      tools.compiler,
      ["-emit-module", "-module-name", "Hostile", "-parse-as-library", "-swift-version", "6", "-I", tools.modules]
        + ["-o", scratch.path + "/Hostile.swiftmodule", "-emit-symbol-graph", "-emit-symbol-graph-dir", scratch.path]
        + ["-symbol-graph-minimum-access-level", "private"] + paths)
    try #require(status == 0, "\(text.suffix(4_000))")
    let graphs = try FileManager.default.contentsOfDirectory(atPath: scratch.path).filter {
      $0.hasSuffix(".symbols.json")
    }
    struct Graph: Decodable {
      struct Symbol: Decodable { let pathComponents: [String] }
      let symbols: [Symbol]
    }
    return Set(
      try graphs.flatMap { name in
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(scratch.path)/\(name)"))
        return try JSONDecoder().decode(Graph.self, from: data).symbols.map { $0.pathComponents.joined(separator: ".") }
      })
  }

  /// Compiles the Swift files of a program and runs it, beside its other files.
  ///
  /// - Returns: the output of the program, or of the compiler if it fails.
  static func output(of files: [String: String]) throws -> String {
    let tools = try #require(tools)
    let scratch = try ScratchFolder()
    let paths = try files.sorted { $0.key < $1.key }.map { try scratch.write($0.value, to: $0.key).path }
      .filter { $0.hasSuffix(".swift") }
    let program = scratch.path + "/program"
    let (text, status) = try run(
      tools.compiler,
      ["-parse-as-library", "-suppress-warnings", "-swift-version", "6", "-I", tools.modules, "-o", program]
        + sanitizers + paths + objects(beside: tools.modules))
    return status == 0 ? try run(program, [], settings: scratch.path + "/settings").text : text
  }

  /// The options for the sanitizer that the libraries are built with, whose functions their object files call.
  private static var sanitizers: [String] {
    dlsym(dlopen(nil, RTLD_LAZY), "__asan_init") == nil ? [] : ["-sanitize=address"]
  }

  /// The object files of the package's libraries.
  private static func objects(beside modules: String) throws -> [String] {
    let build = (modules as NSString).deletingLastPathComponent
    return try FileManager.default.contentsOfDirectory(atPath: build).sorted().flatMap { name -> [String] in
      let isOfLibrary = libraries.contains { name == "\($0).build" }
      guard isOfLibrary else { return [] }
      // The folder may also contain object files of deleted sources.
      let folder = name.hasSuffix("StandIn.build") ? "Tests" : "Sources"
      let target = "\(PackageRoot.path)/\(folder)/\(name.dropLast(6))"
      let paths = try FileManager.default.subpathsOfDirectory(atPath: target)
      // The sources of a debug build include those that a link leads to.
      let linked = paths.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: "\(target)/\($0)")) ?? [] }
      let names = Set((paths + linked).map { "\(($0 as NSString).lastPathComponent).o" })
      return try FileManager.default.contentsOfDirectory(atPath: "\(build)/\(name)").filter(names.contains)
        .map { "\(build)/\(name)/\($0)" }
    }
  }

  private static let libraries = [
    "PlatformStandIn", "SwiftUIStandIn", "VStyle", "VStyleCompiler", "VStyleEngine", "VStyleFoundation", "VStyleJSON",
    "VStylePacks", "VStyleProperties", "VStyleSchema", "VStyleSelectors", "VStyleSkins", "VStyleStylesheet",
    "VStyleSyntax", "VStyleTesting", "VStyleValues", "VStyleViews",
  ]

  /// Runs a program, which stores its settings in a folder.
  private static func run(
    _ program: String, _ arguments: [String], settings: String? = nil
  ) throws -> (text: String, status: Int32) {
    let process = Process()
    if let settings {
      process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CONFIG_HOME": settings]) { $1 }
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
