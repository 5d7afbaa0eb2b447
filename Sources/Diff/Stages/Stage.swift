extension SectionedChangeset {
  /// Changes that a list view can make in one batch, and the state they lead to.
  ///
  /// Indices and positions of what goes away count in the state before the stage,
  /// those of what arrives in ``state``. Items that go or come with their section are
  /// not listed.
  public struct Stage: Hashable {
    /// An index or a position in the state before the stage, and one in ``state``.
    public struct Shift<Place: Hashable>: Hashable {
      /// The place in the state before the stage.
      public var from: Place
      /// The place in the state after the stage.
      public var to: Place

      /// Creates a shift.
      public init(from: Place, to: Place) {
        self.from = from
        self.to = to
      }
    }

    /// The data that the view is to show when the batch is made.
    public internal(set) var state: [ListSection<Title, Element>]
    /// The sections that go away, by rising index before the stage.
    public internal(set) var sectionDeletes: [Int] = []
    /// The sections that arrive, by rising index in ``state``.
    public internal(set) var sectionInserts: [Int] = []
    /// The sections that move with their items, by rising index in ``state``.
    public internal(set) var sectionMoves: [Shift<Int>] = []
    /// The sections whose header shows another title, by rising index in ``state``.
    ///
    /// A batch cannot say this; change the header after it.
    public internal(set) var sectionRenames: [Int] = []
    /// The items that go away, by rising position before the stage.
    public internal(set) var deletes: [ItemPosition] = []
    /// The items that arrive, by rising position in ``state``.
    public internal(set) var inserts: [ItemPosition] = []
    /// The items that move, by rising position in ``state``.
    public internal(set) var moves: [Shift<ItemPosition>] = []
    /// The items to show anew, by rising position before the stage.
    public internal(set) var updates: [ItemPosition] = []

    /// Creates a stage; ``SectionedChangeset/stages(from:)`` makes legal ones.
    public init(
      state: [ListSection<Title, Element>], sectionDeletes: [Int] = [],
      sectionInserts: [Int] = [], sectionMoves: [Shift<Int>] = [],
      sectionRenames: [Int] = [], deletes: [ItemPosition] = [],
      inserts: [ItemPosition] = [], moves: [Shift<ItemPosition>] = [],
      updates: [ItemPosition] = []
    ) {
      self.state = state
      self.sectionDeletes = sectionDeletes
      self.sectionInserts = sectionInserts
      self.sectionMoves = sectionMoves
      self.sectionRenames = sectionRenames
      self.deletes = deletes
      self.inserts = inserts
      self.moves = moves
      self.updates = updates
    }
  }
}

extension SectionedChangeset.Stage: Sendable
where Title: Sendable, Element: Sendable {}
extension SectionedChangeset.Stage.Shift: Sendable where Place: Sendable {}
