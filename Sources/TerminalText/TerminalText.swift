// What a terminal shows and sends, as values. Nothing here draws, reads, or asks the operating system.
//
// A `Typesetter` makes `SafeText` of any text, measures it in cells, wraps and cuts it. A `Frame` is a whole
// screen: lines of `Span`s, each a safe text with a `Style`, which `LineBuilder` puts together. A `Key` is
// what comes back. `Screen` is the protocol of something that shows frames and sends keys: `TerminalUI` has
// the one of curses, and the tests have others.
