import Foundation
import TestSupport
import Testing
import VStyleSkins
import VStyleViews

/// The program that installs packs in a separate process, and the packs for it.
enum InstallerProgram {
  /// The location of the program in the build folder of the tests; `nil` if it is not built.
  static let url: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let file = folder.appendingPathComponent("SkinInstaller")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - input: the standard input. Default: the input of the tests.
  ///   - output: the standard output. Default: none.
  static func start(_ arguments: [String], input: Pipe? = nil, output: Pipe? = nil) throws -> Process {
    let process = Process()
    let program: URL = try #require(url)
    process.executableURL = program
    process.arguments = arguments
    if let input { process.standardInput = input }
    process.standardOutput = output ?? FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Creates the folder of a version of some packs. Versions differ in every value and in every image.
  ///
  /// - Returns: the path of the folder.
  static func version(_ number: UInt8, of packs: [String], in scratch: String) throws -> String {
    let path = "\(scratch)/version\(number)"
    let color = "<dict><key>Color</key><dict><key>ink</key><string>#00000\(number)</string></dict></dict>"
    for pack in packs {
      try FileManager.default.createDirectory(atPath: "\(path)/\(pack)", withIntermediateDirectories: true)
      guard pack == packs.first else { continue }
      for name in images {
        try Data(image(number)).write(to: URL(fileURLWithPath: "\(path)/\(pack)/\(name)"))
      }
    }
    let list = "<plist><dict>\(packs.map { "<key>\($0)</key>\(color)" }.joined())</dict></plist>"
    try Data(list.utf8).write(to: URL(fileURLWithPath: path + "/CJSkin.plist"))
    return path
  }

  /// The names of the images of the first pack.
  static let images = (0..<8).map { "image\($0).gif" }

  /// The bytes of an image of a version.
  static func image(_ number: UInt8) -> [UInt8] {
    Array("GIF89a".utf8) + [1, 0, 1, 0] + [UInt8](repeating: number, count: 20_000)
  }

  /// The version of an installed pack; `nil` if the pack is missing.
  ///
  /// Records an issue if the values and images of the pack are not all of one version.
  static func wholeVersion(of name: String, in skins: SkinManager, _ round: String) throws -> UInt8? {
    guard let pack = skins.skinPlistInfo[name] else { return nil }
    let ink = try #require(pack.colors["ink"], "\(round)")
    let number = try #require((0..<10 as Range<UInt8>).first { Color(hex: UInt32($0)) == ink }, "\(round)")
    let old = skins.skinName
    if old != name { try skins.skinChange(name) }
    for image in images {
      guard case .url(let path) = skins.image(image).source else {
        Issue.record("\(image) is missing: \(round)")
        continue
      }
      #expect(FileManager.default.contents(atPath: path) == Data(self.image(number)), "\(image): \(round)")
    }
    if old != name, skins.skinPlistInfo[old] != nil { try skins.skinChange(old) }
    return number
  }
}
