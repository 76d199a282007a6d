import VStyleCheck
import VStyleJSON
import VStyleSyntax

/// Reads the files that resolver documents name, each once.
struct TokenLoader {
  private let files: any ReadableFiles
  private let folder: String
  private var known: [String: TokenSource?] = [:]

  /// The files that were read.
  private(set) var map = SourceMap()

  /// The values of the files, by their IDs.
  private(set) var roots: [SourceID: JSONNode] = [:]

  /// The mistakes that were found.
  var findings: [TokenFinding] = []

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - folder: the folder below which files may be read.
  init(_ files: any ReadableFiles, folder: String) { (self.files, self.folder) = (files, folder) }

  /// Reads a source as JSON.
  ///
  /// - Returns: the source; `nil` after a mistake.
  mutating func parse(_ text: SourceText) -> TokenSource? {
    let id = map.add(text)
    if let offset = TokenLoader.invalidOffset(in: text.bytes) {
      let range = SourceRange(offset, offset + 1)
      findings.append(TokenFinding(.syntax("the file is not UTF-8"), at: SourceLocation(id, range)))
      return nil
    }
    do throws(JSONError) {
      let root = try JSONNode(parsing: text)
      roots[id] = root
      return TokenSource(id, root)
    } catch {
      findings.append(TokenFinding(.syntax(error.message), at: SourceLocation(id, error.range)))
      return nil
    }
  }

  /// The offset of the first byte that is not UTF-8; `nil` if there is none.
  private static func invalidOffset(in bytes: ContiguousArray<UInt8>) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var (iterator, offset) = (bytes.makeIterator(), 0)
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return min(offset, max(0, bytes.count - 1))
  }

  /// Reads a file that a document names.
  ///
  /// - Parameters:
  ///   - name: the path, relative to the folder of the document.
  ///   - location: the place where it is named.
  mutating func source(_ name: String, at location: SourceLocation) -> TokenSource? {
    let document = FilePath.folder(map[location.source].path)
    let path = FilePath.cleaned(FilePath.joined(document, name))
    if let known = known[path] { return known }
    let source = read(name, path, location)
    known[path] = .some(source)
    return source
  }

  private mutating func read(_ name: String, _ path: String, _ location: SourceLocation) -> TokenSource? {
    func fail(_ reason: String) {
      findings.append(TokenFinding(.resolver(.file(name, reason: reason)), at: location))
    }
    if name.contains("://") || name.hasPrefix("//") {
      fail("is an address; only files below the folder of the first file are read")
      return nil
    }
    guard !name.hasPrefix("/"), files.isInside(path, folder: folder) else {
      fail("is outside of the folder of the first file, and is not read")
      return nil
    }
    do throws(FileError) {
      return parse(SourceText(path: path, bytes: try files.read(path, limit: .tokenFileBytes)))
    } catch {
      fail(error.reason)
      return nil
    }
  }
}
