import type { GraphQLSchema } from 'graphql';
import { directedCoordinates } from './appliedDirectives.ts';
import { causeFinder } from './changeCauses.ts';
import { checkOperations, type InUse } from './checkOperations.ts';
import { fieldUses } from './fieldUses.ts';
import type { Finding, Severity, Use } from './finding.ts';
import { directiveFindings } from './marketDirectives.ts';
import { meaningChanges, type MeaningChange } from './meaningChanges.ts';
import { kindOfChange, schemaChanges, type ChangeKind, type SchemaChange } from './schemaChanges.ts';
import { usedCoordinates } from './usedCoordinates.ts';

/** A release in use, with the name that its findings carry. */
export type Release = InUse & { name: string };
/** A place in a release that uses the changed definition. */
export type ReleaseUse = Use & { release: string };

/** The effect of one change, with every affected place; an unused change has none. */
export type Verdict = {
  severity: Severity;
  coordinate: string;
  /** The kind of the change, and the coordinate's definition before and after. */
  kind: ChangeKind;
  from: string | null;
  to: string | null;
  why: string;
  mend?: string;
  uses: ReleaseUse[];
};

const ORDER: Severity[] = ['breaking', 'risky', 'safe'];
/** At most this many other affected places are named for a change above them. */
const MOST_NAMED = 3;

