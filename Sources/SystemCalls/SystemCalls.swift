// System calls on descriptors, for the programs and MenuFiles: to wait, to read lines and to write
// everything. Each exists once, so that a signal, a short write or a full pipe is handled the same way
// everywhere. Nothing here depends on menus or terminals.

// The C library, for this target and for those that depend on it.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
