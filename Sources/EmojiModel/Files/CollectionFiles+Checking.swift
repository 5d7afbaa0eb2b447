import Diff

/// What a check of a collection's files found.
public struct CollectionCheck: Equatable, Sendable {
  /// What is wrong, with the path of the file and the place in it.
  public internal(set) var faults: [FileError] = []
  /// Whether the collection is not as the history left it, because somebody
  /// edited the file; that is no fault.
  public internal(set) var isEditedOutside = false
  /// Emoji that the catalogue does not know, newer ones perhaps; no fault.
  public internal(set) var unknown: [Emoji] = []
  /// The number of revisions that were replayed.
  public internal(set) var revisions = 0
  /// The number of emoji in the collection.
  public internal(set) var emoji = 0
}

/// What a repair of a collection's files did.
public struct CollectionRepair: Equatable, Sendable {
  /// The paths of the copies of damaged files; none if nothing was wrong.
  public internal(set) var copies: [String] = []
  /// The revisions that could not be read; the last of those in a row leads to
  /// the next state that is known.
  public internal(set) var bridged: [Int] = []
  /// The revision that the collection was put back to, if it could not be read.
  public internal(set) var restored: Int?
}

extension CollectionFiles {
  /// Verifies the collection, every line of its history, and replays the whole.
  ///
  /// - Returns: All that was found.
  /// - Throws: ``FileError`` if a file cannot be read at all.
  /// - Complexity: O(*b*) for *b* bytes of both files, and a replay of every
  ///   revision.
  public func check() throws -> CollectionCheck {
    guard try hasHistory() else { return try check(history: nil) }
    let lock = try CollectionLock.shared(
      lockPath, patience: patience, in: files)
    defer { lock?.release() }
    return try check(
      history: HistoryAudit(files.contents(of: historyPath, limit: .max)))
  }

  private func check(history: HistoryAudit?) throws -> CollectionCheck {
    var check = CollectionCheck()
    var collection: EmojiCollection?
    do throws(FileError) {
      collection = try read()
    } catch {
      guard case .malformed = error else { throw error }
      check.faults.append(error)
    }
    if let collection { check.examine(collection) }
    guard let history else { return check }
    check.faults += history.faults.map {
      .malformed(path: historyPath, fault: $0)
    }
    check.revisions = history.lastRevision
    if let collection, let final = history.finalState {
      check.isEditedOutside = collection != final
    }
    return check
  }

  // MARK: Repairing

  /// Repairs what can be repaired without losing anything.
  ///
  /// A damaged file is copied aside first, to the same name with `.damaged`
  /// behind it. A history keeps every revision whose state can be told; where some
  /// cannot, one revision called `repaired` leads from the last state before them
  /// to the first after them. A collection that cannot be read becomes what the
  /// last revision says. A file of a newer version is left alone.
  ///
  /// Behind the last state that can be told there may be whole lines. The collection
  /// in its newest state would tell theirs, so that nothing is done without it.
  ///
  /// - Returns: What was done.
  /// - Throws: ``FileError`` if a file cannot be repaired or written; all is as it
  ///   was then.
  public func repair() throws -> CollectionRepair {
    let faults = try check().faults
    for case .malformed(let path, .newerVersion(let version)) in faults {
      throw FileError.malformed(path: path, fault: .newerVersion(version))
    }
    return faults.isEmpty
      ? CollectionRepair() : try locked { try repairLocked() }
  }

  private func repairLocked() throws -> CollectionRepair {
    let isThere = try files.kind(of: path) != .nothing
    let collection = isThere ? try? read() : nil
    let history = try repairedHistory(to: collection)
    if let lost = history?.lost {
      throw FileError.malformed(
        path: historyPath, fault: .untold(revisions: lost))
    }
    var repair = CollectionRepair()
    let isBroken = isThere && collection == nil
    if isBroken, history?.finalState == nil { _ = try read() }
    if let history, history.isChanged {
      repair.copies.append(try replaceDamaged(historyPath, by: history.bytes))
      repair.bridged = history.bridged
    }
    if isBroken, let state = history?.finalState {
      let bytes = CollectionFile.encode(state)
      repair.copies.append(try replaceDamaged(path, by: bytes))
      repair.restored = history?.lastRevision
    }
    try files.flushFolder(files.folder(of: path))
    return repair
  }

  /// Puts bytes in the place of a damaged file.
  ///
  /// - Returns: The path of a copy of that.
  private func replaceDamaged(
    _ path: String, by bytes: [UInt8]
  ) throws(FileError) -> String {
    try files.requireWritable(path)
    let copy = try copyAside(path)
    do {
      try replace(path, with: bytes)
    } catch {
      try? files.remove(copy)
      throw error
    }
    return copy
  }

  private func repairedHistory(
    to collection: EmojiCollection?
  ) throws -> HistoryRepair? {
    guard try hasHistory() else { return nil }
    return HistoryRepair(
      try files.contents(of: historyPath, limit: .max), to: collection)
  }

  private func copyAside(_ path: String) throws(FileError) -> String {
    var copy = path + ".damaged"
    var number = 2
    while try files.kind(of: copy) != .nothing {
      copy = path + ".damaged-\(number)"
      number += 1
    }
    let file = try files.openNew(copy, like: path)
    do {
      try files.write(
        files.contents(of: path, limit: .max), to: file, at: 0)
      try files.flush(file)
      try files.flushFolder(files.folder(of: copy))
    } catch {
      try? files.remove(copy)
      throw error
    }
    return copy
  }
}

extension CollectionCheck {
  fileprivate mutating func examine(_ collection: EmojiCollection) {
    var seen: Set<Emoji> = []
    for section in collection.sections {
      for emoji in section.elements where seen.insert(emoji).inserted {
        if Catalogue.entry(for: emoji.text) == nil { unknown.append(emoji) }
      }
    }
    emoji = collection.count
  }
}
