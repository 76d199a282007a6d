package import VStyleJSON
import VStyleSyntax

/// A message from a client.
///
/// - Spec: https://www.jsonrpc.org/specification
package enum RPCMessage: Sendable {
  /// A request, which is answered.
  case request(id: JSON, method: String, parameters: JSON)
  /// A notification, which is not answered.
  case notification(method: String, parameters: JSON)
  /// The answer to a request of the server.
  case response(id: JSON, result: JSON?)
  /// A message that is not valid, with the answer to it.
  case invalid(id: JSON, RPCError)

  /// Parses a message.
  package init(_ body: [UInt8]) {
    let value: JSON
    do throws(JSONError) {
      value = JSON(try JSONNode(parsing: SourceText(path: "<message>", bytes: body)))
    } catch {
      self = .invalid(id: .null, RPCError(.parseError, "byte \(error.range.start): \(error.message)"))
      return
    }
    guard case .object = value else {
      self = .invalid(id: .null, RPCError(.invalidRequest, "a message is an object"))
      return
    }
    let id = value["id"] ?? .null
    switch id {
    case .null, .integer, .string: break
    default:
      self = .invalid(id: .null, RPCError(.invalidRequest, "the `id` of a message is a string or a whole number"))
      return
    }
    guard let method = value["method"] else {
      guard value["id"] != nil, value["result"] != nil || value["error"] != nil else {
        self = .invalid(id: id, RPCError(.invalidRequest, "a message has a `method`"))
        return
      }
      self = .response(id: id, result: value["result"])
      return
    }
    guard let name = method.text, value["jsonrpc"]?.text == "2.0" else {
      self = .invalid(id: id, RPCError(.invalidRequest, "a message has a `method`, and `jsonrpc` is `2.0`"))
      return
    }
    let parameters = value["params"] ?? .null
    self =
      id == .null
      ? .notification(method: name, parameters: parameters)
      : .request(id: id, method: name, parameters: parameters)
  }
}

/// An error that a request is answered with.
package struct RPCError: Error, Equatable {
  /// The codes of errors.
  package enum Code: Int, Sendable {
    /// The text is not JSON.
    case parseError = -32700
    /// The value is not a message.
    case invalidRequest = -32600
    /// There is no such method.
    case methodNotFound = -32601
    /// The parameters are not those of the method.
    case invalidParameters = -32602
    /// The first request has to be `initialize`.
    case serverNotInitialized = -32002
    /// The request cannot be followed, for the reason in the message.
    case requestFailed = -32803
    /// The client canceled the request.
    case requestCancelled = -32800
  }

  /// The code.
  package let code: Code

  /// The reason, as a phrase.
  package let message: String

  /// Creates an error.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
