/// What the words on the command line ask for.
struct Options {
  static let help = """
    usage: DiffBenchmark [--quick] [--full] [--rounds N] [--filter TEXT]
                         [--json FILE] [--store FILE] [--check FILE]

      --quick        few sizes, integers only
      --full         up to 1,000,000 elements
      --rounds N     rounds of each measurement (9)
      --filter TEXT  only benchmarks whose name holds TEXT
      --json FILE    write all rows as JSON
      --store FILE   write the ratios to the floor for later checks
      --check FILE   fail where a ratio is over 25 % above a stored one
    """

  private(set) var rounds = 9
  private(set) var filter = ""
  private(set) var isQuick = false
  private(set) var isFull = false
  private(set) var json: String?
  private(set) var store: String?
  private(set) var check: String?

  /// Reads the words, or returns nil where one makes no sense.
  init?(_ words: ArraySlice<String>) {
    var words = words
    while let word = words.popFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--full": isFull = true
      case "--filter": filter = words.popFirst() ?? ""
      case "--json": json = words.popFirst()
      case "--store": store = words.popFirst()
      case "--check": check = words.popFirst()
      case "--rounds":
        guard let count = words.popFirst().flatMap(Int.init), count > 0 else {
          return nil
        }
        rounds = count
      default: return nil
      }
    }
  }
}
