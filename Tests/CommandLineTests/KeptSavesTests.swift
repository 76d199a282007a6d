import Foundation
import TestSupport
import Testing
import VStyleCheck
import VStyleLint

@testable import VStyleCommandLine

/// Tests that nothing is lost of what a person saves while a command writes the same file.
///
/// `TEST_ROUNDS=<number>` multiplies the number of saves.
@Suite("saves while a command runs")
struct KeptSavesTests {
  /// A command, and the file that is saved while it runs.
  struct Writer: Sendable, CustomTestStringConvertible {
    let words: [String]
    let file: String
    var testDescription: String { words.joined(separator: " ") }
  }

  private static let writers = [
    Writer(words: ["fmt", "."], file: "s5.vstyle"), Writer(words: ["lint", ".", "--fix"], file: "s5.vstyle"),
    Writer(words: ["generate", ".", "--output", "."], file: "Styles.swift"),
  ]

  /// The ways that leave the other files of the folder alone, which the command reads.
  private static let ways = SavingWay.all.filter { !$0.description.contains("folder") }

  @Test("a save is kept, whatever its moment and its way", arguments: writers)
  func kept(_ writer: Writer) throws {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var refused = 0
    for round in 0..<Environment.rounds(1) {
      for way in Self.ways {
        let folder = try ScratchFolder()
        for sheet in 0..<8 {
          let text = "Label{is-hidden:true}/*" + String(repeating: "a", count: 4_000) + "*/.c\(sheet){alpha:1}"
          _ = try folder.write(text, to: "s\(sheet).vstyle")
        }
        _ = try ProcessRun(["generate", ".", "--output", "."], in: folder.path)
        if writer.file == "Styles.swift" { _ = try folder.write(".new{alpha:1}", to: "s9.vstyle") }
        let process = try ProcessRun.start(writer.words, in: folder.path)
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        usleep(UInt32.random(in: 0..<400_000, using: &random))
        let work = "/* my new work \(round) */\n.mine{alpha:1}\n"
        try way.save(work, "\(folder.path)/\(writer.file)")
        let written = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let now = try String(contentsOfFile: "\(folder.path)/\(writer.file)", encoding: .utf8)
        let note = "\(way), TEST_SEED=\(SeededGenerator.seed)\n\(written)\n\(said)"
        if writer.file.hasSuffix(".vstyle") {
          #expect(now.contains("my new work \(round)"), "\(note)")
        } else {
          // A generated file that was saved before the command read it is stale, and is written again.
          #expect(now == work || written.contains(writer.file), "\(note)")
        }
        // A file that the command leaves as it is although it would change it has an error.
        let isRefused = said.contains("`\(writer.file)`") || said.contains("`./\(writer.file)`")
        #expect(isRefused == (process.terminationStatus == 73), "\(note)")
        if isRefused { refused += 1 }
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("-new") }
        #expect(left == [], "\(note)")
      }
    }
    print(
      "\(writer.testDescription): \(Environment.rounds(1) * Self.ways.count) saves, \(refused) files left as they were")
  }

  @Test("a file is written over the bytes that were read, and over no others", arguments: [false, true])
  func former(_ hasLink: Bool) throws {
    let folder = try ScratchFolder()
    let path = try folder.write("saved", to: "a.vstyle").path
    if hasLink { #expect(link(path, "\(folder.path)/other") == 0) }
    let error = #expect(throws: FileError.self) {
      try FileWriter.write(Array("new".utf8), to: path, over: .bytes(Array("read".utf8)))
    }
    #expect(error?.reason.contains("was changed by another program meanwhile") == true)
    #expect(throws: FileError.self) { try FileWriter.write(Array("new".utf8), to: path, over: .nothing) }
    #expect(folder.contents == (hasLink ? ["a.vstyle": "saved", "other": "saved"] : ["a.vstyle": "saved"]))
    try FileWriter.write(Array("new".utf8), to: path, over: .bytes(Array("saved".utf8)))
    #expect(folder.contents == (hasLink ? ["a.vstyle": "new", "other": "new"] : ["a.vstyle": "new"]))
    try FileWriter.write(Array("b".utf8), to: "\(folder.path)/b", over: .nothing)
    #expect(throws: FileError.self) {
      try FileWriter.write(Array("c".utf8), to: "\(folder.path)/c", over: .bytes(Array("read".utf8)))
    }
    #expect(folder.contents["b"] == "b" && folder.contents["c"] == nil && folder.contents.count == (hasLink ? 3 : 2))
  }

  @Test(
    "a sheet that is a link out of the folder is left out, unless it is named",
    arguments: [["fmt"], ["lint", "--fix"]])
  func links(_ words: [String]) throws {
    let folder = try ScratchFolder()
    let outside = try folder.write("Label{is-hidden:true}", to: "home/other.css").path
    _ = try folder.write("Label{is-hidden:true}", to: "project/a.vstyle")
    let link = "\(folder.path)/project/b.vstyle"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../home/other.css")
    let run = try ProcessRun(words + ["."], in: folder.path + "/project")
    #expect(run.errors.contains("`b.vstyle` is a link to a file outside of its folder, and is left out"), "\(run)")
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == "Label{is-hidden:true}")
    #expect(folder.contents["project/a.vstyle"] != "Label{is-hidden:true}")
    _ = try ProcessRun(words + ["b.vstyle"], in: folder.path + "/project")
    #expect(try String(contentsOfFile: outside, encoding: .utf8) != "Label{is-hidden:true}")
  }

  @Test("generated code does not follow a link")
  func generatedLink() throws {
    let folder = try ScratchFolder()
    let victim = try folder.write("mine", to: "victim").path
    _ = try folder.write(".a { alpha: 1; }", to: "project/a.vstyle")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/project/Styles.swift", withDestinationPath: "../victim")
    let run = try ProcessRun(["generate", "a.vstyle", "--output", "."], in: folder.path + "/project")
    #expect(run.code == 73 && run.errors.contains("`Styles.swift` is a link"), "\(run)")
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
  }

  @Test("a hard link with the name of the temporary file is not written through")
  func temporaryLink() throws {
    let folder = try ScratchFolder()
    let victim = try folder.write("mine", to: "victim").path
    _ = try folder.write("Label{alpha:1}", to: "a.vstyle")
    #expect(link(victim, "\(folder.path)/.a.vstyle.vstyle-new") == 0)
    let run = try ProcessRun(["fmt", "a.vstyle"], in: folder.path)
    #expect(run.code == 73 && run.errors.contains("is the name of another file; remove it"), "\(run)")
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
    #expect(folder.contents["a.vstyle"] == "Label{alpha:1}")
  }

  @Test("`init` goes on after a run that was ended between its files")
  func initialize() throws {
    let whole = try ScratchFolder()
    _ = try ProcessRun(["init"], in: whole.path)
    for name in whole.contents.keys {
      let folder = try ScratchFolder()
      _ = try folder.write(try #require(whole.contents[name]), to: name)
      let run = try ProcessRun(["init"], in: folder.path)
      #expect(run.code == 0 && folder.contents == whole.contents, "\(name): \(run)")
      _ = try folder.write("other", to: name)
      let other = try ProcessRun(["init"], in: folder.path)
      #expect(other.code == 73 && folder.contents[name] == "other", "\(other)")
    }
  }
}
