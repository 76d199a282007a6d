import VStyleLint

extension DiskFiles: Files {
  func write(_ bytes: [UInt8], to path: String) throws(FileError) { try FileWriter.write(bytes, to: path) }

  func files(at revision: String) throws(CommandError) -> any Files {
    try GitFiles(revision, currentFolders: currentFolders)
  }
}
