import VStyle

// Installs two versions of a pack in turn and puts them on and off, until somebody ends it: a test does so at any
// moment and looks at what is left. Arguments: the folder to work in, then the folders of the two versions.
guard CommandLine.arguments.count == 4 else {
  throw StorageError("start", "installer", reason: "three folders expected")
}
let folder = CommandLine.arguments[1]
let versions = CommandLine.arguments[2...]
let skins = SkinManager(
  store: FileStore(folder: folder), library: try SkinLibrary(folder: folder + "/skins"))
while true {
  for version in versions {
    try skins.install(folder: version)
    try skins.skinChange(skins.skinName == "swap" ? "default" : "swap")
  }
}
