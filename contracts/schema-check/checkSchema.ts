import type { GraphQLSchema } from 'graphql';
import { checkOperations, type InUse } from './checkOperations.ts';
import { fieldUses } from './fieldUses.ts';
import type { Severity, Use } from './finding.ts';
import { directiveFindings } from './marketDirectives.ts';
import { schemaChanges } from './schemaChanges.ts';
import { usedCoordinates } from './usedCoordinates.ts';

/** A release in use, by the name that its findings carry. */
export type Release = InUse & { name: string };
/** A place in a release that uses what changed. */
export type ReleaseUse = Use & { release: string };

/** What one change does, with every place that it does it to; a change that nobody uses has none. */
export type Verdict = {
  severity: Severity;
  coordinate: string;
  why: string;
  mend?: string;
  uses: ReleaseUse[];
};

const ORDER: Severity[] = ['breaking', 'risky', 'safe'];

/** A coordinate as GraphQL's own ways to name parts of it begin: `Cart.items(first:)` is a part of `Cart.items`. */
const fieldOf = (coordinate: string) => coordinate.replace(/\(.*$/, '').replace(/ [|&] .*$/, '');

/** Changes that no finding tells, each once: safe, because nobody asks for it or because everybody in use fits it. */
function silentChanges(releases: readonly Release[], proposed: GraphQLSchema, told: ReadonlySet<string>): Verdict[] {
  const changes = new Map<string, { why: string; isUsed: boolean }>();
  for (const { schema, operations } of releases) {
    const differing = schemaChanges(schema, proposed).filter(({ coordinate }) => !told.has(coordinate));
    if (differing.length === 0) continue;
    const used = usedCoordinates(schema, operations);
    for (const { coordinate, why } of differing) {
      const isUsed = used.has(coordinate) || used.has(fieldOf(coordinate));
      const known = changes.get(coordinate);
      changes.set(coordinate, { why: known?.why ?? why, isUsed: isUsed || known?.isUsed === true });
    }
  }
  return [...changes].map(([coordinate, { why, isUsed }]) => ({
    severity: 'safe',
    coordinate,
    why: `${why}; ${isUsed ? 'what is in use fits it' : 'nothing in use asks for it'}`,
    uses: [],
  }));
}

/**
 * What a proposed schema does to releases in use, worst first: each change with its reason, what would make it safe, and
 * the places that notice. What no release asks for is safe, and listed as such.
 */
export function checkSchema(releases: readonly Release[], proposed: GraphQLSchema): Verdict[] {
  const verdicts = new Map<string, Verdict>();
  const told = new Set<string>();
  for (const release of releases) {
    const changes = schemaChanges(release.schema, proposed);
    if (changes.length === 0) continue;
    const found = checkOperations(release, proposed);
    // The market's own directives are a part of what stands at a coordinate.
    if (changes.some(({ why }) => why.includes('@')))
      found.push(...directiveFindings(release.schema, proposed, fieldUses(release.schema, release.operations)));
    for (const { severity, coordinate, change, why, mend, use } of found) {
      const key = [severity, coordinate, why].join('\n');
      const verdict = verdicts.get(key) ?? { severity, coordinate, why, ...(mend && { mend }), uses: [] };
      verdict.uses.push({ ...use, release: release.name });
      verdicts.set(key, verdict);
      told.add(coordinate).add(fieldOf(coordinate));
      if (change !== undefined) told.add(change);
    }
  }
  return [...verdicts.values(), ...silentChanges(releases, proposed, told)].toSorted(
    (a, b) =>
      ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) ||
      (a.coordinate < b.coordinate ? -1 : Number(a.coordinate > b.coordinate)),
  );
}
