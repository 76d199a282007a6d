import VStyleCheck
import VStyleLint
import VStylePacks
import VStylePreview
import VStyleSyntax

/// The image files of sheets, as addresses that contain their bytes.
final class ImageResources {
  private let files: any Files
  private var known: [String: ImageResource?] = [:]

  init(_ files: any Files) { self.files = files }

  /// Returns an image at an address; `nil` if there is none, or it is not below the folder of its sheet.
  ///
  /// - Parameters:
  ///   - address: the address, relative to the sheet.
  ///   - sheet: the path of the sheet; `nil` for a value of Swift code.
  func image(at address: String, from sheet: String?) -> ImageResource? {
    guard let sheet, !address.contains(":"), !address.hasPrefix("/") else { return nil }
    let folder = FilePath.folder(sheet)
    let path = FilePath.cleaned(FilePath.joined(folder, address))
    if let image = known[path] { return image }
    let image = read(path, in: folder)
    known[path] = image
    return image
  }

  private func read(_ path: String, in folder: String) -> ImageResource? {
    guard ImageResource.type(of: path) != nil, files.kind(path) == .file, files.isInside(path, folder: folder),
      let bytes = try? files.read(path, limit: .packImageBytes)
    else { return nil }
    return ImageResource(bytes, path: path)
  }
}

extension ImageResource {
  /// Creates the resource of an image file; `nil` unless a browser shows files of its type.
  init?(_ bytes: [UInt8], path: String) {
    guard let type = ImageResource.type(of: path) else { return nil }
    self.init(address: "data:\(type);base64,\(Base64.text(of: bytes))")
  }

  /// The media type of an image file, by the ending of its name.
  static func type(of path: String) -> String? { types[path.split(separator: ".").last.map { $0.lowercased() } ?? ""] }

  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "svg": "image/svg+xml", "heic": "image/heic",
  ]
}
