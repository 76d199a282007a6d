import Foundation
import TestSupport

/// A change of the files of a sheet.
struct FileAttack: Sendable, CustomStringConvertible {
  /// What happens, for test reports.
  let description: String

  /// Changes the files. It may fail halfway, since an earlier attack may be in its way.
  let run: @Sendable () -> Void

  init(_ description: String, _ run: @escaping @Sendable () -> Void) {
    (self.description, self.run) = (description, run)
  }
}

/// Random changes of the files in a folder of sheets.
struct FileAttacks {
  private let disk: AttackDisk
  private let sheets: String
  private let main: String
  private var random: SeededGenerator
  private var number = 0

  /// Creates the attacks on the folder `app/sheets` of a folder.
  ///
  /// - Parameter main: the name of the sheet that an app shows.
  init(in root: String, main: String, _ random: SeededGenerator) {
    disk = AttackDisk(root: root)
    (sheets, self.main, self.random) = ("\(root)/app/sheets", main, random)
  }

  /// The next attack.
  mutating func next() -> FileAttack {
    number += 1
    let name =
      Int.random(in: 0..<3, using: &random) == 0 ? main : AttackText.names.randomElement(using: &random) ?? main
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: return save(name)
    case 5..<8: return damage(name)
    case 8: return replaceWithLink(name)
    case 9: return moveFolder()
    case 10: return move(name)
    default: return fill()
    }
  }

  /// Removes what is in the way of a sheet without errors, and saves it.
  mutating func repair() -> FileAttack {
    number += 1
    let (disk, path, folder, text) = (disk, path(main), sheets, AttackText.plain(number, in: main))
    return FileAttack("repair \(main.debugDescription) as \(number)") {
      for folder in [URL(fileURLWithPath: folder).deletingLastPathComponent().path, folder] {
        disk.setMode(folder, 0o755)
        if !disk.isFolder(folder) { disk.remove(folder) }
        disk.makeFolder(folder)
      }
      disk.write(text.utf8, to: path)
      disk.setMode(path, 0o644)
    }
  }

  private func path(_ name: String) -> String { "\(sheets)/\(name)" }

  private mutating func attack(
    _ words: String, _ name: String, _ run: @escaping @Sendable (AttackDisk, String) -> Void
  ) -> FileAttack {
    let (disk, path) = (disk, path(name))
    return FileAttack("\(words) \(name.debugDescription)") { run(disk, path) }
  }

  /// Saves a sheet as an editor does.
  private mutating func save(_ name: String) -> FileAttack {
    let text = AttackText.sheet(number, in: name, &random)
    let way = Int.random(in: 0..<7, using: &random)
    let words = ["in place", "slowly", "by a rename", "by a backup", "by a deletion", "in a burst", "with an old time"]
    return attack("save \(number) \(words[way]) \(text.debugDescription) to", name) { disk, path in
      disk.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      switch way {
      case 0: disk.write(text.utf8, to: path)
      case 1: disk.writeSlowly(text, to: path)
      case 2: disk.replace(path, with: text)
      case 3:
        disk.move(path, to: path + "~")
        disk.write(text.utf8, to: path)
        disk.remove(path + "~")
      case 4:
        disk.remove(path)
        disk.pause(2)
        disk.write(text.utf8, to: path)
      case 5: for count in 1...15 { disk.write(text.utf8.prefix(text.utf8.count * count / 15), to: path) }
      default:
        disk.write(text.utf8, to: path)
        disk.setOldTime(path)
      }
    }
  }

  /// Puts something else in the place of a sheet.
  private mutating func damage(_ name: String) -> FileAttack {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return attack("delete", name) { $0.remove($1) }
    case 1:
      let count = Int.random(in: 0..<60, using: &random)
      return attack("truncate to \(count)", name) { disk, path in disk.cut(path, to: count) }
    case 2: return attack("make a folder of", name) { $0.makeFolder(inPlaceOf: $1) }
    case 3: return attack("make a pipe of", name) { $0.makePipe($1) }
    case 4: return attack("make a huge file of", name) { $0.makeHole(of: 1 << 40, at: $1) }
    case 5: return attack("make a file a byte above the limit of", name) { $0.makeHole(of: 16 << 20 + 1, at: $1) }
    case 6: return attack("make a file of zeros of", name) { $0.makeHole(of: 3000, at: $1) }
    case 7: return attack("remove the permissions of", name) { $0.setMode($1, 0) }
    case 8: return attack("restore the permissions of", name) { $0.setMode($1, 0o644) }
    case 9:
      let (depth, number) = (Int.random(in: 94...98, using: &random), number)
      return attack("nest \(depth) blocks in", name) {
        $0.write(AttackText.nested(depth, number, in: name).utf8, to: $1)
      }
    default:
      let bytes = AttackText.bytes(number, in: name, &random)
      return attack("write \(bytes.prefix(60))… to", name) { $0.write(bytes, to: $1) }
    }
  }

  /// Puts a link in the place of a sheet.
  private mutating func replaceWithLink(_ name: String) -> FileAttack {
    let up = name.contains("/") ? "../" : ""
    let targets = [
      "loop.vstyle", "\(up)../../outside/secret.vstyle", "/dev/zero", "/dev/full", "/proc/version", "\(up)part.vstyle",
      "\(up)sub/deep.vstyle", "\(up)sub", "\(sheets)/main.vstyle", "gone/\u{1B}", "\(up)../links/now/kept.vstyle",
      URL(fileURLWithPath: name).lastPathComponent,
    ]
    let target = targets.randomElement(using: &random) ?? ""
    return attack("link to \(target.debugDescription)", name) { disk, path in
      disk.link(URL(fileURLWithPath: path).deletingLastPathComponent().path + "/loop.vstyle", to: "loop.vstyle")
      disk.link(path, to: target)
    }
  }

  /// Moves a sheet away, back, or to the place of another one.
  private mutating func move(_ name: String) -> FileAttack {
    let other = path(AttackText.names.randomElement(using: &random) ?? main)
    let way = Int.random(in: 0..<3, using: &random)
    return attack("move in way \(way) to \(other.suffix(20).debugDescription)", name) { disk, path in
      switch way {
      case 0: disk.move(path, to: path + ".away")
      case 1: disk.move(path + ".away", to: path)
      default: disk.move(path, to: other)
      }
    }
  }

  /// Removes, replaces or moves a folder above the sheets.
  private mutating func moveFolder() -> FileAttack {
    let parts = ["app", "app/sheets", "app/sheets/sub"]
    let folder = "\(disk.root)/\(parts.randomElement(using: &random) ?? "app")"
    let (disk, main, sheets) = (disk, path(main), sheets)
    let text = AttackText.plain(number, in: self.main)
    let way = Int.random(in: 0..<8, using: &random)
    return FileAttack("change the folder \(folder.dropFirst(disk.root.count)) in way \(way), with \(number)") {
      switch way {
      case 0: disk.remove(folder)
      case 1: disk.move(folder, to: folder + ".away")
      case 2: disk.move(folder + ".away", to: folder)
      case 3:
        disk.remove(folder)
        disk.makeFolder(sheets)
        disk.write(text.utf8, to: main)
      case 4:
        disk.move(folder, to: folder + ".away")
        disk.link(folder, to: folder + ".away")
      case 5: disk.link(folder, to: folder)
      case 6:
        // A link to a link to the folder, whose middle changes later.
        disk.move(folder, to: "\(disk.root)/links/one")
        disk.link("\(disk.root)/links/now", to: "one")
        disk.link(folder, to: "\(disk.root)/links/now")
      default:
        disk.makeFolder("\(disk.root)/links/two/sheets")
        for name in ["kept.vstyle", "main.vstyle", "part.vstyle", "sheets/main.vstyle"] {
          disk.write(text.utf8, to: "\(disk.root)/links/two/\(name)")
        }
        disk.link("\(disk.root)/links/next", to: "two")
        disk.move("\(disk.root)/links/next", to: "\(disk.root)/links/now")
      }
    }
  }

  /// Makes many sheets, or a long chain of imports.
  private mutating func fill() -> FileAttack {
    let text = AttackText.plain(number, in: main)
    if Bool.random(using: &random) {
      let count = FuzzRounds.isLong ? 1000 : 100
      return attack("make \(count) sheets and import them in", main) { disk, path in
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/many"
        disk.makeFolder(folder)
        for file in 0..<count { disk.write(".v5 { tag: \(file); }".utf8, to: "\(folder)/\(file).vstyle") }
        let imports = (0..<count).map { "@import 'many/\($0).vstyle';\n" }.joined()
        disk.write((imports + text).utf8, to: path)
      }
    }
    let depth = Int.random(in: 29...34, using: &random)
    return attack("make a chain of \(depth) imports in", main) { disk, path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/chain"
      disk.makeFolder(folder)
      for file in 0..<depth {
        let rest = file + 1 < depth ? "@import '\(file + 1).vstyle';" : ""
        disk.write((rest + ".v5 { tag: \(file); }").utf8, to: "\(folder)/\(file).vstyle")
      }
      disk.write(("@import 'chain/0.vstyle';" + text).utf8, to: path)
    }
  }
}
