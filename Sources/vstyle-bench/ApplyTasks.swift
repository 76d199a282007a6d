import VStyle
import VStyleValues
import VStyleViews

/// Tasks that set twenty properties of a thousand objects, in each possible way.
enum ApplyTasks {
  static let objectCount = 1000

  /// The tasks.
  static func all() -> [BenchTask] { [handWritten, binding, opaqueKeyPath] + BatchTasks.all() }

  /// Plain assignments, as in a program without styles.
  static var handWritten: BenchTask {
    task("hand-written", "twenty assignments in a function") {
      let looks = [Look(0), Look(1)]
      return { cards, round in
        let look = looks[round]
        for card in cards { look.assign(to: card) }
      }
    }
  }

  /// Writes through property bindings, as the engine does for changed values.
  private static var binding: BenchTask {
    task("row", "PropertyAccess.write of twenty erased values") {
      let writes = [Look(0), Look(1)].map { look in
        let card = Card()
        look.assign(to: card)
        return Card.bindings.map { (access: $0.access, value: $0.read(card, 0)) }
      }
      return { cards, round in
        let writes = writes[round]
        for card in cards {
          for write in writes { _ = try? write.access.write(card, write.value, 0) }
        }
      }
    }
  }

  /// Writes through a table of key paths that the compiler cannot specialize.
  private static var opaqueKeyPath: BenchTask {
    task("opaque-key-path", "a stored key path and a cast from Any") {
      let setters = Card.opaqueSetters
      let values = [Look(0), Look(1)].map(\.erased)
      return { cards, round in
        let values = values[round]
        for card in cards {
          for position in setters.indices { setters[position](card, values[position]) }
        }
      }
    }
  }

  private static func task(
    _ name: String, _ note: String, _ prepare: @escaping () -> ([Card], Int) -> Void
  ) -> BenchTask {
    BenchTask(
      name: "apply/\(name)", size: objectCount, unit: .nanosecondsPerSet(count: objectCount * 20), note: note
    ) {
      let write = prepare()
      let cards = (0..<objectCount).map { _ in Card() }
      var round = 0
      return {
        round = 1 - round
        write(cards, round)
        return Int(cards[0].width)
      }
    }
  }
}
