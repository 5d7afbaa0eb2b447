/// The arguments and flags that several commands have.
extension Positional {
  static let section = Positional(
    name: "SECTION", kind: .section,
    help: "The section's index, from 0, or its title.")

  static let sections = Positional(
    name: "SECTION", kind: .section, arity: .any,
    help: "Indexes or titles of sections; all sections if there is none.")

  static let item = Positional(
    name: "ITEM", kind: .item,
    help: "The index of an emoji, from 0, or the emoji itself.")

  static let toIndex = Positional(
    name: "TO-INDEX", kind: .index,
    help: "Where it will stand, counted after it was taken out.")

  static let title = Positional(
    name: "TITLE", kind: .title,
    help: "One line; no other section may have it.")

  static let steps = Positional(
    name: "N", kind: .count, arity: .optional, help: "How many; 1 if not said.")
}

extension Flag {
  static let at = Flag(
    name: "at", value: .required("INDEX", .index),
    help: "Where the first one will stand; at the end if not given.")

  static let tone = Flag(
    name: "tone", value: .required("TONE", .tone),
    help: """
      The skin tone: light, medium-light, medium, medium-dark, dark; two with a \
      comma between for a pair; none for what is typed.
      """)

  static let allowUnknown = Flag(
    name: "allow-unknown",
    help: "Take well-formed sequences that are newer than the table.")

  static let seed = Flag(
    name: "seed", value: .required("N", .seed),
    help: "Makes chance repeatable: the same seed, the same result.")
}

extension ParsedWords {
  /// Refuses two flags that exclude each other.
  func refuse(_ flag: String, with other: String) throws(UsageError) {
    guard has(flag), has(other) else { return }
    throw .conflict("--" + flag, "--" + other, command: spec.title)
  }

  /// Refuses a flag that does nothing without another one.
  func refuse(_ flag: String, without other: String) throws(UsageError) {
    guard has(flag), !has(other) else { return }
    throw .needs("--" + flag, "--" + other, command: spec.title)
  }

  /// Returns the seed that was given, or one that chance chooses.
  func seedOrChance() throws -> UInt64 {
    try seed("seed") ?? UInt64(UInt32.random(in: .min ... .max))
  }
}
