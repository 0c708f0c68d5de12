import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { browserLaunch } from '../tests/support/browser.ts';
import { closeNow, listenLocally } from '../tests/support/localServer.ts';
import { bareEnvironment } from '../tests/support/marketProcess.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { shiftedClock } from './shiftedClock.ts';

const CLOSE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Prints 1 for each wait of 20 ms that did not end before: on a condition with each of the two clocks, and on a semaphore. */
const WAITS = `
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <time.h>
static struct timespec later(clockid_t clock) {
  struct timespec at;
  clock_gettime(clock, &at);
  at.tv_nsec += 20000000;
  if (at.tv_nsec >= 1000000000) at.tv_sec += 1, at.tv_nsec -= 1000000000;
  return at;
}
static int is_past(struct timespec at) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec > at.tv_sec || (now.tv_sec == at.tv_sec && now.tv_nsec >= at.tv_nsec);
}
int main(void) {
  clockid_t clocks[] = {CLOCK_MONOTONIC, CLOCK_REALTIME};
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&mutex);
  for (int i = 0; i < 2; i++) {
    pthread_condattr_t kind;
    pthread_cond_t condition;
    pthread_condattr_init(&kind);
    pthread_condattr_setclock(&kind, clocks[i]);
    pthread_cond_init(&condition, &kind);
    struct timespec end = later(CLOCK_MONOTONIC), until = later(clocks[i]);
    pthread_cond_timedwait(&condition, &mutex, &until);
    printf("%d", is_past(end));
  }
  sem_t semaphore;
  sem_init(&semaphore, 0, 0);
  struct timespec end = later(CLOCK_MONOTONIC), until = later(CLOCK_REALTIME);
  sem_timedwait(&semaphore, &until);
  printf("%d", is_past(end));
}`;
const WORKER = `addEventListener('message', ({ ports }) => ports[0].postMessage(Date.now()));`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-clock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function timesInBrowser(): Promise<{ page: number; worker: number }> {
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html').end(isWorker ? WORKER : '<p>');
  });
  const browser = await chromium.launch(await browserLaunch());
  try {
    const page = await browser.newPage();
    await page.goto(await listenLocally(server));
    return await page.evaluate(async () => {
      await navigator.serviceWorker.register('/worker.js');
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<number>((resolve) => (port1.onmessage = ({ data }) => resolve(data as number)));
      active!.postMessage(null, [port2]);
      return { page: Date.now(), worker: await answer };
    });
  } finally {
    await browser.close();
    await closeNow(server);
  }
}

async function timeInPostgres(): Promise<number> {
  const postgres = await startPostgres(['installed', 'embedded']);
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ now: Date }>('select now()');
    return Number(rows[0]?.now);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** How far a clock that moves by so many days is from there, by what reads it. */
async function distance(days: number, readClock: () => number | Promise<number>): Promise<number> {
  const instant = Date.now() + days * DAY_MS;
  const moved = shiftedClock(new Date(instant).toISOString(), folder);
  vi.stubEnv('LD_PRELOAD', moved.LD_PRELOAD);
  return Math.abs((await readClock()) - instant);
}
const timeInNode = () => Number(execFileSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' }));

describe('a moved clock', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([100, -100])('is that of Node, %i days ahead', async (days) => {
    expect(await distance(days, timeInNode)).toBeLessThan(CLOSE_MS);
  });
  it('is that of PostgreSQL', async () => {
    expect(await distance(100, timeInPostgres)).toBeLessThan(CLOSE_MS);
  });
  it('is that of a page, and of its service worker', async () => {
    let inWorker = 0;
    const readPage = async () => {
      const times = await timesInBrowser();
      inWorker = times.worker - times.page;
      return times.page;
    };
    expect(await distance(100, readPage)).toBeLessThan(CLOSE_MS);
    expect(Math.abs(inWorker)).toBeLessThan(CLOSE_MS);
  });
  it('leaves the length of waits as it is, where another length would make threads spin or hang', () => {
    const program = path.join(folder, 'waits');
    execFileSync('cc', ['-x', 'c', '-', '-pthread', '-o', program], { input: WAITS });
    vi.stubEnv('LD_PRELOAD', shiftedClock(new Date(Date.now() + 100 * DAY_MS).toISOString(), folder).LD_PRELOAD);
    expect(execFileSync('timeout', ['60', program], { encoding: 'utf8' })).toBe('111');
  });
  it('is not promised where it cannot be moved', () => {
    vi.stubEnv('PATH', folder);
    expect(() => shiftedClock(new Date().toISOString(), folder)).toThrow('apt-get install gcc');
  });
});

it('refuses what is no instant', () => {
  expect(() => shiftedClock('Sunday', folder)).toThrow('--at Sunday is no instant');
});

it('is passed on to the processes of the market', () => {
  expect(Object.keys(bareEnvironment)).toEqual(expect.arrayContaining(['TZ', 'LD_PRELOAD']));
});
