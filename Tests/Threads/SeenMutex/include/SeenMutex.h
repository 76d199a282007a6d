/* Nothing is called from outside: see SeenMutex.c. */
