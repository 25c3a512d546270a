import Foundation
import MenuTestSupport

tell("name  value  unit  target")
// Named on the command line, or all of them.
let benchmarks: [(String, () -> Void)] = [
  ("json", LocatedJSONBenchmark.run), ("reading", ReadingBenchmark.run),
  ("query", QueryBenchmark.run), ("start", FirstFrameBenchmark.run),
  ("browser", BrowserBenchmark.run), ("kiosk", KioskBenchmark.run),
  ("export", ExportBenchmark.run), ("reception", ReceptionBenchmark.run),
]
// With --check only what is measured of the promises counts, and one that is missed is an error.
let promising = ["json", "reading", "start", "browser"]
let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
let wanted = isCheck ? promising[...] : arguments
for (name, run) in benchmarks where wanted.isEmpty || wanted.contains(name) { run() }
if isCheck {
  let faults = Promise.faults(of: Promise.measured)
  for fault in faults { tell("bench-check: \(fault)") }
  guard faults.isEmpty else {
    // A program that needs longer loses more to what else runs, in a ratio too.
    var load = [0.0]
    if getloadavg(&load, 1) == 1, load[0] > Double(ProcessInfo.processInfo.activeProcessorCount) {
      tell("bench-check: this machine does other work, measure again when it does none")
    }
    exit(1)
  }
  tell("bench-check: all \(Promise.allCases.count) ratios are as README promises")
}
