/// The ways to find out what changed.
///
/// All of them give a correct changeset for every pair of lists whose elements equal
/// themselves, with the fewest deletes and inserts, the same one each time. They differ in the number of moves
/// and in their worst cases.
public enum DiffAlgorithm: Hashable, Sendable, CaseIterable {
  /// As few moves as there can be, repeats included; the default.
  case shortest
  /// Heckel's linear pass: repeats are paired by their neighbours.
  ///
  /// As few moves as there can be when no element repeats, any number when some do.
  /// See Heckel 1978, doi 10.1145/359460.359467.
  case heckel
  /// Myers' search for the shortest edit script, then moves out of what is left.
  ///
  /// As few moves as there can be, in time that grows with the product of the number
  /// of elements and the number of those that do not stay.
  /// See Myers 1986, doi 10.1007/BF01840446.
  case myers
}
