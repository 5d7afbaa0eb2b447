/// A place in a JSON document (RFC 6901).
struct JSONPointer: Equatable {
  /// The pointer as written, such as `/sections/0/title`.
  let text: String
  /// The names and indexes on the way, unescaped.
  let tokens: [String]

  /// Reads a pointer.
  init(_ text: String) throws(PatchFault) {
    guard text.isEmpty || text.utf8.first == UInt8(ascii: "/") else {
      throw .noPointer(text)
    }
    self.text = text
    tokens = text.split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst().map {
        String($0).replacing("~1", with: "/").replacing("~0", with: "~")
      }
  }

  /// Whether this points into what `other` points to, and not to it.
  func isInside(_ other: JSONPointer) -> Bool {
    tokens.count > other.tokens.count && tokens.starts(with: other.tokens)
  }
}

extension JSONValue {
  /// Returns what stands at a place.
  func value(at pointer: JSONPointer) throws(PatchFault) -> JSONValue {
    var value = self
    for token in pointer.tokens {
      guard let next = value.member(token) else {
        throw .nothing(at: pointer.text)
      }
      value = next
    }
    return value
  }

  /// Takes what stands at a place out.
  mutating func remove(at pointer: JSONPointer) throws(PatchFault) -> JSONValue
  {
    let removed = try value(at: pointer)
    if pointer.tokens.isEmpty {
      self = .null
    } else {
      change(pointer.tokens[...]) { parent, token in
        parent.removeMember(token)
      }
    }
    return removed
  }

  /// Places a value: in an array in front of what stands there, in an object
  /// instead of it.
  mutating func add(
    _ value: JSONValue, at pointer: JSONPointer
  ) throws(PatchFault) {
    guard !pointer.tokens.isEmpty else {
      self = value
      return
    }
    var isPlaced = false
    change(pointer.tokens[...]) { parent, token in
      isPlaced = parent.insertMember(value, token)
    }
    guard isPlaced else { throw .nothing(at: pointer.text) }
  }

  // MARK: Members

  /// Calls `body` with the value that holds the last token, if there is one.
  ///
  /// Each level is taken out of its parent while it is changed, so that nothing
  /// is copied.
  private mutating func change(
    _ tokens: ArraySlice<String>,
    _ body: (inout JSONValue, String) -> Void
  ) {
    guard let token = tokens.first else { return }
    guard tokens.count > 1 else { return body(&self, token) }
    switch self {
    case .array(var elements):
      guard let index = JSONValue.index(token, below: elements.count) else {
        return
      }
      self = .null
      elements[index].change(tokens.dropFirst(), body)
      self = .array(elements)
    case .object(var members):
      guard let index = members.firstIndex(where: { $0.0 == token }) else {
        return
      }
      self = .null
      members[index].1.change(tokens.dropFirst(), body)
      self = .object(members)
    default:
      break
    }
  }

  private func member(_ token: String) -> JSONValue? {
    switch self {
    case .array(let elements):
      JSONValue.index(token, below: elements.count).map { elements[$0] }
    case .object(let members):
      members.first { $0.0 == token }?.1
    default:
      nil
    }
  }

  private mutating func removeMember(_ token: String) {
    switch self {
    case .array(var elements):
      guard let index = JSONValue.index(token, below: elements.count) else {
        return
      }
      self = .null
      elements.remove(at: index)
      self = .array(elements)
    case .object(let members):
      self = .object(members.filter { $0.0 != token })
    default:
      break
    }
  }

  private mutating func insertMember(
    _ value: JSONValue, _ token: String
  ) -> Bool {
    switch self {
    case .array(var elements):
      let index =
        token == "-"
        ? elements.count : JSONValue.index(token, below: elements.count + 1)
      guard let index else { return false }
      self = .null
      elements.insert(value, at: index)
      self = .array(elements)
    case .object(let members):
      self = .object(members.filter { $0.0 != token } + [(token, value)])
    default:
      return false
    }
    return true
  }

  /// Reads an array index: digits without a zero in front.
  private static func index(_ token: String, below count: Int) -> Int? {
    guard token.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      token == "0" || token.utf8.first != UInt8(ascii: "0"),
      let index = Int(token), index < count
    else { return nil }
    return index
  }
}
