import VStyle
import VStyleJSON
import VStyleSyntax
import VStyleValues

/// A pack as a library stores it: the content of its manifest in one format, and the names of the files beside it.
struct StoredPack: Sendable, Equatable {
  /// The content of the manifest.
  package var pack: SkinPack
  /// The names of the image files.
  package var files: [String]

  /// Creates a stored pack.
  package init(_ pack: SkinPack, files: [String]) {
    self.pack = pack
    self.files = files.sorted()
  }

  /// The text of the file that describes the pack.
  package var text: String {
    func members<T>(_ values: [String: T], _ text: (T) -> String) -> JSON {
      .object(values.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string(text($0.value))) })
    }
    let json: JSON = [
      "version": .integer(StoredVersion.known), "name": .string(pack.name),
      "colors": members(pack.colors) { ValueKind.color.serialize($0.value) },
      "fonts": members(pack.fonts) { ValueKind.font.serialize($0.value) },
      "images": members(pack.images) { $0.text },
      "files": .array(files.map { .string($0) }),
    ]
    return json.line
  }

  /// Parses the description of a pack.
  ///
  /// - Throws: `UnreadableText` for another version and for content that a pack cannot have.
  package init(_ text: String) throws(UnreadableText) {
    let (pack, files) = try UnreadableText.reading(text, "a pack") { object in
      var pack = SkinPack(name: try object.required("name", of: "a pack").string("name"))
      for (key, text) in try object.required("colors", of: "a pack").texts("colors") {
        pack.colors[key] = try StoredPack.value(text, .color, as: Color.self)
      }
      for (key, text) in try object.required("fonts", of: "a pack").texts("fonts") {
        pack.fonts[key] = try StoredPack.value(text, .font, as: Font.self)
      }
      for (key, text) in try object.required("images", of: "a pack").texts("images") {
        pack.images[key] = SkinPack.Source(text)
      }
      return (pack, try object.required("files", of: "a pack").strings("files"))
    }
    guard SkinName.isPlain(pack.name), files.allSatisfy(ZipNames.isPlain) else {
      throw UnreadableText("a pack or a file has a name that no file can have")
    }
    self.init(pack, files: files)
  }

  private static func value<T: Hashable & Sendable>(_ text: String, _ kind: ValueKind, as type: T.Type) throws -> T {
    guard let value = try kind.parse(text).resolved(in: ValueContext())[as: type] else {
      throw UnreadableText("`\(text)` is no \(kind.name)")
    }
    return value
  }
}

/// The index of installed packs, in one small file: the name of each pack and its folder.
struct SkinIndex: Sendable, Equatable {
  /// The folders by the name of their pack.
  package var folders: [String: String]

  /// Creates an index.
  package init(_ folders: [String: String] = [:]) { self.folders = folders }

  /// The text of the file.
  package var text: String {
    let json: JSON = [
      "version": .integer(StoredVersion.known),
      "packs": .object(folders.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }),
    ]
    return json.line
  }

  /// Parses an index.
  ///
  /// - Throws: `UnreadableText` for another version and for names that lead out of the library.
  package init(_ text: String) throws(UnreadableText) {
    let folders = try UnreadableText.reading(text, "an index") { object in
      try object.required("packs", of: "an index").texts("packs")
    }
    guard folders.allSatisfy({ SkinName.isPlain($0.key) && SkinName.isPlain($0.value) }) else {
      throw UnreadableText("a pack or its folder has a name that no file can have")
    }
    self.init(folders)
  }
}

extension UnreadableText {
  /// Parses an object of the supported version.
  fileprivate static func reading<T>(
    _ text: String, _ what: String, _ read: (JSONObject) throws -> T
  ) throws(UnreadableText) -> T {
    do {
      let object = try JSONNode(parsing: SourceText(text)).object(what)
      switch try object.required("version", of: what).content {
      case .number(Double(StoredVersion.known)): return try read(object)
      case .number(let version) where version > Double(StoredVersion.known):
        throw UnreadableText("a newer version of the app wrote it; update the app")
      default: throw UnreadableText("`version` takes \(StoredVersion.known)")
      }
    } catch let error as UnreadableText {
      throw error
    } catch let error as JSONError {
      throw UnreadableText("it is damaged: \(error.message)")
    } catch { throw UnreadableText("it is damaged: \(error)") }
  }
}

/// The version of the format in which an index and packs are stored.
private enum StoredVersion {
  static let known = 1
}
