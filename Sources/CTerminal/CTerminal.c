#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/* All others that end a process by default; the real-time ones come on top. */
static const int crashes[] = {
    SIGILL,  SIGTRAP, SIGABRT, SIGBUS, SIGFPE,    SIGSEGV, SIGALRM,
    SIGUSR1, SIGUSR2, SIGXCPU, SIGSYS, SIGVTALRM, SIGPROF, SIGXFSZ,
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
#ifdef SIGEMT
    SIGEMT,
#endif
#ifdef __linux__
    SIGIO,
#endif
};
static const int endings[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
static const int notices[] = {SIGWINCH, SIGTSTP, SIGCONT};
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define BIT(signal) (UINT64_C(1) << (signal))
#define SIGNALS 65
#define SECONDS_TO_END 3

static struct sigaction found_actions[SIGNALS];
static bool taken_over[SIGNALS];
static char alternate_stack[64 * 1024];
static stack_t found_stack;
static sigset_t found_mask;

static int output = -1;
static bool modes_known;
static struct termios found_modes;
static char restoration[512];
static volatile sig_atomic_t restoration_count;

static int signal_pipe[2] = {-1, -1};
static _Atomic uint64_t noted;
static volatile sig_atomic_t ending;
static volatile sig_atomic_t restored;

static void restore_modes(void) {
  if (modes_known) tcsetattr(output, TCSANOW, &found_modes);
}

static void put_terminal_back(void) {
  if (restored) return;
  // A terminal that accepts no output must not keep the process alive.
  struct pollfd ready = {.fd = output, .events = POLLOUT};
  if (restoration_count > 0 && poll(&ready, 1, 0) == 1 && (ready.revents & POLLOUT)) {
    ssize_t ignored = write(output, restoration, (size_t)restoration_count);
    (void)ignored;
  }
  restore_modes();
}

static void end_like_a_crash(int signal) {
  put_terminal_back();
  sigaction(signal, &found_actions[signal], NULL);
  raise(signal);
}

static void on_crash(int signal) {
  int saved = errno;
  // The alarm was set for a request to end that was not handled in time.
  end_like_a_crash(signal == SIGALRM && ending ? ending : signal);
  errno = saved;
}

static void on_notice(int signal) {
  int saved = errno;
  atomic_fetch_or(&noted, BIT(signal));
  // A full pipe needs no further byte: its reader wakes up in any case.
  ssize_t ignored = write(signal_pipe[1], "", 1);
  (void)ignored;
  errno = saved;
}

static void on_ending(int signal) {
  uint64_t waiting = atomic_load(&noted);
  for (size_t i = 0; i < COUNT(endings); i++) {
    if (waiting & BIT(endings[i])) {
      end_like_a_crash(signal);
      return;
    }
  }
  ending = signal;
  alarm(SECONDS_TO_END);
  on_notice(signal);
}

static void take_over(int signal, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigfillset(&action.sa_mask);
  if (sigaction(signal, NULL, &found_actions[signal]) != 0) return;
  if (found_actions[signal].sa_handler == SIG_IGN && signal != SIGWINCH) return;
  taken_over[signal] = sigaction(signal, &action, NULL) == 0;
}

static void give_back(int signal) {
  if (taken_over[signal]) sigaction(signal, &found_actions[signal], NULL);
  taken_over[signal] = false;
}

static void each_crash(void (*work)(int)) {
  for (size_t i = 0; i < COUNT(crashes); i++) work(crashes[i]);
#ifdef SIGRTMIN
  for (int signal = SIGRTMIN; signal <= SIGRTMAX && signal < SIGNALS; signal++) work(signal);
#endif
}

static void take_over_crash(int signal) { take_over(signal, on_crash, SA_ONSTACK); }

static bool is_from_keyboard(int signal) {
  return signal == SIGINT || signal == SIGQUIT || signal == SIGTSTP;
}

/* A parent may have blocked what is handled here; a change of the size would never be noticed. */
static void unblock_handled(void) {
  sigset_t handled;
  sigemptyset(&handled);
  for (size_t i = 0; i < COUNT(endings); i++) sigaddset(&handled, endings[i]);
  for (size_t i = 0; i < COUNT(notices); i++) sigaddset(&handled, notices[i]);
  sigprocmask(SIG_UNBLOCK, &handled, &found_mask);
}

static bool open_signal_pipe(void) {
  if (pipe(signal_pipe) != 0) return false;
  for (int end = 0; end < 2; end++) {
    fcntl(signal_pipe[end], F_SETFD, FD_CLOEXEC);
    fcntl(signal_pipe[end], F_SETFL, O_NONBLOCK);
  }
  return true;
}

int terminal_watch_continuing(void) {
  if (!open_signal_pipe()) return -1;
  sigaltstack(NULL, &found_stack);
  sigprocmask(SIG_BLOCK, NULL, &found_mask);
  // Without SA_RESTART: a read that was stopped in the background must not wait for a line first.
  take_over(SIGCONT, on_notice, 0);
  return signal_pipe[0];
}

int terminal_open(int descriptor, bool kiosk) {
  if (!open_signal_pipe()) return -1;
  output = descriptor;
  modes_known = tcgetattr(descriptor, &found_modes) == 0;
  restoration_count = 0;
  ending = 0;
  restored = 0;
  atomic_store(&noted, 0);

  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, &found_stack);
  each_crash(take_over_crash);
  for (size_t i = 0; i < COUNT(endings); i++) {
    bool ignored = kiosk && is_from_keyboard(endings[i]);
    take_over(endings[i], ignored ? SIG_IGN : on_ending, SA_ONSTACK);
  }
  for (size_t i = 0; i < COUNT(notices); i++) {
    bool ignored = kiosk && is_from_keyboard(notices[i]);
    take_over(notices[i], ignored ? SIG_IGN : on_notice, SA_RESTART);
  }
  unblock_handled();
  return signal_pipe[0];
}

