import MenuCore
import MenuFiles

var bot = ChatBot(menu: try MenuReading(contentsOfFile: "Menu.json").menu, language: "en")
while let message = readLine() {
  print("> " + message)
  for line in bot.reply(to: message) { print(line) }
}
