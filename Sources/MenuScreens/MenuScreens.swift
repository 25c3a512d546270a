// The full-screen front ends, without curses: each makes a `Frame` of its state and the size of a screen.
//
// `Browser` is for guests with a keyboard or a mouse: a `Command` changes the `BrowserState`, and
// `Browser/Rendering` draws it. `Kiosk` is a browser that returns to its start by itself, and `Board` turns
// pages over a counter. `Keys/KeyMap` says which key gives which command in which language; the hints at the
// foot of the screen and the help come from the same list.
