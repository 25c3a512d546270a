// What both programs do on the command line, apart from what they are for.
//
// `Program` parses the arguments, runs a command, and ends with an `ExitStatus`. A `ProgramError` is a
// message of one line on standard error with its status. `CheckedOutput` writes to standard output and
// notices where that fails. The `CommandLine…` and `Option…` files are additions to swift-argument-parser:
// arguments as bytes, rules between options, and sentences about them.
