public import VStyleSkins
public import VStyleValues

/// An image of a skin, and where it was found.
public struct FoundSkinImage: Sendable, Equatable {
  /// The image.
  public let image: Image
  /// The pack that has it.
  public let pack: String
  /// Where it was.
  public let source: Source

  /// Where an image of a pack is found.
  public enum Source: Sendable, Equatable {
    /// In the pack.
    case pack
    /// On the disk, where it was downloaded to before.
    case cache
    /// On the network.
    case network
  }
}

extension SkinManager {
  /// The image of a key: of the skin that is on, or of `default`; one that has to be downloaded is waited for.
  ///
  /// - Throws: ``VStyleSkins/SkinError/unknownImage(_:)`` where neither pack has the key, or why the image cannot be
  ///   had.
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

  /// Downloads the images that were asked for, and shows each if its pack is still on. One that cannot be had is left
  /// out; it is asked for again with the next ``image(_:renderingMode:for:)``.
  ///
  /// - Returns: what failed.
  @discardableResult
  public nonisolated(nonsending) func loadPendingImages(limits: DownloadLimits = DownloadLimits()) async -> [SkinError]
  {
    var errors: [SkinError] = []
    while let request = pending.next() {
      do throws(SkinError) { try await load(request, limits) } catch { errors.append(error) }
    }
    return errors
  }

  /// Downloads what was asked for; what cannot be had is reported to ``StyleIssues/shared``.
  nonisolated(nonsending) func loadByItself() async {
    guard downloader != nil else { return }
    for error in await loadPendingImages() {
      StyleIssues.shared.report(
        StyleIssue(.downloadFailed, typeName: "SkinManager", expected: "an image", found: "\(error)"))
    }
  }

  /// How many images are still to be downloaded.
  public var pendingImageCount: Int { pending.count }

  /// Downloads an image, keeps it, and shows it to those who wait for it.
  private nonisolated(nonsending) func load(
    _ request: PendingImages.Request, _ limits: DownloadLimits
  ) async throws(SkinError) {
    do throws(SkinError) {
      let bytes = try await download(request.address, limits) { _ in }
      // The pack may have gone, or say something else, while the image was on its way.
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
    showInSurroundings()
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
