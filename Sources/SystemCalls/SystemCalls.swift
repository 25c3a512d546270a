// What the programs and MenuFiles ask of the operating system by descriptors: to wait, to read lines and
// to write everything. One home for each, so that a signal, a short write or a full pipe is handled the
// same way everywhere. Nothing here knows of menus or of terminals.

// The C library, for this target and for those that are made of it.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
