package import VStyleSyntax

/// Limits of skin packs, and of the files in which a library keeps them.
extension Limit {
  /// The maximum number of entries of an archive.
  package static let archiveEntries = Limit(
    "archive-entries", count: 4096, "entries of an archive, and files of a folder that is installed",
    because: "Each becomes a file.")

  /// The maximum size of an unpacked entry.
  package static let archiveEntryBytes = Limit(
    "archive-entry-bytes", bytes: 32 << 20, "the size of one unpacked entry or file of a pack",
    because: "Each is in memory while it is checked.")

  /// The maximum size of all unpacked entries together.
  package static let archiveBytes = Limit(
    "archive-bytes", bytes: 128 << 20, "the size of all unpacked entries or files of a pack",
    because: "All are in memory until the pack is installed.")

  /// The maximum ratio of an unpacked entry to its packed bytes.
  package static let archiveRatio = Limit(
    "archive-ratio", count: 200, "times as large as its packed bytes, for an unpacked entry of 64 KiB or more",
    because: "Images and texts pack to a tenth; what packs better is made to fill the memory.")

  /// The maximum size of the name of an entry.
  package static let archiveNameBytes = Limit(
    "archive-name-bytes", bytes: 1024, "the size of the name of an entry, with its folders",
    because: "File systems take no longer path.")

  /// The maximum size of the name of a file.
  package static let fileNameBytes = Limit(
    "file-name-bytes", bytes: 255, "the size of the name of one file or folder of a pack",
    because: "File systems take no longer name.")

  /// The maximum number of files and folders in the folders of a pack.
  package static let folderEntries = Limit(
    "folder-entries", count: 8192, "files and folders of a folder that is installed, hidden ones included",
    because: "Twice the files of a pack, since some systems keep a hidden file beside each.")

  /// The maximum nesting depth of the folders of a pack.
  package static let folderDepth = Limit(
    "folder-depth", count: 3, "folders inside each other in a folder that is installed",
    because: "A pack has one level; the rest leaves room for folders of an app around it.")

  /// The maximum size of a property list.
  package static let propertyListBytes = Limit(
    "property-list-bytes", bytes: 4 << 20, "the size of a property list, and of themes in JSON",
    because: "Real manifests are a thousandth of it.")

  /// The maximum number of values of a property list.
  package static let propertyListValues = Limit(
    "property-list-values", count: 100_000, "values of a property list, shared ones counted at each use",
    because: "A binary list may refer to a value any number of times.")

  /// The maximum nesting depth of the values of a property list.
  package static let propertyListDepth = Limit(
    "property-list-depth", count: 32, "values of a property list inside each other",
    because: "Reading recurses at each.")

  /// The maximum number of pixels of an image.
  package static let imagePixels = Limit(
    "image-pixels", count: 64 << 20, "pixels of an image of a pack",
    because: "An image is decoded to four bytes a pixel, whatever its file says.")

  /// The maximum size of a download.
  package static let downloadBytes = Limit(
    "download-bytes", bytes: 64 << 20, "the size of one download", because: "It is in memory until it is checked.")

  /// The maximum size of the index of a library of skins.
  package static let libraryIndexBytes = Limit(
    "library-index-bytes", bytes: 1 << 20, "the size of the index of a library of skins",
    because: "It is read each time the library is opened; a pack takes about a hundred bytes of it.")

  /// The maximum size of the record of an installed pack.
  package static let packRecordBytes = Limit(
    "pack-record-bytes", bytes: 16 << 20, "the size of the record of an installed pack",
    because: "It contains the values of the pack and the names of its images, and is read whole.")

  /// The maximum size of an image of a pack, in its folder or downloaded.
  package static let packImageBytes = Limit(
    "pack-image-bytes", bytes: 64 << 20, "the size of an image that is installed or downloaded",
    because: "It is in memory when a new version of its pack keeps it.")
}
