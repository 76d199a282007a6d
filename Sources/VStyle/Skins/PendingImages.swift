/// The images that were asked for and have to be downloaded.
struct PendingImages {
  /// An image of a pack.
  struct Request: Hashable {
    let pack: String
    let address: String
  }

  private var targets: [Request: WeakList<AnyObject>] = [:]
  private var order: [Request] = []
  private(set) var running: Set<Request> = []

  /// Asks for an image; asking again adds the target.
  mutating func ask(_ request: Request, for target: AnyObject?) {
    if targets[request] == nil {
      targets[request] = WeakList()
      order.append(request)
    }
    if let target { targets[request]?.add(target) }
  }

  /// The next request that nobody works on.
  mutating func next() -> Request? {
    guard let request = order.first(where: { !running.contains($0) }) else { return nil }
    running.insert(request)
    return request
  }

  /// Ends a request.
  ///
  /// - Returns: the objects that wait for it and are still there.
  mutating func end(_ request: Request) -> [AnyObject] {
    running.remove(request)
    order.removeAll { $0 == request }
    return targets.removeValue(forKey: request)?.objects ?? []
  }

  /// How many requests there are.
  var count: Int { order.count }
}
