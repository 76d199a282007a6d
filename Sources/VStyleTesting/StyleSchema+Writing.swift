public import VStyle
import VStyleSchema
import VStyleSyntax
public import VStyleValues

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension StyleSchema {
  /// Writes the schema of view types to a file for tools, unless it would stay the same. Call it in a test.
  ///
  /// The build plug-in reads each file of a target whose name ends with `.vstyle.json`. It warns if the Swift files in the
  /// folder of that file and below it that declare or extend the classes have changed since.
  ///
  /// The file also has the superclasses that are in the same module or classes of the platform, such as `UIView`. Tools
  /// know the view types of VStyle, which the superclasses may be.
  ///
  /// - Parameters:
  ///   - viewTypes: the app's own view types.
  ///   - url: a file URL.
  /// - Returns: whether the file was written.
  /// - Throws: an error of Foundation if the file cannot be written.
  @discardableResult
  public static func write(_ viewTypes: [any Styleable.Type], to url: URL) throws -> Bool {
    let viewTypes = withSuperclasses(viewTypes)
    let names = Set(viewTypes.map { ViewTypeTable.declared($0).name })
    let sources = fingerprints(of: viewTypes, below: url.deletingLastPathComponent())
    let data = Data(SchemaFile.text(of: StyleSchema(viewTypes: viewTypes), only: names, sources: sources).utf8)
    guard (try? Data(contentsOf: url)) != data else { return false }
    try data.write(to: url, options: .atomic)
    return true
  }

  /// Returns view types after those of their superclasses that tools do not know.
  private static func withSuperclasses(_ viewTypes: [any Styleable.Type]) -> [any Styleable.Type] {
    viewTypes.flatMap { type in
      ViewTypeTable.declared(type).chain.reversed()
        .filter { $0 is any PlatformNode.Type || module(of: $0) == module(of: type) }
    }
  }

  private static func module(of type: any Styleable.Type) -> Substring? {
    String(reflecting: type).split(separator: ".").first
  }

  /// Returns the fingerprints of the Swift files that declare or extend classes.
  private static func fingerprints(of viewTypes: [any Styleable.Type], below folder: URL) -> [SourceFingerprint] {
    let classNames = viewTypes.map { String(describing: $0) }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let source = try? FileLoader().load(folder.appending(path: path).path) else { return nil }
      guard classNames.contains(where: { SourceFingerprint.concerns($0, in: source) }) else { return nil }
      return SourceFingerprint(path: path, source: source)
    }
  }
}
