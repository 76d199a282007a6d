import VStyle
import VStylePacks
import VStyleSkins

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ProjectDriver {
  /// Opens a library and lists its packs.
  static func open(_ folder: String) {
    do { list(try manager(folder)) } catch { print("refused \(error)") }
  }

  /// Installs packs one after the other: archives, property lists, and folders, whose paths end with `/`.
  static func install(_ paths: ArraySlice<String>, in folder: String) {
    do {
      let manager = try manager(folder)
      for path in paths {
        do { report(try install(path, manager)) } catch { print("refused \(error)") }
      }
      list(manager)
    } catch { print("refused \(error)") }
  }

  /// Adds the built-in packs in a folder, as an app does.
  static func addBuiltinPacks(of folder: String) {
    let manager = SkinManager()
    do { print("installed with \(try manager.addBuiltinPacks(folder: folder).count) findings") } catch {
      print("refused \(error)")
    }
    print("end")
  }

  /// Stores a text of a length over another text, and reads it.
  static func store(characters: Int, in folder: String) {
    let store = FileStore(folder: folder)
    do {
      try store.setText("before", forKey: "text")
      do {
        try store.setText(String(repeating: "x", count: characters), forKey: "text")
        print("stored")
      } catch { print("refused \(error)") }
      print("read \(try store.text(forKey: "text")?.utf8.count ?? -1)")
    } catch { print("unreadable \(error)") }
  }

  /// Installs versions of a pack in turn, switches its skin on and off and stores texts, until the process is killed.
  static func write(versions: ArraySlice<String>, in folder: String) throws {
    let manager = try manager(folder)
    let store = FileStore(folder: folder)
    print("ready")
    fflush(nil)
    while true {
      for path in versions {
        guard let name = try install(path, manager).first else { return }
        try store.setText(String(repeating: "x", count: 4000), forKey: "text")
        try manager.skinChange(manager.skinName == name ? "default" : name)
      }
    }
  }

  private static func manager(_ folder: String) throws -> SkinManager {
    SkinManager(store: FileStore(folder: folder), library: try SkinLibrary(folder: folder + "/skins"))
  }

  private static func install(_ path: String, _ manager: SkinManager) throws -> [String] {
    if path.hasSuffix("/") { return try manager.install(folder: String(path.dropLast())) }
    if path.hasSuffix(".plist") { return try manager.updateSkinPlistInfo(Bytes.ofFile(path)) }
    return try manager.install(archive: Bytes.ofFile(path))
  }

  private static func report(_ names: [String]) {
    for name in names { print("installed \(name.debugDescription)") }
  }

  /// Prints a line for each pack: its name, the numbers of its colors, fonts and images, and a checksum.
  private static func list(_ manager: SkinManager) {
    for (name, pack) in manager.skinPlistInfo.sorted(by: { $0.key < $1.key }) {
      let keys = pack.colors.map { "\($0)\($1)" } + pack.fonts.map { "\($0)\($1)" } + pack.images.map { "\($0)\($1)" }
      let sum = keys.flatMap(\.utf8).reduce(0) { $0 &+ Int($1) }
      print("pack \(name.debugDescription) \(pack.colors.count) \(pack.fonts.count) \(pack.images.count) \(sum)")
    }
    print("end")
  }
}