/** The field of a coordinate: `Cart.items(first:)` belongs to `Cart.items`. */
const fieldOf = (coordinate: string) => coordinate.replace(/\(.*$/, '').replace(/ [|&] .*$/, '');

/** Changes without a finding, each once. They are safe: nothing uses them, or every use still fits. */
function silentChanges(
  releases: readonly Release[],
  proposed: GraphQLSchema,
  reported: ReadonlySet<string>,
  meanings: readonly Meaning[],
): Verdict[] {
  const changes = new Map<string, SchemaChange & { isUsed: boolean }>();
  for (const { schema, operations } of releases) {
    const differing = schemaChanges(schema, proposed).filter(
      (change) => !reported.has(change.coordinate) && !isOfMeaning(change, meanings),
    );
    if (differing.length === 0) continue;
    const usedBy = usedCoordinates(schema, operations);
    for (const change of differing) {
      const { coordinate } = change;
      const isUsed = usedBy.has(coordinate) || usedBy.has(fieldOf(coordinate));
      const earlier = changes.get(coordinate);
      changes.set(coordinate, { ...(earlier ?? change), isUsed: isUsed || earlier?.isUsed === true });
    }
  }
  return [...changes.values()].map(({ isUsed, ...change }) => ({
    severity: 'safe',
    ...change,
    kind: kindOfChange(change),
    why: `${change.why}; ${isUsed ? 'everything in use still fits' : 'nothing in use requests it'}`,
    uses: [],
  }));
}

const MEANING_MEND = 'Keep what it says, and offer the new meaning under another name.';

type Meaning = Omit<MeaningChange, 'uses'> & { uses: ReleaseUse[] };

/** Changes of the documented meaning, each once for all releases. */
function meaningsOf(releases: readonly Release[], proposed: GraphQLSchema): Meaning[] {
  const meanings = new Map<string, Meaning>();
  for (const release of releases)
    for (const one of meaningChanges(release, proposed)) {
      const key = JSON.stringify([one.coordinate, one.from, one.to]);
      const earlier = meanings.get(key);
      const uses = [...(earlier?.uses ?? []), ...one.uses.map((use) => ({ ...use, release: release.name }))];
      meanings.set(key, { ...one, severity: uses.length > 0 ? 'risky' : 'safe', uses });
    }
  return [...meanings.values()];
}

const meaningVerdict = ({ coordinate, severity, from, to, why, uses }: Meaning): Verdict => {
  const change = { severity, coordinate, kind: 'changed' as const, from, to, uses };
  return severity === 'risky'
    ? { ...change, why, mend: MEANING_MEND }
    : { ...change, why: `${why}: ${from} is ${to} now` };
};

/** Whether nothing but the documented meaning of a definition changes. */
function isOfMeaning({ coordinate, from, to }: SchemaChange, meanings: readonly Meaning[]): boolean {
  const parts = meanings.filter((one) => one.coordinate === coordinate).flatMap((one) => one.parts);
  const rest = (text: string | null) => parts.reduce((left, part) => left.replace(part, ''), text ?? '').trim();
  return parts.length > 0 && rest(from) === rest(to);
}

/** Findings of one change and one severity, of one or several releases. */
type Group = { severity: Severity; change: SchemaChange; own: Finding[]; others: Finding[]; uses: ReleaseUse[] };

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** Describes a change: by the finding at its own coordinate, else by the findings below it. */
function reasonOf({ change, own, others }: Group): Pick<Verdict, 'why' | 'mend'> {
  const [first] = own;
  if (first) {
    const plain = own.filter(({ isRefusal }) => !isRefusal);
    const isType = !/[.@(]/.test(change.coordinate);
    const saysChange = change.to !== null || change.renamed !== undefined || isType;
    if (plain.length === 0 && change.from !== null && saysChange)
      return { why: `${change.why}; ${first.why}`, ...(first.mend !== undefined && { mend: first.mend }) };
    const described = plain.length > 0 ? plain : own;
    const whys = distinct(described.map(({ why }) => why));
    const more = whys.length > MOST_NAMED ? `; and ${whys.length - MOST_NAMED} more reasons` : '';
    const mend = described.find((one) => one.mend !== undefined)?.mend;
    return { why: `${whys.slice(0, MOST_NAMED).join('; ')}${more}`, ...(mend !== undefined && { mend }) };
  }
  const below = distinct(others.map(({ coordinate }) => coordinate));
  const more = below.length > MOST_NAMED ? ` and ${below.length - MOST_NAMED} more` : '';
  const mend =
    change.from === null || change.to === null
      ? others[0]?.mend
      : `Keep ${change.from}, and offer the new one under another name.`;
  return {
    why: `${change.why}; in use below it: ${below.slice(0, MOST_NAMED).join(', ')}${more}`,
    ...(mend !== undefined && { mend }),
  };
}

const placeOf = ({ release, operation, definition, path }: ReleaseUse) =>
  [release, operation, definition, path].join('\n');

/** Lists each place once. A place that breaks an operation is not listed again as its risk. */
function verdictOf(group: Group, groups: ReadonlyMap<string, Group>): Verdict[] {
  const { severity, change, uses } = group;
  const worse = severity === 'breaking' ? undefined : groups.get(keyOf('breaking', change));
  const broken = new Set(worse?.uses.map(({ release, operation }) => `${release}\n${operation}`));
  const remainingUses = uses.filter(({ release, operation }) => !broken.has(`${release}\n${operation}`));
  const places = new Map(remainingUses.map((use) => [placeOf(use), use]));
  if (places.size === 0) return [];
  const { coordinate, from, to } = change;
  const kind = kindOfChange(change);
  return [{ severity, coordinate, kind, from, to, ...reasonOf(group), uses: [...places.values()] }];
}

const keyOf = (severity: Severity, { coordinate, from, to }: SchemaChange) =>
  JSON.stringify([severity, coordinate, from, to]);

/**
 * Whether a changed definition has custom directives, before or after, or an error code is gone; never when one of the
 * schemas was read without.
 */
function changesDirectives(was: GraphQLSchema, is: GraphQLSchema, changes: readonly SchemaChange[]): boolean {
  const [before, after] = [directedCoordinates(was), directedCoordinates(is)];
  if (before.size === 0 || after.size === 0) return false;
  return changes.some(({ coordinate, to }) =>
    to === null ? /^ErrorCode\b/.test(coordinate) : before.has(coordinate) || after.has(coordinate),
  );
}

/**
 * The effect of a proposed schema on releases in use, worst first: each change once, with its reason, a fix, and the
 * affected places. A change that no release uses is listed as safe.
 */
export function checkSchema(releases: readonly Release[], proposed: GraphQLSchema): Verdict[] {
  const groups = new Map<string, Group>();
  const reported = new Set<string>();
  for (const release of releases) {
    const changes = schemaChanges(release.schema, proposed);
    if (changes.length === 0) continue;
    const uses = fieldUses(release.schema, release.operations);
    const findings = checkOperations(release, proposed);
    // The market's own directives are part of a coordinate's definition.
    if (changesDirectives(release.schema, proposed, changes))
      findings.push(...directiveFindings(release.schema, proposed, uses));
    const causeOf = causeFinder(release.schema, changes, [...uses.keys()]);
    for (const finding of findings) {
      const { severity, coordinate, use } = finding;
      const cause = causeOf(finding);
      const change = cause?.change ?? { coordinate, from: null, to: null, why: finding.why };
      const key = keyOf(severity, change);
      const group: Group = groups.get(key) ?? { severity, change, own: [], others: [], uses: [] };
      const isOwn = coordinate === change.coordinate || finding.change === change.coordinate || !cause;
      (isOwn ? group.own : group.others).push(finding);
      group.uses.push({ ...use, release: release.name });
      groups.set(key, group);
      for (const one of [coordinate, fieldOf(coordinate), change.coordinate, ...(cause?.others ?? [])])
        reported.add(one);
      if (finding.change !== undefined) reported.add(finding.change);
    }
  }
  const verdicts = [...groups.values()].flatMap((group) => verdictOf(group, groups));
  const meanings = meaningsOf(releases, proposed);
  const silent = silentChanges(releases, proposed, reported, meanings);
  return [...verdicts, ...meanings.map(meaningVerdict), ...silent].toSorted(
    (a, b) =>
      ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) ||
      (a.coordinate < b.coordinate ? -1 : Number(a.coordinate > b.coordinate)),
  );
}
