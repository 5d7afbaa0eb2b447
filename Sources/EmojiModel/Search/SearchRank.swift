/// How well an emoji fits what was searched for, the best first.
public enum SearchRank: Int, Comparable, Sendable {
  /// It is the emoji that was searched for.
  case same

  /// Its name is what was typed.
  case exactName

  /// A shortcode of it is what was typed.
  case exactShortcode

  /// The word stands in its name or a shortcode.
  case word

  /// A word of its name or a shortcode begins so.
  case prefix

  /// The word is a keyword.
  case keyword

  /// A word of a keyword begins so.
  case keywordPrefix

  /// The letters stand within a word.
  case substring

  /// A word differs by one typo.
  case fuzzy

  /// It shares a part with the emoji that was searched for.
  case relative

  /// It is of the same subgroup as the emoji that was searched for.
  case neighbour

  /// No words were asked for.
  case listed

  /// Whether `left` is the better fit.
  public static func < (left: SearchRank, right: SearchRank) -> Bool {
    left.rawValue < right.rawValue
  }
}
