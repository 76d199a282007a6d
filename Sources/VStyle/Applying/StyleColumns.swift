import VStyleValues

/// Writes one patch to several objects, one property of all objects at a time.
///
/// Audited: the caller retains the objects that the buffers refer to until all writes are done. The buffers retain the
/// storages.
final class StyleColumns {
  /// The maximum number of objects per call. So many stay in the fastest CPU cache while they are written.
  static let limit = 32

  /// The number of objects written.
  private(set) var count = 0

  /// The number of writes to those objects.
  private(set) var writeCount = 0

  /// Whether a setter has styled one of the objects since the patch began.
  var isDisturbed = false

  private let patch: StylePatch
  private var areLikeFresh = true

  /// Writes a patch to the first of some objects of a view type.
  ///
  /// It stops at the first object with another applied style than the patch begins with, or that is being written.
  ///
  /// - Returns: the columns, with the number of objects written.
  static func write(_ objects: ArraySlice<any Styleable>, _ patch: StylePatch) -> StyleColumns {
    let columns = StyleColumns(patch)
    let capacity = min(objects.count, limit)
    // The caller retains the objects until all are written.
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

/// Writing.
extension StyleColumns {
  /// The objects being written. Their storages are retained until the writes are done.
  private struct Column {
    let objects: ObjectColumn
    let storages: UnsafeBufferPointer<Unmanaged<StyleStorage>>
  }

  private func take(
    _ objects: ArraySlice<any Styleable>, _ column: UnsafeMutableBufferPointer<Unmanaged<AnyObject>>,
    _ storages: UnsafeMutableBufferPointer<Unmanaged<StyleStorage>>
  ) {
    for object in objects {
      precondition(type(of: object) == patch.delta.table.type, "a delta is written to objects of its view type")
      let storage = Unmanaged.passRetained(object.styleStorage)
      guard storage._withUnsafeGuaranteedRef({ begin(object, $0) }) else { return storage.release() }
      column.initializeElement(at: count, to: .passUnretained(object))
      storages.initializeElement(at: count, to: storage)
      count += 1
    }
  }

  /// Begins the patch on an object.
  ///
  /// - Returns: whether the object can be written with the others.
  private func begin(_ object: any Styleable, _ storage: StyleStorage) -> Bool {
    guard storage.applied === patch.from, !storage.isSettling else { return false }
    storage.columns = .passUnretained(self)
    writeCount -= storage.writes
    // OPTIMIZATION: The second call alone would be simpler. Most patches need no work before the first write.
    if patch.newSlots.isEmpty, patch.resets.isEmpty {
      storage.beginWriting(patch)
    } else {
      patch.begin(object, storage)
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
          // The objects have the value already.
        } else if isUniform(step), step.access.writeColumn(column.objects, step.value) {
          writes += 1
          if isDisturbed {
            count(in: &extra, column) { !patch.isUndisturbed($1) && patch.resume(step, $0, $1) }
          }
        } else {
          count(in: &extra, column) { patch.perform(step, $0, $1) }
        }
      }
      done += 1
    }
    // OPTIMIZATION: To finish each object would be simpler. There is nothing to do if all have had the same writes.
    let isEnd = !isDisturbed && extra.isEmpty && patch.keptIndices == nil
    for index in 0..<count {
      let storage = column.storages[index]
      if isEnd {
        storage._withUnsafeGuaranteedRef { $0.endWriting(counting: writes) }
      } else {
        patch.finish(
          column.objects[index].takeUnretainedValue(), storage.takeUnretainedValue(), from: done,
          counting: extra.isEmpty ? writes : writes + extra[index], isOutermost: true)
      }
      writeCount += storage._withUnsafeGuaranteedRef(\.writes)
      storage.release()
    }
  }

  /// Performs a write on each object and counts the writes of each.
  private func count(in counts: inout [Int], _ column: Column, _ write: (AnyObject, StyleStorage) -> Bool) {
    if counts.isEmpty { counts = Array(repeating: 0, count: count) }
    for index in 0..<count
    where column.objects[index]._withUnsafeGuaranteedRef({ object in
      column.storages[index]._withUnsafeGuaranteedRef { write(object, $0) }
    }) {
      counts[index] += 1
    }
  }

  /// Whether all objects receive the value of a step, whatever values they have.
  private func isUniform(_ step: StylePatch.Step) -> Bool {
    switch step.action {
    case .write: true
    case .style: areLikeFresh
    case .restore, .merge, .reapply: false
    }
  }
}
