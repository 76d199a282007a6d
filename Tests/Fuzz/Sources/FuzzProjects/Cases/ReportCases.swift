import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension CaseKind {
  /// Files that a command writes can be read by commands, or by a parser of the format.
  static let reports = CaseKind("reports") { run throws(Finding) in
    let name = run.choices.pick(["a.vstyle", "a b.vstyle", "é\u{1}.vstyle", "<&\".vstyle"])
    run.folder.write(name, SheetGrammar.sheet(&run.choices))
    if run.choices.once(in: 3) {
      run.folder.write("s.json", try run.vstyle(["schema"]).output)
      let again = try run.vstyle(["schema", "--no-builtins", "--schema", "s.json"])
      try run.expect(again.exitCode == 0, "a written schema is read", "schema", again.errors)
      let third = "s2.json"
      run.folder.write(third, again.output)
      let last = try run.vstyle(["schema", "--no-builtins", "--schema", third])
      try run.expect(last.output == again.output, "a schema read is the schema written", "schema")
      return
    }
    try run.vstyle(["lint", "--preset", "all", name, "--write-baseline", "b.json"])
    let accepted = try run.vstyle(["lint", "--preset", "all", name, "--baseline", "b.json"])
    let isAccepted = accepted.exitCode == 0 && accepted.output.isEmpty
    try run.expect(
      isAccepted, "a baseline accepts what it was written for", "lint --baseline", accepted.output + accepted.errors)
    let format = run.choices.pick(["json", "sarif", "gitlab", "rdjson", "junit", "checkstyle"])
    let report = try run.vstyle(["lint", "--preset", "all", "--format", format, name])
    guard !report.output.isEmpty else { return }
    try run.expect(
      isReadable(report.output, format), "a report is read", "lint --format \(format)",
      String(report.output.prefix(2000)))
  }

  private static func isReadable(_ text: String, _ format: String) -> Bool {
    if ["junit", "checkstyle"].contains(format) { return XMLParser(data: Data(text.utf8)).parse() }
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }
}
