import { datedReleases, releasePact } from '../schema-check/releases.ts';
import type { PactContract, PactInteraction } from './pact.ts';
import { readContract } from './pactContract.ts';
import type { Selection } from './selection.ts';
import type { Verification, Verified } from './verified.ts';

/** The contract of a release in use: the pact file that was stored with it. */
export type ReleasePact = { name: string; commit: string | null; file: string };

/** The contracts of a folder's releases, newest first; one that was stored without its contract has no such file. */
export const releasePacts = (folder: string): ReleasePact[] =>
  datedReleases(folder)
    .toReversed()
    .map(({ name, commit }) => ({ name, commit, file: releasePact(folder, name) }));

/** Two interactions are the same if a provider receives and answers the same in the same states. */
const keyOf = ({ providerStates = [], request, response }: PactInteraction) =>
  JSON.stringify([providerStates, request, response]);

/**
 * The interactions of a contract, and those of releases that are not among them, each once. One that has the name of another
 * form is told apart by its release: `CartScreenQuery: a cart (release v1)`; its own name is in `comments.name`.
 */
export function withReleases(
  contract: PactContract,
  releases: readonly { name: string; interactions: readonly PactInteraction[] }[],
): PactContract {
  const interactions = [...contract.interactions];
  const keys = new Set(interactions.map(keyOf));
  const names = new Set(interactions.map(({ description }) => description));
  for (const release of releases)
    for (const one of release.interactions) {
      const key = keyOf(one);
      if (keys.has(key)) continue;
      keys.add(key);
      const isOther = names.has(one.description);
      const description = isOther ? `${one.description} (release ${release.name})` : one.description;
      names.add(description);
      interactions.push(isOther ? { ...one, description, comments: { ...one.comments, name: one.description } } : one);
    }
  return { ...contract, interactions };
}

/**
 * Reads pact files as one contract, with what releases ask beside it, of which only the selected interactions. Throws as
 * readContract.
 */
export function readContracts(
  files: string | readonly string[],
  releases: readonly ReleasePact[],
  only: RegExp | Selection | null,
): PactContract {
  if (releases.length === 0) return readContract(files, only);
  const stored = releases.map(({ name, file }) => ({ name, interactions: readContract(file, null).interactions }));
  const all = withReleases(readContract(files, null), stored);
  if (only === null) return all;
  const matches = only instanceof RegExp ? (one: PactInteraction) => only.test(one.description) : only.matches;
  const interactions = all.interactions.filter(matches);
  return interactions.length > 0 ? { ...all, interactions } : readContract(files, only);
}

/**
 * The results that a verification of several contracts has of one release's, by the release's own names. Null: not all of it was
 * verified. all: the verified contracts as one, by `readContracts`.
 */
export function resultsOfRelease(
  release: PactContract,
  all: PactContract,
  verification: Verification,
): Verification | null {
  const names = new Map(all.interactions.map((one) => [keyOf(one), one.description]));
  const results = new Map(verification.interactions.map((one) => [one.description, one]));
  const interactions = release.interactions.flatMap((one): Verified[] => {
    const result = results.get(names.get(keyOf(one)) ?? '');
    return result ? [{ ...result, description: one.description }] : [];
  });
  return interactions.length === release.interactions.length ? { ...verification, interactions } : null;
}
