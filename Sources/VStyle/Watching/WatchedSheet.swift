#if DEBUG
  import VStyleCompiler
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// A sheet in a file that is watched with its imports.
  struct WatchedSheet: Sendable {
    let path: String
    let schema: StyleSchema
    let origin: CascadeOrigin
    let watcher: FileWatcher

    /// The sheet as it was at one time.
    struct Version: Sendable {
      let sheet: Result<Stylesheet, SheetFileError>
      let snapshot: SheetSnapshot
      /// The time to read and compile the sheet.
      var duration = Duration.zero
    }

    /// Reads and compiles the sheet. Each file is watched before it is read.
    func read() -> Version {
      let snapshot = SheetSnapshot(watcher: watcher)
      let start = ContinuousClock.now
      var sheet: Result<Stylesheet, SheetFileError>
      do throws(ImportFailure) {
        let source = try snapshot.load(path)
        sheet = .success(Stylesheet(source: source, schema: schema, origin: origin, loader: snapshot))
      } catch { sheet = .failure(SheetFileError(path: path, reason: error.reason)) }
      snapshot.complete()
      return Version(sheet: sheet, snapshot: snapshot, duration: .now - start)
    }

    /// Reads and compiles the sheet outside of the caller's actor.
    @concurrent func readConcurrently() async -> Version { read() }
  }
#endif
