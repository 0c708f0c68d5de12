import { judge, type Approval, type Judged } from './approvals.ts';
import { checkSchema, type ReleaseUse, type Verdict } from './checkSchema.ts';
import type { KnownRelease } from './releases.ts';
import { sourceOf, type SourcePlace } from './sourceIndex.ts';
import type { GraphQLSchema } from 'graphql';

/** One place in the code that notices a change, with every operation that carries it there. */
export type Affected = {
  release: string;
  definition: string;
  path: string;
  source: SourcePlace | null;
  operations: string[];
};
export type Told = Omit<Verdict, 'uses'> & { affected: Affected[]; approved?: Approval };
export type Outcome = Omit<Judged, 'verdicts'> & {
  /** What was proposed, as it was named. */
  proposed: string;
  releases: string[];
  operations: number;
  changes: Told[];
  /** Breaks that nobody agreed to: the check fails. */
  breaking: number;
  risky: number;
  safe: number;
  approved: number;
};

function affected(uses: readonly ReleaseUse[], releases: readonly KnownRelease[]): Affected[] {
  const places = new Map<string, Affected>();
  for (const { release, definition, path, operation } of uses) {
    const key = [release, definition, path].join('\n');
    const sources = releases.find(({ name }) => name === release)?.sources() ?? {};
    const place = places.get(key) ?? {
      release,
      definition,
      path,
      source: sourceOf(sources, definition, path),
      operations: [],
    };
    if (!place.operations.includes(operation)) place.operations.push(operation);
    places.set(key, place);
  }
  return [...places.values()];
}

/** Checks a proposed schema against releases in use, and finds the code that would notice. `today`: 'YYYY-MM-DD', UTC. */
export function checkProposal(
  proposed: { name: string; schema: GraphQLSchema },
  { releases, approvals, today }: { releases: readonly KnownRelease[]; approvals: readonly Approval[]; today: string },
): Outcome {
  const { verdicts, over, unused } = judge(checkSchema(releases, proposed.schema), approvals, today);
  const changes = verdicts.map(({ uses, ...verdict }): Told => ({ ...verdict, affected: affected(uses, releases) }));
  const count = (wanted: (told: Told) => boolean) => changes.filter(wanted).length;
  return {
    proposed: proposed.name,
    releases: releases.map(({ name }) => name),
    operations: new Set(releases.flatMap(({ operations }) => operations)).size,
    changes,
    breaking: count(({ severity, approved }) => severity === 'breaking' && !approved),
    risky: count(({ severity }) => severity === 'risky'),
    safe: count(({ severity }) => severity === 'safe'),
    approved: count(({ approved }) => approved !== undefined),
    over,
    unused,
  };
}
