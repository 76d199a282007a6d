import TestSupport
import Testing
import VStyleSkins
import VStyleSyntax
import VStyleValues

@testable import VStylePacks

/// A property list that must be rejected.
struct HostileList: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]

  init(_ name: String, _ text: String) {
    testDescription = name
    bytes = Array(text.utf8)
  }

  init(_ name: String, bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
  }

  static let all: [HostileList] = [
    HostileList("nothing", ""),
    HostileList("a page", "<html><body>404</body></html>"),
    HostileList(
      "an entity bomb",
      "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist><string>&a;</string></plist>"),
    HostileList("an unknown entity", "<plist><string>&a;</string></plist>"),
    HostileList("a character that is none", "<plist><string>&#xD800;</string></plist>"),
    HostileList(
      "an outside entity",
      "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><string>&x;</string></plist>"),
    HostileList("another encoding", "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><string>a</string></plist>"),
    HostileList("no UTF-8", bytes: Array("<plist><string>".utf8) + [0xC3, 0x28] + Array("</string></plist>".utf8)),
    HostileList(
      "nested too deep",
      "<plist>" + String(repeating: "<array>", count: 100) + String(repeating: "</array>", count: 100) + "</plist>"),
    HostileList("an open element", "<plist><dict><key>a</key>"),
    HostileList("a key without a value", "<plist><dict><key>a</key></dict></plist>"),
    HostileList("a key twice", "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>"),
    HostileList("two values", "<plist><true/><true/></plist>"),
    HostileList("no number", "<plist><real>nan</real></plist>"),
    HostileList("no bytes", "<plist><data>====</data></plist>"),
    HostileList("an unknown element", "<plist><script/></plist>"),
    HostileList("something after", "<plist><true/></plist><plist/>"),
    HostileList(
      "too many values", "<plist><array>" + String(repeating: "<true/>", count: 100_001) + "</array></plist>"),
    HostileList("a binary list that ends early", bytes: Array("bplist00".utf8)),
    HostileList("a binary list that holds itself", bytes: binary([0xA1, 0x00])),
    HostileList("a binary list with a text that is not there", bytes: binary([0x5F, 0x12, 0x00, 0xFF, 0xFF, 0xFF])),
    HostileList(
      "a binary list with a count that is not there", bytes: binary([0xDF, 0x13, 0xFF, 0, 0, 0, 0, 0, 0, 0])),
    HostileList("a binary list that doubles itself", bytes: doubling()),
    // The offset of the second object would be in the trailer: 0, where the first bytes read as a text.
    HostileList("a binary list with an object more than offsets", bytes: binary([[0xA1, 0x01]], count: 2)),
  ]

  /// A binary list of one object.
  fileprivate static func binary(_ object: [UInt8]) -> [UInt8] {
    binary([object])
  }

  /// - Parameter count: the number of objects that the list claims to have; `nil` for the true one.
  private static func binary(_ objects: [[UInt8]], count: Int? = nil) -> [UInt8] {
    var (bytes, offsets) = (Array("bplist00".utf8), [UInt8]())
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    func number(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) } }
    let table = bytes.count
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(count ?? objects.count) + number(0) + number(table)
  }

  /// A list in which each array contains the next one twice: 2 to the power of 24 values in a hundred bytes.
  private static func doubling() -> [UInt8] {
    var objects: [[UInt8]] = (0..<24).map { (number: Int) -> [UInt8] in
      [0xA2, UInt8(number + 1), UInt8(number + 1)]
    }
    objects.append([0x09])
    return binary(objects)
  }
}

@Suite("Manifests of packs")
struct ManifestTests {
  @Test("a hostile property list is rejected", arguments: HostileList.all)
  func hostile(_ list: HostileList) {
    let error = #expect(throws: PropertyListError.self) { try PropertyList(parsing: list.bytes) }
    #expect(error.map { !$0.description.isEmpty } == true)
    #expect(throws: SkinError.self) { try SkinManifest(propertyList: list.bytes) }
  }

