import Foundation

/// The location of a crash.
enum CrashPlace {
  /// Runs the program again with backtraces and returns the innermost function of the project.
  ///
  /// - Returns: the function with its file and line, or `nil` if it is unknown, as after a stack overflow.
  static func find(_ words: [String], in folder: String) -> String? {
    let options = "enable=yes,color=no,interactive=no,threads=crashed,images=none,limit=24,output-to=stderr"
    var limits = Child.Limits()
    limits.memory = 6_000_000_000
    let result = Child(["env", "SWIFT_BACKTRACE=\(options)"] + words, in: folder, limits: limits).wait()
    for line in (result.errors + result.output).split(separator: "\n") {
      guard let file = line.range(of: "Sources/"), let name = line.range(of: " in ") else { continue }
      let function = line[..<name.lowerBound].split(separator: " ").drop { !$0.hasPrefix("0x") }.dropFirst()
      let place = line[file.upperBound...].split(separator: ":").prefix(2).joined(separator: ":")
      return "\(function.joined(separator: " ").prefix(60)) \(place)"
    }
    return nil
  }
}
