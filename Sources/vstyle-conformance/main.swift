// Answers the requests of a conformance grader, one JSON value a line, until standard input ends.

while let line = readLine() {
  guard let request = JSON(parsing: line) else { continue }
  print(Operation.answer(request).description)
}
