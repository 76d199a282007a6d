public import VStyleCascade
public import VStyleSyntax
public import VStyleValues

/// The objects that have `styles` and stand in no ``StyleScope``, and the surroundings that they are styled in.
///
/// ```swift
/// label.styles = sheet["title"]              // shows what is in force now
/// DetachedStyles.shared.add(label)            // and follows the theme, appearance and skin of the app from now on
/// ThemeManager.shared.changeTheme(to: .dark)
/// ```
/// An object follows the detached styles that it was added to, or none. Objects are not kept alive. Those that have the
/// same style and look alike to it are styled together; a switch looks at those only whose style depends on the
/// surroundings.
///
/// Detached styles and the objects that were added to them belong to one isolation domain: those of ``shared`` to the
/// main actor, so that the compiler lets none of them be sent elsewhere.
public final class DetachedStyles: StyleSurroundings {
  /// The detached styles of the main actor. Their surroundings are those of the app from when it first asks for
  /// ``ThemeManager/shared``, ``AppearanceService/shared`` or ``SkinManager/shared`` on.
  ///
  /// A getter, like those of the other shared objects: the compiler takes what a constant of another module holds for
  /// something that may be sent anywhere.
  @MainActor public static var shared: DetachedStyles { app }

  @MainActor private static let app = DetachedStyles()

  /// The theme that is in force; `nil` picks the one of the appearance.
  public var themeName: String? { didSet { isStale = isStale || themeName != oldValue } }

  /// The traits that `@media` asks for.
  public var traits = Traits() { didSet { isStale = isStale || traits != oldValue } }

  /// The skin in force; `nil` for none.
  public var skin: Skin? { didSet { isStale = isStale || skin != oldValue } }

  /// All of them together.
  var environment: StyleEnvironment { StyleEnvironment(themeName: themeName, traits: traits, skin: skin) }

  private var isStale = false

  /// The surroundings as of the last flush.
  private var shown = StyleEnvironment()
  private var groups: [DetachedGroup] = []
  private var positions: [DetachedGroup.Key: Int] = [:]
  private var room = 64

  /// Makes detached styles without objects, in the default surroundings.
  public init() {}

  /// Lets an object follow these surroundings wherever no scope styles it. It is styled at once.
  public func add(_ object: any Styleable) {
    object.styleStorage.detached = self
    object.applyCarriedStyle()
  }

  /// Leaves an object as it is; it follows nothing any more.
  public func remove(_ object: any Styleable) {
    guard object.styleStorage.detached === self else { return }
    DetachedStyles.release(object)
    object.styleStorage.detached = nil
  }

  /// Brings every object up to date whose style depends on what has changed.
  ///
  /// - Returns: how many objects were styled again, and how many styles were made for them.
  @discardableResult
  public func flush() -> StyleScope.FlushReport {
    var report = StyleScope.FlushReport()
    compactIfMostAreGone()
    guard isStale else { return report }
    isStale = false
    shown = environment
    var outdated: [any Styleable] = []
    for group in groups where group.dependsOnSurroundings {
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

  /// Gives every object whose style is one of a sheet that of the same name in an edited sheet, unless that has errors.
  ///
  /// - Returns: the errors for which the styles were left as they are.
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

  /// How many groups and objects are remembered, those that are gone included.
  var storedCounts: (groups: Int, objects: Int) { (groups.count, groups.reduce(0) { $0 + $1.storedCount }) }
}

extension DetachedStyles {
  /// Writes a style to an object, which follows these surroundings from now on.
  func show(_ style: Style, in object: any Styleable) {
    let group = group(of: object, with: style)
    if object.styleStorage.detachedGroup !== group {
      DetachedStyles.release(object)
      object.styleStorage.detachedGroup = group
      group.add(object)
    }
    group.delta.apply(to: object)
  }

  /// Forgets an object: it has no style any more, or a scope styles it.
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

  /// Gives back what objects that are gone have left, once they are more than those that are there.
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
