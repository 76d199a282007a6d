#if VSTYLE_ADVICE
  import VStyleSyntax

  /// A range of columns of one line that is underlined.
  struct Annotation {
    /// The role of the range in the diagnostic.
    enum Role {
      case primary
      case secondary
    }

    let role: Role
    var columns: Range<Int>
    let label: String?
  }

  /// The rows of underlines and labels below a line.
  struct AnnotationRows {
    private(set) var rows: [StyledText] = []

    init(_ annotations: [Annotation]) {
      let sorted = annotations.sorted {
        ($0.columns.lowerBound, $0.columns.upperBound) < ($1.columns.lowerBound, $1.columns.upperBound)
      }
      var underlines = StyledText()
      // The primary mark is drawn last, on top of the others.
      for annotation in sorted.filter({ $0.role == .secondary }) + sorted.filter({ $0.role == .primary }) {
        for column in annotation.columns {
          underlines.write(annotation.role == .primary ? "^" : "-", at: column, annotation.role.style)
        }
      }
      var waiting = sorted.filter { $0.label != nil }
      // The label of the last mark is written beside it, and the others below.
      if let last = waiting.last, let label = last.label, last.columns.upperBound >= underlines.count {
        underlines.write(label, at: underlines.count + 1, last.role.style)
        waiting.removeLast()
      }
      rows.append(underlines)
      if !waiting.isEmpty { rows.append(AnnotationRows.bars(waiting)) }
      while let annotation = waiting.popLast() {
        var row = AnnotationRows.bars(waiting)
        row.write(annotation.label ?? "", at: max(annotation.columns.lowerBound, row.count), annotation.role.style)
        rows.append(row)
      }
    }

    private static func bars(_ annotations: [Annotation]) -> StyledText {
      var row = StyledText()
      for annotation in annotations { row.write("|", at: annotation.columns.lowerBound, annotation.role.style) }
      return row
    }
  }

  extension Annotation.Role {
    /// The text style of the role.
    var style: TextStyle {
      switch self {
      case .primary: .severity
      case .secondary: .frame
      }
    }
  }
#endif
