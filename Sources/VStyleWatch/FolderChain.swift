#if DEBUG || VSTYLE_WATCH
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Glibc)
    import Glibc
  #endif

  /// The folders in which a change can concern a file.
  enum FolderChain {
    /// Returns the folders above a file, from the root, and those of the files that links on the way lead to.
    static func folders(of path: String) -> [[String]] {
      var paths = [path]
      while paths.count < linkLimit, let last = paths.last, let target = target(of: last) { paths.append(target) }
      if let found = realpath(path, nil) {
        paths.append(String(cString: found))
        free(found)
      }
      return paths.map { path -> [String] in
        let parts = path.split(separator: "/").dropLast()
        let start = path.hasPrefix("/") ? "/" : "."
        return parts.indices.reduce(into: [start]) { folders, index in
          let folder = parts[...index].joined(separator: "/")
          folders.append(path.hasPrefix("/") ? "/" + folder : folder)
        }
      }
    }

    /// The number of links in a row that the system follows.
    private static let linkLimit = 40

    /// Returns the path that a link leads to, whether or not something is there; `nil` if the file is no link.
    private static func target(of path: String) -> String? {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { return nil }
      let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard !target.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return target }
      return "\(path[...slash])\(target)"
    }
  }
#endif
