/// The data of an object without a stored property for it.
@MainActor
final class PlatformData {
  nonisolated let storage = StyleStorage()
  var id: String?
  var classes: Set<String> = []
  var themeName: String?

  /// The data of all objects.
  private static var table = SideTable<PlatformData>()

  /// Returns the data of an object. The first call creates it.
  ///
  /// - Complexity: constant on average.
  static func of(_ object: AnyObject) -> PlatformData {
    // The data of a released object may contain closures of the app, whose release may use the table again. So it is
    // released here, outside the access to the table.
    let released = table.removeNextReleased()
    defer { withExtendedLifetime(released) {} }
    if let known = table[object] { return known }
    let made = PlatformData()
    let former = table.add(made, for: object)
    withExtendedLifetime(former) {}
    return made
  }
}
