import VStyleSyntax
import VStyleValues

/// The way from what styles wanted of an object to what they want now: what has to be written, in order.
///
/// It is the same for all objects of a class of which the same was wanted, whatever their baselines are.
final class StylePatch: Sendable {
  /// Where it begins.
  let from: AppliedStyle

  /// What changes.
  let delta: StyleDelta

  /// What is wanted while values are written: slots that are given up are still there, with their baselines.
  let middle: AppliedStyle

  /// What is wanted then.
  let to: AppliedStyle

  /// For each slot of ``middle`` its place in ``from``; `nil` for a new one.
  let origins: [Int?]

  /// The slots of ``middle`` that ``from`` does not have.
  let newSlots: [NewSlot]

  /// The places in ``middle`` of the slots of ``to``; `nil` if those are all.
  let keptPlaces: [Int]?

  /// Rows that touch each other and go back to what they were first, by their keys in the order of writing.
  let resets: [[AppliedStyle.Key]]

  /// What is written, in order.
  let steps: [Step]

  // OPTIMIZATION: The same steps, for loops that need not retain each of them.
  let unretainedSteps: [Unmanaged<Step>]

  /// A slot that no style has touched before.
  struct NewSlot: Sendable {
    /// The slot's place in ``middle``.
    let place: Int
    /// The ways to the member.
    let access: PropertyAccess
    /// The slot's number in its row.
    let slot: Int
    /// The value in a fresh object.
    let initialValue: Value
  }

  /// Something to do with one slot.
  // OPTIMIZATION: A class of constants, whose members are used where they are; those of a structure in an array are
  // retained for each use.
  final class Step: Sendable {
    /// The slot's place in ``middle``.
    let place: Int
    /// The ways to the member.
    let access: PropertyAccess
    /// The slot's number in its row.
    let slot: Int
    /// What is to be done.
    let action: Action
    /// The value of ``Action/write`` and ``Action/style``; otherwise of no account.
    let value: Value
    /// Whether a fresh object has another value.
    let differsFromInitial: Bool
    /// Where the value was declared.
    let location: SourceLocation?

    init(
      place: Int, access: PropertyAccess, slot: Int, action: Action, value: Value, differsFromInitial: Bool,
      location: SourceLocation?
    ) {
      self.place = place
      self.access = access
      self.slot = slot
      self.action = action
      self.value = value
      self.differsFromInitial = differsFromInitial
      self.location = location
    }
  }

  /// What can be done with a slot.
  enum Action: Sendable {
    /// A style has wanted another value: the new one is written.
    case write
    /// No style has wanted anything: the value is written unless the object has it.
    case style
    /// No style wants anything any more: the baseline is written unless the object has it.
    case restore
    /// The value is put over the baseline.
    case merge
    /// Other slots may have changed this one: it is written unless the object has what is wanted.
    case relate
  }

  init(
    from: AppliedStyle, delta: StyleDelta, middle: AppliedStyle, to: AppliedStyle, origins: [Int?],
    resets: [[AppliedStyle.Key]], steps: [Step]
  ) {
    self.from = from
    self.delta = delta
    self.middle = middle
    self.to = to
    self.origins = origins
    newSlots = origins.indices.filter { origins[$0] == nil }.map { place in
      let key = middle.slots[place].key
      return NewSlot(
        place: place, access: delta.table.row(of: key).access, slot: key.slot, initialValue: middle.initialValues[place]
      )
    }
    keptPlaces = middle === to ? nil : middle.slots.indices.filter { to.index(of: middle.slots[$0].key) != nil }
    self.resets = resets
    self.steps = steps
    unretainedSteps = steps.map(Unmanaged.passUnretained)
  }

  /// Takes an object of the class along.
  @inline(__always)
  func write(to object: any Styleable, _ storage: StyleStorage) {
    precondition(type(of: object) == delta.table.type, "a delta is written to objects of its class")
    StyleWriter(object, storage, self, isOutermost: !storage.isSettling).write()
  }
}
