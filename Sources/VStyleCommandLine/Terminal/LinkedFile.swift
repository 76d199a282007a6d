import VStyleCheck
import VStyleLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written in place, because a new file would lose its hard links or its owner.
///
/// A process that ends in the middle of the write would leave a mixture of old and new bytes. So the old bytes are
/// first saved beside the file, as `.<name>.vstyle-old`, and removed after the write. If the write fails, the old bytes
/// are written back. If the process ends, the saved bytes stay, and the next write is refused with the way out.
struct LinkedFile {
  /// The path of the file, without symbolic links.
  let path: String

  /// The status of the file before the write.
  let status: stat

  /// The path of the temporary file that the process has locked.
  let temporary: String

  /// The path of the saved bytes.
  let rescue: String

  /// Throws an error if a process is writing the file, or has ended in the middle of a write.
  static func check(_ rescue: String) throws(FileError) {
    let file = open(rescue, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    // The process that writes still has the lock of the temporary file, which became this file.
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else { throw FileWriter.busy }
    throw FileError(
      reason: "was not written to its end by an earlier process; its bytes before that are in `\(rescue)`: copy them "
        + "back with `cp`, and remove that file")
  }

  /// Overwrites the file.
  ///
  /// - Parameters:
  ///   - bytes: the new contents.
  ///   - file: the locked temporary file.
  ///   - former: what the file must contain.
  /// - Throws: ``FileError`` with the reason. The file then has its old contents.
  func write(_ bytes: [UInt8], _ file: Int32, over former: FormerContents) throws(FileError) {
    let target = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard target >= 0 else { throw FileWriter.failure() }
    defer { close(target) }
    let old = StandardStreams.read(target)
    guard old.count == Int(status.st_size) else {
      throw FileError(reason: "cannot be written: its old bytes cannot be saved")
    }
    if case .bytes(let former) = former, old != former { throw FileWriter.changed }
    guard StandardStreams.write(old, to: file), fsync(file) == 0, rename(temporary, rescue) == 0 else {
      throw FileWriter.failure()
    }
    let isWritten = overwrite(target, with: bytes)
    let error = FileWriter.failure()
    // Shorter old bytes need no new space on the disk, so they can be written back.
    guard isWritten || overwrite(target, with: old) else {
      throw FileError(reason: error.reason + "; its old bytes are in `\(rescue)`")
    }
    unlink(rescue)
    if !isWritten { throw error }
  }

  /// Writes bytes from the start of a file, cuts off what is longer, and restores the mode, from which a write may take
  /// bits. Returns whether all of that succeeded.
  private func overwrite(_ target: Int32, with bytes: [UInt8]) -> Bool {
    lseek(target, 0, SEEK_SET) == 0 && StandardStreams.write(bytes, to: target)
      && ftruncate(target, off_t(bytes.count)) == 0 && restoreMode(target) && fsync(target) == 0
  }

  private func restoreMode(_ target: Int32) -> Bool {
    var now = stat()
    guard fstat(target, &now) == 0 else { return false }
    return now.st_mode == status.st_mode || fchmod(target, status.st_mode & 0o7777) == 0
  }
}
