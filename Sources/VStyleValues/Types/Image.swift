/// A reference to an image. The engine never opens it; the host of the views does.
public enum Image: Hashable, Sendable, Bindable {
  /// An image of the app's own resources, by name.
  case named(String)
  /// An image file, by an address relative to the sheet.
  case url(String)
  /// A symbol of the system's set, by name.
  case symbol(String)

  /// Makes a reference to an image of the app's own resources.
  public init(named name: String) { self = .named(name) }

  /// Makes a reference to a symbol of the system's set.
  public init(systemName name: String) { self = .symbol(name) }
}
