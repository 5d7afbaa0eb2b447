import EmojiModel
import Foundation
import FuzzSupport

/// Takes the first byte to choose what the rest is taken for.
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  let rest = Array(bytes.dropFirst())
  MainActor.assumeIsolated {
    switch choice % 6 {
    case 0: checkCollection(rest)
    case 1: checkHistory(rest)
    case 2: checkHistory(signed(rest))
    case 3: checkImport(rest)
    case 4: checkChangeset(rest)
    default: checkPatch(rest)
    }
  }
  return 0
}

/// Bytes as a collection's own file: what is read is written, and read again.
private func checkCollection(_ bytes: [UInt8]) {
  guard let collection = try? CollectionFile.decode(bytes) else { return }
  let written = CollectionFile.encode(collection)
  check((try? CollectionFile.decode(written)) == collection, "reads again")
}

/// Bytes as a file in any form: what is read can be written in every form.
private func checkImport(_ bytes: [UInt8]) {
  for allowsUnknown in [false, true] {
    guard
      let imported = try? ImportedEmoji(bytes, allowsUnknown: allowsUnknown)
    else { continue }
    let collection = imported.collection
    for form in ExportForm.allCases where form != .string {
      let text = Array(form.text(of: collection).utf8)
      let again = try? ImportedEmoji(text, allowsUnknown: true)
      check(
        collection.sections.isEmpty || again?.collection == collection,
        "\(form) reads again")
    }
  }
}

/// Bytes as changes: where they fit, they lead back as well.
private func checkChangeset(_ bytes: [UInt8]) {
  guard let changes = try? ChangesetDocument.decode(bytes),
    let after = try? Example.collection.applying(changes)
  else { return }
  check(
    (try? after.applying(changes.inverted)) == Example.collection, "inverts")
}

/// Bytes as a JSON Patch: never a trap.
private func checkPatch(_ bytes: [UInt8]) {
  _ = try? JSONPatch.apply(bytes, to: Example.collection)
}

/// Bytes as a history: never a trap, the collection stays, and a repair is whole.
@MainActor
private func checkHistory(_ bytes: [UInt8]) {
  let files = Example.files
  do {
    try Example.write(history: bytes)
    let faults = try files.check().faults
    readAll(of: files)
    if (try? files.repair()) != nil {
      check(try files.check().faults.isEmpty, "is whole when repaired")
    } else {
      check(!faults.isEmpty, "is whole or cannot be repaired")
    }
    check(try files.read() == Example.collection, "the collection stays")
    readAll(of: files)
    let changed = try? files.change(now: Date(timeIntervalSince1970: 0)) {
      $0.record(.new, command: "clear")
    }
    check(
      try files.read() == (changed == nil ? Example.collection : .new),
      "changes")
  } catch {
    check(false, "\(error)")
  }
}

/// Looks at every revision that there is.
private func readAll(of files: CollectionFiles) {
  guard let history = try? files.history(now: Date()) else { return }
  for number in max(0, history.revision - 20)...history.revision {
    _ = try? history.collection(at: number)
    _ = try? history.entry(number)
  }
  _ = try? history.entries(newest: 20)
  _ = try? history.undoStep()
  _ = try? history.redoStep()
  _ = try? history.revision(before: Date(timeIntervalSince1970: 1_800_000_000))
}

/// Returns a history in which each line has the checksum that belongs to it.
private func signed(_ bytes: [UInt8]) -> [UInt8] {
  var lines = bytes.split(separator: UInt8(ascii: "\n"))
  guard !lines.isEmpty else { return bytes }
  var result = Array(lines.removeFirst()) + [UInt8(ascii: "\n")]
  var last = Fingerprint()
  let ending = Array(",\"checksum\":\"0123456789ABCDEF\"}\n".utf8)
  for line in lines {
    let body = line.dropLast(ending.count - 1)
    var checksum = Fingerprint()
    checksum.combine(last.description.utf8)
    checksum.combine(body)
    last = checksum
    result += body + Array(",\"checksum\":\"\(checksum)\"}\n".utf8)
  }
  return result
}
