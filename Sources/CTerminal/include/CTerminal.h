#ifndef MENU_CTERMINAL_H
#define MENU_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The parts of terminal handling that must be C: signal handlers, which may only call async-signal-safe
// functions, and the width of a character, whose function the C library declares on request only.
//
// All state is global to the process: only one terminal can be open at a time.

/// Installs handlers for the signals of this program, and saves the modes of the terminal.
///
/// On a crash, and on every other signal that ends a program, the handler restores the terminal and then ends
/// the program as it would have ended without a handler. A request to end, to stop or to redraw is only
/// recorded, see `terminal_signals_take`. But a request to end is handled like a crash if `terminal_close`
/// does not follow within three seconds, or if a second one comes before the first was taken. A signal that
/// the parent ignores stays ignored.
///
/// \param output the descriptor of the terminal.
/// \param kiosk true if the keyboard's signals (INT, QUIT, TSTP) are ignored.
/// \returns a descriptor that is readable after a signal was recorded; -1 with `errno` on failure.
int terminal_open(int output, bool kiosk);

/// Installs a handler for SIGCONT only, for a program that leaves its terminal unchanged.
///
/// \returns as `terminal_open`.
int terminal_watch_continuing(void);

/// Sets the bytes that restore the terminal; cut after 512.
void terminal_set_restoration(const char *bytes, size_t count);

/// Sets whether the terminal has been restored, for a shell or at the end. Signals then leave it unchanged.
void terminal_set_restored(bool is_restored);

/// The signals recorded since the last call, bit n for signal n.
uint64_t terminal_signals_take(void);

/// Stops the process as the default action of SIGTSTP does; returns when it is continued.
void terminal_stop(void);

/// Restores the previous signal handlers; raises a recorded request to end that was not taken.
void terminal_close(void);

/// Ends the process by the default action of a signal.
void terminal_die(int signal);

/// The width of a character in the current locale, in cells; -1 if it is not printable.
int terminal_cell_width(uint32_t scalar);

#endif
