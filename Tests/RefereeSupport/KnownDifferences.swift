/// The differences that are known, each with what decides: one row for each case.
package struct KnownDifferences: Sendable {
  /// The reasons, by the name of the case.
  package private(set) var reasons: [String: String] = [:]

  /// Reads a table: the name of a case, who is wrong, and what decides, with a tab between them.
  ///
  /// The first line has the titles. Lines without three columns are an error of the table.
  package init(table: String) throws(KnownDifferencesError) {
    for (number, line) in table.split(separator: "\n").enumerated().dropFirst() {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 3, columns.allSatisfy({ !$0.isEmpty }) else {
        throw KnownDifferencesError(line: number + 1)
      }
      reasons[String(columns[0])] = "\(columns[1]): \(columns[2])"
    }
  }
}

/// A line of the table that has not three columns.
package struct KnownDifferencesError: Error, CustomStringConvertible {
  /// The number of the line.
  let line: Int

  /// What to write instead.
  package var description: String {
    "line \(line) of the table of differences: expected a case, who is wrong and what decides, with tabs between them"
  }
}
