public import VStyleCascade
public import VStyleValues

/// What styles are resolved in: the theme, the traits and the skin that are in force for some objects.
///
/// ``ThemeManager``, ``DarkMode`` and ``SkinManager`` put what they decide into the surroundings that are attached to
/// them. Surroundings belong to the isolation domain of their objects.
public protocol StyleSurroundings: AnyObject {
  /// The theme that is in force; `nil` picks the one of the appearance.
  var themeName: String? { get set }

  /// The traits that `@media` asks for.
  var traits: Traits { get set }

  /// The skin in force; `nil` for none.
  var skin: Skin? { get set }

  /// Brings every object up to date.
  @discardableResult
  func flush() -> StyleScope.FlushReport
}

extension StyleScope: StyleSurroundings {}

/// The surroundings that follow a manager. They are not kept alive.
struct AttachedSurroundings {
  private var list = WeakList<AnyObject>()

  /// Adds surroundings, unless they are there.
  mutating func add(_ surroundings: any StyleSurroundings) { list.add(surroundings) }

  /// Takes surroundings out.
  mutating func remove(_ surroundings: any StyleSurroundings) { list.remove(surroundings) }

  /// Those that are still there, in the order in which they came.
  var all: [any StyleSurroundings] { list.objects.compactMap { $0 as? any StyleSurroundings } }
}
