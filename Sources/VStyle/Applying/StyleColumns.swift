import VStyleValues

/// Takes several objects along one patch, a property of all of them at a time.
///
/// Audited: what the buffers refer to without retaining it, the caller has until all is written; storages are retained
/// while they stand there.
final class StyleColumns {
  /// How many objects are taken at once at most: so many stay in the fastest memory while they are written.
  static let limit = 32

  /// How many objects were taken along.
  private(set) var count = 0

  /// How many writes were made to them.
  private(set) var writeCount = 0

  /// Whether a setter has styled one of the objects on the way.
  var isDisturbed = false

  private let patch: StylePatch
  private var areLikeFresh = true

  /// Takes the first ones of some objects of a class all the way, as many as the patch begins with, and which are
  /// not being written.
  ///
  /// - Returns: the columns, which know how many those were.
  static func write(_ objects: ArraySlice<any Styleable>, _ patch: StylePatch) -> StyleColumns {
    let columns = StyleColumns(patch)
    let capacity = min(objects.count, limit)
    // The objects are those of the caller, who has them until all are written.
    withExtendedLifetime(objects) {
      withUnsafeTemporaryAllocation(of: Unmanaged<AnyObject>.self, capacity: capacity) { column in
        withUnsafeTemporaryAllocation(of: Unmanaged<StyleStorage>.self, capacity: capacity) { storages in
          columns.take(objects.prefix(capacity), column, storages)
          columns.write(
            Column(
              objects: ObjectColumn(rebasing: column[..<columns.count]),
              storages: UnsafeBufferPointer(rebasing: storages[..<columns.count])))
        }
      }
    }
    return columns
  }

  private init(_ patch: StylePatch) { self.patch = patch }
}

/// The way of the objects.
extension StyleColumns {
  /// The objects that are taken along. Their storages are retained until they are there.
  private struct Column {
    let objects: ObjectColumn
    let storages: UnsafeBufferPointer<Unmanaged<StyleStorage>>
  }

  private func take(
    _ objects: ArraySlice<any Styleable>, _ column: UnsafeMutableBufferPointer<Unmanaged<AnyObject>>,
    _ storages: UnsafeMutableBufferPointer<Unmanaged<StyleStorage>>
  ) {
    for object in objects {
      precondition(type(of: object) == patch.delta.table.type, "a delta is written to objects of its class")
      let storage = Unmanaged.passRetained(object.styleStorage)
      guard storage._withUnsafeGuaranteedRef({ begin(object, $0) }) else { return storage.release() }
      column.initializeElement(at: count, to: .passUnretained(object))
      storages.initializeElement(at: count, to: storage)
      count += 1
    }
  }

  /// - Returns: whether the object can be taken along.
  private func begin(_ object: any Styleable, _ storage: StyleStorage) -> Bool {
    guard storage.applied === patch.from, !storage.isSettling else { return false }
    storage.columns = .passUnretained(self)
    writeCount -= storage.writes
    // OPTIMIZATION: Most patches look at nothing before they begin.
    if patch.newSlots.isEmpty, patch.resets.isEmpty {
      storage.beginWriting(patch)
    } else {
      StyleWriter(object, storage, patch, isOutermost: true).begin()
    }
    areLikeFresh = areLikeFresh && storage.ownBaselines == nil
    return true
  }

  private func write(_ column: Column) {
    var done = 0
    var writes = 0
    var extra: [Int] = []
    for step in patch.unretainedSteps {
      guard !isDisturbed else { break }
      step._withUnsafeGuaranteedRef { step in
        if case .style = step.action, areLikeFresh, !step.differsFromInitial {
          // The objects have the value.
        } else if isUniform(step), step.access.writeColumn(column.objects, step.value) {
          writes += 1
          if isDisturbed { count(in: &extra, column) { !$0.isUndisturbed && $0.resume(step) } }
        } else {
          count(in: &extra, column) { $0.advance(step) }
        }
      }
      done += 1
    }
    // OPTIMIZATION: Where all objects have come the same way to their end, no writer looks at each of them.
    let isEnd = !isDisturbed && extra.isEmpty && patch.keptPlaces == nil
    for index in 0..<count {
      let storage = column.storages[index]
      if isEnd {
        storage._withUnsafeGuaranteedRef { $0.endWriting(counting: writes) }
      } else {
        writer(index, column).finish(from: done, counting: extra.isEmpty ? writes : writes + extra[index])
      }
      writeCount += storage._withUnsafeGuaranteedRef(\.writes)
      storage.release()
    }
  }

  private func writer(_ index: Int, _ column: Column) -> StyleWriter {
    StyleWriter(
      column.objects[index].takeUnretainedValue(), column.storages[index].takeUnretainedValue(), patch,
      isOutermost: true)
  }

  /// Counts the writes that are made to each of the objects.
  private func count(in counts: inout [Int], _ column: Column, _ write: (StyleWriter) -> Bool) {
    if counts.isEmpty { counts = Array(repeating: 0, count: count) }
    for index in 0..<count where write(writer(index, column)) { counts[index] += 1 }
  }

  /// Whether all objects get the value of a step, whatever they have.
  private func isUniform(_ step: StylePatch.Step) -> Bool {
    switch step.action {
    case .write: true
    case .style: areLikeFresh
    case .restore, .merge, .relate: false
    }
  }
}
