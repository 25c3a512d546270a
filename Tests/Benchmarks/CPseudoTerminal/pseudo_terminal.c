#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

int pseudo_terminal_open(char *const command[], const char *input, int *process) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  int terminal = -1;
  *process = forkpty(&terminal, NULL, NULL, &size);
  if (*process != 0) return *process < 0 ? -1 : terminal;
  const char *foreign[] = {"NO_COLOR", "COLUMNS",    "LINES",         "LANG", "FZF_DEFAULT_OPTS",
                           "ACCESSIBLE", "SSH_CONNECTION"};
  for (unsigned place = 0; place < sizeof foreign / sizeof *foreign; place++) unsetenv(foreign[place]);
  setenv("TERM", "xterm-256color", 1);
  setenv("LC_ALL", "C.UTF-8", 1);
  if (input != NULL) {
    int file = open(input, O_RDONLY);
    if (file < 0 || dup2(file, 0) < 0) _exit(127);
  }
  execvp(command[0], command);
  _exit(127);
}
