#include <stddef.h>
#include <stdint.h>

// libFuzzer as a library: its own main would be in the way of the one that Swift makes.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
