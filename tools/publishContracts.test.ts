import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { STOREFRONT_PACT } from '../contracts/input/storefrontPact.ts';
import { readContract } from '../contracts/provider/pactContract.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-publish-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('hands the contract to the broker as plain Pact', () => {
  const npx = path.join(folder, 'npx');
  // Pact's CLI: keeps the file that it is to publish, and its options.
  writeFileSync(npx, `#!/bin/sh\ncp "$6" ${folder}/published.json\necho "$@" > ${folder}/arguments.txt\n`);
  chmodSync(npx, 0o755);
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'publishContracts.ts')], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}:${process.env.PATH ?? ''}`,
      PACT_BROKER_BASE_URL: 'https://broker.example',
      GITHUB_SHA: 'c0ffee',
      GITHUB_REF_NAME: 'main',
    },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(path.join(folder, 'arguments.txt'), 'utf8')).toContain(
    '--consumer-app-version c0ffee --branch main',
  );
  expect(JSON.parse(readFileSync(path.join(folder, 'published.json'), 'utf8'))).toEqual(
    readContract(STOREFRONT_PACT, null),
  );
});
