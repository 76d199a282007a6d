#if DEBUG || VSTYLE_ADVICE
  import VStyleCompiler
  import VStyleValues

  /// The suggestions for imported files that do not exist.
  struct ImportSuggestions {
    /// The sheets of a folder.
    private struct Folder {
      let names: Set<String>
      let list: [String]
      var guesses = NameGuesses()

      init(_ list: [String]) { (names, self.list) = (Set(list), list) }
    }

    private var folders: [String: Folder] = [:]

    /// The name of the sheet that an author may have meant; `nil` if none is similar.
    ///
    /// - Parameters:
    ///   - name: the name of the file that does not exist.
    ///   - path: its path.
    ///   - importing: the path of the sheet that imports it.
    ///   - loader: knows the names of the sheets in a folder. It is asked once for each folder.
    mutating func closest(
      to name: String, at path: String, from importing: String?, atMost limit: Int, _ loader: any SheetLoader
    ) -> String? {
      let folder = ImportPath.folder(of: path)
      var known = folders[folder] ?? Folder(loader.names(in: folder))
      defer { folders[folder] = known }
      let bare = name.prefix { $0 != "." }
      // A sheet that imports itself is another mistake.
      func isOther(_ name: String) -> Bool { (folder.isEmpty ? name : "\(folder)/\(name)") != importing }
      let similar = ["\(name).vstyle", "_\(name).vstyle", "\(bare).vstyle"].first {
        known.names.contains($0) && isOther($0)
      }
      if let similar { return similar }
      let list = known.list
      return known.guesses.closest(to: name, atMost: limit, share: 1) { SpellingCandidates(list) }
        .flatMap { isOther($0) ? $0 : nil }
    }
  }
#endif
