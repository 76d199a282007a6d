import PlatformStandIn
import TestSupport
import Testing
import VStyle
import VStyleSkins

/// The values of UIKit that conversions of an app make.
@MainActor
@Suite("Conversions to UIKit", .serialized)
struct ConversionTests {
  private let fonts = MemberConversion<UIFont, Font>.font
  private let images = MemberConversion<UIImage, Image>.image

  @Test("a font keeps its slant, weight and design, and the first family that is installed")
  func faces() throws {
    let italic = try #require(fonts.write(.system(12, weight: .bold, isItalic: true)))
    #expect(italic.fontDescriptor.symbolicTraits == .traitItalic && italic.pointSize == 12)
    #expect(italic != fonts.write(.system(12, weight: .bold)))
    #expect(fonts.write(.system(12, weight: .bold)) == .systemFont(ofSize: 12, weight: .bold))
    let serif = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.serif)
    let families = Font(families: [.named("Missing"), .serif, .rounded], size: 12)
    #expect(fonts.write(families) == UIFont(descriptor: try #require(serif), size: 0))
    #expect(fonts.write(Font("Georgia", size: 9)) == UIFont(name: "Georgia", size: 9))
    #expect(fonts.write(Font("Georgia", size: 9, weight: .bold))?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(fonts.write(Font("Missing", size: 9)) == .systemFont(ofSize: 9))
  }

  @Test("a text style follows the text size of the user, also with another size or face")
  func textStyles() throws {
    #expect(fonts.write(.preferred(.body))?.pointSize == 17 * 1.5)
    var font = Font.preferred(.headline)
    (font.size, font.isItalic) = (20, true)
    let written = try #require(fonts.write(font))
    #expect(written.pointSize == 30 && written.fontDescriptor.symbolicTraits == .traitItalic)
    #expect(fonts.write(.system(17))?.pointSize == 17)
  }

  @Test(
    "an image is made from each source, with its rendering mode",
    arguments: [
      (Image.named("star"), UIImage(named: "star")), (Image.named("missing"), UIImage()),
      (Image.symbol("bolt"), UIImage(systemName: "bolt")),
    ])
  func sources(_ image: Image, _ wanted: UIImage?) {
    #expect(images.write(image) == wanted)
    #expect(images.write(image.withRenderingMode(.alwaysTemplate))?.renderingMode == .alwaysTemplate)
    #expect(images.write(image.withRenderingMode(.alwaysOriginal))?.renderingMode == .alwaysOriginal)
  }

  @Test("an image of a color has its size, and one from a file is beside the app")
  func drawn() {
    let size = VStyle.Size(width: 2, height: 3)
    #expect(images.write(Image(color: .red, size: size)) != images.write(Image(color: .red)))
    #expect(images.write(.url("a.png")) == UIImage(contentsOfFile: Bundle.main.bundlePath + "/a.png"))
  }

  @Test("an image of a skin is the file of its pack for the scale of the screen")
  func skins() throws {
    _ = Platform.start
    let (window, star, skins) = (UIView(), UIImageView(), SkinManager())
    skins.displayScale = 2
    window.addSubview(star)
    let sheet = Stylesheet("ImageView { image: skin-image(\"star\") }", viewTypes: [UIImageView.self])
    let scope = StyleScope(root: window, sheets: [sheet])
    let folder = PackageRoot.path + "/Stylesheets/Skins/Day"
    #expect(try skins.addBuiltinPacks(folder: folder) == [])
    skins.attach(scope)
    #expect(star.image == UIImage(contentsOfFile: folder + "/default.bundle/star@2x.png"))
  }

  @Test("the border and the shadow of a layer are set and restored")
  func layers() {
    _ = Platform.start
    let view = UIView()
    let (border, shadow) = (view.layer.borderColor, view.layer.shadowOffset)
    view.mi_styles = [
      .borderColor: Color.red, .borderWidth: 2, .cornerRadius: 4, .shadowColor: Color.white,
      .shadowOffset: VStyle.Size(width: 1, height: 2), .shadowOpacity: 0.5, .shadowRadius: 6,
    ]
    #expect(view.layer.borderColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1) && view.layer.borderWidth == 2)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2) && view.layer.shadowOpacity == 0.5)
    #expect(view.layer.cornerRadius == 4 && view.layer.shadowRadius == 6)
    view.mi_styles = nil
    #expect(view.layer.borderColor == border && view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
    #expect(view.layer.shadowOffset == shadow && view.layer.shadowOpacity == 0 && view.layer.shadowRadius == 3)
  }

  @Test("a style restores an image that has no name")
  func restored() {
    _ = Platform.start
    let view = UIImageView()
    let own = images.write(Image(color: .red))
    view.image = own
    view.mi_styles = [.image: Image.named("star")]
    #expect(view.image == UIImage(named: "star"))
    view.mi_styles = nil
    #expect(view.image === own)
  }
}
