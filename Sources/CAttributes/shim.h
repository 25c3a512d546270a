#ifndef MENU_CATTRIBUTES_H
#define MENU_CATTRIBUTES_H

/* Swift's module of Glibc omits this header. */
#ifdef __linux__
#include <sys/xattr.h>
#endif

#endif
