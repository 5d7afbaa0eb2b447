import Redux
import TestSupport
import Testing

struct TimelineTests {
  private func timeline(_ values: Int..., limit: Int? = nil) -> Timeline<Int> {
    var timeline = Timeline(0, limit: limit)
    for value in values {
      timeline.present = value
      timeline.record()
    }
    return timeline
  }

  @Test func `undo and redo go back and forth`() throws {
    var timeline = timeline(1, 2)
    try timeline.go(.undo)
    #expect(timeline.present == 1)
    try timeline.go(.undo)
    #expect(timeline.present == 0)
    try timeline.go(.redo)
    #expect(timeline.present == 1)
    #expect(timeline.past == [0])
    #expect(timeline.future == [2])
  }

  @Test func `beyond the ends nothing changes`() throws {
    var timeline = timeline(1)
    let before = timeline
    #expect(throws: TimelineEnd(undos: 1, redos: 0)) { try timeline.go(.redo) }
    #expect(throws: TimelineEnd(undos: 1, redos: 0)) {
      try timeline.go(.jump(-2))
    }
    #expect(timeline == before)
    #expect(
      TimelineEnd(undos: 1, redos: 0).description
        == "no such step: 1 to undo, 0 to redo")
  }

  @Test func `a jump is so many undos or redos`() throws {
    var timeline = timeline(1, 2, 3)
    try timeline.go(.jump(-3))
    #expect(timeline.present == 0)
    try timeline.go(.jump(2))
    #expect(timeline.present == 2)
    try timeline.go(.jump(0))
    #expect(timeline.present == 2)
  }

  @Test func `a new record clears what could be redone`() throws {
    var timeline = timeline(1, 2)
    try timeline.go(.undo)
    timeline.present = 5
    timeline.record()
    #expect(timeline.future == [])
    try timeline.go(.undo)
    #expect(timeline.present == 1)
  }

  @Test func `an unchanged present is not recorded`() {
    var timeline = timeline(1)
    timeline.record()
    #expect(timeline.past == [0])
  }

  @Test func `an undo lands on what was recorded, not on what was edited`()
    throws
  {
    var timeline = timeline(1)
    timeline.present = 77
    timeline.present = 2
    timeline.record()
    try timeline.go(.undo)
    #expect(timeline.present == 1)
    try timeline.go(.redo)
    #expect(timeline.present == 2)
  }

  @Test func `a group is one step in both directions`() throws {
    var timeline = timeline(1)
    for value in 2...4 {
      timeline.present = value
      timeline.record(group: "typing")
    }
    try timeline.go(.undo)
    #expect(timeline.present == 1)
    try timeline.go(.redo)
    #expect(timeline.present == 4)
  }

  @Test func `a group that leads back to where it began is no step`() throws {
    var timeline = timeline(1)
    for value in [2, 3, 1] {
      timeline.present = value
      timeline.record(group: "typing")
    }
    #expect(timeline.past == [0])
    timeline.present = 2
    timeline.record(group: "typing")
    #expect(timeline.past == [0, 1])
  }

  @Test func `groups of other names, and undos, begin a new step`() throws {
    var timeline = Timeline(0)
    for (value, group) in [(1, "a"), (2, "b"), (3, "b")] {
      timeline.present = value
      timeline.record(group: group)
    }
    #expect(timeline.past == [0, 1])
    try timeline.go(.undo)
    try timeline.go(.redo)
    timeline.present = 4
    timeline.record(group: "b")
    #expect(timeline.past == [0, 1, 3])
  }

  @Test func `the limit drops the oldest`() {
    #expect(timeline(1, 2, 3, 4, limit: 2).past == [2, 3])
    #expect(timeline(1, 2, limit: 0).past == [])
    #expect(timeline(1, 2, limit: -1).past == [])
  }

  @Test func `clearing forgets both ends and keeps the present`() throws {
    var timeline = timeline(1, 2)
    try timeline.go(.undo)
    try timeline.go(.clear)
    #expect(timeline.present == 1)
    #expect(timeline.past == [])
    #expect(timeline.future == [])
  }

  @Test func `any walk agrees with a list and a place in it`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var timeline = Timeline(0)
      var list = [0]
      var place = 0
      for value in 1...30 {
        let steps = Int.random(in: -3...3, using: &random)
        if Bool.random(using: &random) {
          timeline.present = value
          timeline.record()
          list = list.prefix(place + 1) + [value]
          place += 1
        } else if list.indices.contains(place + steps) {
          try timeline.go(.jump(steps))
          place += steps
        } else {
          #expect(throws: TimelineEnd.self) { try timeline.go(.jump(steps)) }
        }
        #expect(timeline.present == list[place], "seed \(seed)")
        #expect(timeline.past.count == place, "seed \(seed)")
      }
    }
  }
}
