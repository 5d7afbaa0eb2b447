#include "memory.h"

#ifdef __linux__
#include <malloc.h>
void releaseFreedMemory(void) { malloc_trim(0); }
#else
void releaseFreedMemory(void) {}
#endif