  @Test("texts of a binary list are ASCII or UTF-16")
  func binaryTexts() throws {
    let texts: [([UInt8], String)] = [
      ([0x52, 0x61, 0x62], "ab"), ([0x61, 0x00, 0xE9], "é"), ([0x62, 0x00, 0xE9, 0x6F, 0x22], "é漢"),
      ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "😀"), ([0x60], ""),
    ]
    for (bytes, text) in texts {
      #expect(try PropertyList(parsing: HostileList.binary(bytes)).text == text)
    }
    // A half of a surrogate pair is no text.
    #expect(throws: PropertyListError.self) { try PropertyList(parsing: HostileList.binary([0x61, 0xD8, 0x3D])) }
  }

  private let day = Fixture(path: PackageRoot.path + "/Stylesheets/Skins/Day/CJSkin.plist")

  @Test("XML and binary property lists are equal; truncated lists are rejected")
  func formats() throws {
    let binary = Fixture(path: Fixture.path(of: "binary.plist")).bytes
    #expect(try PropertyList(parsing: binary) == PropertyList(parsing: day.bytes))
    for bytes in [day.bytes, binary] {
      for count in bytes.indices where count < bytes.count - 1 {
        #expect((try? PropertyList(parsing: Array(bytes[..<count]))) == nil)
      }
    }
  }

  @Test("every value type of property lists is parsed")
  func values() throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- a list -->
      <plist version='1.0'><array><string>a&lt;&#x41;<![CDATA[<b>]]></string><integer>-7</integer><real>1.5</real>
      <true/><false></false><date>2024-02-29T00:00:00Z</date><data> AQID </data><dict/><string/></array></plist>
      """
    #expect(
      try PropertyList(parsing: Array(text.utf8))
        == .array([
          .string("a<A<b>"), .number(-7), .number(1.5), .bool(true), .bool(false), .date("2024-02-29T00:00:00Z"),
          .data([1, 2, 3]), .dictionary([:]), .string(""),
        ]))
  }

  @Test("a `CJSkin.plist` of the seed is read without diagnostics")
  func plist() throws {
    let manifest = try SkinManifest(propertyList: day.bytes)
    let pack = try #require(manifest["default"])
    #expect(manifest.diagnostics == [])
    #expect(pack.colors["ground"] == .white)
    #expect(pack.colors["ink"] == Color(hex: 0x036EB7))
    #expect(pack.colors["line"]?.description == "rgba(2, 88, 147, 0.5)")
    #expect(pack.fonts["title"] == Font("Marker Felt", size: 20))
    #expect(pack.fonts["body"] == .system(14))
    #expect(pack.images["top"] == .file("header.png"))
  }

  /// Spellings of colors with their values; `nil` for rejected ones.
  static let colors: [(String, String?)] = [
    ("#036EB7", "rgb(3, 110, 183)"), ("0x036EB7", "rgb(3, 110, 183)"), ("0X036eb7", "rgb(3, 110, 183)"),
    ("#00036EB7", "rgba(3, 110, 183, 0)"), ("0xFF036EB7", "rgb(3, 110, 183)"), ("#FFF", nil), ("#GG0000", nil),
    ("#036EB7FF00", nil), ("", nil), ("white", nil), ("#+36EB7", nil), ("036EB7", nil),
  ]

  @Test("colors have the seed's formats; an invalid color is a diagnostic, other values stay", arguments: colors)
  func color(_ text: String, _ expected: String?) throws {
    let manifest = try SkinManifest(
      propertyList: plist(
        "<key>Color</key><dict><key>k</key><string>\(text)</string><key>x</key><string>#000000</string></dict>"))
    #expect(manifest["default"]?.colors["k"]?.description == expected)
    #expect(manifest.diagnostics.map(\.key) == (expected == nil ? ["k"] : []))
    #expect(manifest["default"]?.colors["x"] == .black)
  }

  /// Spellings of fonts with their values; `nil` for rejected ones.
  static let fonts: [(String, Font?)] = [
    (
      "<dict><key>Name</key><string>Avenir</string><key>Size</key><string>12.5</string></dict>",
      Font("Avenir", size: 12.5)
    ),
    ("<dict><key>Name</key><string/><key>Size</key><integer>18</integer></dict>", .system(18)),
    ("<dict><key>Size</key><string>0</string></dict>", .system(14)),
    ("<dict/>", .system(14)),
    ("<dict><key>Size</key><string>large</string></dict>", nil),
    ("<dict><key>Size</key><integer>-3</integer></dict>", nil),
    ("<dict><key>Name</key><integer>1</integer></dict>", nil),
    ("<string>Avenir</string>", nil),
  ]

  @Test("font sizes are texts or numbers; the default is 14", arguments: fonts)
  func font(_ text: String, _ expected: Font?) throws {
    let manifest = try SkinManifest(propertyList: plist("<key>Font</key><dict><key>k</key>\(text)</dict>"))
    #expect(manifest["default"]?.fonts["k"] == expected)
    #expect(manifest.diagnostics.count == (expected == nil ? 1 : 0))
  }

  /// Spellings of images with their values; `nil` for rejected ones.
  static let images: [(String, SkinPack.Source?)] = [
    ("top.png", .file("top.png")), ("頂部", .file("頂部")),
    ("https://x.org/a.png?b=1", .address("https://x.org/a.png?b=1")),
    ("HTTP://x.org", .address("HTTP://x.org")), ("../a.png", nil), ("/etc/passwd", nil), ("file:///etc/passwd", nil),
    ("https://x.org/ a.png", nil), ("", nil), ("a/b.png", nil), ("ftp://x.org/a.png", nil),
  ]

  @Test("an image is a file of the pack or a web address", arguments: images)
  func image(_ text: String, _ expected: SkinPack.Source?) throws {
    let manifest = try SkinManifest(
      propertyList: plist("<key>Image</key><dict><key>k</key><string>\(text)</string></dict>"))
    #expect(manifest["default"]?.images["k"] == expected)
    #expect(manifest.diagnostics.count == (expected == nil ? 1 : 0))
  }

  @Test("keys can be texts in any script")
  func keys() throws {
    let manifest = try SkinManifest(
      propertyList: plist("<key>Color</key><dict><key>导航 标题 🎨</key><string>#FF0000</string></dict>"))
    #expect(manifest["default"]?.colors == ["导航 标题 🎨": .red] && manifest.diagnostics == [])
  }

  @Test("lists without packs and pack names that are paths are rejected")
  func packs() throws {
    for text in [
      "<dict/>", "<array/>", "<dict><key>version</key><string>1</string></dict>", "<dict><key>../x</key><dict/></dict>",
      "<dict><key>.</key><dict/></dict>",
    ] {
      #expect(throws: SkinError.self) { try SkinManifest(propertyList: Array("<plist>\(text)</plist>".utf8)) }
    }
    let odd = try SkinManifest(
      propertyList: Array(
        "<plist><dict><key>version</key><string>1</string><key>a</key><dict><key>Color</key><true/></dict></dict></plist>"
          .utf8))
    #expect(odd.packs.map(\.name) == ["a"] && odd.diagnostics.map(\.key) == ["Color"])
  }

  @Test("in a `skin.vstyle`, themes are packs and registered custom properties are keys")
  func sheet() throws {
    let paper = Fixture(path: PackageRoot.path + "/Stylesheets/Skins/Paper/skin.vstyle")
    let manifest = try SkinManifest(named: "skin.vstyle", bytes: paper.bytes)
    #expect(manifest.diagnostics == [])
    let pack = try #require(manifest["paper"])
    #expect(pack.colors["ground"]?.description == "rgb(244, 236, 216)")
    #expect(pack.colors.keys.sorted() == ["ground", "ink", "line"])
    #expect(pack.fonts["title"]?.family == "Georgia" && pack.fonts["body"] == .system(14))
    #expect(pack.images == ["top": .file("header.png")])
  }

  @Test("a manifest can be JSON, with the same limits as property lists")
  func json() throws {
    let text = """
      {"default": {"Color": {"背景色": "0x036EB7"}, "Image": {"top": "top.png"}, "Font": {"標題": {"Name": "", "Size": "20"}}}}
      """
    let manifest = try SkinManifest(propertyList: Array(text.utf8))
    #expect(manifest["default"]?.colors == ["背景色": Color(hex: 0x036EB7)] && manifest.diagnostics == [])
    #expect(manifest["default"]?.fonts == ["標題": .system(20)])
    #expect(manifest["default"]?.images == ["top": .file("top.png")])
    let deep = "{\"a\":" + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}"
    let many = "{\"a\":[" + Array(repeating: "1", count: 100_001).joined(separator: ",") + "]}"
    for bad in ["{", "{\"a\": 1, \"a\": 2}", "{} x", deep, many, "{\"a\": nul}"] {
      #expect(throws: SkinError.self, "\(bad.prefix(40))") { try SkinManifest(propertyList: Array(bad.utf8)) }
    }
  }

  @Test("unknown sections and font members are warnings with a suggestion")
  func misspelled() throws {
    let list = """
      <plist><dict><key>a</key><dict>
        <key>Colors</key><dict><key>ink</key><string>#000000</string></dict>
        <key>font</key><dict/>
        <key>Sound</key><dict/>
        <key>Font</key><dict><key>body</key><dict>
          <key>name</key><string>Georgia</string><key>Sise</key><string>20</string>
        </dict></dict>
      </dict></dict></plist>
      """
    let manifest = try SkinManifest(propertyList: Array(list.utf8))
    #expect(manifest["a"]?.colors == [:] && manifest["a"]?.fonts == ["body": .system(14)])
    #expect(
      manifest.diagnostics.map(\.description) == [
        "`a`: `Colors`: there is no section `Colors`; did you mean `Color`?",
        "`a`: `Sound`: there is no section `Sound`; known are `Color`, `Font`, `Image`",
        "`a`: `body`: there is no member `Sise`; did you mean `Size`?",
        "`a`: `body`: there is no member `name`; did you mean `Name`?",
        "`a`: `font`: there is no section `font`; did you mean `Font`?",
      ])
    #expect(manifest.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("mistakes in a sheet manifest are diagnostics")
  func mistakes() throws {
    let manifest = try SkinManifest(
      sheet: SourceText(
        """
        @property --n { syntax: "<number>"; inherits: true; initial-value: 1 }
        @theme a { --ink: red; --ring: var(--gone); colour: red }
        """))
    #expect(manifest.diagnostics.map { $0.key ?? "-" }.sorted() == ["-", "ink", "n", "ring"])
    #expect(throws: SkinError.invalidManifest("has no pack")) {
      try SkinManifest(sheet: SourceText(":root { --a: red }"))
    }
  }

  private func plist(_ sections: String) -> [UInt8] {
    Array("<plist><dict><key>default</key><dict>\(sections)</dict></dict></plist>".utf8)
  }
}
