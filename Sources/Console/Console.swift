// What both programs share on the command line.
//
// `Program` parses the arguments, runs a command, and ends with an `ExitStatus`. A `ProgramError` is a
// message of one line on standard error with its status. `CheckedOutput` writes to standard output and
// reports a failure to write. The `CommandLine…` and `Option…` files extend swift-argument-parser with
// arguments as bytes, rules between options, and messages about them.
