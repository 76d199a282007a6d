import Foundation
import RefereeSupport
import VStyleJSON
import VStyleSyntax

// Compares the answers of the conformance program with those of a browser.
//
// Usage: RefereeCheck CASES ANSWERS DIFFERENCES. The cases and the answers are JSON lines in the same order, and the
// differences are the table of those that are known. The exit code is 1 if the comparison fails.

let paths = CommandLine.arguments.dropFirst()
guard paths.count == 3 else {
  print("expected three files: CASES ANSWERS DIFFERENCES")
  exit(64)
}
let texts = paths.map { String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self) }
var report = RefereeReport(known: try KnownDifferences(table: texts[2]))
let answers = texts[1].split(separator: "\n")
for (number, line) in texts[0].split(separator: "\n").enumerated() {
  guard let item = RefereeCase(line: String(line)) else {
    print("line \(number + 1) of the cases is not a case")
    exit(65)
  }
  let source = SourceText(number < answers.count ? String(answers[number]) : "null")
  let answer = try JSONNode(parsing: source, depth: .treeDepth)
  report.add(item, item.differences(from: JSON(answer)))
}
let problems = report.problems(leastPart: 0.998)
print((report.summary + problems).joined(separator: "\n"))
exit(problems.isEmpty ? 0 : 1)
