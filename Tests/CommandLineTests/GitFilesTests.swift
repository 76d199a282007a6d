import Foundation
import TestSupport
import Testing

/// Comparisons with revisions of a real repository. They are skipped where `git` is missing.
@Suite("`vstyle diff --since`", .enabled(if: hasGit, "git is not installed"))
struct GitFilesTests {
  /// Runs the program without the variables of a `git` around the tests.
  private static let run = "unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; exec \"$@\""

  /// A repository with a commit, and edits after it.
  private static let setUp = """
    set -e
    unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
    export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
    mkdir -p app/parts
    echo '@import "parts/colors.vstyle"; Label { text-color: var(--ink) }' > app/main.vstyle
    echo ':root { --ink: red }' > app/parts/colors.vstyle
    echo 'Button { alpha: 0.5 }' > app/gone.vstyle
    git init -q . && git add . && git commit -q -m one
    echo ':root { --ink: navy }' > app/parts/colors.vstyle
    rm app/gone.vstyle
    echo 'Switch { alpha: 0.5 }' > app/added.vstyle
    """

  /// The expected changes, without the folder of the paths.
  private static let changes = """
    == app/added.vstyle
    Switch
      alpha: 1 -> 0.5
        applies now app/added.vstyle:1:10  Switch { alpha: 0.5 }

    == app/gone.vstyle
    Button
      alpha: 0.5 -> 1
        applies no more app/gone.vstyle:1:10  Button { alpha: 0.5 }

    == app/main.vstyle
    :root
      --ink: red -> navy
        changed app/parts/colors.vstyle:1:9  :root { --ink: navy }; before: --ink: red

    Label
      text-color: rgb(255, 0, 0) -> rgb(0, 0, 128)
        changed app/parts/colors.vstyle:1:9  :root { --ink: navy }; before: --ink: red

    """

  @Test("sheets, their imports, and added and removed sheets are compared with a revision")
  func changes() throws {
    let folder = try ScratchFolder()
    let run = try ProcessRun(
      ["diff", "--since", "HEAD"], in: folder.path, shell: "\(GitFilesTests.setUp)\nexec \"$@\"")
    #expect(run.output == GitFilesTests.changes)
    #expect(run.code == 1 && run.errors == "4 values of 4 views differ\n")
    let absolute = try ProcessRun(
      ["diff", "--since", "HEAD", "\(folder.path)/app"], in: folder.path, shell: GitFilesTests.run)
    #expect(absolute.code == 1 && absolute.output.contains("--ink: red -> navy"))
    let inside = try ProcessRun(
      ["diff", "--since=HEAD", "main.vstyle", "gone.vstyle"], in: "\(folder.path)/app", shell: GitFilesTests.run)
    #expect(inside.code == 1 && inside.errors == "3 values of 3 views differ\n")
    // Without a path, and with a folder: the names in a folder of the revision are not relative to the current one.
    let own = try ProcessRun(["diff", "--since", "HEAD"], in: "\(folder.path)/app", shell: GitFilesTests.run)
    #expect(own.output == GitFilesTests.changes.replacing("app/", with: ""))
    let above = try ProcessRun(["diff", "--since", "HEAD", ".."], in: "\(folder.path)/app", shell: GitFilesTests.run)
    #expect(above.output == GitFilesTests.changes.replacing("app/", with: "../app/"))
    let same = try ProcessRun(
      ["diff", "--since", "HEAD"], in: folder.path,
      shell:
        "unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; git add . && git -c user.name=a -c user.email=a commit -q -m two && exec \"$@\""
    )
    #expect(same.code == 0 && same.output == "" && same.errors == "no value differs\n")
  }

  @Test("an unknown revision, a missing path and a folder without a repository are errors")
  func errors() throws {
    let folder = try ScratchFolder()
    let outside = try ProcessRun(["diff", "--since", "HEAD"], in: folder.path, shell: GitFilesTests.run)
    #expect(outside.code == 64 && outside.errors.contains("there is no revision `HEAD` of a git repository here"))
    #expect(outside.errors.contains("git says:\n  fatal: not a git repository"))
    let unknown = try ProcessRun(
      ["diff", "--since=--help"], in: folder.path, shell: "\(GitFilesTests.setUp)\nexec \"$@\"")
    #expect(unknown.code == 64 && unknown.errors.contains("there is no revision `--help`"))
    let missing = try ProcessRun(
      ["diff", "--since", "HEAD", "nowhere.vstyle"], in: folder.path, shell: GitFilesTests.run)
    #expect(missing.code == 66 && missing.errors.contains("`nowhere.vstyle` does not exist"))
  }

  @Test("in a shallow clone, the message says how to get the history, and the commands do that")
  func shallow() throws {
    let folder = try ScratchFolder()
    let run = try ProcessRun(
      ["diff", "--since", "HEAD~1"], in: folder.path,
      shell: """
        \(GitFilesTests.setUp)
        git add . && git commit -q -m two && git checkout -q -b feature
        git branch -q -f main HEAD~1
        git clone -q --depth 1 "file://$PWD" shallow && cd shallow && exec "$@"
        """)
    #expect(run.code == 64 && run.errors.contains("there is no revision `HEAD~1` in this shallow clone"))
    #expect(run.errors.contains("`git fetch --unshallow`") && run.errors.contains("`with: {fetch-depth: 0}`"), "\(run)")
    let clone = "\(folder.path)/shallow"
    let branch = try ProcessRun(["diff", "--since", "main"], in: clone, shell: GitFilesTests.run)
    let fetch = "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'"
    #expect(branch.code == 64 && branch.errors.contains("`\(fetch)`") && branch.errors.contains("`origin/main`"))
    let own = GitFilesTests.run.replacing("exec", with: "\(fetch) 2> /dev/null; exec")
    let whole = try ProcessRun(["diff", "--since", "origin/main"], in: clone, shell: own)
    #expect(whole.code == 1 && whole.output.contains("--ink: red -> navy"), "\(whole)")
    let missing = try ProcessRun(["diff", "--since", "main"], in: clone, shell: GitFilesTests.run)
    #expect(missing.code == 64 && missing.errors.contains("did you mean `origin/main`?"), "\(missing)")
  }

  @Test("the reason of git is part of the message, such as a repository of another user")
  func otherOwner() throws {
    let folder = try ScratchFolder()
    let run = try ProcessRun(
      ["diff", "--since", "HEAD"], in: folder.path,
      shell: """
        \(GitFilesTests.setUp)
        export GIT_CONFIG_NOSYSTEM=1 GIT_TEST_ASSUME_DIFFERENT_OWNER=1
        exec "$@"
        """)
    #expect(run.code == 64 && run.errors.contains("there is no revision `HEAD` of a git repository here; git says:"))
    #expect(run.errors.contains("detected dubious ownership") && run.errors.contains("\n  git config --global --add"))
  }
}

private let hasGit = (try? ProcessRun([], shell: "git --version"))?.code == 0
