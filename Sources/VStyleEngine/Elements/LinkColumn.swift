#if DEBUG
  /// A link of each node to another one. Tests compare the number of links that were read with the report of a flush.
  struct LinkColumn {
    private var links: [ID<Node>] = []
    /// The number of links that were read, also from copies of the column.
    let reads = ReadCounter()
    subscript(node: ID<Node>) -> ID<Node> {
      get {
        reads.count += 1
        return links[node]
      }
      set { links[node] = newValue }
    }
    mutating func append(_ link: ID<Node>) { links.append(link) }
    mutating func reserveCapacity(_ capacity: Int) { links.reserveCapacity(capacity) }
  }

  final class ReadCounter { var count = 0 }
#else
  /// A link of each node to another one.
  typealias LinkColumn = [ID<Node>]
#endif
