import VStyleCompiler
import VStyleJSON
import VStyleSyntax
import VStyleValues

/// A new name for everything that has a name.
struct Renaming {
  /// The new texts, by the path of the sheet.
  private(set) var edits: [String: [(range: SourceRange, text: String)]] = [:]

  /// The files that are no sheets and have the name: trees and the configuration, by path.
  private(set) var files: [String: Sheet] = [:]

  /// Plans a renaming.
  ///
  /// - Throws: an error for a name that cannot be changed, is not valid or exists already.
  init(_ name: NameOccurrence, to new: String, in project: Project) throws(RPCError) {
    try Renaming.check(name, project)
    let word = try Renaming.word(new, name.kind)
    let path = Renaming.path(name, word)
    let taken = NameOccurrence(kind: name.kind, name: path, range: name.range, isDeclaration: true, node: name.node)
    let others = project.occurrences(of: taken) + project.occurrencesInFiles(of: taken)
    if path != name.name, let other = others.first {
      let position = other.sheet.text.position(of: other.name.range.start)
      throw RPCError(
        .requestFailed,
        "the \(name.kind.words) `\(path)` exists already, in \(other.sheet.source.path):\(position.line + 1)")
    }
    if name.kind == .viewType, path != name.name, project.schema.viewTypes[path] != nil {
      throw RPCError(.requestFailed, "there is a view type `\(path)` already")
    }
    let text = CSSSerialization.serialize(identifier: word)
    for place in project.occurrences(of: name) {
      edits[place.sheet.source.path, default: []].append((place.name.wordRange, text))
    }
    let names = project.fileNames
    add(names.places(of: name, \.all).filter { !$0.name.isDeclaration }, word)
    add(names.places(of: name, \.inStyles), text)
  }

  /// Adds the edits of places in JSON files.
  private mutating func add(_ places: [PlacedName], _ text: String) {
    let quoted = String(JSON.string(text).line.dropLast(2).dropFirst())
    for place in places {
      let path = place.sheet.source.path
      files[path] = place.sheet
      edits[path, default: []].append((place.name.wordRange, quoted))
    }
  }

  /// Checks that a name is declared in a sheet, so that all its places are known.
  static func check(_ name: NameOccurrence, _ project: Project) throws(RPCError) {
    guard name.kind == .viewType else { return }
    guard project.occurrences(of: name).contains(where: { $0.name.isDeclaration }) else {
      throw RPCError(
        .requestFailed, "`\(name.name)` is a view type of Swift code, and its name is the one of its class")
    }
  }

  /// Returns the last part of the new name, without its sign.
  private static func word(_ new: String, _ kind: NameKind) throws(RPCError) -> String {
    var text = new
    let sign: Unicode.Scalar? = kind == .styleClass ? "." : kind == .id ? "#" : nil
    if let sign, text.unicodeScalars.first == sign { text.unicodeScalars.removeFirst() }
    let tape = TokenTape(SourceText(text))
    guard tape.count == 1, tape.kind(0) == .ident else {
      throw RPCError(.requestFailed, "`\(new)` is no name: a name has letters, digits, hyphens and underscores")
    }
    guard kind != .layer || !LayerName.isReserved(tape.name(0)) else {
      throw RPCError(.requestFailed, "`\(new)` is a value of every property, and no name of a layer")
    }
    let isDashed = kind == .customProperty || kind == .mediaQuery
    guard !isDashed || !tape.isDashedIdent(0) || tape.isCustomPropertyName(0) else {
      throw RPCError(.requestFailed, "`\(new)` needs a name after the hyphens")
    }
    guard isDashed == tape.isDashedIdent(0) else {
      let rule = isDashed ? "starts" : "does not start"
      throw RPCError(.requestFailed, "the name of a \(kind.words) \(rule) with two hyphens, found `\(new)`")
    }
    return tape.name(0)
  }

  /// Returns the whole name with another last part.
  private static func path(_ name: NameOccurrence, _ word: String) -> String {
    guard name.kind == .layer else { return word }
    return (name.name.split(separator: ".", omittingEmptySubsequences: false).dropLast().map(String.init) + [word])
      .joined(separator: ".")
  }
}
