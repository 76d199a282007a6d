import VStyle
import VStyleValues
import VStyleViews

/// Twenty properties of a thousand objects, by each way to set them.
enum ApplyTasks {
  private static let objectCount = 1000

  /// The tasks.
  static func all() -> [BenchTask] { [handWritten, row, opaqueKeyPath, batch] }

  /// What a program without styles does.
  private static var handWritten: BenchTask {
    task("hand-written", "twenty assignments in a function") {
      let looks = [Look(0), Look(1)]
      return { card, round in looks[round].assign(to: card) }
    }
  }

  /// What the engine does for a value that has changed.
  private static var row: BenchTask {
    task("row", "PropertyRow.write of twenty erased values") {
      let rows = Card.rows
      let values = [Look(0), Look(1)].map { look in
        let card = Card()
        look.assign(to: card)
        return rows.map { $0.read(card, 0) }
      }
      return { card, round in
        for position in rows.indices { _ = try? rows[position].write(card, values[round][position], 0) }
      }
    }
  }

  /// What a table of key paths that the compiler cannot see through does.
  private static var opaqueKeyPath: BenchTask {
    task("opaque-key-path", "a stored key path and a cast from Any") {
      let setters = Card.opaqueSetters
      let values = [Look(0), Look(1)].map(\.erased)
      return { card, round in
        for position in setters.indices { setters[position](card, values[round][position]) }
      }
    }
  }

  /// What an app's assignment does: values checked and converted, the former ones kept, rows written.
  private static var batch: BenchTask {
    let looks = [
      batch(amount: 0.25, color: .white, flag: true), batch(amount: 0.75, color: .lightGray, flag: false),
    ]
    return BenchTask(
      name: "apply/batch", size: objectCount, unit: .nanosecondsPerSet(count: objectCount * 20),
      note: "mi_styles of a label: checked, converted, remembered, written"
    ) {
      let labels = (0..<objectCount).map { _ in Label() }
      var round = 0
      return {
        round = 1 - round
        for label in labels { label.mi_styles = looks[round] }
        return labels[0].numberOfLines
      }
    }
  }

  private static func batch(amount: Double, color: Color, flag: Bool) -> [Property: Any] {
    let numbers: [Property: Any] = [
      .alpha: amount, .layer.cornerRadius: amount, .layer.borderWidth: amount, .layer.shadowRadius: amount,
      .layer.shadowOpacity: amount, .layer.opacity: amount, .minimumScaleFactor: amount,
      .font: Font.system(amount * 40),
    ]
    let flags: [Property: Any] = [
      .isHidden: flag, .isOpaque: flag, .clipsToBounds: flag, .layer.masksToBounds: flag,
      .isUserInteractionEnabled: flag, .adjustsFontSizeToFitWidth: flag, .numberOfLines: flag ? 1 : 2,
    ]
    let colors: [Property: Any] = [
      .textColor: color, .shadowColor: color, .backgroundColor: color, .tintColor: color, .highlightedTextColor: color,
    ]
    return numbers.merging(flags) { first, _ in first }.merging(colors) { first, _ in first }
  }

  private static func task(
    _ name: String, _ note: String, _ prepare: @escaping () -> (Card, Int) -> Void
  ) -> BenchTask {
    BenchTask(
      name: "apply/\(name)", size: objectCount, unit: .nanosecondsPerSet(count: objectCount * 20), note: note
    ) {
      let write = prepare()
      let cards = (0..<objectCount).map { _ in Card() }
      var round = 0
      return {
        round = 1 - round
        for card in cards { write(card, round) }
        return Int(cards[0].width)
      }
    }
  }
}
