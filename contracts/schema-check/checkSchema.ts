import type { GraphQLSchema } from 'graphql';
import { checkOperations, type InUse } from './checkOperations.ts';
import { fieldUses } from './fieldUses.ts';
import type { Finding, Severity, Use } from './finding.ts';
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

/**
 * What a proposed schema does to releases in use, worst first: each change with its reason, what would make it safe, and
 * the places that notice. What no release asks for is safe, and listed as such.
 */
export function checkSchema(releases: readonly Release[], proposed: GraphQLSchema): Verdict[] {
  const verdicts = new Map<string, Verdict>();
  const add = ({ severity, coordinate, why, mend, use }: Finding, release: string) => {
    const key = [severity, coordinate, why].join('\n');
    const verdict = verdicts.get(key) ?? { severity, coordinate, why, ...(mend && { mend }), uses: [] };
    verdict.uses.push({ ...use, release });
    verdicts.set(key, verdict);
  };
  for (const release of releases) {
    const { name, schema, operations } = release;
    const found = [
      ...checkOperations(release, proposed),
      ...directiveFindings(schema, proposed, fieldUses(schema, operations)),
    ];
    for (const finding of found) add(finding, name);
    const told = new Set(found.flatMap(({ coordinate }) => [coordinate, fieldOf(coordinate)]));
    const used = usedCoordinates(schema, operations);
    for (const { coordinate, why } of schemaChanges(schema, proposed)) {
      if (told.has(coordinate)) continue;
      const isUsed = used.has(coordinate) || used.has(fieldOf(coordinate));
      const key = `safe\n${coordinate}\n${why}`;
      const said = isUsed ? 'what is in use fits it' : 'nothing in use asks for it';
      if (!verdicts.has(key)) verdicts.set(key, { severity: 'safe', coordinate, why: `${why}; ${said}`, uses: [] });
    }
  }
  return [...verdicts.values()].toSorted(
    (a, b) =>
      ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) ||
      (a.coordinate < b.coordinate ? -1 : Number(a.coordinate > b.coordinate)),
  );
}
