tell("name  value  unit  target")
// Named on the command line, or all of them.
let benchmarks: [(String, () -> Void)] = [
  ("json", LocatedJSONBenchmark.run), ("reading", ReadingBenchmark.run),
  ("query", QueryBenchmark.run), ("start", FirstFrameBenchmark.run),
  ("browser", BrowserBenchmark.run), ("kiosk", KioskBenchmark.run),
  ("export", ExportBenchmark.run), ("reception", ReceptionBenchmark.run),
]
let wanted = CommandLine.arguments.dropFirst()
for (name, run) in benchmarks where wanted.isEmpty || wanted.contains(name) { run() }
