import MenuFiles

for file in CommandLine.arguments.dropFirst() {
  print(try PriceNotation(path: LocalPath(file)).rewrite(), "prices rewritten")
}
