import type { GraphQLSchema } from 'graphql';
import { carriesDirectives } from './appliedDirectives.ts';
import { judge, type Approval, type Judged } from './approvals.ts';
import { checkSchema, type ReleaseUse, type Verdict } from './checkSchema.ts';
import { NO_CONSUMERS, type Consumers } from './consumers.ts';
import { isFailingRisk, type FailOn } from './failOn.ts';
import type { KnownRelease } from './releases.ts';
import { schemaPlaces } from './schemaPlaces.ts';
import { sourceOf, type SourceIndex, type SourcePlace } from './sourceIndex.ts';

/** A place in the code that a change affects, with every operation that contains it. */
export type Affected = {
  release: string;
  /** The name of the fragment or operation in the sources; the compiled name if there are none. */
  definition: string;
  path: string;
  source: SourcePlace | null;
  operations: string[];
  /** Whose operations these are, if consumers are known. */
  consumers: string[];
};
/** at: the place of the change in the proposed schema; null if it was introspected. fails: the check fails for it. */
export type ChangeReport = Omit<Verdict, 'uses'> & {
  at: SourcePlace | null;
  affected: Affected[];
  approved?: Approval;
  fails: boolean;
};
/** A schema, with the name that it was given. */
type Proposed = { name: string; schema: GraphQLSchema };
/** Stands in for the place of a change in an introspected schema: code scanning and GitLab require a file and a line. */
export const NO_TEXT: SourcePlace = { file: 'schema.graphql', line: 1, column: 1 };

export type CheckResult = Omit<Judged, 'verdicts'> & {
  /** The name of the proposed schema. */
  proposed: string;
  releases: string[];
  operations: number;
  changes: ChangeReport[];
  /** Breaks and risks without approval. */
  breaking: number;
  risky: number;
  /** The changes that the check fails for: each of these breaks, and the risks that `--fail-on` names. */
  failing: number;
  safe: number;
  approved: number;
  /** Names of the operations that break without approval. */
  broken: string[];
  /** Names of all known consumers. */
  consumers: readonly string[];
  /** The web address of each release's sources, if known, by release. */
  sourceUrls: Record<string, string>;
  /** What could not be compared, one sentence each. */
  notes: string[];
};

/** The sources of the definitions and operations of uses, by release. */
export function sourcesOfUses(
  uses: readonly ReleaseUse[],
  releases: readonly KnownRelease[],
): Map<string, SourceIndex> {
  const namesIn = (name: string) =>
    new Set(uses.flatMap(({ release, definition, operation }) => (release === name ? [definition, operation] : [])));
  return new Map(releases.map((release) => [release.name, release.sources(namesIn(release.name))]));
}

/** The source places of uses, each once: several compiled definitions may come from one place in the sources. */
export function placesOfUses(
  uses: readonly ReleaseUse[],
  releases: readonly KnownRelease[],
  consumers: Consumers,
): Affected[] {
  if (uses.length === 0) return [];
  return placesIn(uses, releases, sourcesOfUses(uses, releases), consumers);
}

function placesIn(
  uses: readonly ReleaseUse[],
  releases: readonly KnownRelease[],
  sources: ReadonlyMap<string, SourceIndex>,
  { consumerOf }: Consumers,
): Affected[] {
  const byName = new Map(releases.map((release) => [release.name, release]));
  const places = new Map<string, Affected>();
  for (const { release, definition, path, operation } of uses) {
    const written = sourceOf(sources.get(release) ?? {}, definition, path);
    const source = written?.place ?? null;
    const at = source ? `${source.file}:${source.line}:${source.column}` : `${definition}.${path}`;
    const key = `${release}\n${at}`;
    const one = { release, definition: written?.definition ?? definition, path, source, operations: [], consumers: [] };
    const place: Affected = places.get(key) ?? one;
    if (!place.operations.includes(operation)) place.operations.push(operation);
    const knownRelease = byName.get(release);
    const file = sourceOf(sources.get(release) ?? {}, operation, '')?.place.file ?? null;
    const consumer = knownRelease ? consumerOf(knownRelease, file) : null;
    if (consumer !== null && !place.consumers.includes(consumer)) place.consumers.push(consumer);
    places.set(key, place);
  }
  return [...places.values()].toSorted(byPlace);
}

