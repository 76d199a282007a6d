/// What a signature decides by itself, and what it asks of the surroundings.
///
/// Signatures that decide and ask the same have one plan, so that nodes are told apart by what matters alone.
struct SignaturePlan {
  /// The class in the schema.
  let type: Int32
  /// The signature, where more of it matters than the plan says; else −1.
  let signature: Int32
  /// The set of the carriers that hold whatever the surroundings.
  let carriers: Int32
  private let start: Int32
  private let ruleStart: Int32
  private let ledStart: Int32
  private let openStart: Int32
  private let end: Int32

  /// The facts whose own consequences count, as places in ``SignaturePlans/parts``.
  var facts: Range<Int> { Int(start)..<Int(ruleStart) }
  /// The rules that match besides, whatever the surroundings.
  var rules: Range<Int> { Int(ruleStart)..<Int(ledStart) }
  /// The predicates that hold besides if what their combinator leads to does.
  var led: Range<Int> { Int(ledStart)..<Int(openStart) }
  /// The predicates of which more depends on the surroundings.
  var open: Range<Int> { Int(openStart)..<Int(end) }

  /// Whether below the root all follows from the carriers that the plan asks for.
  var isPlain: Bool { signature < 0 }

  /// A plan that begins at a place of ``SignaturePlans/parts``.
  fileprivate init(_ parts: Parts, type: Int32, signature: Int32, carriers: Int32, at start: Int) {
    (self.type, self.signature, self.carriers, self.start) = (type, signature, carriers, Int32(start))
    ruleStart = self.start + Int32(parts.facts.count)
    ledStart = ruleStart + Int32(parts.rules.count)
    openStart = ledStart + Int32(parts.led.count)
    end = openStart + Int32(parts.open.count)
  }

  /// A plan while it is made.
  struct Parts {
    var facts = NumberList()
    var rules = NumberList()
    var led = NumberList()
    var open = NumberList()
    var carriers = NumberList()

    mutating func clear() {
      facts.clear()
      rules.clear()
      led.clear()
      open.clear()
      carriers.clear()
    }
  }
}

/// The plans of signatures, by number.
struct SignaturePlans {
  /// The plan of each signature, −1 where nobody asked.
  private var numbers: [Int32] = []
  private var plans: [SignaturePlan] = []
  /// Each plan as what it consists of.
  private var rows = SequenceInterner()
  private var row = NumberList()

  /// How many numbers stand in a row in front of the parts.
  private static let headerCount = 6

  /// The numbers that the plans consist of.
  var parts: [Int32] { rows.pool }

  @inline(__always)
  subscript(number: Int32) -> SignaturePlan { plans[Int(number)] }

  /// The plan of a signature; −1 where nobody asked.
  @inline(__always)
  func number(of signature: Int32) -> Int32 { Int(signature) < numbers.count ? numbers[Int(signature)] : -1 }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    numbers.trim()
    plans.trim()
    rows.trim()
  }

  /// Keeps what a signature decides by itself.
  ///
  /// - Parameters:
  ///   - type: the class in the schema.
  ///   - own: the signature where more of it matters than its plan says; else −1.
  ///   - carriers: the set that the carriers are.
  /// - Returns: the number of the plan.
  mutating func set(_ parts: SignaturePlan.Parts, type: Int32, own: Int32, carriers: Int32, of signature: Int32)
    -> Int32
  {
    let counts = (parts.facts.count, parts.rules.count, parts.led.count, parts.open.count)
    row.clear()
    row.append(Self.headerCount + counts.0 + counts.1 + counts.2 + counts.3) { row, end in
      row[0] = type
      row[1] = own
      row[2] = carriers
      row[3] = Int32(counts.0)
      row[4] = Int32(counts.1)
      row[5] = Int32(counts.2)
      end = Self.headerCount
      for place in 0..<counts.0 { row[end + place] = parts.facts[place] }
      end += counts.0
      for place in 0..<counts.1 { row[end + place] = parts.rules[place] }
      end += counts.1
      for place in 0..<counts.2 { row[end + place] = parts.led[place] }
      end += counts.2
      for place in 0..<counts.3 { row[end + place] = parts.open[place] }
      end += counts.3
    }
    let number = rows.intern(row)
    while numbers.count <= Int(signature) { numbers.append(-1) }
    numbers[Int(signature)] = number
    if Int(number) == plans.count {
      let start = rows.range(of: number).lowerBound + Self.headerCount
      plans.append(SignaturePlan(parts, type: type, signature: own, carriers: carriers, at: start))
    }
    return number
  }
}
