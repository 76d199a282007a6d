import Foundation

/// Changes of files below a folder, but for its subfolder `outside`, which follow no link out of it and wait for no pipe.
struct AttackDisk: Sendable {
  /// The path of the folder, without links.
  let root: String

  /// Writes a file in place, as most editors do. What is no file, or leads out of the folder, is removed first.
  func write(_ bytes: some Sequence<UInt8>, to path: String) {
    if !isWritable(path) { remove(path) }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK, 0o644)
    guard file >= 0 else { return }
    append(Array(bytes), to: file)
    close(file)
  }

  /// Writes a file in two parts, with a pause in between.
  func writeSlowly(_ text: String, to path: String) {
    write(text.utf8.prefix(text.utf8.count / 2), to: path)
    pause(3)
    guard isWritable(path) else { return }
    let file = open(path, O_WRONLY | O_APPEND | O_NONBLOCK)
    guard file >= 0 else { return }
    append(Array(text.utf8.dropFirst(text.utf8.count / 2)), to: file)
    close(file)
  }

  /// Writes another file and renames it to the path.
  func replace(_ path: String, with text: String) {
    write(text.utf8, to: path + ".tmp")
    move(path + ".tmp", to: path)
  }

  /// Shortens a file.
  func cut(_ path: String, to count: Int) { if isWritable(path) { _ = truncate(path, off_t(count)) } }

  /// Makes a file of a size, without bytes on the disk.
  func makeHole(of size: Int, at path: String) {
    write([], to: path)
    if isWritable(path) { _ = truncate(path, off_t(size)) }
  }

  /// Removes whatever is at a path, with all of its content.
  func remove(_ path: String) {
    if unlink(path) == 0 || errno == ENOENT { return }
    setMode(path, 0o755)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Sets the permissions of a file below the folder, or of a folder.
  func setMode(_ path: String, _ mode: mode_t) {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR || isWritable(path) else { return }
    _ = chmod(path, mode)
  }

  /// Sets the times of a file below the folder to a moment long ago.
  func setOldTime(_ path: String) {
    var times = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
    if isWritable(path) { _ = utimes(path, &times) }
  }

  /// Moves a file or a folder, over another one.
  func move(_ path: String, to other: String) {
    if rename(path, other) == 0 { return }
    remove(other)
    _ = rename(path, other)
  }

  /// Makes a folder, with those above it.
  func makeFolder(_ path: String) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Replaces a path with a link.
  func link(_ path: String, to target: String) {
    remove(path)
    _ = symlink(target, path)
  }

  /// Replaces a path with a named pipe.
  func makePipe(_ path: String) {
    remove(path)
    _ = mkfifo(path, 0o644)
  }

  /// Replaces a path with a folder that is not empty.
  func makeFolder(inPlaceOf path: String) {
    remove(path)
    makeFolder(path)
    write("View { tag: 1; }".utf8, to: path + "/inside.vstyle")
  }

  /// Sleeps for some milliseconds.
  func pause(_ milliseconds: Int) { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }

  /// Whether a path leads to a folder.
  func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path leads to nothing, or to a file below the folder that is not in its subfolder `outside`.
  private func isWritable(_ path: String) -> Bool {
    var info = stat()
    guard lstat(path, &info) == 0 else { return true }
    guard let found = realpath(path, nil) else { return false }
    defer { free(found) }
    let target = String(cString: found)
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && target.hasPrefix(root + "/")
      && !target.hasPrefix(root + "/outside/")
  }

  private func append(_ bytes: [UInt8], to file: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