function byPlace(a: Affected, b: Affected): number {
  if (!a.source || !b.source) return Number(!a.source) - Number(!b.source);
  if (a.source.file !== b.source.file) return a.source.file < b.source.file ? -1 : 1;
  return a.source.line - b.source.line || a.source.column - b.source.column;
}

const isUnapproved =
  (of: ChangeReport['severity']) =>
  ({ severity, approved }: ChangeReport) =>
    severity === of && !approved;
const isUnapprovedBreak = isUnapproved('breaking');
/** Names of the operations that a change affects. */
export const operationsOf = (change: ChangeReport): string[] => [
  ...new Set(change.affected.flatMap(({ operations }) => operations)),
];

/**
 * Notes that an introspected schema, or one printed without directives, does not say who may call and which codes are
 * raised.
 */
function notesOf({ name, schema }: Proposed, releases: readonly KnownRelease[]): string[] {
  if (carriesDirectives(schema) || !releases.some((release) => carriesDirectives(release.schema))) return [];
  return [`${name} does not carry @access and @raises: who may call, and which codes come, was not compared.`];
}

export type CheckOptions = {
  releases: readonly KnownRelease[];
  approvals: readonly Approval[];
  /** 'YYYY-MM-DD', UTC. */
  today: string;
  /** Consumers of the API, in addition to the releases. */
  consumers?: Consumers;
  /** Risks that fail as breaks do; none by default. */
  failOn?: readonly FailOn[];
  /** The root that places in the proposed schema are relative to; default: the working directory. */
  root?: string;
};

/** Checks a proposed schema against releases in use, and finds the affected code. */
export function checkProposal(
  proposed: Proposed,
  {
    releases: ownReleases,
    approvals,
    today,
    consumers = NO_CONSUMERS,
    failOn = [],
    root = process.cwd(),
  }: CheckOptions,
): CheckResult {
  const releases = [...ownReleases, ...consumers.releases];
  const { verdicts, over, unused } = judge(checkSchema(releases, proposed.schema), approvals, today);
  const uses = verdicts.flatMap((verdict) => verdict.uses);
  const sources = sourcesOfUses(uses, releases);
  const placeOf = schemaPlaces(
    proposed.schema,
    releases.map(({ schema }) => schema),
    root,
  );
  const changes = verdicts.map(({ uses: at, ...verdict }): ChangeReport => {
    const affected = placesIn(at, releases, sources, consumers);
    const isFailing = verdict.severity === 'breaking' || isFailingRisk({ ...verdict, affected }, failOn);
    return { ...verdict, at: placeOf(verdict.coordinate), affected, fails: isFailing && !verdict.approved };
  });
  const count = (matches: (change: ChangeReport) => boolean) => changes.filter(matches).length;
  return {
    proposed: proposed.name,
    releases: releases.map(({ name }) => name),
    operations: new Set(releases.flatMap(({ operations }) => operations)).size,
    changes,
    breaking: count(isUnapprovedBreak),
    risky: count(isUnapproved('risky')),
    failing: count(({ fails }) => fails),
    safe: count(({ severity }) => severity === 'safe'),
    approved: count(({ approved }) => approved !== undefined),
    broken: [...new Set(changes.filter(isUnapprovedBreak).flatMap(operationsOf))].toSorted(),
    consumers: consumers.names,
    sourceUrls: Object.fromEntries(
      releases.flatMap(({ name, sourcesUrl }) => (sourcesUrl ? [[name, sourcesUrl]] : [])),
    ),
    notes: notesOf(proposed, releases),
    over,
    unused,
  };
}
