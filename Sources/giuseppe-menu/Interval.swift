internal import ArgumentParser
internal import MenuCore

/// A time on the command line: `12s`, `60m`, `1h`, `250ms`, `0`.
struct Interval: ExpressibleByArgument {
  let duration: Duration

  init(_ duration: Duration) {
    self.duration = duration
  }

  init?(argument: String) {
    guard let duration = Duration(written: argument) else { return nil }
    self.duration = duration
  }
}
