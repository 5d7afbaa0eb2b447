import Testing

@testable import emoji

struct UsageErrorTests {
  @Test(arguments: [
    (
      "shufle", "unknown command 'shufle'", "Did you mean 'shuffle'?"
    ),
    ("LIST", "unknown command 'LIST'", "Did you mean 'list'?"),
    (
      "list --JSON", "unknown flag '--JSON' for 'list'",
      "Did you mean '--json'?"
    ),
    ("xyzzy", "unknown command 'xyzzy'", "See 'emoji help'."),
    ("mv 0 1", "unknown command 'mv'", "Did you mean 'move'?"),
    ("help lst", "unknown command 'lst'", "Did you mean 'list'?"),
    ("lst --help", "unknown command 'lst'", "Did you mean 'list'?"),
    (
      "section ad x", "unknown command 'section ad'",
      "Did you mean 'section add'?"
    ),
    ("secton add x", "unknown command 'secton'", "Did you mean 'section'?"),
    ("sectin", "unknown command 'sectin'", "Did you mean 'section'?"),
    ("help secton", "unknown command 'secton'", "Did you mean 'section'?"),
    (
      "help secton ad", "unknown command 'secton ad'",
      "Did you mean 'section add'?"
    ),
    ("help lst x", "unknown command 'lst x'", "Did you mean 'list'?"),
    (
      "section foo", "unknown command 'section foo'",
      "'section' goes on with add or rename."
    ),
    (
      "help section xyz x", "unknown command 'section xyz x'",
      "'section' goes on with add or rename."
    ),
    (
      "rename 0 x", "unknown command 'rename'", "Did you mean 'section rename'?"
    ),
    (
      "shuffle --sed 3", "unknown flag '--sed' for 'shuffle'",
      "Did you mean '--seed'?"
    ),
    (
      "add 0 -x", "unknown flag '-x' for 'add'",
      "A word that is no flag may begin with '-' after '--'. "
        + "See 'emoji help add'."
    ),
    (
      "--seed 3 shuffle",
      "'--seed' belongs to 'shuffle' and stands after it",
      "See 'emoji help shuffle'."
    ),
    (
      "--seed 3 list", "'--seed' belongs to 'add' and stands after it",
      "See 'emoji help add'."
    ),
    (
      "--patch -n 3 log", "'--patch' belongs to 'log' and stands after it",
      "See 'emoji help log'."
    ),
    (
      "-n3 log", "'-n' belongs to 'log' and stands after it",
      "See 'emoji help log'."
    ),
    (
      "--seed 3", "'--seed' belongs to 'add' and stands after it",
      "See 'emoji help add'."
    ),
    (
      "--seed=3 lst", "unknown command 'lst'", "Did you mean 'list'?"
    ),
    (
      "add 0 --at", "'--at' needs a value, INDEX",
      "See 'emoji help add'."
    ),
    (
      "add 0 --at --json", "'--at' needs a value, INDEX",
      "See 'emoji help add'."
    ),
    ("--file= list", "'--file' needs a value, PATH", "See 'emoji help'."),
    (
      "list --json=yes", "'--json' takes no value, but was given 'yes'",
      "See 'emoji help list'."
    ),
    (
      "add 0 --at 1 --at 2", "'--at' was given twice",
      "See 'emoji help add'."
    ),
    ("add", "'add' needs SECTION", "See 'emoji help add'."),
    ("move 0 1", "'move' needs TO-SECTION", "See 'emoji help move'."),
    (
      "log 3", "'3' is one word too many for 'log'", "See 'emoji help log'."
    ),
    (
      "completions csh",
      "SHELL must be one of bash, zsh, fish, not 'csh'",
      "See 'emoji help completions'."
    ),
    (
      "shuffle --seed -1",
      "--seed must be a whole number from 0 to 18446744073709551615, not '-1'",
      "See 'emoji help shuffle'."
    ),
    (
      "log -n -1", "--limit must be a whole number, 0 or more, not '-1'",
      "See 'emoji help log'."
    ),
    (
      "list --wait 1e3",
      "--wait must be a number of seconds such as 30 or 0.5, not '1e3'",
      "See 'emoji help list'."
    ),
    (
      "add 0 --at x", "--at must be a whole number, 0 or more, not 'x'",
      "See 'emoji help add'."
    ),
  ])
  func `the message says what is wrong and what to try`(
    line: String, message: String, hint: String
  ) {
    let error = #expect(throws: UsageError.self) {
      try SampleCommands.parse(line)
    }
    #expect(error?.description == message)
    #expect(error?.hint == hint)
  }
}
