import VStyleCheck
import VStyleLint

extension DiskFiles: Files {
  func write(_ bytes: [UInt8], to path: String, over former: FormerContents) throws(FileError) {
    try FileWriter.write(bytes, to: path, over: former)
  }

  func makeFolder(_ path: String) throws(FileError) { try FileWriter.makeFolder(path) }

  func removeLeftover(of path: String) { FileWriter.removeLeftover(of: path) }

  func files(at revision: String) throws(CommandError) -> any Files {
    try GitFiles(revision, currentFolders: currentFolders)
  }
}
