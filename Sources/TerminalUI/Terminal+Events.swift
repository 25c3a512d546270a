internal import CNcurses
internal import SystemCalls
internal import CTerminal
package import TerminalText

extension Terminal: Screen {
  /// Waits for an event, without a limit if there is no timeout.
  ///
  /// Uses no processor time while it waits. When the terminal is gone, each call returns that immediately.
  package mutating func nextEvent(within timeout: Duration?) -> ScreenEvent {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      if let event = nextSignal() { return event }
      switch decoder?.next() {
      case .key(let key): return event(of: key)
      case .escapeWithdrawn: return .escapeWithdrawn
      case nil: break
      }
      if inputIsGone { return .ended(.hangup) }

      let next = [deadline, keyDeadline].compactMap(\.self).min()
      switch wait(atMost: next.map { max(.zero, $0 - .now) }) {
      case .signal: signals |= terminal_signals_take()
      case .output: draw()
      case .input: readInput()
      case nil:
        if let time = keyDeadline, time <= .now {
          decoder?.endBegunSequence()
          keyDeadline = nil
        } else if let deadline, deadline <= .now {
          return .timeout
        }
      }
    }
  }

  /// Restores the terminal and stops the program like Ctrl-Z. Returns when it is continued; then everything
  /// has to be drawn again. If it was continued only to end, the screen stays the shell's. A kiosk does not
  /// stop.
  package mutating func suspend() {
    guard !options.kiosk else { return }
    leaveScreen()
    isLeft = true
    terminal_stop()
    signals |= terminal_signals_take()
    // In the background, waiting would stop a program again that was continued only to end.
    if signals & Self.bits(SIGHUP, SIGTERM, SIGINT, SIGQUIT) == 0 { Self.waitUntilForeground() }
    signals |= terminal_signals_take()
    signals &= ~Self.bits(SIGCONT, SIGWINCH, SIGTSTP)
    guard signals == 0 else { return }
    isLeft = false
    terminal_set_restored(false)
    modes.enter()
    fitSize()
  }

  /// What is ready, in the order of the descriptors.
  private enum Ready: Int {
    case signal, output, input
  }

  /// Waits for a signal or input and, if a frame is waiting to be drawn, until output is possible.
  private func wait(atMost timeout: Duration?) -> Ready? {
    var drawable: Int32 = -1
    if waiting != nil { drawable = STDOUT_FILENO }
    var descriptors = [
      pollfd(fd: signalPipe, events: Int16(POLLIN), revents: 0),
      pollfd(fd: drawable, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    guard Poll.wait(for: &descriptors, within: timeout) else { return nil }
    return descriptors.firstIndex { $0.revents != 0 }.flatMap(Ready.init)
  }

  /// Passes the available bytes to the decoder. Records when the input has ended.
  private mutating func readInput() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16_384) { buffer in
      let count = read(input, buffer.baseAddress, buffer.count)
      if count > 0 {
        let now = ContinuousClock.now
        var decoder =
          decoder
          ?? KeyDecoder(
            sequences: TerminalModes.keySequences, isSlow: options.isSlow || options.kiosk)
        decoder.feed(buffer[..<count], after: now - lastInput)
        keyDeadline = decoder.patience.map { now + $0 }
        self.decoder = decoder
        lastInput = now
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        inputIsGone = true
      }
    }
  }

  /// The event of a key. If a crashed program left a keyboard mode on, Ctrl-C arrives as a key instead of a
  /// signal from the line discipline; it ends the program in that case too.
  private mutating func event(of key: Key) -> ScreenEvent {
    let isInterrupt = key == .control("c") && !options.kiosk && !options.readsInterrupt
    if isInterrupt { return .ended(.signal(SIGINT)) }
    return .key(clicks.count(key, at: .now))
  }

  private mutating func nextSignal() -> ScreenEvent? {
    guard signals != 0 else { return nil }
    for signal in [SIGHUP, SIGTERM, SIGINT, SIGQUIT] where signals & Self.bits(signal) != 0 {
      signals &= ~Self.bits(signal)
      return .ended(.signal(signal))
    }
    if signals & Self.bits(SIGTSTP) != 0 {
      signals = 0
      suspend()
      return .resized
    } else if signals & Self.bits(SIGCONT) != 0 {
      // Another program may have changed the terminal meanwhile: leave it and enter it again.
      Self.waitUntilForeground()
      endwin()
      modes.enter()
    }
    signals = 0
    fitSize()
    return .resized
  }

  private static func bits(_ signals: Int32...) -> UInt64 {
    signals.reduce(0) { $0 | 1 << UInt64($1) }
  }
}
