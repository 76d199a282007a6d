import VStyleCheck
import VStyleLint
import VStyleSyntax

/// The files of a revision of the git repository around the current folder, read with `git`.
struct GitFiles: Files {
  /// The revision, such as `HEAD~1`.
  private let revision: String

  let currentFolders: [String]

  /// Creates the files of a revision.
  ///
  /// - Throws: a usage error for an unknown revision, or outside of a repository.
  init(_ revision: String, currentFolders: [String]) throws(CommandError) {
    self.revision = revision
    self.currentFolders = currentFolders
    let words = ["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"]
    guard let found = ChildOutput(of: "git", words, withErrors: true) else {
      throw CommandError(.usage, "`git` cannot be run")
    }
    // A revision must not be read as an option.
    guard found.code == 0, !revision.hasPrefix("-") else {
      if GitFiles.isShallow {
        throw CommandError(
          .usage, "there is no revision `\(revision)` in this shallow clone, which lacks a part of the history",
          remarks: GitFiles.deepening(for: revision))
      }
      let guess = GitFiles.remoteBranch(of: revision).map { "; did you mean `\($0)`?" } ?? ""
      let reason = GitFiles.reason(found.output)
      throw CommandError(
        .usage,
        "there is no revision `\(revision)` of a git repository here\(guess)" + (reason.isEmpty ? "" : "; git says:"),
        remarks: reason)
    }
  }

  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    guard let run = GitFiles.git(["cat-file", "blob", object(path)]), run.code == 0 else {
      throw FileError(reason: "does not exist in `\(revision)`")
    }
    guard limit.allows(run.output.count) else { throw FileError(beyond: limit) }
    return run.output
  }

  func kind(_ path: String) -> FileKind {
    guard let run = GitFiles.git(["cat-file", "-t", object(path)]), run.code == 0 else { return .nothing }
    switch String(decoding: run.output, as: UTF8.self) {
    case "blob\n": return .file
    case "tree\n": return .folder
    default: return .other
    }
  }

  /// Links are never followed here: the blob of a link is its target as text.
  func isLink(_ path: String) -> Bool { false }

  func names(in folder: String) throws(FileError) -> [String] {
    // Without `--full-tree`, git leaves out what is not below the current folder, as seen from the listed one.
    guard let run = GitFiles.git(["ls-tree", "-z", "--full-tree", "--name-only", object(folder)]), run.code == 0 else {
      throw FileError(reason: "does not exist in `\(revision)`")
    }
    return run.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  func write(_ bytes: [UInt8], to path: String, over former: FormerContents) throws(FileError) {
    throw FileError(reason: "is in a revision")
  }

  func isInside(_ path: String, folder: String) -> Bool { true }

  func files(at revision: String) throws(CommandError) -> any Files {
    try GitFiles(revision, currentFolders: currentFolders)
  }

  /// The name of a file in git: `HEAD~1:./sheets/app.vstyle`.
  private func object(_ path: String) -> String {
    let relative = path.hasPrefix("/") ? FilePath.relative(path, to: currentFolders) : path
    return relative == "." ? "\(revision):./" : "\(revision):./\(relative)"
  }

  /// The lines that git writes about an error, such as a repository of another user. git writes nothing about a revision
  /// that does not exist.
  private static func reason(_ output: [UInt8]) -> [String] {
    String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).map { "  " + $0.drop { $0 == "\t" } }
  }

  /// Whether the repository is a clone without a part of the history, such as that of `git clone --depth 1`.
  private static var isShallow: Bool {
    git(["rev-parse", "--is-shallow-repository"]).map { String(decoding: $0.output, as: UTF8.self) } == "true\n"
  }

  /// What to do in a shallow clone. It has one branch only.
  private static func deepening(for revision: String) -> [String] {
    let isBranch = revision.allSatisfy { $0 != "~" && $0 != "^" } && !revision.hasPrefix("HEAD")
    let branches = isBranch ? " origin '+refs/heads/*:refs/remotes/origin/*'" : ""
    let own =
      isBranch && !revision.hasPrefix("origin/") ? ["then name a branch of the server as `origin/\(revision)`"] : []
    return ["get the whole history first: `git fetch --unshallow\(branches)`"] + own + [
      "in a workflow of GitHub, write `with: {fetch-depth: 0}` below `uses: actions/checkout@v4`"
    ]
  }

  /// The branch of the remote repository with a name that no local branch has; `nil` if it has none.
  private static func remoteBranch(of name: String) -> String? {
    let branch = "origin/\(name)"
    return git(["rev-parse", "--verify", "--quiet", "\(branch)^{tree}"])?.code == 0 ? branch : nil
  }

  private static func git(_ words: [String]) -> ChildOutput? { ChildOutput(of: "git", words) }
}
