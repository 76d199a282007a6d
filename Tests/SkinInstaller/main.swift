import VStyle
import VStyleSkins

/// A library and the choices beside it, as an app has them.
func open(_ folder: String) throws -> SkinManager {
  SkinManager(store: FileStore(folder: folder), library: try SkinLibrary(folder: folder + "/skins"))
}

// Does with a library what a test looks at from outside: in a process that can be killed, run out of space, or run
// beside others. Arguments: what to do, the folder to work in, then what that needs.
let (task, folder, rest) = (
  CommandLine.arguments[1], CommandLine.arguments[2], Array(CommandLine.arguments.dropFirst(3))
)
do {
  switch task {
  case "swap":
    // Installs versions of a pack in turn, puts them on and off and counts that, until somebody ends it.
    let (skins, store) = (try open(folder), FileStore(folder: folder))
    var count = Int(try store.text(forKey: "count")?.split(separator: " ").first ?? "") ?? 0
    while true {
      try skins.install(folder: rest[count % rest.count])
      try skins.skinChange(skins.skinName == "swap" ? "default" : "swap")
      count += 1
      try store.setText("\(count) " + String(repeating: "x", count: 4000), forKey: "count")
    }
  case "install":
    // Installs a folder once its input ends, so that a test can let several begin at the same time.
    let skins = try open(folder)
    while readLine() != nil {}
    print("installed", try skins.install(folder: rest[0]).joined(separator: " "))
  case "store":
    try FileStore(folder: folder).setText(String(repeating: "x", count: Int(rest[0]) ?? 0), forKey: "count")
    print("stored")
  case "open":
    for (name, pack) in try open(folder).skinPlistInfo.sorted(by: { $0.key < $1.key }) {
      print(name, pack.colors.count)
    }
  default: print("refused: `\(task)` is no task")
  }
} catch { print("refused: \(error)") }
