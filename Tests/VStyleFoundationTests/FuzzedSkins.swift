import Foundation
import TestSupport
import VStyle
import VStyleFoundation
import VStyleSkins
import VStyleViews

/// An app with skins that it downloads from a hostile server, with the laws that hold for it.
@MainActor final class FuzzedSkins {
  private let folder: ScratchFolder
  private let manager: SkinManager
  private let label = Label()
  private let scope: StyleScope
  private var hasImages = false

  /// The files of the installed pack `paper`, by path.
  private let former: [String: String]

  /// Creates an app that shows the installed pack `paper`.
  init() throws {
    folder = try ScratchFolder()
    manager = SkinManager(
      library: try SkinLibrary(folder: folder.path + "/library"), downloader: SessionDownloader())
    try manager.install(folder: PackageRoot.path + "/Stylesheets/Skins/Paper")
    try manager.skinChange("paper")
    scope = StyleScope(root: label, sheets: [Stylesheet("Label { text-color: skin-color(\"ink\"); }")])
    manager.attach(scope)
    former = folder.contents
  }

  /// Downloads a pack, and returns the law that was broken; `nil` if all hold.
  func wrong(installing download: FuzzedDownload, isGood: Bool) async -> String? {
    let (manager, address, limits) = (manager, download.address, download.limits)
    let task = Task { () -> Result<[String], SkinError> in
      do throws(SkinError) {
        return .success(try await manager.downloadSkinZip(address, limits: limits))
      } catch { return .failure(error) }
    }
    if let cancellation = download.cancellation {
      try? await Task.sleep(for: cancellation)
      task.cancel()
    }
    switch (await task.value, download.outcome) {
    case (.success(let names), let outcome):
      if case .refused = outcome { return "it installed \(names)" }
      return names == ["night"] ? nil : "it installed \(names)"
    case (.failure(let error), let outcome):
      if case .whole = outcome, isGood, download.cancellation == nil { return "it was refused: \(error)" }
      return FuzzedDownload.hasControls("\(error)") ? "its error has control characters: \(error)" : nil
    }
  }

  /// Gives the pack images at some addresses.
  private func add(images addresses: [String]) throws {
    hasImages = true
    let images = addresses.enumerated().map { "\"i\($0)\": \"\($1)\"" }.joined(separator: ", ")
    try manager.updateSkinPlistInfo(Array("{\"paper\": {\"Image\": {\(images)}}}".utf8))
  }

  /// Shows the images of the pack, downloads them in two tasks, and returns the law that was broken.
  func wrong(showing downloads: [FuzzedDownload]) async throws -> String? {
    try add(images: downloads.map(\.address))
    let views = downloads.indices.map { _ in ImageView() }
    for (index, view) in views.enumerated() {
      manager.refresh(view) { [weak manager] in $0.image = manager?.image("i\(index)", for: $0) }
    }
    let others = Task { await loadImages() }
    let errors = await loadImages()
    let all = await others.value + errors
    if manager.pendingImageCount != 0 { return "\(manager.pendingImageCount) images are still requested" }
    if let error = all.first(where: { FuzzedDownload.hasControls("\($0)") }) {
      return "an error has control characters: \(error)"
    }
    for (index, download) in downloads.enumerated() {
      let isShown = if case .url? = views[index].image?.source { true } else { false }
      if case .whole = download.answer.outcome, !isShown { return "the image \(index) is not shown: \(all)" }
      if case .refused = download.answer.outcome, isShown { return "the image \(index) is shown" }
    }
    let failed = views.count { if case .url? = $0.image?.source { false } else { true } }
    return all.count == failed ? nil : "\(all.count) errors for \(failed) images"
  }

  private func loadImages() async -> [SkinError] {
    var limits = DownloadLimits()
    limits.totalSeconds = FuzzRounds.isLong ? 10 : 300
    return await manager.loadPendingImages(limits: limits)
  }

  /// The law that is broken at the end; `nil` if all hold.
  func wrong() -> String? {
    if manager.skinName != "paper" { return "the skin is \(manager.skinName)" }
    if label.textColor != manager.color("ink") { return "the view has another color" }
    let names = Set(folder.contents.keys.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
    if manager.skinPlistInfo.count == 1, !hasImages, folder.contents != former { return "the files have changed" }
    let packs = names.count { $0.hasPrefix("pack-") }
    if packs != manager.skinPlistInfo.count { return "\(packs) packs are on the disk" }
    let known: Set = ["index.json", "downloads", ".vstyle-skin-library", ".vstyle-skin-library.lock"]
    let others = names.filter { !$0.hasPrefix("pack-") && !known.contains($0) }
    if !others.isEmpty { return "the library has the files \(others)" }
    if manager.skinPlistInfo.count == 1, manager.skinPlistInfo["paper"] == nil { return "the former pack is gone" }
    do {
      let next = SkinManager(library: try SkinLibrary(folder: folder.path + "/library"))
      return next.skinPlistInfo == manager.skinPlistInfo ? nil : "the next start has other packs"
    } catch { return "the next start fails: \(error)" }
  }
}
