import Foundation

/// The folder of stored findings: a subfolder for each class, with the generated project and a report.
struct FindingStore {
  /// The folder.
  let folder: String

  /// The maximum size of a stored file. Larger files are generated again when the finding is repeated. Unit: bytes.
  private static let sizeLimit = 1 << 20

  /// Stores a finding with the project that shows it, and replaces an earlier finding of the class.
  func keep(_ finding: Finding, _ run: CaseRun, origin: String) {
    let place = "\(folder)/FuzzProjects-\(finding.folderName)"
    try? FileManager.default.removeItem(atPath: place)
    for name in run.folder.files() {
      let bytes = run.folder.texts[name] ?? run.folder.read(name)
      if bytes.count <= FindingStore.sizeLimit { write("\(place)/project/\(name)", bytes) }
    }
    let text = """
      law: \(finding.law)
      command: \(finding.command)
      place: \(finding.place)
      found: \(finding.detail.prefix(4000))

      \(origin)
      repeat with: bash Tests/Fuzz/run repeat \(place)

      In the folder `project`, as far as the files are there:
      \(run.commands.joined(separator: "\n"))

      """
    write("\(place)/finding.txt", Array(text.utf8))
    write("\(place)/decisions", Array(run.choices.taken.map(String.init).joined(separator: " ").utf8))
    let edited = run.folder.replacements.keys.sorted().joined(separator: "\n")
    write("\(place)/edited", Array(edited.utf8))
  }

  /// The choices and the edited texts of a stored finding.
  static func load(_ place: String) -> (choices: [Int], replacements: [String: [UInt8]]) {
    func bytes(_ name: String) -> [UInt8] {
      Array((try? Data(contentsOf: URL(filePath: "\(place)/\(name)"))) ?? Data())
    }
    let numbers = String(decoding: bytes("decisions"), as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    let edited = String(decoding: bytes("edited"), as: UTF8.self).split(separator: "\n").map(String.init)
    return (numbers, Dictionary(edited.map { ($0, bytes("project/\($0)")) }) { first, _ in first })
  }

  private func write(_ path: String, _ bytes: [UInt8]) {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }
}
