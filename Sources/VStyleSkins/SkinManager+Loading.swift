import VStyle
public import VStylePacks
public import VStyleValues

/// An image of a skin, with its source.
public struct FoundSkinImage: Sendable, Equatable {
  /// The image.
  public let image: Image
  /// The name of the pack that has the image.
  public let pack: String
  /// The source of the image.
  public let source: Source

  /// The sources of images.
  public enum Source: Sendable, Equatable {
    /// The pack itself.
    case pack
    /// The cache of downloaded images on the disk.
    case cache
    /// A download.
    case network
  }
}

extension SkinManager {
  /// Returns the image of a key from the current skin, or from `default`. It waits for a download if one is necessary.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - limits: the limits of the download.
  /// - Throws: `SkinError.unknownImage(_:)` if neither pack has the key, or another ``SkinError`` if the
  ///   image cannot be downloaded or stored.
  public nonisolated(nonsending) func loadImage(
    _ key: String, limits: DownloadLimits = DownloadLimits()
  ) async throws(SkinError) -> FoundSkinImage {
    for name in [skinName, SkinPack.defaultName] {
      switch packs[name]?.image(key, cache: cache) {
      case .found(let image):
        let isDownloaded = if case .address? = packs[name]?.pack.images[key] { true } else { false }
        return FoundSkinImage(image: image, pack: name, source: isDownloaded ? .cache : .pack)
      case .onItsWay(let address):
        try await load(PendingImages.Request(pack: name, address: address), limits)
        if case .found(let image)? = packs[name]?.image(key, cache: cache) {
          return FoundSkinImage(image: image, pack: name, source: .network)
        }
      case .missing, nil: continue
      }
    }
    throw .unknownImage(key)
  }

  /// Downloads the requested images, and updates views with each image whose pack is still the current skin.
  ///
  /// A failed image is dropped. The next ``image(_:renderingMode:for:)`` requests it again.
  ///
  /// - Parameter limits: the limits of each download.
  /// - Returns: the errors of the failed images.
  @discardableResult
  public nonisolated(nonsending) func loadPendingImages(limits: DownloadLimits = DownloadLimits()) async -> [SkinError]
  {
    var errors: [SkinError] = []
    while let request = pending.next() {
      do throws(SkinError) { try await load(request, limits) } catch { errors.append(error) }
    }
    return errors
  }

  /// Downloads the requested images. Failures are reported to `StyleDiagnostics.shared`.
  nonisolated(nonsending) func loadByItself() async {
    guard downloader != nil else { return }
    for error in await loadPendingImages() {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(.downloadFailed, typeName: "SkinManager", expected: "an image", found: "\(error)"))
    }
  }

  /// The number of images that remain to be downloaded.
  public var pendingImageCount: Int { pending.count }

  /// Downloads an image, stores it, and notifies its targets.
  private nonisolated(nonsending) func load(
    _ request: PendingImages.Request, _ limits: DownloadLimits
  ) async throws(SkinError) {
    do throws(SkinError) {
      let bytes = try await download(request.address, limits) { _ in }
      // The pack may have been removed or changed during the download.
      if packs[request.pack]?.pack.images.values.contains(.address(request.address)) == true {
        guard let cache else { throw .storage(operation: "keep", path: "an image", reason: "there is no library") }
        try cache.keep(bytes, of: request.address, pack: request.pack)
      }
    } catch {
      _ = pending.end(request)
      throw error
    }
    arrived(request)
  }

  private func arrived(_ request: PendingImages.Request) {
    let targets = pending.end(request)
    rebuild()
    guard request.pack == skinName else { return }
    showInOwners()
    for target in targets { runRefresh(of: target) }
  }

  nonisolated(nonsending) func download(
    _ address: String, _ limits: DownloadLimits, _ progress: @escaping @Sendable (Double) -> Void
  ) async throws(SkinError) -> [UInt8] {
    guard let downloader else { throw .download(address: address, reason: "there is no downloader") }
    guard case .address = SkinPack.Source(address) else {
      throw .download(address: address, reason: "\(DownloadError.invalidAddress(address))")
    }
    do throws(DownloadError) {
      let bytes = try await downloader.download(address, limits: limits, progress: progress)
      guard bytes.count <= limits.bytes else { throw DownloadError.tooLarge }
      return bytes
    } catch { throw .download(address: address, reason: "\(error)") }
  }
}
