import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { bareEnvironment } from '../tests/support/marketProcess.ts';
import { shiftedClock } from './shiftedClock.ts';

const LATER = new Date(Date.now() + 100 * 86_400_000).toISOString();

it('starts processes at the instant, where libfaketime is installed', ({ skip }) => {
  if (process.env.FAKETIME) return skip('the clock of this run is moved already');
  let environment: Record<string, string>;
  try {
    environment = shiftedClock(LATER);
  } catch (error) {
    expect(String(error)).toContain('apt-get install faketime');
    return skip('libfaketime is not installed');
  }
  const printed = execFileSync(process.execPath, ['-p', 'Date.now()'], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
  const ahead = Number(printed) - Date.parse(LATER);
  expect(Math.abs(ahead)).toBeLessThan(600_000);
});

it('refuses what is no instant, and what is past', () => {
  expect(() => shiftedClock('Sunday')).toThrow('--at Sunday is no instant');
  expect(() => shiftedClock('2026-11-01T01:58:00-04:00')).toThrow('is past');
});

it('is passed on to the processes of the market', () => {
  expect(Object.keys(bareEnvironment)).toEqual(
    expect.arrayContaining(['TZ', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC']),
  );
});
