import Foundation

/// A program that generates whole projects with grammars, runs the programs on them and checks laws.
///
///     FuzzProjects --program PATH --driver PATH [--found FOLDER] [--seconds N] [--cases N] [--seed N] [--from CASE]
///                  [--kinds NAME,…] [--shrink SECONDS] [--slowness FACTOR]
///     FuzzProjects --program PATH --driver PATH --repeat FOLDER
///
/// The exit code is 1 if a law is broken, and 64 if the arguments are wrong.
@main
enum FuzzProjects {
  static func main() {
    var options: [String: String] = [:]
    var words = CommandLine.arguments.dropFirst()
    while let name = words.popFirst(), let value = words.popFirst() { options[name] = value }
    guard let program = options["--program"], let driver = options["--driver"] else {
      print("usage: FuzzProjects --program PATH --driver PATH [--seconds N] [--seed N] [--repeat FOLDER]")
      exit(64)
    }
    let found = absolute(options["--found"] ?? "found")
    var fuzzer = Fuzzer(
      programs: Programs(
        vstyle: absolute(program), driver: absolute(driver),
        slowness: options["--slowness"].flatMap { Double($0) } ?? 1),
      store: FindingStore(folder: found),
      seed: options["--seed"].flatMap { UInt64($0) } ?? 1,
      kinds: options["--kinds"]?.split(separator: ",").map(String.init) ?? [],
      shrinkSeconds: options["--shrink"].flatMap { Double($0) } ?? 20)
    if let folder = options["--repeat"] {
      exit(fuzzer.repeatFinding(in: folder) ? 0 : 1)
    }
    let count = fuzzer.run(
      from: options["--from"].flatMap { Int($0) } ?? 0, count: options["--cases"].flatMap { Int($0) } ?? .max,
      seconds: options["--seconds"].flatMap { Double($0) } ?? 60)
    exit(count == 0 ? 0 : 1)
  }

  private static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path() }
}
