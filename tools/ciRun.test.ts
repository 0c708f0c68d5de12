import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(path.join(os.tmpdir(), 'etal-ci-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Runs `.ci/run` at an hour of the market's day with stand-ins for the programs that it calls; returns its output. */
function runAt(hour: number, env: Record<string, string> = {}): string[] {
  const programs = path.join(root, 'programs');
  mkdirSync(programs, { recursive: true });
  const write = (name: string, script: string) => {
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(programs, name), 0o755);
  };
  write('date', `[ "$TZ" = America/Toronto ] && echo ${hour}`);
  write('npm', 'echo "npm $* ${CHROMIUM_PATH:-}"');
  for (const name of ['pg_ctl', 'chromium']) write(name, 'exit 0');
  mkdirSync(path.join(root, '.ci'), { recursive: true });
  cpSync(path.resolve(import.meta.dirname, '../.ci/run'), path.join(root, '.ci/run'));
  const output = execFileSync(path.join(root, '.ci/run'), {
    env: { PATH: `${programs}:/usr/bin:/bin`, ...env },
    encoding: 'utf8',
  });
  return output.replaceAll(programs, '').trim().split('\n');
}

it('tests in the packaged browser by day, and in the installed one at night', () => {
  const packaged = ['browser: packaged', 'npm ci ', 'npm test'];
  const installed = ['browser: /chromium', 'npm ci /chromium', 'npm test /chromium'];
  expect([1, 2, 5, 6, 14].map((hour) => runAt(hour))).toEqual([packaged, installed, installed, packaged, packaged]);
  expect(runAt(14, { TEST_BROWSER: 'installed' })).toEqual(installed);
  expect(runAt(3, { TEST_BROWSER: 'packaged' })).toEqual(packaged);
});
