extension CaseKind {
  /// Files of 1 GiB, which every command rejects by a limit of some megabytes.
  static let largeFiles = CaseKind("large", weight: 1) { run throws(Finding) in
    run.folder.write("a.vstyle", "Label { alpha: 0.5; }\n")
    run.folder.write("tree.json", #"{"type":"Label"}"#)
    run.folder.writeSparse("large.vstyle", size: 1 << 30)
    run.folder.makeFolder("imports")
    run.folder.write("imports/a.vstyle", "@import \"large.vstyle\";")
    run.folder.writeSparse("imports/large.vstyle", size: 1 << 30)
    let words = run.choices.pick([
      ["lint", "large.vstyle"], ["parse", "large.vstyle"], ["fmt", "--check", "large.vstyle"],
      ["lint", "imports/a.vstyle"],
      ["computed", "large.vstyle", "--tree", "tree.json"], ["computed", "a.vstyle", "--tree", "large.vstyle"],
      ["lint", "a.vstyle", "--config", "large.vstyle"], ["lint", "a.vstyle", "--skin", "large.vstyle"],
      ["lint", "a.vstyle", "--baseline", "large.vstyle"], ["lint", "a.vstyle", "--schema", "large.vstyle"],
      ["lint", "a.vstyle", "--changes", "large.vstyle"],
    ])
    if !run.isLeftOut(CaseRun.name(words), "large file") { try run.vstyle(words, place: "large file") }
  }
}
