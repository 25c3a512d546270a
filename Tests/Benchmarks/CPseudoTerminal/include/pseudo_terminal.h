#pragma once

/// Starts a program in a terminal of 80 by 24 cells of its own, and tells its process; `input` is the file
/// on its standard input, NULL for the terminal. The other end of the terminal, -1 where there is none.
int pseudo_terminal_open(char *const command[], const char *input, int *process);
