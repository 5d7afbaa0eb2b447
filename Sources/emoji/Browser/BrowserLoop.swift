import EmojiModel

/// The browser at a terminal, until the person leaves.
@MainActor
struct BrowserLoop {
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
  mutating func run() async throws(ErrorNumber) -> Int32? {
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
      for event in device.events(within: Int(wait) + 1) {
        try await take(event)
      }
      if ContinuousClock.now >= nextLook {
        if await browser.look() { isStale = true }
        nextLook = .now + Self.lookingEvery
      }
    }
    return signal
  }

  /// Shows how a new change happens, until a key cuts it short.
  private mutating func play() async throws(ErrorNumber) {
    let number = browser.state.change?.number ?? 0
    guard number != seen else { return }
    seen = number
    guard hasMotion, shown != nil else { return }
    let motion = Motion(of: browser.state)
    for frame in motion.frames {
      try draw(frame)
      let events = device.events(within: motion.pause)
      for event in events { try await take(event) }
      if !events.isEmpty { return }
    }
  }

  private mutating func draw(_ frame: Frame) throws(ErrorNumber) {
    if device.isAway { return }
    try device.write(painter.text(from: shown, to: frame))
    shown = frame
  }

  private mutating func take(_ event: TerminalEvent) async throws(ErrorNumber) {
    isStale = true
    switch event {
    case .input(.mode(let mode, let state)):
      try learn(mode, isKnown: 1...3 ~= state)
    case .input(let input):
      switch await browser.handle(input) {
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

  /// Uses a mode of the terminal that it says it has.
  private mutating func learn(
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
  private mutating func retake() async throws(ErrorNumber) {
    try device.retake()
    painter.countsClusters = false
    shown = nil
    isStale = true
    await browser.resize(TerminalDevice.size)
  }
}
