/// Which declarations win at a node: what all nodes have in common that the same rules match.
struct Look {
  let type: Int32
  let ambient: Int32
  let isRoot: Bool
  /// The same number for looks that hand on the same to children; −1 for what hands on what it was given.
  let inheritance: Int32
  fileprivate let passStart: Int32
  fileprivate let passEnd: Int32

  /// Where the passes stand in ``LookTable/passes``: the one for properties with one value, then one for each
  /// state of the class.
  var passes: Range<Int> { Int(passStart)..<Int(passEnd) }

  /// Where a pass stands, counted from the look's first.
  func pass(_ index: Int) -> Int { Int(passStart) + index }

  /// The declaration that wins for a property.
  struct Win {
    /// The place of the property in its class.
    let place: Int32
    let expression: Int32
  }

  /// The winners for the properties with one value, or for one state of those with several.
  struct Pass {
    fileprivate let start: Int32
    fileprivate let end: Int32
    /// The same number for the same declarations of custom properties; 0 for none.
    let customPropertyKey: Int32

    /// Where the winners stand in ``LookTable/wins``, in the order of the places.
    var wins: Range<Int> { Int(start)..<Int(end) }
  }
}

/// Looks with their winners, in columns.
struct LookTable {
  private var looks: [Look] = []
  private(set) var passes: [Look.Pass] = []
  private(set) var wins: [Look.Win] = []
  /// The declarations of custom properties by the passes' numbers for them.
  private var customProperties: [[String: Contest]] = [[:]]
  /// Where the passes of the look begin that is being made.
  private var open: Int32 = 0

  /// How many there are.
  var count: Int { looks.count }

  @inline(__always)
  subscript(number: Int32) -> Look { looks[Int(number)] }

  /// A pass of a look, counted from the look's first.
  @inline(__always)
  func pass(_ index: Int, of look: Look) -> Look.Pass { passes[look.pass(index)] }

  /// The expression that wins for a property; `nil` where no declaration does.
  @inline(__always)
  func expression(at place: Int32, _ pass: Look.Pass) -> Int32? {
    for number in pass.wins where wins[number].place >= place {
      return wins[number].place == place ? wins[number].expression : nil
    }
    return nil
  }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    looks.trim()
    passes.trim()
    wins.trim()
  }

  /// The declarations of custom properties of a pass.
  func customProperties(of pass: Look.Pass) -> [String: Contest] { customProperties[Int(pass.customPropertyKey)] }

  // MARK: Making looks

  mutating func add(_ win: Look.Win) { wins.append(win) }

  /// Takes back the winners that were added since there were so many.
  mutating func cut(_ count: Int) { wins.removeLast(wins.count - count) }

  /// Makes a pass of the winners from a place on, for the look that comes next.
  mutating func addPass(from start: Int, customPropertyKey: Int32) {
    passes.append(Look.Pass(start: Int32(start), end: Int32(wins.count), customPropertyKey: customPropertyKey))
  }

  /// The passes of the look that comes next.
  var openPasses: Range<Int> { Int(open)..<passes.count }

  mutating func add(type: Int32, ambient: Int32, isRoot: Bool, inheritance: Int32) {
    looks.append(
      Look(
        type: type, ambient: ambient, isRoot: isRoot, inheritance: inheritance, passStart: open,
        passEnd: Int32(passes.count)))
    open = Int32(passes.count)
  }

  /// Whether the declarations of custom properties behind a number are known.
  func hasCustomProperties(_ key: Int32) -> Bool { Int(key) < customProperties.count }

  /// Sets the declarations of custom properties behind a number. Numbers come in order.
  mutating func setCustomProperties(_ key: Int32, _ contests: [String: Contest]) {
    if Int(key) < customProperties.count {
      customProperties[Int(key)] = contests
    } else {
      customProperties.append(contests)
    }
  }
}
