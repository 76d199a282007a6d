/* No public functions: see SeenMutex.c. */
