#if DEBUG
  public import VStyleStylesheet
  import VStyleSyntax
  public import VStyleValues

  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  /// Reloads a sheet into scopes whenever its file, or a file that it imports, is saved.
  ///
  /// ```swift
  /// let watcher = try StylesheetWatcher(contentsOf: url)
  /// let scope = StyleScope(root: window, sheets: [watcher.stylesheet])
  /// watcher.attach(scope)
  /// let observation = watcher.observe { reload in print(reload) }   // 3 views, 2 properties, 0.4 ms
  /// ```
  ///
  /// A sheet is applied to all scopes, or to none. A sheet with errors is refused, that is, with a diagnostic of the
  /// severity `error`: the last good sheet stays. Warnings do not count. The first sheet applies even with errors, as
  /// any ``Stylesheet`` does.
  ///
  /// A save is applied after 50 ms without a further change, and at most 500 ms after its first change. A file that is
  /// missing or empty is looked at again for some 150 ms, since an editor may be saving it. Then it is reported, once.
  /// A save that changes no byte is not reported.
  ///
  /// The sheet is compiled on another thread, and applied on the main actor. Watching ends when the watcher is
  /// released.
  @MainActor
  public final class StylesheetWatcher {
    /// The sheet in force: the last one without errors, or the first one.
    public private(set) var stylesheet: Stylesheet

    /// The last attempt to reload the sheet; `nil` before the first one.
    public private(set) var lastReload: StylesheetReload?

    private let input: WatchedSheet

    /// The files of the last version that was applied or reported; `nil` before the first one.
    private var snapshot: SheetSnapshot?

    /// The sheets before ``stylesheet`` that are still the source of a view's own style.
    private var formerSheets: [Stylesheet] = []
    private var scopes = WeakList<StyleScope>()
    private var detachedStyles = WeakList<DetachedStyles>()
    private var observers = ObserverList<StylesheetReload>()
    private var isStopped = false

    /// Reads a sheet from a file, and watches it with its imports.
    ///
    /// - Parameters:
    ///   - url: a file URL.
    ///   - schema: the view types and properties to check against.
    ///   - origin: the origin of the rules. Default: the app.
    /// - Throws: ``SheetFileError`` if the file cannot be read.
    public convenience init(contentsOf url: URL, schema: StyleSchema, origin: CascadeOrigin = .app) throws {
      try self.init(contentsOf: url, schema: schema, origin: origin, watcher: FileWatcher())
    }

    /// Reads a sheet from a file, and watches it with its imports, for apps without the view types of VStyleViews.
    ///
    /// - Parameters:
    ///   - url: a file URL.
    ///   - viewTypes: the view types that the sheet may style. Their superclasses are included.
    /// - Throws: ``SheetFileError`` if the file cannot be read.
    @_disfavoredOverload
    public convenience init(contentsOf url: URL, viewTypes: [any Styleable.Type] = []) throws {
      try self.init(contentsOf: url, schema: StyleSchema(viewTypes: viewTypes))
    }

    /// Reads a sheet from a file, with a watcher of files.
    ///
    /// - Throws: ``SheetFileError`` if the file cannot be read.
    package init(contentsOf url: URL, schema: StyleSchema, origin: CascadeOrigin = .app, watcher: FileWatcher) throws {
      input = WatchedSheet(path: url.path, schema: schema, origin: origin, watcher: watcher)
      let version = input.read()
      stylesheet = try version.sheet.get()
      snapshot = version.snapshot
      follow(watcher.changes())
    }

    /// Watches the file that a sheet was compiled from. If it has other contents by now, it is applied like a save.
    init(_ sheet: Stylesheet, savedAt path: String, watcher: FileWatcher = FileWatcher()) {
      input = WatchedSheet(path: path, schema: sheet.compiled.schema, origin: .app, watcher: watcher)
      stylesheet = sheet
      let version = input.read()
      if let saved = try? version.sheet.get(), saved.hasTexts(of: sheet) { snapshot = version.snapshot }
      follow(watcher.changes())
    }

    private func follow(_ changes: AsyncStream<Void>) {
      Task { [weak self] in
        if self?.snapshot == nil { await self?.reload() }
        for await _ in changes { await self?.reload() }
      }
    }

    deinit { input.watcher.stop() }

    /// Attaches a scope, without retaining it, and flushes it.
    ///
    /// The scope's ``StyleScope/sheets`` keep their order. If they do not contain ``stylesheet``, it is added with the
    /// highest precedence. A scope is left alone while the sheet is removed from its `sheets`.
    public func attach(_ scope: StyleScope) {
      follow(scope)
      if scope.index(of: stylesheet) == nil { scope.sheets.append(stylesheet) }
      scope.flush()
    }

    /// Attaches a scope while its sheets contain ``stylesheet``, and leaves it as it is.
    func follow(_ scope: StyleScope) { scopes.add(scope) }

    /// Detaches a scope, which keeps the sheet that is in force now.
    public func detach(_ scope: StyleScope) { scopes.remove(scope) }

    /// Attaches detached styles, without retaining them. Their objects get the styles of the same names after each
    /// reload.
    public func attach(_ styles: DetachedStyles) { detachedStyles.add(styles) }

    /// Detaches detached styles, whose objects keep their styles.
    public func detach(_ styles: DetachedStyles) { detachedStyles.remove(styles) }

    /// Runs an action after each attempt to reload the sheet, until its observation is released.
    public func observe(_ action: @escaping (StylesheetReload) -> Void) -> StyleObservation { observers.add(action) }

    /// Ends the watching. The scopes keep the sheet that is in force now.
    public func stop() {
      isStopped = true
      input.watcher.stop()
    }

    /// The number of times that an unfinished save is read again.
    private static let retryLimit = 3

    private func reload() async {
      var version = await input.readConcurrently()
      for _ in 0..<StylesheetWatcher.retryLimit where snapshot.map(version.snapshot.isUnfinished) == true {
        // The task is never canceled.
        try? await Task.sleep(for: input.watcher.quietTime)
        if isStopped { return }
        version = await input.readConcurrently()
      }
      guard !isStopped, snapshot.map(version.snapshot.isEqual) != true else { return }
      snapshot = version.snapshot
      let reload = apply(version)
      lastReload = reload
      for action in observers.actions { action(reload) }
    }

    private func apply(_ version: WatchedSheet.Version) -> StylesheetReload {
      switch version.sheet {
      case .failure(let error): return StylesheetReload(outcome: .unreadable(error), stylesheet: stylesheet)
      case .success(let sheet):
        let errors = errors(of: sheet)
        guard errors.isEmpty else { return StylesheetReload(outcome: .refused, stylesheet: sheet, errors: errors) }
        var reload = StylesheetReload(outcome: .applied, stylesheet: sheet)
        let time = ContinuousClock().measure { replace(with: sheet, &reload) }
        reload.duration = version.duration + time
        return reload
      }
    }

    /// The errors of an edited sheet in the first scope where it has any.
    private func errors(of sheet: Stylesheet) -> [Diagnostic] {
      let scopes = scopes.objects.filter { $0.index(of: stylesheet) != nil }
      let others = scopes.map { $0.sheets.filter { $0.compiled !== stylesheet.compiled } }
      return (others.isEmpty ? [[]] : others).lazy.map(sheet.errors).first { !$0.isEmpty } ?? []
    }

    private func replace(with sheet: Stylesheet, _ reload: inout StylesheetReload) {
      let (scopes, detachedStyles) = (scopes.objects, detachedStyles.objects)
      let changes = AppliedChanges(of: scopes.flatMap(\.styledObjects) + detachedStyles.flatMap(\.styledObjects))
      let former = formerSheets + [stylesheet]
      var used: Set<Int> = []
      for scope in scopes { used.formUnion(scope.replace(stylesheet, with: sheet, former: former)) }
      for styles in detachedStyles { used.formUnion(styles.replaceStyles(of: former, with: sheet)) }
      (stylesheet, formerSheets) = (sheet, used.sorted().map { former[$0] })
      for scope in scopes { scope.flush() }
      let counts = changes.counts()
      (reload.views, reload.properties) = (counts.objects, counts.properties.count)
    }
  }
#endif
