extension JSONPatch {
  /// Returns the collection that a patch leads to.
  ///
  /// Every operation of RFC 6902 is understood. Titles and emoji are checked at
  /// the end, since a swap of two titles passes through a repeated one.
  ///
  /// - Parameters:
  ///   - bytes: The patch, a JSON array of operations.
  ///   - collection: What it is applied to.
  /// - Returns: The collection after all operations.
  /// - Throws: The first ``FileFault``; nothing is applied in part.
  /// - Complexity: O(*n* + *k* *m*) for a file of *n* bytes and *k* operations on
  ///   sections of at most *m* emoji.
  public static func apply(
    _ bytes: [UInt8], to collection: EmojiCollection
  ) throws(FileFault) -> EmojiCollection {
    let operations: [PatchOperation] = try decodeJSON(bytes)
    var document = CollectionFile.json(of: collection)
    for (number, operation) in operations.enumerated() {
      do throws(PatchFault) {
        try operation.apply(to: &document)
      } catch {
        throw .patch(error, operation: number)
      }
    }
    return try CollectionFile.decode(document.bytes(.compact))
  }
}

/// Why an operation of a JSON Patch cannot be carried out.
public enum PatchFault: Error, Equatable, Sendable {
  /// There is nothing at the path.
  case nothing(at: String)
  /// What stands at the path is not what the test expects.
  case failedTest(at: String)
  /// The path is not a JSON Pointer (RFC 6901).
  case noPointer(String)
  /// Something would be moved into itself.
  case intoItself(String)
  /// There is no operation of that name.
  case unknown(String)
  /// The operation needs a member that is not there.
  case missing(String, operation: String)
}

extension PatchFault: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .nothing(let path): "there is nothing at \(path)"
    case .failedTest(let path): "something else stands at \(path)"
    case .noPointer(let path): "\"\(path)\" is not a JSON Pointer"
    case .intoItself(let path): "\(path) cannot be moved into itself"
    case .unknown(let name): "there is no operation \"\(name)\""
    case .missing(let member, let operation):
      "\"\(operation)\" needs \"\(member)\""
    }
  }
}

/// One operation of a JSON Patch, as its author wrote it.
struct PatchOperation: Decodable {
  private let name: String
  private let path: String
  private let from: String?
  private let value: JSONValue?

  private enum CodingKeys: String, CodingKey {
    case name = "op"
    case path
    case from
    case value
  }

  init(from decoder: any Decoder) throws {
    // RFC 6902, section 4: members that are not defined are ignored.
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decode(String.self, forKey: .name)
    path = try fields.decode(String.self, forKey: .path)
    from = try fields.decodeIfPresent(String.self, forKey: .from)
    value =
      fields.contains(.value)
      ? try fields.decode(JSONValue.self, forKey: .value) : nil
  }

  /// Carries the operation out.
  func apply(to document: inout JSONValue) throws(PatchFault) {
    let target = try JSONPointer(path)
    switch name {
    case "add": try document.add(required(value, "value"), at: target)
    case "remove": _ = try document.remove(at: target)
    case "replace":
      _ = try document.remove(at: target)
      try document.add(required(value, "value"), at: target)
    case "move": try move(to: target, in: &document)
    case "copy":
      let source = try JSONPointer(required(from, "from"))
      try document.add(document.value(at: source), at: target)
    case "test":
      guard try document.value(at: target).means(required(value, "value"))
      else { throw .failedTest(at: path) }
    default: throw .unknown(name)
    }
  }

  private func move(
    to target: JSONPointer, in document: inout JSONValue
  ) throws(PatchFault) {
    let source = try JSONPointer(required(from, "from"))
    guard !target.isInside(source) else { throw .intoItself(source.text) }
    try document.add(document.remove(at: source), at: target)
  }

  private func required<Value>(
    _ value: Value?, _ member: String
  ) throws(PatchFault) -> Value {
    guard let value else { throw .missing(member, operation: name) }
    return value
  }
}
