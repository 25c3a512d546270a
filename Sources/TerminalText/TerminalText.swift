// The output and input of a terminal as values. Nothing here draws, reads, or calls the operating system.
//
// A `Typesetter` makes `SafeText` of any text, measures it in cells, wraps and cuts it. A `Frame` is a whole
// screen: lines of `Span`s, each a safe text with a `Style`, which `LineBuilder` puts together. A `Key` is
// the input. `Screen` is the protocol for showing frames and receiving keys: `TerminalUI` implements it with
// curses, and the tests have other implementations.
