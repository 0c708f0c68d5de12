import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alteredAnswers, type AlteredAnswer } from '../../tests/support/contracts/alteredAnswers.ts';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { bareEnvironment } from '../../tests/support/marketProcess.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { ALL_PACTS as file } from '../input/storefrontPact.ts';
import type { PactContract } from './pact.ts';
import { readContract } from './pactContract.ts';
import { exportPact } from './runExport.ts';
import { startShippedServers } from './shippedServer.ts';
import { verifyContract } from './verification.ts';

/** Answers that both verifiers judge; Pact's takes a third of a second for each on a busy machine. */
const ANSWERS = Number(process.env.CONTRACT_ANSWERS ?? (isFullRun ? 320 : 32));

type Played = { contract: PactContract; answers: Map<string, AlteredAnswer> };

/** A contract whose interactions each receive one altered answer, sampled evenly over the kinds of changes. */
function played({ interactions, ...contract }: PactContract): Played {
  const all = interactions.flatMap((interaction) =>
    alteredAnswers(interaction).map((answer) => ({ interaction, answer })),
  );
  const step = Math.max(1, all.length / ANSWERS);
  const chosen = all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const answers = new Map<string, AlteredAnswer>();
  const altered = chosen.map(({ interaction, answer }, index) => {
    answers.set(`/${index}`, answer);
    const { description, response, type } = interaction;
    return {
      type,
      description: `${index} ${description}: ${answer.name}`,
      request: { method: 'POST', path: `/${index}` },
      response,
    };
  });
  return { contract: { ...contract, interactions: altered as PactContract['interactions'] }, answers };
}

const { contract, answers } = played(readContract(file, null));
const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-parity-'));
const playedFile = path.join(folder, 'played.json');
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  request.resume();
  response.writeHead(answer?.status ?? 404, answer?.headers ?? {}).end(answer?.text ?? '');
});

beforeAll(async () => {
  writeFileSync(playedFile, JSON.stringify(contract));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Where ours is stricter: Pact lets all keys of the whole answer be missing, and accepts fields that were not selected. */
const isStricter = (description: string) =>
  /: \$(\.(data|errors))? is (missing|empty)$|: \$\.data\S* is with a key more$/.test(description);

it('agrees with Pact’s own verifier on every altered answer', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const verdicts = async (engine: 'own' | 'pact') => {
    const { interactions } = await verifyContract({ file: playedFile, url, statesUrl: url, engine });
    return new Map(interactions.map(({ description, ok }) => [description, ok]));
  };
  const ownVerdicts = await verdicts('own');
  const pact = await verdicts('pact');
  // Ours ignores how a number is written: 7.0 is 7.
  const isWritten = (description: string) => description.endsWith('a whole number written as a fraction');
  const others = [...ownVerdicts].filter(([description, ok]) => pact.get(description) !== ok);
  expect(others.filter(([description, ok]) => (ok ? !isWritten(description) : !isStricter(description)))).toEqual([]);
  expect(ownVerdicts.size).toBeGreaterThan(0.9 * ANSWERS);
  const passed = [...ownVerdicts.values()].filter(Boolean).length;
  expect(passed).toBeGreaterThan(isFullRun ? ANSWERS / 16 : 0);
  expect(ownVerdicts.size - passed).toBeGreaterThan(0.6 * ANSWERS);
});

/** The verdicts of one of the verifiers on everything that the storefront requests of the shipped market. */
async function wholeVerdicts(engine: 'own' | 'pact', pacts: readonly string[]): Promise<string[]> {
  // A market of its own: some limits count what the other verifier has sent.
  const { urls, remove } = await startShippedServers(eitherDatabaseKind());
  const [url] = urls;
  try {
    const { interactions } = await verifyContract({ file: pacts, url, statesUrl: `${url}/provider-states`, engine });
    return interactions.map(({ description, ok }) => `${description}: ${ok}`).toSorted();
  } finally {
    await remove();
  }
}

it.runIf(isFullRun)('agrees with Pact’s own verifier on every interaction with the shipped market', async () => {
  // In a process of its own: a build under vitest is one for development.
  execFileSync(process.execPath, ['tools/buildOnce.ts'], { env: bareEnvironment, stdio: 'pipe' });
  const plain = file.map((stored) => {
    const to = path.join(folder, path.basename(stored));
    exportPact(stored, to);
    return to;
  });
  const pact = await wholeVerdicts('pact', plain);
  expect(pact).toEqual(await wholeVerdicts('own', file));
  expect(pact.length).toBeGreaterThan(800);
  expect(pact.filter((verdict) => verdict.endsWith('false'))).toEqual([]);
});
