import FoundationEssentials

/// Decodes a whole document.
///
/// - Throws: ``FileFault`` in place of the decoder's own errors.
func decodeJSON<Document: Decodable>(
  _ bytes: [UInt8]
) throws(FileFault) -> Document {
  try JSONSyntax.check(bytes)
  do {
    return try JSONDecoder().decode(Document.self, from: Data(bytes))
  } catch let fault as FileFault {
    throw fault
  } catch DecodingError.keyNotFound(let key, let context) {
    throw .unexpected(
      "\"\(key.stringValue)\" is missing\(place(context.codingPath))")
  } catch DecodingError.typeMismatch(let type, let context) {
    throw .unexpected(wrongKind(type, at: context.codingPath))
  } catch DecodingError.valueNotFound(let type, let context) {
    throw .unexpected(wrongKind(type, at: context.codingPath))
  } catch DecodingError.dataCorrupted(let context) {
    // The syntax was checked, so that only a number is left to blame.
    throw .unexpected(
      "a number has a fraction or is too large" + place(context.codingPath))
  } catch {
    throw .unexpected("\(error)")
  }
}

private func wrongKind(_ type: Any.Type, at path: [any CodingKey]) -> String {
  "\(name(of: type)) was expected\(place(path))"
}

/// What a person calls the JSON that the decoder wanted a type from.
private func name(of type: Any.Type) -> String {
  switch type {
  case is String.Type: return "a text"
  case is Int.Type: return "a whole number"
  default: break
  }
  let words = String(describing: type)
  if words.contains("Dictionary") || words.contains("KeyedDecoding") {
    return words.contains("Unkeyed") ? "an array" : "an object"
  }
  return words.hasPrefix("Array") ? "an array" : "another kind of value"
}

/// Returns a place in a document, ` in sections[2].emoji` for instance.
private func place(_ path: [any CodingKey]) -> String {
  let text = pathText(path)
  return text.isEmpty ? "" : " in \(text)"
}

private func pathText(_ path: [any CodingKey]) -> String {
  var text = ""
  for key in path {
    if let index = key.intValue {
      text += "[\(index)]"
    } else {
      text += (text.isEmpty ? "" : ".") + key.stringValue
    }
  }
  return text
}

/// The name of a member of a JSON object, whatever it is.
struct JSONKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}

/// The members of a JSON object, all of which must be known.
struct StrictContainer {
  private let container: KeyedDecodingContainer<JSONKey>

  /// Opens an object and throws if it has a key that is not in `keys`.
  init(_ decoder: any Decoder, keys: [String]) throws {
    container = try decoder.container(keyedBy: JSONKey.self)
    try requireKeys(keys)
  }

  /// Opens a document that says which format it has, and in which version.
  ///
  /// Throws unless it says `format` and `version`. One from a newer version is
  /// recognised before its keys are: it may well have some that are not known here.
  init(
    _ decoder: any Decoder, format: String, version: Int, keys: [String]
  ) throws {
    container = try decoder.container(keyedBy: JSONKey.self)
    let found: String = try decode("format")
    guard found == format else {
      throw FileFault.otherFormat(found, wanted: format)
    }
    let number: Int = try decode("version")
    guard number <= version else { throw FileFault.newerVersion(number) }
    guard number == version else { throw FileFault.noVersion(number) }
    try requireKeys(["format", "version"] + keys)
  }

  private func requireKeys(_ keys: [String]) throws {
    for key in container.allKeys where !keys.contains(key.stringValue) {
      throw FileFault.unknownKey(
        key.stringValue, place: pathText(container.codingPath))
    }
  }

  func has(_ key: String) -> Bool {
    container.contains(JSONKey(stringValue: key))
  }

  func decode<Value: Decodable>(_ key: String) throws -> Value {
    try container.decode(Value.self, forKey: JSONKey(stringValue: key))
  }

  /// Reads a whole number from 0 to a limit.
  func count(_ key: String, atMost limit: Int) throws -> Int {
    let number: Int = try decode(key)
    guard (0...limit).contains(number) else {
      throw FileFault.unexpected("\"\(key)\" cannot be \(number)")
    }
    return number
  }

  /// Reads an array of strings, several times as fast as by its generic type.
  func strings(_ key: String) throws -> [String] {
    var elements = try container.nestedUnkeyedContainer(
      forKey: JSONKey(stringValue: key))
    var strings: [String] = []
    while !elements.isAtEnd {
      strings.append(try elements.decode(String.self))
    }
    return strings
  }

  /// Reads an array with one function for each element.
  func list<Value>(
    _ key: String, _ read: (any Decoder) throws -> Value
  ) throws -> [Value] {
    var elements = try container.nestedUnkeyedContainer(
      forKey: JSONKey(stringValue: key))
    var values: [Value] = []
    while !elements.isAtEnd {
      values.append(try read(elements.superDecoder()))
    }
    return values
  }
}
