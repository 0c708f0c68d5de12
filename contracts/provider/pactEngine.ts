import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UnusableError } from '../input/unusable.ts';
import type { PactContract } from './pact.ts';
import { expectedAt } from './pactContract.ts';
import type { VerifyAnswer, VerifyTask } from './pactWorker.ts';
import { PAGE_READ } from './pageRead.ts';
import { operationOf, type Engine, type Mismatch, type Verified } from './verified.ts';

type NativeMismatch = {
  path?: string;
  expected?: string;
  actual?: string;
  mismatch?: string;
  type: string;
  key?: string;
  header?: string;
};
type NativeResult = {
  description: string;
  duration?: string;
  result: string;
  mismatch?: { type: string; mismatches?: NativeMismatch[]; message?: string };
};

const placeOf = ({ path: place, type, key, header }: NativeMismatch) =>
  place ?? key ?? header ?? (type === 'StatusMismatch' ? 'status' : type);

/** unread: why the page that it continues could not be read, which makes the answer meaningless. */
function verifiedOf(
  contract: PactContract,
  { description, duration = '', result, mismatch }: NativeResult,
  unread: string | null,
): Verified {
  const interaction = contract.interactions.find((one) => one.description === description);
  const reported = (mismatch?.mismatches ?? []).map((one): Mismatch => {
    const place = placeOf(one);
    return {
      path: place,
      expected: expectedAt(interaction, place, String(one.expected ?? '')),
      actual: String(one.actual ?? ''),
      reason: one.mismatch ?? one.type,
    };
  });
  const ok = result === 'OK' && unread === null;
  const message = unread ?? mismatch?.message ?? mismatch?.type ?? 'It was not verified.';
  const mismatches =
    unread === null && (ok || reported.length > 0)
      ? reported
      : [
          {
            path: unread === null ? 'the answer' : 'the page before it',
            expected: 'an answer',
            actual: 'none',
            reason: message,
          },
        ];
  return {
    description,
    operation: operationOf(description),
    ok,
    ms: Number.parseFloat(duration) || 0,
    mismatches,
    waitsFor: [],
  };
}

function followsPage({ interactions }: PactContract, { description }: NativeResult): boolean {
  const { providerStates = [] } = interactions.find((one) => one.description === description) ?? {};
  return providerStates.some(({ name }) => name === PAGE_READ);
}

async function runWorker(task: VerifyTask): Promise<VerifyAnswer> {
  const child = fork(path.join(import.meta.dirname, 'pactWorker.ts'), {
    silent: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
  const ended = once(child, 'exit').then(([code]): VerifyAnswer => {
    throw new UnusableError(`Pact's verifier ended with ${String(code)}: ${output.trim().slice(-500)}`);
  });
  ended.catch(() => undefined);
  const answered = once(child, 'message').then(([answer]) => answer as VerifyAnswer);
  child.send(task);
  return Promise.race([answered, ended]);
}

/** Pact's own verifier, the reference: verifies the same file, in a process of its own. */
export const pactEngine: Engine = async (contract, { url, statesUrl }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-verify-'));
  try {
    const chosen = path.join(folder, 'chosen.json');
    writeFileSync(chosen, JSON.stringify(contract));
    const names = contract.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
    const { json, problems, pages, failure } = await runWorker({
      file: chosen,
      provider: contract.provider.name,
      url,
      statesUrl,
      states: [...new Set(names)],
    });
    if (problems.length > 0) throw new UnusableError([...new Set(problems)].join('\n'));
    if (json === null) throw new UnusableError(`Pact's verifier could not run: ${failure ?? 'no reason given'}.`);
    const { interactionResults } = JSON.parse(json) as { interactionResults: NativeResult[] };
    return interactionResults.map((one) =>
      verifiedOf(contract, one, followsPage(contract, one) ? (pages.shift() ?? null) : null),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
