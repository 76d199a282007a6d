public import VStyleCascade
public import VStyleValues

/// An object with a style environment: the theme, the traits and the skin that apply to some views.
///
/// ``ThemeManager``, ``DarkMode`` and ``SkinManager`` update the environments of the owners that are attached to them.
/// An owner belongs to the isolation domain of its views.
public protocol StyleEnvironmentOwner: AnyObject {
  /// The current theme; `nil` selects the theme of the appearance.
  var themeName: String? { get set }

  /// The traits for `@media`.
  var traits: Traits { get set }

  /// The current skin; `nil` for none.
  var skin: Skin? { get set }

  /// Updates every object.
  ///
  /// - Returns: the counts of the flush.
  @discardableResult
  func flush() -> StyleScope.FlushReport
}

extension StyleScope: StyleEnvironmentOwner {}

/// The environment owners that follow a manager. They are not retained.
struct AttachedOwners {
  private var list = WeakList<AnyObject>()

  /// Adds an owner, unless the list has it.
  mutating func add(_ owners: any StyleEnvironmentOwner) { list.add(owners) }

  /// Removes an owner.
  mutating func remove(_ owners: any StyleEnvironmentOwner) { list.remove(owners) }

  /// The owners that still exist, in the order in which they were added.
  var all: [any StyleEnvironmentOwner] { list.objects.compactMap { $0 as? any StyleEnvironmentOwner } }
}
