import VStyleCheck
import VStyleLint
import VStyleSyntax

/// Files whose paths are relative to a folder.
struct FilesInFolder: ReadableFiles {
  private let root: String
  private let files: any ReadableFiles

  init(_ root: String, _ files: any ReadableFiles) {
    self.root = root
    self.files = files
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.cleaned(FilePath.joined(root, path))
  }

  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    try files.read(absolute(path), limit: limit)
  }

  func kind(_ path: String) -> FileKind { files.kind(absolute(path)) }

  func isLink(_ path: String) -> Bool { files.isLink(absolute(path)) }

  func names(in folder: String) throws(FileError) -> [String] { try files.names(in: absolute(folder)) }

  func isInside(_ path: String, folder: String) -> Bool {
    files.isInside(absolute(path), folder: absolute(folder.isEmpty ? "." : folder))
  }

  var currentFolders: [String] { root.hasPrefix("/") ? root.split(separator: "/").map(String.init) : [] }
}
