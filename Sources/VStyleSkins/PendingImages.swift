import VStyle

/// The queue of requested images that have to be downloaded.
struct PendingImages {
  /// An image of a pack.
  struct Request: Hashable {
    let pack: String
    let address: String
  }

  private var targets: [Request: WeakList<AnyObject>] = [:]
  private var order: [Request] = []
  private(set) var running: Set<Request> = []

  /// Requests an image. A second request only adds the target.
  ///
  /// - Parameters:
  ///   - request: the image.
  ///   - target: the object to notify when the image arrives. It is not retained.
  mutating func add(_ request: Request, for target: AnyObject?) {
    if targets[request] == nil {
      targets[request] = WeakList()
      order.append(request)
    }
    if let target { targets[request]?.add(target) }
  }

  /// Returns the next request that is not running, and marks it as running.
  mutating func next() -> Request? {
    guard let request = order.first(where: { !running.contains($0) }) else { return nil }
    running.insert(request)
    return request
  }

  /// Removes a request.
  ///
  /// - Returns: the targets of the request that still exist.
  mutating func end(_ request: Request) -> [AnyObject] {
    running.remove(request)
    order.removeAll { $0 == request }
    return targets.removeValue(forKey: request)?.objects ?? []
  }

  /// The number of requests.
  var count: Int { order.count }
}
