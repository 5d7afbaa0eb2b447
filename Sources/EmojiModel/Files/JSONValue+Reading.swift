extension JSONValue: Decodable {
  /// Reads any JSON value; the order of an object's names is lost.
  public init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: JSONKey.self) {
      self = .object(
        try members.allKeys.map {
          ($0.stringValue, try members.decode(JSONValue.self, forKey: $0))
        })
    } else if var elements = try? decoder.unkeyedContainer() {
      var list: [JSONValue] = []
      while !elements.isAtEnd {
        list.append(try elements.decode(JSONValue.self))
      }
      self = .array(list)
    } else {
      self = try JSONValue.single(decoder.singleValueContainer())
    }
  }

  private static func single(
    _ value: any SingleValueDecodingContainer
  ) throws -> JSONValue {
    if value.decodeNil() { return .null }
    if let flag = try? value.decode(Bool.self) { return .boolean(flag) }
    if let number = try? value.decode(Int.self) { return .integer(number) }
    if let number = try? value.decode(Double.self) { return .number(number) }
    return .string(try value.decode(String.self))
  }
}

extension JSONValue {
  /// Whether both are the same value, in whatever order objects name things
  /// (RFC 6902, section 4.6).
  func means(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.inline(let value), _): value.means(other)
    case (_, .inline(let value)): means(value)
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.means($1) }
    case (.object(let one), .object(let two)):
      one.count == two.count
        && one.allSatisfy { name, value in
          two.contains { $0.0 == name && value.means($0.1) }
        }
    case (.integer(let one), .number(let two)): Double(one) == two
    case (.number(let one), .integer(let two)): one == Double(two)
    default: self == other
    }
  }
}
