import EmojiModel

/// The browser at a terminal, until the person leaves.
@MainActor
final class BrowserLoop {
  private let browser: Browser
  private let device: TerminalDevice
  private var painter: Painter
  /// What the terminal shows; `nil` if nobody knows.
  private var shown: Frame?
  private var signal: Int32?
  /// Whether something happened since the screen was drawn.
  private var isStale = true
  private let hasMotion: Bool
  /// The last change that was seen.
  private var seen: Int

  private static let lookingEvery = Duration.milliseconds(500)

  init(
    _ browser: Browser, at device: TerminalDevice, isColored: Bool,
    hasMotion: Bool
  ) {
    self.browser = browser
    self.device = device
    self.hasMotion = hasMotion && !device.isSlow
    seen = browser.state.change?.number ?? 0
    painter = Painter(isColored: isColored)
  }

  /// Runs until the person quits.
  ///
  /// - Returns: The signal that ended it, if one did.
  func run() async throws(ErrorNumber) -> Int32? {
    await browser.settle()
    var nextLook = ContinuousClock.now + Self.lookingEvery
    while !browser.state.isOver, signal == nil {
      if device.isAway { try await retake() }
      if isStale, !device.isAway {
        isStale = false
        try await play()
        try draw(browser.frame)
      }
      let wait = max(.zero, nextLook - .now) / .milliseconds(1)
      device.wait(milliseconds: Int(wait) + 1)
      try await takeEvents()
      if ContinuousClock.now >= nextLook {
        if await browser.look() { isStale = true }
        nextLook = .now + Self.lookingEvery
      }
    }
    return signal
  }

  /// Shows how a new change happens, until a key cuts it short.
  private func play() async throws(ErrorNumber) {
    let number = browser.state.change?.number ?? 0
    guard number != seen else { return }
    seen = number
    guard hasMotion, shown != nil else { return }
    let motion = Motion(of: browser.state)
    for frame in motion.frames {
      try draw(frame)
      device.wait(milliseconds: motion.pause)
      if device.hasEvents { return }
    }
  }

  private func draw(_ frame: Frame) throws(ErrorNumber) {
    if device.isAway { return }
    try device.write(painter.text(from: shown, to: frame))
    shown = frame
  }

  /// Does what happened, in order.
  ///
  /// What a person typed before an error could be seen was meant for something that
  /// did not come about, and would hide it.
  private func takeEvents() async throws(ErrorNumber) {
    while signal == nil, !browser.state.isOver, let event = device.next() {
      try await take(event)
      if event.isTyped, browser.state.message?.isError == true {
        device.forgetTyping()
      }
    }
  }

  private func take(_ event: TerminalEvent) async throws(ErrorNumber) {
    isStale = true
    switch event {
    case .input(.mode(let mode, let state)):
      try learn(mode, isKnown: 1...3 ~= state)
    case .input(let input):
      switch await handle(input) {
      case .stop: device.stop()
      case .redraw: shown = nil
      case nil: break
      }
    case .resized: await browser.resize(TerminalDevice.size)
    case .stopped: device.stop()
    case .continued: device.suspect()
    case .ended(let signal): self.signal = signal
    }
  }

  /// Does what an input asks for, and gives up waiting for that when the browser is
  /// to end: then a change that waits for another process is never begun.
  private func handle(_ input: TerminalInput) async -> Browser.Wish? {
    let work = Task { await browser.handle(input) }
    let watcher = Task { await watch(work) }
    defer { watcher.cancel() }
    return await work.value
  }

  private func watch(_ work: Task<Browser.Wish?, Never>) async {
    var count = 0
    while (try? await Task.sleep(for: .milliseconds(100))) != nil {
      device.wait(milliseconds: 0)
      if device.isAskedToEnd() { return work.cancel() }
      count += 1
      if count == 2 { try? draw(waitingFrame) }
    }
  }

  /// The screen while a change waits.
  private var waitingFrame: Frame {
    var frame = browser.frame
    frame.caret = nil
    BrowserView.say(
      "waiting for another process; Ctrl-C quits", .faint, on: &frame)
    return frame
  }

  /// Uses a mode of the terminal that it says it has.
  private func learn(
    _ mode: Int, isKnown: Bool
  ) throws(ErrorNumber) {
    guard isKnown else { return }
    switch mode {
    case 2026: painter.isSynchronized = true
    case 2027 where !painter.countsClusters:
      try device.write("\u{1B}[?2027h")
      painter.countsClusters = true
      shown = nil
    default: break
    }
  }

  /// Draws everything anew on a terminal that others have used.
  private func retake() async throws(ErrorNumber) {
    try device.retake()
    painter.countsClusters = false
    shown = nil
    isStale = true
    await browser.resize(TerminalDevice.size)
  }
}
