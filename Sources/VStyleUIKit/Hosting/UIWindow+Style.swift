#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import VStyle
  import VStyleProperties

  extension UIWindow {
    /// Styles the views of the window with sheets, now and after each change.
    ///
    /// The styles follow the views and their states, the traits and the size of the window, `ThemeManager.shared` and
    /// `AppearanceService.shared`. The window is not retained.
    ///
    /// - Parameters:
    ///   - sheets: the sheets, in ascending order of precedence.
    ///   - prepare: what to do with the scope before it styles the views, such as `{ SkinManager.shared.attach($0) }`.
    ///     Default: nothing.
    /// - Returns: the scope of the window. You need not keep it.
    @discardableResult
    public func style(with sheets: Stylesheet..., prepare: (StyleScope) -> Void = { _ in }) -> StyleScope {
      let host = WindowHosts.shared.add(self, sheets: sheets)
      prepare(host.scope)
      host.update()
      return host.scope
    }

    /// Removes the styles of the window. Its views return to their own values.
    public func removeStyles() { WindowHosts.shared.remove(self) }

    /// Brings the styles of the window up to date at once, such as before you measure a view that you have just added.
    ///
    /// Each turn of the run loop does that by itself.
    public func updateStyles() { WindowHosts.shared.host(of: self)?.update() }
  }

  extension Stylesheet {
    /// Reads a sheet for the view types of UIKit from a string.
    ///
    /// - Parameters:
    ///   - text: the text of the sheet.
    ///   - viewTypes: the app's own view types that the sheet names. Default: none.
    @MainActor
    public init(_ text: String, viewTypes: [any Styleable.Type] = []) {
      self.init(source: SourceText(text), schema: .uiKit(and: viewTypes))
    }

    /// Reads a sheet for the view types of UIKit from a resource of the app.
    ///
    /// - Parameters:
    ///   - name: the name of the file without `.vstyle`.
    ///   - bundle: the bundle with the file. Default: that of the app.
    ///   - viewTypes: the app's own view types that the sheet names. Default: none.
    ///   - mode: whether errors in the sheet are thrown or reported. Default: thrown in a debug build.
    /// - Throws: `SheetFileError` if the file cannot be read. In strict mode, `StylesheetError` if the sheet has errors.
    @MainActor
    public init(
      named name: String, in bundle: Bundle = .main, viewTypes: [any Styleable.Type] = [],
      mode: StyleCheckMode = Stylesheet.defaultMode
    ) throws {
      let url =
        bundle.url(forResource: name, withExtension: "vstyle")
        ?? bundle.bundleURL.appendingPathComponent("\(name).vstyle")
      try self.init(contentsOf: url, schema: .uiKit(and: viewTypes), mode: mode)
    }

    /// Strict in a debug build, so that a mistake is seen. In a release build, a sheet applies as far as it is right.
    public static var defaultMode: StyleCheckMode {
      #if DEBUG
        .strict
      #else
        .report
      #endif
    }
  }

  extension StyleSchema {
    /// The schema of the view types of UIKit.
    @MainActor private static let ofUIKit = StyleSchema(viewTypes: UIKitClass.ofUIKit.map(\.type))

    /// Returns the schema of the view types of UIKit and of the app's own: those of ``UIKitTypes``, and others.
    ///
    /// - Parameter viewTypes: further view types of the app. Default: none.
    @MainActor
    public static func uiKit(and viewTypes: [any Styleable.Type] = []) -> StyleSchema {
      var schema = StyleSchema.ofUIKit
      for type in UIKitClass.added.map(\.type) + viewTypes { schema.add(type) }
      return schema
    }
  }
#endif
