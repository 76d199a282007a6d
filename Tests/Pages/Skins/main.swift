import Foundation
import VStyleFoundation
import VStyleViews

// Installed packs are in the folder `library`, and the choice of the user is in the folder `settings`.
let skins = SkinManager(
  store: FileStore(folder: "settings"), library: try SkinLibrary(folder: "library"),
  downloader: SessionDownloader())

// The packs that come with the app. They are checked, as those from a server are.
for diagnostic in try skins.addBuiltinPacks(folder: "Skins") { print("built-in pack: \(diagnostic)") }

let (page, title, star) = (View(), Label(), ImageView())
page.styleClasses = ["page"]
for view in [title, star] { page.addSubview(view) }
let sheet = try Stylesheet(contentsOf: URL(fileURLWithPath: "app.vstyle"), mode: .strict)
let scope = StyleScope(root: page, sheets: [sheet])
skins.attach(scope)

@MainActor func show() {
  print("skin \(skins.skinName): \(page.backgroundColor, default: "none"), \(title.textColor, default: "none")")
}
show()

// Download the pack whose address was passed, and choose it.
if CommandLine.arguments.count > 1 {
  do {
    let names = try await skins.downloadSkinZip(CommandLine.arguments[1]) { fraction in
      if fraction == 1 { print("downloaded") }
    }
    print("installed: \(names.joined(separator: ", "))")
    try skins.skinChange("night")
    show()
  } catch {
    print("nothing changed: \(error)")
  }
}
