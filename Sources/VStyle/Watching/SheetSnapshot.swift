#if DEBUG
  import Synchronization
  package import VStyleCompiler
  package import VStyleSyntax

  /// The files of a sheet, each read once and watched before it is read.
  ///
  /// A scope with several sheets compiles all of them again when one changes. A loader of files would then read imports
  /// that nobody has checked. The snapshot returns what was checked.
  package final class SheetSnapshot: SheetLoader {
    private struct State {
      var files: [String: Result<SourceText, ImportFailure>] = [:]
      var isInside: [String: Bool] = [:]
      /// Whether no further file is read.
      var isComplete = false
    }

    private let state = Mutex(State())
    private let watcher: FileWatcher
    private let files = FileLoader()

    /// Creates a snapshot without files.
    ///
    /// - Parameter watcher: watches each file before it is read.
    init(watcher: FileWatcher) { self.watcher = watcher }

    /// Returns a file as it was when it was read first.
    ///
    /// - Throws: ``VStyleCompiler/ImportFailure`` if it could not be read then, or if the sheet does not use it.
    package func load(_ path: String) throws(ImportFailure) -> SourceText {
      let result = state.withLock { state -> Result<SourceText, ImportFailure> in
        if let known = state.files[path] { return known }
        guard !state.isComplete else { return .failure(ImportFailure("is not a file of the sheet")) }
        watcher.add(path)
        let result = Result { () throws(ImportFailure) in try files.load(path) }
        state.files[path] = result
        return result
      }
      return try result.get()
    }

    /// The names of the sheets that are in a folder now.
    package func names(in folder: String) -> [String] { files.names(in: folder) }

    /// Whether a path was inside a folder when it was asked first.
    package func isInside(_ path: String, folder: String) -> Bool {
      state.withLock { state in
        if let known = state.isInside[path] { return known }
        guard !state.isComplete else { return true }
        watcher.add(path)
        let isInside = files.isInside(path, folder: folder)
        state.isInside[path] = isInside
        return isInside
      }
    }

    /// Ends the reading of further files, and the watching of other ones.
    func complete() {
      let paths = state.withLock { state in
        state.isComplete = true
        return Set(state.files.keys).union(state.isInside.keys)
      }
      watcher.watch(paths)
    }

    /// Whether two snapshots have the same files with the same content.
    func isEqual(to other: SheetSnapshot) -> Bool {
      if self === other { return true }
      let (mine, its) = (state.withLock(\.self), other.state.withLock(\.self))
      return mine.files == its.files && mine.isInside == its.isInside
    }

    /// Whether a file is missing or empty that is not so in a former snapshot. An editor may be saving it.
    func isUnfinished(after former: SheetSnapshot) -> Bool {
      let (mine, its) = (state.withLock(\.files), former.state.withLock(\.files))
      return mine.contains { path, file in !file.hasContent && its[path]?.hasContent != false }
    }
  }

  extension Result<SourceText, ImportFailure> {
    /// Whether the file could be read and is not empty.
    fileprivate var hasContent: Bool { (try? get().bytes.isEmpty) == false }
  }
#endif
