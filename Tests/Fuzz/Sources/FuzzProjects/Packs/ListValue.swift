/// A value of a property list, written as XML or in the binary format.
indirect enum ListValue {
  case text(String)
  case number(String)
  case members([(key: String, value: ListValue)])

  /// The list as XML. Characters that XML does not allow are written as they are.
  var xml: [UInt8] { Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">\(element)</plist>".utf8) }

  private var element: String {
    switch self {
    case .text(let text): "<string>\(ListValue.escaped(text))</string>"
    case .number(let text): "<real>\(text)</real>"
    case .members(let members):
      "<dict>" + members.map { "<key>\(ListValue.escaped($0.key))</key>\($0.value.element)" }.joined() + "</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// The list in the binary format.
  var binary: [UInt8] {
    var objects: [[UInt8]] = []
    let top = add(to: &objects)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += ListValue.big(offset, 4) }
    return bytes + [0, 0, 0, 0, 0, 0, 4, 4] + ListValue.big(objects.count, 8) + ListValue.big(top, 8)
      + ListValue.big(table, 8)
  }

  /// Adds the value and its members to the objects, and returns the index of its object.
  private func add(to objects: inout [[UInt8]]) -> Int {
    switch self {
    case .text(let text), .number(let text):
      let isASCII = text.utf8.allSatisfy { $0 < 128 }
      let units = isASCII ? Array(text.utf8) : text.utf16.flatMap { ListValue.big(Int($0), 2) }
      objects.append(ListValue.head(isASCII ? 0x50 : 0x60, isASCII ? units.count : units.count / 2) + units)
    case .members(let members):
      let keys = members.map { ListValue.text($0.key).add(to: &objects) }
      let values = members.map { $0.value.add(to: &objects) }
      objects.append(ListValue.head(0xD0, members.count) + (keys + values).flatMap { ListValue.big($0, 4) })
    }
    return objects.count - 1
  }

  private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x12] + big(count, 4)
  }

  private static func big(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
  }
}
