import Diff
import Foundation

@main
enum Main {
  static func main() {
    for (shape, n) in [(Shape.readme, 5000), (.readme, 100_000), (.scattered, 5000),(.scattered, 100_000),(.shuffle,100_000),(.same,100_000),(.insertInFront,100_000),(.scattered,1_000_000),(.readmeOf300,5000),(.scatteredOf300,5000),(.shuffleOf300,5000),(.scatteredOf300,100_000),(.shuffleOf300,100_000), (.reverse, 100_000), (.firstToLast, 100_000), (.replaceAll, 100_000)] {
      var random = SeededGenerator(seed: 1)
      let (b, a) = shape.make(n, using: &random)
      let table = HashTable()
      var floor: [Double] = [], ours: [Double] = [], bits: [Double] = []
      var count = 0
      for _ in 0..<(n > 50000 ? 5 : 15) {
        floor.append(time { count += rawHashPass(b, a, table) })
        ours.append(time { count = Changeset(from: b, to: a).count })
        if !shape.isUnique { bits.append(time { count += bitParallelLength(b, a) }); count = Changeset(from: b, to: a).count }
      }
      let f = floor.sorted()[floor.count/2], o = ours.sorted()[ours.count/2]
      print(shape.rawValue, n, "raw", f, "ours", o, "ratio", o/f, "changes", count, bits.isEmpty ? "" : "bits \(bits.sorted()[bits.count/2]) \(o/bits.sorted()[bits.count/2])")
      if CommandLine.arguments.contains("s"), n <= 100_000 {
        let sb = b.map { "a string of thirty-six chars \($0)........".prefix(36).description }, sa = a.map { "a string of thirty-six chars \($0)........".prefix(36).description }
        floor = []; ours = []
        for _ in 0..<5 {
          floor.append(time { count += rawHashPass(sb, sa, table) })
          ours.append(time { count = Changeset(from: sb, to: sa).count })
        }
        let f = floor.sorted()[floor.count/2], o = ours.sorted()[ours.count/2]
        print("   String", n, "raw", f, "ours", o, "ratio", o/f)
      }
    }
  }
  static func time(_ body: () -> Void) -> Double {
    var t = timespec(); unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t)
    body()
    var u = timespec(); unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &u)
    return Double(u.tv_sec - t.tv_sec) * 1e6 + Double(u.tv_nsec - t.tv_nsec) / 1e3
  }
}
