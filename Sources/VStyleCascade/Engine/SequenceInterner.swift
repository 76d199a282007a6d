/// Gives equal sequences of numbers the same number, counted from 0.
struct SequenceInterner {
  private var pool: [Int32] = []
  private var starts: [Int32] = [0]
  private var slots: [Int32]
  private var hashes: [UInt32] = []
  private var mask: Int

  init() {
    slots = [Int32](repeating: -1, count: 64)
    mask = 63
  }

  /// How many sequences there are.
  var count: Int { hashes.count }

  /// The numbers of a sequence.
  subscript(id: Int32) -> ArraySlice<Int32> { pool[Int(starts[Int(id)])..<Int(starts[Int(id) + 1])] }

  /// The number of a sequence, which is added if it is new.
  mutating func intern(_ sequence: some Collection<Int32>) -> Int32 {
    var hash: UInt32 = 0x811C_9DC5
    for number in sequence {
      hash = (hash ^ UInt32(bitPattern: number)) &* 0x0100_0193
      hash ^= hash >> 15
    }
    hash = hash &* 0x9E37_79B1
    hash ^= hash >> 13
    var place = Int(hash) & mask
    while slots[place] >= 0 {
      let id = slots[place]
      if hashes[Int(id)] == hash, self[id].elementsEqual(sequence) { return id }
      place = (place + 1) & mask
    }
    let id = Int32(hashes.count)
    slots[place] = id
    hashes.append(hash)
    pool.append(contentsOf: sequence)
    starts.append(Int32(pool.count))
    if hashes.count * 2 > mask { grow() }
    return id
  }

  private mutating func grow() {
    mask = slots.count * 2 - 1
    slots = [Int32](repeating: -1, count: mask + 1)
    for (id, hash) in hashes.enumerated() {
      var place = Int(hash) & mask
      while slots[place] >= 0 { place = (place + 1) & mask }
      slots[place] = Int32(id)
    }
  }
}
