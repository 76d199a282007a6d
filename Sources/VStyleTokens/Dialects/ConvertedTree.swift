import VStyleSyntax

/// Groups and tokens of a converted file, to which members are added at any path.
struct ConvertedTree {
  private enum Item {
    case value(ConvertedNode)
    case group(Int)
  }

  private struct Group {
    var members: [(name: String, place: SourceLocation, item: Item)] = []
    var indices: [String: Int] = [:]
    let place: SourceLocation
  }

  private var groups: [Group]

  init(at place: SourceLocation) { groups = [Group(place: place)] }

  /// Whether there is neither a token nor metadata.
  var isEmpty: Bool { groups[0].members.isEmpty }

  /// Adds a member to a group. Groups come into being where they are first needed; a member that is there is replaced.
  mutating func add(_ member: ConvertedNode.Member, to path: [(name: String, place: SourceLocation)]) {
    let group = group(path)
    if let index = groups[group].indices[member.name] {
      groups[group].members[index].item = .value(member.value)
    } else {
      append((member.name, member.place, .value(member.value)), to: group)
    }
  }

  /// Returns the group at a path.
  @discardableResult mutating func group(_ path: [(name: String, place: SourceLocation)]) -> Int {
    var id = 0
    for (name, place) in path {
      if let index = groups[id].indices[name], case .group(let next) = groups[id].members[index].item {
        id = next
      } else {
        groups.append(Group(place: place))
        let next = groups.count - 1
        if let index = groups[id].indices[name] {
          groups[id].members[index].item = .group(next)
        } else {
          append((name, place, .group(next)), to: id)
        }
        id = next
      }
    }
    return id
  }

  private mutating func append(_ member: (name: String, place: SourceLocation, item: Item), to group: Int) {
    groups[group].indices[member.name] = groups[group].members.count
    groups[group].members.append(member)
  }

  /// The paths of the tokens, with a line feed between the names.
  var tokenPaths: Set<String> {
    var (found, open) = (Set<String>(), [("", 0)])
    while let (prefix, id) = open.popLast() {
      for (name, _, item) in groups[id].members {
        switch item {
        case .value: if !name.hasPrefix("$") { found.insert(prefix + name) }
        case .group(let group): open.append((prefix + name + "\n", group))
        }
      }
    }
    return found
  }

  /// The file.
  var node: ConvertedNode { node(0) }

  private func node(_ id: Int) -> ConvertedNode {
    let members = groups[id].members.map { name, place, item in
      let value =
        switch item {
        case .value(let value): value
        case .group(let group): node(group)
        }
      return ConvertedNode.Member(name: name, place: place, value: value)
    }
    return ConvertedNode(.object(members), at: groups[id].place)
  }
}
