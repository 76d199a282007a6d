import Synchronization

// Release builds have no part of hot reload.
#if DEBUG
  /// An embedded sheet that a ``HotReload`` replaces while the app runs. `vstyle generate` creates it, for debug builds.
  public final class ReloadableSheet: Sendable {
    /// The sheet as it is in the program.
    let embedded: Stylesheet

    private let state: Mutex<Stylesheet>

    /// Creates a reloadable sheet.
    ///
    /// - Parameter embedded: the sheet as it is in the program.
    public init(_ embedded: Stylesheet) {
      self.embedded = embedded
      state = Mutex(embedded)
    }

    /// The sheet as it was last saved without errors. Before the first save, it is the sheet in the program.
    public internal(set) var current: Stylesheet {
      get { state.withLock(\.self) }
      set { state.withLock { $0 = newValue } }
    }

    /// The path of the file, relative to the folder of all sheets.
    var path: String { embedded.compiled.sources.sources.first?.path ?? "" }
  }
#endif
