/// What a long use of a program came to: what it held after a warm-up and in the end, and how it
/// ended.
public struct SoakReport: Hashable, Sendable {
  /// What a program holds.
  public struct Holding: Hashable, Sendable {
    /// The memory that it shares with nobody, in bytes.
    public var privateBytes: Int
    /// How many descriptors it has open.
    public var descriptors: Int

    /// Makes a holding.
    public init(privateBytes: Int, descriptors: Int) {
      self.privateBytes = privateBytes
      self.descriptors = descriptors
    }
  }

  /// How much more memory a program may hold in the end than after its warm-up, in bytes.
  public static let allowedGrowth = 1_000_000

  /// What it held when it had done a part of its work, and so has all that it needs.
  public var afterWarmUp: Holding
  /// What it held in the end.
  public var atEnd: Holding
  /// How it ended, nil when it did not.
  public var ending: PseudoTerminal.Ending?

  /// Makes a report.
  public init(afterWarmUp: Holding, atEnd: Holding, ending: PseudoTerminal.Ending?) {
    self.afterWarmUp = afterWarmUp
    self.atEnd = atEnd
    self.ending = ending
  }

  /// How much more memory it held in the end, in bytes.
  public var growth: Int { atEnd.privateBytes - afterWarmUp.privateBytes }

  /// What is wrong, empty when nothing is.
  public var faults: [String] {
    var faults: [String] = []
    if afterWarmUp.privateBytes <= 0 || afterWarmUp.descriptors <= 0 {
      faults.append("the system does not tell what a program holds")
    }
    if growth > Self.allowedGrowth {
      faults.append("its memory grew by \(growth) bytes, \(Self.allowedGrowth) are allowed")
    }
    if atEnd.descriptors != afterWarmUp.descriptors {
      faults.append("it held \(afterWarmUp.descriptors) descriptors, and then \(atEnd.descriptors)")
    }
    if ending != .exited(0) {
      faults.append("it ended with \(ending.map { "\($0)" } ?? "nothing at all")")
    }
    return faults
  }
}
