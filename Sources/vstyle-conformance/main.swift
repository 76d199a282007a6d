import VStyleJSON
import VStyleSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Answers the requests of a conformance grader, one JSON value on each line, until standard input ends.
//
// With `--report`, standard input has the answers and the grader's list of failures instead. Standard output then has
// the report page. If the tables of reasons do not match the run, it has the differences, and the exit code is 1.

let isReport = CommandLine.arguments.dropFirst().first == "--report"
var report = ConformanceReport()
while let line = readLine() {
  guard let node = try? JSONNode(parsing: SourceText(line), depth: .treeDepth) else { continue }
  let value = JSON(node)
  if isReport {
    report.add(value)
  } else {
    print(Operation.answer(value, hasHalves: SurrogateHalf.appears(in: line)).line, terminator: "")
  }
}
if isReport {
  let problems = report.problems
  print(problems.isEmpty ? report.markdown : problems.joined(separator: "\n"), terminator: "")
  exit(problems.isEmpty ? 0 : 1)
}
