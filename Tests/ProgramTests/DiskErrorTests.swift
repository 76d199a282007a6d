import Foundation
import TestSupport
import Testing
import VStyleViews

/// A mount namespace: file systems that a script mounts in it are invisible to other processes.
enum MountNamespace {
  static let isAllowed = (try? run("mount -t tmpfs t \"$1\"", FileManager.default.temporaryDirectory.path).status) == 0

  /// Runs a bash script in a new mount namespace.
  static func run(_ script: String, _ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "-rm", "bash", "-uc", script, "bash"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}

@Suite("Full and read-only disks")
struct DiskErrorTests {
  /// Installs version 1, tries writes on a limited, read-only or full disk, and prints each result.
  private static let script = """
    cd "$1"; program=$2
    mkdir disk; mount -t tmpfs -o size=600k t disk
    "$program" install disk/work version1 < /dev/null; "$program" store disk/work 4000
    sums() { find disk -type f ! -name fill -exec sha256sum {} + | sort; }
    before=$(sums)
    try() {
      local name=$1 answer; shift
      answer=$("$@" 2>&1 < /dev/null) || answer="killed"
      "$program" open disk/work > opened
      case $answer in installed*|stored*) echo "$name: done"; return;; esac
      test "$(sums)" = "$before" && echo "$name: untouched" || echo "$name: TOUCHED $answer"
    }
    limited() { ulimit -f 3; "$program" "$@"; }
    patient() { trap '' XFSZ; limited "$@"; }
    try killed-by-limit bash -c "$(declare -f limited); program=$program limited install disk/work version2"
    try limit bash -c "$(declare -f limited patient); program=$program patient install disk/work version2"
    try limit-store bash -c "$(declare -f limited patient); program=$program patient store disk/work 5000"
    mount -o remount,ro disk
    try read-only "$program" install disk/work version2
    try read-only-store "$program" store disk/work 5000
    mount -o remount,rw disk
    for pages in 0 1 2 3 5 9 20 40 44 46 48 80; do
      free=$(df --output=avail -k disk | tail -n 1)
      head -c $(((free - pages * 4) * 1024)) /dev/zero > disk/fill
      if [ $pages = 0 ]; then try "store $pages" "$program" store disk/work 5000; fi
      try "install $pages" "$program" install disk/work version2
      rm disk/fill
    done
    """

  @Test(
    "an install or a write completes, or leaves every file unchanged",
    .enabled(if: MountNamespace.isAllowed, "`unshare -rm` may not mount a file system here"))
  func full() throws {
    let scratch = try ScratchFolder()
    for number: UInt8 in [1, 2] {
      _ = try InstallerProgram.version(number, of: ["swap", "default"], in: scratch.path)
    }
    let program = try #require(InstallerProgram.url)
    let (status, text) = try MountNamespace.run(DiskErrorTests.script, scratch.path, program.path)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(status == 0 && lines.count == 20, "\(text)")
    #expect(lines.filter { $0.hasSuffix(": untouched") }.count > 10, "\(text)")
    #expect(lines.last == "install 80: done", "\(text)")
    #expect(!text.contains("TOUCHED"), "\(text)")
  }
}
