import Foundation
import TestSupport
import Testing

@testable import VStyle

@Suite("Settings stores")
struct StoreTests {
  @Test("another store of the same folder reads a stored text; `nil` removes it")
  func roundTrip() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.path + "/made/when/needed"
    let store = FileStore(folder: folder)
    #expect(try store.text(forKey: "theme") == nil)
    for text in ["dark", "", "粉色 \n\0", String(repeating: "long", count: 50_000)] {
      try store.setText(text, forKey: "com.app.theme:ada/../böse")
      #expect(try FileStore(folder: folder).text(forKey: "com.app.theme:ada/../böse") == text)
    }
    #expect(
      scratch.contents.keys.filter { $0.hasSuffix("ng") } == [
        "made/when/needed/com.app.theme%3Aada%2F..%2Fb%C3%B6se.setting"
      ])
    try store.setText(nil, forKey: "com.app.theme:ada/../böse")
    try store.setText(nil, forKey: "com.app.theme:ada/../böse")
    #expect(try store.text(forKey: "com.app.theme:ada/../böse") == nil)
  }

  @Test("an incomplete temporary file is not read")
  func unfinished() throws {
    let scratch = try ScratchFolder()
    let store = FileStore(folder: scratch.path)
    try store.setText("old", forKey: "theme")
    try Data("ne".utf8).write(to: URL(fileURLWithPath: scratch.path + "/theme.setting.7.new"))
    #expect(try store.text(forKey: "theme") == "old")
    try store.setText("new", forKey: "theme")
    #expect(try store.text(forKey: "theme") == "new")
  }

  @Test("failed reads and writes throw a typed error; a manager works without its store")
  func failures() throws {
    let scratch = try ScratchFolder()
    let store = FileStore(folder: scratch.path)
    try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: scratch.path + "/theme.setting"))
    let unreadable = #expect(throws: StorageError.self) { try store.text(forKey: "theme") }
    #expect(unreadable?.operation == "read")
    #expect(throws: StorageError.self) { try store.setText("", forKey: "") }
    #expect(throws: StorageError.self) { try store.setText("", forKey: String(repeating: "ö", count: 40)) }
    let blocked = FileStore(folder: scratch.path + "/theme.setting/below")
    #expect(throws: StorageError.self) { try blocked.setText("x", forKey: "theme") }
    let manager = ThemeManager(store: blocked)
    manager.changeTheme(to: "dark")
    #expect(manager.currentThemeStyle == "dark")
  }

  @Test("the store uses the configuration folder of the user; invalid app names are rejected")
  func folders() throws {
    #expect(
      try FileStore(app: "a", variables: ["XDG_CONFIG_HOME": "/x", "HOME": "/h"]).folder == "/x/a")
    #expect(try FileStore(app: "a", variables: ["XDG_CONFIG_HOME": "x", "HOME": "/h"]).folder == "/h/.config/a")
    let application = "Library/Application Support"
    #expect(try FileStore.folder(of: "a", ["HOME": "/h"], inHome: application) == "/h/\(application)/a")
    #expect(try FileStore.folder(of: "a", ["XDG_CONFIG_HOME": "/x"], inHome: application) == "/x/a")
    for name in ["", "..", "a/b", "a/\u{301}b"] { #expect(throws: StorageError.self) { try FileStore(app: name) } }
    #expect(throws: StorageError.self) { try FileStore(app: "a", variables: ["HOME": "h"]) }
  }

  @MainActor
  @Test("packs are installed beside the choices; with a store of the app, in the folder of the default store")
  func skinFolder() throws {
    let variables = ProcessVariables.of("XDG_CONFIG_HOME", "HOME")
    let folder = try FileStore.folder(of: "vstylePackageTests.xctest", variables)
    #expect(UserSettings.skinFolder(beside: AppStore()) == folder + "/skins")
    #expect(UserSettings.skinFolder(beside: FileStore(folder: "/settings")) == "/settings/skins")
    #expect(UserSettings.skinFolder(beside: MemoryStore()) == nil)
  }

  private final class AppStore: SettingsStore {
    func text(forKey key: String) -> String? { nil }
    func setText(_ text: String?, forKey key: String) {}
  }

  @Test("a memory store accepts writes from any thread")
  func memory() async {
    let store = MemoryStore(["a": "1"])
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<50 { group.addTask { store.setText("\(number)", forKey: "\(number % 5)") } }
    }
    store.setText(nil, forKey: "a")
    #expect(store.all.keys.sorted() == ["0", "1", "2", "3", "4"])
  }

  @Test("opening a store removes temporary files of killed writes and no other file")
  func litter() throws {
    let scratch = try ScratchFolder()
    let kept = [
      "theme.setting", "theme.setting.new", "theme.setting.7.NEW", "theme.setting.07.new", "theme.7.new",
      ".setting.7.new",
      "a b.setting.7.new", "theme.setting.99999999999999999999.new", "theme.setting.8.new",
    ]
    for name in kept + ["theme.setting.7.new", "a%20b.setting.18446744073709551615.new"] {
      try Disk.create("\(scratch.path)/\(name)", [1])
    }
    try Disk.makeFolder(scratch.path + "/theme.setting.9.new")
    let lock = try FileLock(scratch.path + "/theme.setting.8.new", .exclusive, makes: false, waiting: 0)
    _ = FileStore(folder: scratch.path)
    #expect(try Disk.names(in: scratch.path) == (kept + ["theme.setting.9.new"]).sorted())
    withExtendedLifetime(lock) {}
  }

  @Test("only regular files are read; pipes and devices are rejected without blocking")
  func regularFiles() throws {
    let scratch = try ScratchFolder()
    #expect(mkfifo(scratch.path + "/theme.setting", 0o600) == 0)
    for path in [scratch.path + "/theme.setting", "/dev/zero", "/dev/tty", scratch.path] {
      let error = #expect(throws: StorageError.self, "\(path)") { try Disk.read(path, limit: .settingBytes) }
      #expect(error?.operation == "read")
    }
    #expect(throws: StorageError.self) { try FileStore(folder: scratch.path).text(forKey: "theme") }
    for path in ["/proc/kmsg", "/proc/self/mem", "/proc/self/status"] where Disk.kind(of: path) == .file {
      #expect((try? Disk.read(path, limit: .settingBytes)) ?? [] == [], "\(path)")
    }
    let sparse = scratch.path + "/sparse"
    try Disk.create(sparse, [])
    #expect(truncate(sparse, 1 << 40) == 0)
    let error = #expect(throws: StorageError.self) { try Disk.read(sparse, limit: .settingBytes) }
    #expect(error?.reason == "it has 1099511627776 bytes; the limit `setting-bytes` is 1 MiB")
    try FileManager.default.createSymbolicLink(atPath: scratch.path + "/link", withDestinationPath: "/etc/passwd")
    #expect(throws: StorageError.self) {
      try Disk.read(scratch.path + "/link", limit: .settingBytes, followsLinks: false)
    }
  }

  @Test("removal deletes one file or empty folder and does not follow links")
  func removal() throws {
    let scratch = try ScratchFolder()
    try Disk.makeFolder(scratch.path + "/a/\u{301}b/c")
    try Disk.create(scratch.path + "/kept", [2])
    try FileManager.default.createSymbolicLink(atPath: scratch.path + "/a/link", withDestinationPath: scratch.path)
    #expect(Disk.kind(of: scratch.path + "/a/link") == .link)
    #expect(throws: StorageError.self) { try Disk.create(scratch.path + "/kept", [3]) }
    #expect(throws: StorageError.self) { try Disk.read(scratch.path + "/kept", limit: .settingBytes, bytes: 0) }
    #expect(throws: StorageError.self) { try Disk.remove(scratch.path + "/a") }
    for path in ["/a/\u{301}b/c", "/a/\u{301}b", "/a/link", "/a"] { try Disk.remove(scratch.path + path) }
    #expect(try Disk.names(in: scratch.path) == ["kept"])
    #expect(try Disk.read(scratch.path + "/kept", limit: .settingBytes, bytes: 1) == [2])
    #expect(Disk.kind(of: "/dev/null") == .other)
  }
}
