import Foundation
import TestSupport
import Testing

/// What the tool offers for an unfinished line, and what shells make of it.
struct CompletionsTests {
  private var tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given(
      "section rename 0 Animals", "add 0 🐶🐱", "section add 7")
    _ = try tool("section", "rename", "1", "My \u{202E} list")
    _ = try tool("section", "rename", "2", "Two words")
    let folder = URL(filePath: tool.path).deletingLastPathComponent()
      .path(percentEncoded: false)
    tool.environment["PATH"] = folder + ":/usr/bin:/bin:/usr/local/bin"
  }

  /// Returns the candidates for words, the last of which is unfinished.
  private func candidates(_ words: String...) throws -> [String] {
    try tool.run(["completions", "words", "--"] + words).lines.map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  // MARK: Candidates

  @Test func `commands are offered word by word`() throws {
    #expect(try candidates("sh") == ["shuffle", "show"])
    #expect(try candidates("sectio") == ["section"])
    let words = try candidates("section", "")
    #expect(words == ["add", "rename", "move", "remove"])
    #expect(try candidates("help", "imp") == ["import"])
    #expect(try candidates("nonsense", "").isEmpty)
  }

  @Test func `flags are the command's and those of all`() throws {
    #expect(try candidates("sort", "--").contains("--by"))
    #expect(try candidates("sort", "--f") == ["--file"])
    #expect(try candidates("--ver") == ["--verbose", "--version"])
    #expect(try candidates("add", "0", "--", "--").isEmpty)
  }

  @Test func `values of flags are offered in both spellings`() throws {
    #expect(try candidates("sort", "--by", "") == ["catalogue", "name"])
    #expect(try candidates("sort", "--by=n") == ["--by=name"])
    #expect(try candidates("add", "0", "--tone", "d") == ["dark"])
    #expect(try candidates("log", "-n", "").isEmpty)
  }

  @Test func `groups, versions and languages are offered`() throws {
    #expect(
      try candidates("search", "--group", "animal")
        == [
          "animal-mammal", "animal-bird", "animal-amphibian", "animal-reptile",
          "animal-marine", "animal-bug",
        ])
    #expect(
      try candidates("search", "--group=A")
        == ["--group=Animals & Nature", "--group=Activities"])
    #expect(
      try candidates("search", "--since", "1") == [
        "18.0", "17.0", "16.0", "15.1", "15.0", "14.0", "13.1", "13.0", "12.1",
        "12.0", "11.0", "1.0",
      ])
    let locales = try tool("completions", "words", "--", "info", "--locale", "")
    #expect(
      locales.lines == [
        "en\tEnglish alone", "de\tGerman", "fr\tFrench", "es\tSpanish",
        "pt\tPortuguese", "it\tItalian", "ja\tJapanese", "zh\tChinese",
        "ru\tRussian",
      ])
  }

  @Test func `sections are offered by what can be typed`() throws {
    let sections = ["Animals", "1", "Two words", "3"]
    #expect(try candidates("add", "") == sections)
    #expect(try candidates("move", "0", "1", "T") == ["Two words"])
    #expect(try candidates("clear", "0", "A") == ["Animals"])
  }

  @Test func `what is offered for a section is read as that section`() throws {
    let titles = ["-x", "--json", "--", "-", "- foo", "-1-2", "007", "a=b"]
    for title in titles {
      #expect(try tool("section", "add", "--", title).code == 0)
    }
    let words = try candidates("list", "")
    #expect(
      words.suffix(8) == ["4", "5", "6", "-", "- foo", "-1-2", "10", "a=b"])
    for (section, word) in zip(try tool.sections(), words) {
      let list = try tool("list", "--json", word)
      #expect(list.code == 0, "\(word)")
      let title = section.title.replacing("\u{202E}", with: "\\u202E")
      #expect(list.output.contains("\"title\": \"\(title)\""))
    }
    #expect(try candidates("list", "- ") == ["- foo"])
  }

  @Test func `items are those of the section`() throws {
    let lines = try tool.run(["completions", "words", "remove", "Animals", ""])
      .lines
    #expect(lines == ["0\t🐶 dog face", "1\t🐱 cat face"])
    #expect(try candidates("remove", "0", ":c") == [":cat:"])
    #expect(try candidates("remove", "9", "").isEmpty)
  }

  @Test func `emoji are offered by shortcode and by name`() throws {
    #expect(try candidates("add", "0", ":dog") == [":dog:", ":dog2:"])
    #expect(try candidates("info", "dog f") == ["dog face"])
    #expect(try candidates("add", "0", "").isEmpty)
  }

  @Test func `files are left to the shell`() throws {
    for words in [["import", ""], ["diff", "a"], ["list", "--file", ""]] {
      let result = try tool.run(["completions", "words", "--"] + words)
      #expect(result.output == "\tfiles\n", "\(words)")
    }
  }

  @Test func `revisions are offered newest first`() throws {
    let newest = [
      "5\tsection rename 2 'Two words'",
      "4\tsection rename 1 'My \\u{202E} list'", "3\tsection add '7'",
      "2\tadd 0 🐶 🐱", "1\tsection rename 0 'Animals'",
    ]
    for command in ["show", "restore", "revert"] {
      let lines = try tool("completions", "words", "--", command, "").lines
      #expect(lines == newest, "\(command)")
    }
    for words in [["diff", ""], ["diff", "3", ""]] {
      let lines = try tool.run(["completions", "words", "--"] + words).lines
      #expect(lines == newest + ["\tfiles"], "\(words)")
    }
    #expect(try candidates("show", "3", "").isEmpty)
    #expect(try candidates("show", "2") == ["2"])
  }

  @Test func `only the end of the history is offered`() throws {
    for _ in 0..<16 { try tool.given("undo -q", "redo -q") }
    let numbers = try candidates("show", "")
    #expect(numbers == (18...37).reversed().map { "\($0)" })
  }

  @Test func `a history that cannot be read has no revisions to offer`() throws
  {
    let history = ".local/share/emoji/collection.json.history"
    try tool.home.write("broken", to: history)
    #expect(try candidates("show", "").isEmpty)
    let diff = try tool("completions", "words", "--", "diff", "")
    #expect(diff.output == "\tfiles\n")
  }

  @Test func `the collection is the one that the words name`() throws {
    try tool.given("--file other.json section rename 0 Other")
    #expect(
      try candidates("add", "--file", "other.json", "O") == ["Other"])
    #expect(try candidates("--file=other.json", "add", "O") == ["Other"])
    try tool.home.write("broken", to: "broken.json")
    #expect(try candidates("--file=broken.json", "add", "").isEmpty)
  }

  @Test func `only words take more words`() throws {
    #expect(try tool("completions", "bash", "x").code == 64)
    #expect(try tool("completions", "tcsh").code == 64)
  }

  // MARK: Shells

  /// Runs a script of a shell, nil if the machine does not have that shell.
  private func shell(_ name: String, _ script: String) throws -> [String]? {
    guard Self.has(name) else { return nil }
    try tool.home.write(script, to: "script")
    let result = try tool.shell("\(name) script")
    #expect(result.errors == "", "\(name)")
    return result.lines
  }

  private static func has(_ name: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + name)
    }
  }

  /// Returns what bash offers for a line that it breaks into these words.
  private func bash(_ line: String, _ words: [String]) throws -> [String]? {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return try shell(
      "bash",
      """
      source <(emoji completions bash)
      COMP_LINE='\(line)'
      COMP_POINT=${#COMP_LINE}
      COMP_WORDS=(\(quoted))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _emoji emoji
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      """)
  }

  @Test(.enabled("bash is not installed") { has("bash") })
  func `bash offers what the tool does`() throws {
    #expect(try bash("emoji imp", ["emoji", "imp"]) == ["import"])
    #expect(
      try bash("emoji add T", ["emoji", "add", "T"]) == [#"Two\ words"#])
    #expect(
      try bash("emoji add \"Tw", ["emoji", "add", "\"Tw"]) == ["Two words"])
    #expect(try bash("emoji add 0 ", ["emoji", "add", "0", ""]) == [])
  }

  @Test(.enabled("bash is not installed") { has("bash") })
  func `bash offers revisions and files`() throws {
    try tool.home.write("", to: "4 files")
    let all = try bash("emoji diff ", ["emoji", "diff", ""])
    #expect(all?.prefix(5) == ["5", "4", "3", "2", "1"])
    #expect(all?.contains("4 files") ?? false)
    #expect(
      try bash("emoji diff 4", ["emoji", "diff", "4"]) == ["4", "4 files"])
  }

  /// A title may come from somebody else's file.
  @Test(.enabled("bash is not installed") { has("bash") })
  func `a title in quotes stays a word`() throws {
    let titles = [#"My "odd" $(touch pwn) `id` \ it's"#, "My loud one!"]
    for (index, title) in titles.enumerated() {
      _ = try tool("section", "add", title, "--at", "\(index)")
    }
    // Bash itself takes the word apart that it would get.
    for quote in ["\"", "'", ""] {
      try tool.home.write("emoji list \(quote)My", to: "line")
      let words = try shell(
        "bash",
        #"""
        source <(emoji completions bash)
        COMP_LINE=$(cat line)
        COMP_POINT=${#COMP_LINE}
        COMP_WORDS=(emoji list "${COMP_LINE#emoji list }")
        COMP_CWORD=2
        _emoji emoji
        quote=${COMP_WORDS[2]%My}
        for word in "${COMPREPLY[@]}"; do eval "echo $quote$word$quote"; done
        """#)
      let plain = quote == "\"" ? [titles[0]] : titles
      #expect(words?.filter { $0.hasPrefix("My") } == plain, "\(quote)")
    }
    #expect(try tool.home.files()["pwn"] == nil)
  }

  @Test(.enabled("bash is not installed") { has("bash") })
  func `bash breaks words at colons and equals signs`() throws {
    #expect(
      try bash("emoji add 0 :dog", ["emoji", "add", "0", ":", "dog"])
        == ["dog:", "dog2:"])
    #expect(
      try bash("emoji sort --by=n", ["emoji", "sort", "--by", "=", "n"])
        == ["name"])
    #expect(
      try bash("emoji sort --by=", ["emoji", "sort", "--by", "="])
        == ["catalogue", "name"])
  }

  @Test(.enabled("fish is not installed") { has("fish") })
  func `fish offers what the tool does`() throws {
    let lines = try #require(
      try shell(
        "fish",
        """
        emoji completions fish | source
        complete -C 'emoji imp'
        complete -C 'emoji add Tw'
        complete -C 'emoji add 0 :dog'
        complete -C 'emoji remove 0 '
        complete -C 'emoji sort --by='
        complete -C 'emoji diff s'
        complete -C 'emoji diff '
        """))
    let words = lines.map { line in String(line.prefix { $0 != "\t" }) }
    #expect(words.contains("import") && words.contains("Two words"))
    #expect(words.contains(":dog:") && words.contains(":dog2:"))
    #expect(lines.contains("0\t🐶 dog face"))
    #expect(words.contains("--by=name") && words.contains("script"))
    #expect(lines.contains("3\tsection add '7'"))
  }

  @Test(.enabled("zsh is not installed") { has("zsh") })
  func `zsh takes the script`() throws {
    let lines = try shell(
      "zsh",
      """
      autoload -Uz compinit
      compinit -u
      source <(emoji completions zsh)
      echo $_comps[emoji]
      """)
    #expect(lines == ["_emoji"])
  }

  // MARK: The manual page

  @Test func `the manual page has every command and flag`() throws {
    let page = try tool("completions", "man").output
    for title in ["add", "section rename", "completions"] {
      #expect(page.contains(".SS emoji \(title)\n"))
    }
    #expect(page.contains(".B \\-\\-tone TONE\n"))
    #expect(page.contains(".SH EXIT STATUS\n"))
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(
        [".TH", ".SH", ".SS", ".TP", ".PP", ".B "].contains(line.prefix(3)))
    }
  }

  @Test(.enabled("mandoc is not installed") { has("mandoc") })
  func `the manual page has no errors`() throws {
    let result = try tool.shell(
      "emoji completions man >page; mandoc -T lint -W error page")
    #expect(result.output == "" && result.code == 0)
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where a program is installed.
  fileprivate static func enabled(
    _ reason: Comment, _ condition: @escaping @Sendable () -> Bool
  ) -> Self {
    .enabled(if: condition(), reason)
  }
}
