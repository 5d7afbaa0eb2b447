#pragma once

/// Gives memory that was freed back to the system, where that can be asked for.
void releaseFreedMemory(void);