void terminal_set_restoration(const char *bytes, size_t count) {
  restoration_count = 0;
  if (count > sizeof restoration) count = sizeof restoration;
  memcpy(restoration, bytes, count);
  restoration_count = (sig_atomic_t)count;
}

void terminal_set_restored(bool is_restored) { restored = is_restored; }

uint64_t terminal_signals_take(void) {
  char bytes[256];
  while (read(signal_pipe[0], bytes, sizeof bytes) == (ssize_t)sizeof bytes) {
  }
  return atomic_exchange(&noted, 0);
}

void terminal_stop(void) {
  struct sigaction mine, standard = {.sa_handler = SIG_DFL};
  if (sigaction(SIGTSTP, &standard, &mine) != 0) return;
  raise(SIGTSTP);
  sigaction(SIGTSTP, &mine, NULL);
}

void terminal_close(void) {
  for (size_t i = 0; i < COUNT(notices); i++) give_back(notices[i]);
  for (size_t i = 0; i < COUNT(endings); i++) give_back(endings[i]);
  /* An alarm that another part has set, such as a kiosk's, stays. */
  if (ending) alarm(0);
  each_crash(give_back);
  sigaltstack(&found_stack, NULL);
  output = -1;
  modes_known = false;
  restoration_count = 0;
  close(signal_pipe[0]);
  close(signal_pipe[1]);
  signal_pipe[0] = signal_pipe[1] = -1;
  uint64_t late = atomic_exchange(&noted, 0);
  for (size_t i = 0; i < COUNT(endings); i++) {
    if (late & BIT(endings[i])) raise(endings[i]);
  }
  sigprocmask(SIG_SETMASK, &found_mask, NULL);
}

void terminal_die(int signal) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, signal);
  sigaction(signal, &standard, NULL);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
  raise(signal);
}

int terminal_cell_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
