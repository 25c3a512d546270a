print("name  value  unit  target")
LocatedJSONBenchmark.run()
ReadingBenchmark.run()
QueryBenchmark.run()
