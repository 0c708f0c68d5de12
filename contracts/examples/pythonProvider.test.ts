import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { STOREFRONT_PACT as pact } from '../input/storefrontPact.ts';
import { runVerify } from '../provider/runVerify.ts';

const server = path.join(import.meta.dirname, 'python/server.py');

function pythonVersion(): string | null {
  try {
    return execFileSync('python3', ['--version'], { encoding: 'utf8' });
  } catch {
    process.stderr.write('The provider in Python is not verified: there is no python3 on this machine.\n');
    return null;
  }
}

/** The operations that it serves, as contracts/README.md passes them to --only. */
const SERVED =
  '^(FaqScreen|PrivacyScreen|TermsScreen|PickupStep|zones|refreshCard)Query:|^(MarkFavourite|SignOut)Mutation:';

describe.skipIf(pythonVersion() === null)('a provider in Python', () => {
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const child of running.splice(0)) child.kill();
  });

  /** Starts it on a port of its own; returns its URL. */
  async function start(...args: string[]): Promise<string> {
    const child = spawn('python3', ['-B', server, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    running.push(child);
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return line;
  }

  async function verify(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    return collectOutput((io) => runVerify(args, io, { command: 'verify', pact, start: null }));
  }

  it('honours the contract for the operations that it serves', async () => {
    const url = await start();
    const { code, out, err } = await verify('--url', url, '--suite', 'all', '--strict', '--only', SERVED);
    expect({ code, err, failed: out.match(/^FAILED.*$/gm) }).toEqual({ code: 0, err: '', failed: null });
    const [, verified] = /^(\d+) verified, 0 failed$/m.exec(out) ?? [];
    expect(Number(verified)).toBeGreaterThanOrEqual(34);
  });

  it.each([
    ['price-as-text', '^zonesQuery: returns the zone of a postal code$', '$.data.shippingZones[0].price', '"700"'],
    ['card-forgotten', '^refreshCardQuery: returns a stored card', '$.data.user.basketsPaymentMethod', 'null'],
  ])('is reported with the place of its mistake: %s', async (fault, only, at, actual) => {
    const url = await start('--fault', fault);
    const { code, out } = await verify('--url', url, '--states', `${url}/provider-states`, '--only', only);
    expect(code).toBe(1);
    expect(out).toContain(at);
    expect(out).toContain(actual);
  });

  it.runIf(isFullRun)('is reported with the counts that contracts/README.md shows', async () => {
    const manual = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
    const { out } = await verify('--url', await start());
    const [counts] = out.match(/^\d+ of \d+ answerable: .*$/m) ?? [];
    expect(counts).toBeDefined();
    expect(manual).toContain(counts);
  });

  it('is reported with the states that it does not set up', async () => {
    const url = await start('--fault', 'states');
    const { code, err } = await verify('--url', url, '--only', '^zonesQuery: returns the zone of a postal code$');
    expect(code).toBe(2);
    expect(err).toContain('"places of the open week"');
    expect(err).toContain('The database does not answer.');
  });
});
