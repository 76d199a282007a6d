#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Release builds have no part of hot reload.
#if DEBUG
  /// Reloads the embedded sheets of a module whenever their files are saved, while the app runs.
  ///
  /// `vstyle generate` declares one for debug builds, and release builds have none:
  /// ```swift
  /// #if DEBUG
  ///   Styles.hotReload.attach(scope)
  /// #endif
  /// ```
  /// A save is applied as a ``StylesheetWatcher`` does it. A sheet with errors is refused: the last good one stays. A file
  /// that was edited since the build is applied soon after the start. A save of a sheet that others import is reported
  /// with those.
  @MainActor
  public final class HotReload {
    private let files: [(sheet: ReloadableSheet, watcher: StylesheetWatcher)]
    private var updates: [StyleObservation] = []
    private var observers = ObserverList<StylesheetReload>()

    /// Watches the files of sheets.
    ///
    /// - Parameters:
    ///   - sheets: the embedded sheets. Each has the path of its file in the folder.
    ///   - folder: the path of the folder, relative to the folder of the Swift file; or an absolute path.
    ///   - swiftFile: the path of the Swift file.
    public init(_ sheets: [ReloadableSheet], in folder: String, beside swiftFile: String) {
      let base = URL(filePath: swiftFile).deletingLastPathComponent()
      let root = folder.hasPrefix("/") ? URL(filePath: folder) : base.appending(path: folder)
      files = sheets.map { sheet in
        (sheet, StylesheetWatcher(sheet.embedded, savedAt: root.appending(path: sheet.path).standardized.path))
      }
      let partial = HotReload.importedPaths(sheets)
      updates = files.map { sheet, watcher in
        watcher.observe { [weak self] reload in
          if reload.isApplied { sheet.current = reload.stylesheet }
          // The sheets that import it are reloaded too. Alone, it may lack the names that they declare.
          if !partial.contains(sheet.path) || reload.views > 0 { self?.report(reload) }
        }
      }
    }

    /// The paths of the sheets that are imported by others, which no other sheet imports.
    private static func importedPaths(_ sheets: [ReloadableSheet]) -> Set<String> {
      func imports(_ sheets: some Sequence<ReloadableSheet>) -> Set<String> {
        Set(sheets.flatMap { $0.embedded.compiled.sources.sources.dropFirst().map(\.path) })
      }
      let all = imports(sheets)
      return imports(sheets.filter { !all.contains($0.path) })
    }

    /// Attaches a scope, without retaining it, and flushes it. Those of its sheets that are embedded are reloaded.
    public func attach(_ scope: StyleScope) {
      for (sheet, watcher) in files {
        _ = scope.replace(sheet.embedded, with: watcher.stylesheet, former: [sheet.embedded])
        watcher.follow(scope)
      }
      scope.flush()
    }

    /// Attaches detached styles, without retaining them. Their objects get the styles of the same names after each reload.
    public func attach(_ styles: DetachedStyles) { for (_, watcher) in files { watcher.attach(styles) } }

    /// Runs an action after each attempt to reload a sheet, until its observation is released.
    ///
    /// Without an observation, the errors of refused sheets are printed to standard error.
    public func observe(_ action: @escaping (StylesheetReload) -> Void) -> StyleObservation { observers.add(action) }

    private func report(_ reload: StylesheetReload) {
      let actions = observers.actions
      for action in actions { action(reload) }
      if actions.isEmpty, !reload.isApplied { StandardError.write("\(reload)\n") }
    }
  }
#endif
