/*
 * A clock that is ahead of the machine's by AHEAD seconds, for every process that preloads this library (tools/shiftedClock.ts,
 * ADR 206). It has no state and takes no lock, so that a signal may interrupt it. What counts from the machine's start is untouched.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* Clocks that count from the machine's start stay below this for 31 years. */
#define LATEST_SINCE_START 1000000000

static int (*machine_clock)(clockid_t, struct timespec *);

__attribute__((constructor)) static void find_machine_clock(void) {
  machine_clock = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  /* Constructors of other libraries may run before ours. */
  int result = machine_clock ? machine_clock(clock, now) : (int)syscall(SYS_clock_gettime, clock, now);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += AHEAD;
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec precise;
  (void)zone;
  int result = clock_gettime(CLOCK_REALTIME, &precise);
  if (result == 0) *now = (struct timeval){precise.tv_sec, precise.tv_nsec / 1000};
  return result;
}

time_t time(time_t *now) {
  struct timespec precise;
  clock_gettime(CLOCK_REALTIME, &precise);
  if (now) *now = precise.tv_sec;
  return precise.tv_sec;
}

static struct timespec on_machine(const struct timespec *instant) {
  return (struct timespec){instant->tv_sec - AHEAD, instant->tv_nsec};
}

/* A condition has one of two clocks, and its waiter does not say which: an instant since 1970 is far above one since the start. */
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict until) {
  if (until->tv_sec < LATEST_SINCE_START) return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, until);
  struct timespec machine_until = on_machine(until);
  return pthread_cond_clockwait(condition, mutex, CLOCK_REALTIME, &machine_until);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict until) {
  struct timespec machine_until = on_machine(until);
  return sem_clockwait(semaphore, CLOCK_REALTIME, &machine_until);
}
