import TestSupport
import Testing

/// Baselines that are read from another folder than the one in which they were written.
@Suite("the folder of a baseline")
struct BaselineFolderTests {
  /// A folder of the run, below that of the project or around it, and the arguments after `vstyle lint`.
  static let runs: [(folder: String, words: [String])] = [
    ("app", []), ("app", ["Sheets"]), ("app/Sheets", []), ("app/Sheets", ["."]), ("app", ["PROJECT/Sheets"]),
    ("", ["app"]), ("", ["app/Sheets"]), ("", ["PROJECT"]), ("app/Sheets", ["a.vstyle"]), ("app/Sheets", [".."]),
    ("app/Other", ["../Sheets"]), ("app/Other", ["../Sheets", "--no-discovery", "--baseline", "../baseline.json"]),
    ("app/Other", ["PROJECT/Sheets", "--no-discovery", "--baseline", "PROJECT/baseline.json"]),
  ]

  @Test("it accepts the same diagnostics, and its stale entries are found, in every folder", arguments: runs)
  func everywhere(_ folder: String, _ words: [String]) throws {
    let scratch = try ScratchFolder()
    let project = "\(scratch.path)/app"
    _ = try scratch.write("Label { alpha: 2; }\nLabel { row-hieght: 2; }\n", to: "app/Sheets/a.vstyle")
    _ = try scratch.write("", to: "app/Other/empty.txt")
    let written = try ProcessRun(["lint", "--write-baseline", "baseline.json"], in: project)
    #expect(written.code == 0 && written.errors == "2 diagnostics accepted\n")
    #expect(scratch.contents["app/baseline.json"]?.contains("\"path\": \"Sheets/a.vstyle\"") == true)
    _ = try scratch.write(#"{"baseline": "baseline.json"}"#, to: "app/vstyle.json")
    let words = ["lint", "--format", "concise"] + words.map { $0.replacing("PROJECT", with: project) }
    let run = try ProcessRun(words, in: "\(scratch.path)/\(folder)")
    #expect(run.output == "" && run.errors == "nothing found in 1 file, 2 in the baseline\n")
    _ = try scratch.write("Label { alpha: 1; }\nLabel { row-hieght: 2; text-colr: red; }\n", to: "app/Sheets/a.vstyle")
    let later = try ProcessRun(words, in: "\(scratch.path)/\(folder)")
    #expect(later.output.contains("`text-colr`") && later.output.contains("[baseline-stale VS9008]"), "\(later)")
    #expect(later.errors == "1 error in 1 of 1 file, 1 info about the baseline, 1 in the baseline\n")
  }

  @Test("a baseline that is written from another folder is the same")
  func written() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("Label { alpha: 2; }\n", to: "app/Sheets/a.vstyle")
    let here = try ProcessRun(["lint", "--write-baseline", "here.json"], in: "\(scratch.path)/app")
    let below = try ProcessRun(["lint", "--write-baseline", "../below.json"], in: "\(scratch.path)/app/Sheets")
    let pipe = try ProcessRun(
      ["lint", "--write-baseline", "/dev/stdout"], in: "\(scratch.path)/app", shell: "exec \"$@\" | cat")
    #expect(here.code == 0 && below.code == 0)
    let text = scratch.contents["app/here.json"]
    #expect(text != nil && text == scratch.contents["app/below.json"] && text == pipe.output)
  }

  @Test("a baseline that is written for a part of the sheets keeps the entries of the others")
  func part() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("Label { alpha: 2; }\n", to: "app/Sheets/a.vstyle")
    _ = try scratch.write("Label { alpha: 2; }\nLabel { row-hieght: 2; }\n", to: "app/Sheets/below/b.vstyle")
    let first = try ProcessRun(["lint", "--write-baseline", "baseline.json"], in: "\(scratch.path)/app")
    #expect(first.errors == "3 diagnostics accepted\n")
    let whole = scratch.contents["app/baseline.json"]
    let runs = [
      ("app", ["Sheets/a.vstyle"], "1 diagnostic accepted, 2 of other sheets kept\n"),
      ("app/Sheets/below", [], "2 diagnostics accepted, 1 of other sheets kept\n"),
    ]
    for (folder, words, summary) in runs {
      let path = folder == "app" ? "baseline.json" : "../../baseline.json"
      let run = try ProcessRun(["lint", "--write-baseline", path] + words, in: "\(scratch.path)/\(folder)")
      #expect(run.errors == summary)
      #expect(whole != nil && scratch.contents["app/baseline.json"] == whole)
    }
  }
}
