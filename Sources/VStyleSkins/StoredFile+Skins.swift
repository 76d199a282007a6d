import VStyle
import VStylePacks
import VStyleSyntax

extension StoredFile<SkinIndex> {
  /// The index of a ``SkinLibrary``.
  static var index: StoredFile {
    StoredFile(.libraryIndexBytes, encode: { Array($0.text.utf8) }) { bytes throws(UnreadableText) in
      try SkinIndex(try StoredText.of(bytes))
    }
  }
}

extension StoredFile<StoredPack> {
  /// The metadata of a pack in a ``SkinLibrary``.
  static var pack: StoredFile {
    StoredFile(.packRecordBytes, encode: { Array($0.text.utf8) }) { bytes throws(UnreadableText) in
      try StoredPack(try StoredText.of(bytes))
    }
  }
}

extension StoredFile<[UInt8]> {
  /// An image of a pack.
  static var image: StoredFile { StoredFile(.packImageBytes, encode: { $0 }, decode: { $0 }) }
}
