@main struct GiuseppeMenu { static func main() {} }
