import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { STOREFRONT_PACT as pact } from '../input/storefrontPact.ts';
import { runVerify } from '../provider/runVerify.ts';

const at = (name: string) => path.join(import.meta.dirname, name);

/** The version that a program runs from a single file; 0: it is not on this machine. */
function javaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
  if (version < 17) process.stderr.write('The provider for the JVM is not verified: there is no Java 17.\n');
  return version;
}

const STARTERS = [
  { name: 'Node', file: 'node/server.mjs', command: [process.execPath], port: ['--port', '0'], isThere: true },
  { name: 'the JVM', file: 'jvm/Server.java', command: ['java'], port: ['0'], isThere: javaVersion() >= 17 },
];

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

describe.each(STARTERS)('a provider for $name', ({ file, command: [program = '', ...args], port, isThere }) => {
  const text = readFileSync(at(file), 'utf8');

  it('can be read in one go, and names the operations that it serves', () => {
    expect(text.split('\n').length).toBeLessThan(150);
    expect(text).toMatch(/--only '\^\([\w|]+\)Query:'/);
  });

  it.runIf(isThere)(
    'honours the contract for these operations: shown screens, callers, and what no screen depends on',
    async () => {
      const child = spawn(program, [...args, at(file), ...port], { stdio: ['ignore', 'pipe', 'inherit'] });
      running.push(child);
      const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
      const [, served = ''] = /--only '([^']+)'/.exec(text) ?? [];
      const options = ['--url', url, '--suite', 'all', '--strict', '--only', served];
      const { code, out, err } = await collectOutput((io) =>
        runVerify(options, io, { command: 'verify', pact, start: null }),
      );
      expect({ code, err, failed: out.match(/^FAILED.*$/gm) }).toEqual({ code: 0, err: '', failed: null });
      expect(Number(/^(\d+) verified, 0 failed$/m.exec(out)?.[1])).toBeGreaterThanOrEqual(12);
    },
  );
});
