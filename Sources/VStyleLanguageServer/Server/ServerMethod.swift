import VStyleJSON

/// A method of the protocol: one row of ``all``, with its capability and its code.
struct ServerMethod: Sendable {
  /// The name, as in `textDocument/hover`.
  let name: String

  /// The member of the server's capabilities that announces the method; `nil` if another row announces it.
  let capability: (name: String, value: JSON)?

  /// The code.
  let run: Run

  /// The types of methods.
  enum Run: Sendable {
    /// A request, which has an answer.
    case request(@Sendable (LanguageServer, Parameters) throws(RPCError) -> JSON)
    /// A request about a sheet. For other documents, and for those that do not exist, the answer is `null`.
    case sheet(@Sendable (LanguageServer, SheetRequest, Parameters) throws(RPCError) -> JSON)
    /// A notification, which has none.
    case notification(@Sendable (LanguageServer, Parameters) throws(RPCError) -> Void)
  }

  init(_ name: String, _ capability: (name: String, value: JSON), _ run: Run) {
    (self.name, self.capability, self.run) = (name, capability, run)
  }

  /// Creates a method that another row announces.
  init(_ name: String, _ run: Run) { (self.name, self.capability, self.run) = (name, nil, run) }

  /// The methods by name.
  static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The capabilities of the server: those of all methods.
  static func capabilities(_ encoding: PositionEncoding) -> JSON {
    var members: [JSON.Member] = [.init("positionEncoding", .string(encoding.rawValue))]
    members += all.compactMap { method in method.capability.map { JSON.Member($0.name, $0.value) } }
    members.append(
      .init(
        "workspace",
        [
          "workspaceFolders": ["supported": true, "changeNotifications": true],
          "fileOperations": [
            "willRename": ["filters": [["scheme": "file", "pattern": ["glob": "**/*.vstyle", "matches": "file"]]]]
          ],
        ]))
    return .object(members)
  }
}
