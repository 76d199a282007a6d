#if DEBUG || VSTYLE_WATCH
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Glibc)
    import Glibc
  #endif

  /// The ways that the system takes to some files, folder by folder and link by link.
  ///
  /// A change of any folder on the way to a file can concern the file. Each folder is visited before an entry in it is
  /// looked up. So if a visit watches the folder, no later change of the way is missed.
  struct FolderWalk {
    /// A path as the bytes of the system, which need not be text, without a zero at the end.
    private typealias Path = [CChar]

    private let visit: (_ folder: [CChar], _ isNearest: Bool) -> Void
    private var visited: (nearest: Set<Path>, others: Set<Path>) = ([], [])
    private var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))

    /// Creates a walk that visits no folder twice.
    ///
    /// - Parameter visit: takes a folder, with a zero at its end, and whether a file or a link to one is in it.
    init(visit: @escaping (_ folder: [CChar], _ isNearest: Bool) -> Void) { self.visit = visit }

    /// Walks to a file, and visits the path itself too, which may lead to a folder.
    mutating func walk(to path: String) {
      let path = Path(path.utf8CString.dropLast())
      var folder = FolderWalk.start(of: path)
      var parts = FolderWalk.parts(of: path)
      var links = 0
      pass(folder, before: parts)
      while let part = parts.popLast() {
        let next = (folder == FolderWalk.root ? folder : folder + FolderWalk.root) + part
        if let target = target(of: next) {
          links += 1
          guard links < FolderWalk.linkLimit else { return }
          parts += FolderWalk.parts(of: target)
          if target.starts(with: FolderWalk.root) { folder = FolderWalk.root }
        } else {
          folder = next
        }
        pass(folder, before: parts)
      }
    }

    /// The number of links on the way to a file that the system follows.
    private static let linkLimit = 40

    private static let root: Path = [CChar(bitPattern: UInt8(ascii: "/"))]

    private static func start(of path: Path) -> Path {
      path.starts(with: root) ? root : [CChar(bitPattern: UInt8(ascii: "."))]
    }

    /// The names in a path, the last one first.
    private static func parts(of path: Path) -> [Path] { path.split(separator: root[0]).reversed().map(Path.init) }

    private mutating func pass(_ folder: Path, before parts: [Path]) {
      let isNearest = parts.count == 1
      let isNew = isNearest ? visited.nearest.insert(folder).inserted : visited.others.insert(folder).inserted
      if isNew { visit(folder + [0], isNearest) }
    }

    /// Returns the path that a link leads to, whether or not something is there; `nil` if the file is no link.
    private mutating func target(of path: Path) -> Path? {
      let count = readlink(path + [0], &buffer, buffer.count)
      return count > 0 ? Path(buffer[..<count]) : nil
    }
  }
#endif
