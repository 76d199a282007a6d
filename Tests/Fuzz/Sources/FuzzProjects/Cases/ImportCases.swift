extension CaseKind {
  /// Imports of existing files, missing files, files outside the folder, and links.
  static let imports = CaseKind("imports", weight: 4) { run throws(Finding) in
    let secret = "Zq7secret"
    run.folder.write("outside/secret.vstyle", "Label { alpha: \(secret); }\n\(secret) {\n")
    let names = [
      "in/a.vstyle", "in/b.vstyle", "in/sub/c.vstyle", "in/link.vstyle", "in/linked/secret.vstyle",
      "in/folder.vstyle/x",
    ]
    run.folder.makeFolder("in/sub")
    for name in names[..<3] {
      let imports = run.choices.several(0...3) { choices in
        let target = choices.pick([
          "a.vstyle", "b.vstyle", "sub/c.vstyle", "../a.vstyle", "missing.vstyle", "link.vstyle",
          "linked/secret.vstyle",
          "../outside/secret.vstyle", "./sub/../b.vstyle", "sub/../../outside/secret.vstyle", "/etc/passwd",
          "pipe.vstyle",
          "folder.vstyle", "\\2e\\2e/outside/secret.vstyle", "%2e%2e/outside/secret.vstyle",
          "sub/up/outside/secret.vstyle",
        ])
        return "@import \(choices.pick(["\"\(target)\"", "url(\"\(target)\")", "url(\(target))"]));\n"
      }
      run.folder.write(name, imports.joined() + "Label { alpha: 0.5; }\n")
    }
    run.folder.link("in/link.vstyle", to: "../outside/secret.vstyle")
    run.folder.link("in/linked", to: "../outside")
    run.folder.link("in/sub/up", to: "../..")
    run.folder.makeFolder("in/folder.vstyle")
    run.folder.write("tree.json", #"{"type":"Label"}"#)
    let words = run.choices.pick([
      ["lint", "in/a.vstyle"], ["computed", "in/a.vstyle", "--tree", "tree.json"],
      ["lint", "in/a.vstyle", "in/b.vstyle", "--format", "json"],
      ["lint", "--fix", "in/a.vstyle"],
    ])
    let result = try run.vstyle(words)
    let shown = (result.output + result.errors).split(separator: "\n").first {
      $0.contains(secret) || $0.contains("root:x")
    }
    try run.expect(shown == nil, "sheets stay in their folder", words[0], String(shown ?? ""))
  }
}
