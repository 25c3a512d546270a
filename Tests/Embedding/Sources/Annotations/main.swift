import MenuFiles

for file in CommandLine.arguments.dropFirst() {
  let annotations = Annotations(file: file, bytes: try MenuFile.read(file), language: "it")
  for line in annotations.lines { print(line) }
  print(file, annotations.hasErrors ? "has errors" : "has no errors")
}
