import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { ALL_PACTS, STOREFRONT_PACT } from '../input/storefrontPact.ts';
import type { PactContract } from './pact.ts';
import { readContract } from './pactContract.ts';
import { runExport } from './runExport.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  collectOutput((io) => runExport(args, io, { command: 'export', pact: STOREFRONT_PACT }));

describe('contracts:export', () => {
  it('writes every file of the contract as plain Pact, with whole queries and rules', async () => {
    const to = path.join(folder, 'plain');
    const { code, err } = await run(to);
    expect([code, err]).toEqual([0, '']);
    expect(readdirSync(to)).toEqual(ALL_PACTS.map((file) => path.basename(file)).toSorted());
    for (const file of ALL_PACTS) {
      const plain = JSON.parse(readFileSync(path.join(to, path.basename(file)), 'utf8')) as PactContract;
      expect(JSON.stringify(plain)).toBe(JSON.stringify(readContract(file, null)));
      expect(Object.keys(plain).toSorted()).toEqual(['consumer', 'interactions', 'metadata', 'provider']);
      const sent = plain.interactions.map(({ request }) => JSON.stringify(request.body));
      expect(sent.filter((body) => !/"query":"(query|mutation) \w+[^"]* \{/.test(body))).toEqual([]);
      const rules = plain.interactions.flatMap(({ response }) => Object.values(response.matchingRules?.body ?? {}));
      expect(rules.filter(({ matchers }) => !Array.isArray(matchers))).toEqual([]);
    }
  });

  it.each([
    ['no folder', [], 'takes a folder'],
    ['the folder of the stored contract', [path.dirname(STOREFRONT_PACT)], 'is the folder of the stored contract'],
    ['a pact that is not there', [folder, '--pact', 'nowhere.json'], 'nowhere.json cannot be read'],
  ])('exits with 2, and one sentence, for %s', async (_, args, message) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
