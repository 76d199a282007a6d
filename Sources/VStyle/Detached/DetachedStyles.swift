public import VStyleStylesheet
public import VStyleSyntax
public import VStyleValues

/// The objects with `styles` outside a ``StyleScope``, and the environment of their styles.
///
/// ```swift
/// label.styles = sheet["title"]               // applies the environment that the app has now
/// DetachedStyles.shared.add(label)            // follows the theme, appearance and skin of the app
/// ThemeManager.shared.changeTheme(to: .dark)
/// ```
/// An object follows the `DetachedStyles` that it was added to, or none. The style of an object that follows none is
/// resolved in the environment of ``shared`` on the main actor, and in the default environment elsewhere. Objects are not
/// retained.
///
/// Objects with the same style and theme override share one computation if their types, IDs, style classes, states and
/// attributes are equal. A change of the environment only visits objects whose style depends on the environment, such as
/// by `var()`.
///
/// Detached styles and their objects belong to one isolation domain. ``shared`` and its objects belong to the main actor,
/// so the compiler rejects sending one elsewhere.
public final class DetachedStyles: StyleEnvironmentOwner {
  /// The detached styles of the main actor. They follow the app's environment after its first use of
  /// ``ThemeManager/shared``, ``AppearanceService/shared`` or `SkinManager.shared`.
  ///
  /// This is a getter, like the other shared objects. The compiler treats the value of another module's constant as
  /// sendable.
  @MainActor public static var shared: DetachedStyles { app }

  @MainActor private static let app = DetachedStyles()

  /// The current theme; `nil` selects the theme of the appearance.
  public var themeName: String? { didSet { isStale = isStale || themeName != oldValue } }

  /// The traits for `@media`.
  public var traits = Traits() { didSet { isStale = isStale || traits != oldValue } }

  /// The current skin; `nil` for none.
  public var skin: Skin? { didSet { isStale = isStale || skin != oldValue } }

  /// The theme, traits and skin as one environment.
  var environment: StyleEnvironment { StyleEnvironment(themeName: themeName, traits: traits, skin: skin) }

  private var isStale = false

  /// The environment at the last flush. Objects that are styled before the next one get its values.
  private var shown = StyleEnvironment()
  private(set) var groups: [DetachedGroup] = []
  private var positions: [DetachedGroup.Key: Int] = [:]
  private var room = 64

  /// Creates detached styles without objects, in the default environment.
  public init() {}

  /// Adds an object. It follows this environment while no scope styles it, and is styled at once, as of the last flush.
  public func add(_ object: any Styleable) {
    object.styleStorage.detached = self
    object.applyDetachedStyle()
  }

  /// Removes an object. It keeps its values and follows no environment.
  public func remove(_ object: any Styleable) {
    guard object.styleStorage.detached === self else { return }
    DetachedStyles.release(object)
    object.styleStorage.detached = nil
  }

  /// Updates the objects whose style depends on a change of the environment.
  ///
  /// - Returns: the numbers of updated objects, written values and computed styles.
  @discardableResult
  public func flush() -> FlushReport {
    var report = FlushReport()
    compactIfMostAreGone()
    guard isStale else { return report }
    isStale = false
    shown = environment
    var outdated: [any Styleable] = []
    for group in groups where group.dependsOnEnvironment {
      if !group.hasMembers {
        group.isOutdated = true
        continue
      }
      report.resolved += 1
      if group.resolve(in: shown) { outdated += group.members }
    }
    for object in outdated {
      let before = object.styleStorage.writeCount
      object.applyAssignedStyle()
      report.visited += 1
      report.written += object.styleStorage.writeCount - before
    }
    return report
  }

  /// Gives the objects the styles of the same names in an edited sheet, unless that has errors. Others keep theirs.
  ///
  /// - Parameters:
  ///   - sheet: the sheet whose styles are replaced.
  ///   - edited: the edited sheet.
  /// - Returns: the errors of the edited sheet. If there are any, no style is replaced.
  @discardableResult
  public func reload(_ sheet: Stylesheet, with edited: Stylesheet) -> [Diagnostic] {
    let errors = edited.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return errors }
    for group in groups {
      guard let style = group.style.counterpart(of: sheet, in: edited) else { continue }
      for object in group.members {
        object.styleStorage.assigned = style
        object.applyAssignedStyle()
      }
    }
    return []
  }

  /// The numbers of stored groups and objects, including those that were released.
  var storedCounts: (groups: Int, objects: Int) { (groups.count, groups.reduce(0) { $0 + $1.storedCount }) }
}

extension DetachedStyles {
  /// Writes a style to an object and adds the object to the style's group.
  func show(_ style: Style, in object: any Styleable) {
    let group = group(of: object, with: style)
    if object.styleStorage.detachedGroup !== group {
      DetachedStyles.release(object)
      object.styleStorage.detachedGroup = group
      group.add(object)
    }
    group.delta.apply(to: object)
  }

  /// Removes an object from its group, since it has no style any more or a scope styles it.
  static func release(_ object: any Styleable) {
    guard let group = object.styleStorage.detachedGroup else { return }
    group.remove(object)
    object.styleStorage.detachedGroup = nil
  }

  private func group(of object: any Styleable, with style: Style) -> DetachedGroup {
    let key = DetachedGroup.Key(object, style)
    if let position = positions[key] {
      if groups[position].isOutdated { groups[position].resolve(in: shown) }
      return groups[position]
    }
    if groups.count >= room { compact() }
    let made = DetachedGroup(key, style, of: object, in: shown)
    positions[key] = groups.count
    groups.append(made)
    return made
  }

  /// Compacts the lists once most of their entries belong to released objects.
  private func compactIfMostAreGone() {
    for group in groups { group.compactIfMostAreGone() }
    if groups.count > 64, groups.count(where: { $0.storedCount == 0 }) * 2 > groups.count { compact() }
  }

  private func compact() {
    groups.removeAll { !$0.hasMembers }
    positions = [:]
    for (position, group) in groups.enumerated() { positions[group.key] = position }
    room = max(64, groups.count * 2)
  }
}
