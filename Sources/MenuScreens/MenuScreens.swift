// The full-screen front ends, without curses: each makes a `Frame` of its state and the size of a screen.
//
// `Browser` is for guests with a keyboard or a mouse: a `Command` changes the `BrowserState`, and
// `Browser/Rendering` draws it. `Kiosk` resets a browser after a time without input, and `Board` turns pages
// above a counter. `Keys/KeyMap` maps keys to commands and their names; the hints at the foot of the screen
// and the help come from the same list.
