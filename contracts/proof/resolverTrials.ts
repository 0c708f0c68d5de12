import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { NUMBER_HEADER } from '../../tests/support/statedMarket.ts';
import { UnusableError } from '../input/unusable.ts';
import type { PactContract, PactInteraction } from '../provider/pact.ts';
import { verifyContract } from '../provider/verification.ts';
import { isAnswered } from './resolverRelevance.ts';

/** An interaction that is verified while the resolver of this number is wrong. */
export type Trial = { number: number; interaction: PactInteraction };
export type Failure = { by: string; path: string };
type Target = { url: string; statesUrl: string; contract: PactContract; folder: string };

const SIGN = ' #';

/** The same interaction under a name of its own, whose request carries the number. */
function numbered({ number, interaction }: Trial): PactInteraction {
  const { description, request } = interaction;
  const headers = { ...request.headers, [NUMBER_HEADER]: String(number) };
  return { ...interaction, description: `${description}${SIGN}${number}`, request: { ...request, headers } };
}

/**
 * The numbers that fail, each with its first failing interaction. All trials form one verification, answered
 * interactions first, since their answers replace refusals. When a state can no longer be set up, because a wrong
 * resolver has written something that is never undone, the trials are halved until the culprit is known.
 */
export async function failuresOf(trials: readonly Trial[], target: Target): Promise<Map<number, Failure>> {
  const { url, statesUrl, contract, folder } = target;
  const order = trials.toSorted((a, b) => Number(isAnswered(b.interaction)) - Number(isAnswered(a.interaction)));
  const file = path.join(folder, 'trials.json');
  writeFileSync(file, JSON.stringify({ ...contract, interactions: order.map(numbered) }));
  try {
    const { interactions } = await verifyContract({ file, url, statesUrl });
    const failures = new Map<number, Failure>();
    for (const { ok, description, mismatches } of interactions) {
      const [by = '', number = ''] = description.split(SIGN);
      if (!ok && !failures.has(Number(number))) failures.set(Number(number), { by, path: mismatches[0]?.path ?? '' });
    }
    return failures;
  } catch (error) {
    if (!(error instanceof UnusableError)) throw error;
    const numbers = [...new Set(trials.map(({ number }) => number))];
    const [only = 0] = numbers;
    if (numbers.length === 1) return new Map([[only, { by: error.message, path: '' }]]);
    const half = new Set(numbers.slice(0, numbers.length / 2));
    const first = await failuresOf(
      trials.filter(({ number }) => half.has(number)),
      target,
    );
    const second = await failuresOf(
      trials.filter(({ number }) => !half.has(number)),
      target,
    );
    return new Map([...first, ...second]);
  }
}
