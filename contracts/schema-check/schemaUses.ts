import { UnusableError } from '../input/unusable.ts';
import { placesOfUses, type Affected } from './checkResult.ts';
import { NO_CONSUMERS, type Consumers } from './consumers.ts';
import { coordinateUses } from './coordinateUses.ts';
import { callsText, type Calls, type OperationCalls } from './operationCalls.ts';
import { operationDocument } from './operationDocument.ts';
import type { KnownRelease } from './releases.ts';
import { schemaCoordinates } from './schemaChanges.ts';
import { placeText } from './textReport.ts';

/** Who uses a coordinate. deprecated: the schema's reason; releases: those that use it. */
export type CoordinateUse = {
  coordinate: string;
  deprecated: string | null;
  operations: string[];
  components: string[];
  releases: string[];
  /** Whose components these are, if consumers are known. */
  consumers: string[];
  places: Affected[];
  /** How often a server received what uses it, if that is known. */
  calls?: Calls;
};
/** alone: coordinates that no other release uses, so that they can be removed together with it. */
type ReleaseUse = { name: string; operations: number; alone: string[] };

const DEPRECATED = /@deprecated\((.*?)\)(?: @|$)/;

/** What releases in use select. The last one's schema defines the coordinates. */
export function schemaUses(
  ownReleases: readonly KnownRelease[],
  consumers: Consumers = NO_CONSUMERS,
  calls: OperationCalls | null = null,
) {
  // The last one's schema is the storefront's.
  const releases = [...consumers.releases, ...ownReleases];
  const usesByRelease = releases.map((release) => ({
    release,
    coordinates: schemaCoordinates(release.schema),
    uses: coordinateUses(release.schema, release.operations),
  }));
  /** The texts that operations of these names have in the release. */
  const textsOf = ({ operations }: KnownRelease, names: ReadonlySet<string>) =>
    operations.filter((text) => names.has(operationDocument(text).name));
  const signOf = (coordinate: string) =>
    usesByRelease.findLast(({ coordinates }) => coordinates.has(coordinate))?.coordinates.get(coordinate);

  function of(coordinate: string): CoordinateUse {
    const sign = signOf(coordinate);
    if (sign === undefined)
      throw new UnusableError(
        `The schema has no ${coordinate}. Write Type, Type.field, Type.field(argument:), Input.field or Enum.VALUE.`,
      );
    const uses = usesByRelease.flatMap(({ release, uses: all }) =>
      (all.get(coordinate) ?? []).map((use) => ({ ...use, release: release.name })),
    );
    const places = placesOfUses(uses, releases, consumers);
    const texts = usesByRelease.flatMap(({ release, uses: all }) =>
      textsOf(release, new Set((all.get(coordinate) ?? []).map(({ operation }) => operation))),
    );
    return {
      coordinate,
      deprecated: DEPRECATED.exec(sign)?.[1] ?? null,
      operations: [...new Set(uses.map(({ operation }) => operation))].toSorted(),
      components: [...new Set(places.map(({ source, definition }) => source?.file ?? definition))].toSorted(),
      releases: [...new Set(uses.map(({ release }) => release))],
      consumers: [...new Set(places.flatMap((place) => place.consumers))].toSorted(),
      places,
      ...(calls && { calls: calls.of(texts) }),
    };
  }

  return {
    of,
    /** Deprecated coordinates of the last release's schema. */
    deprecated: (): string[] =>
      [...(usesByRelease.at(-1)?.coordinates ?? [])]
        .filter(([, sign]) => DEPRECATED.test(sign))
        .map(([coordinate]) => coordinate),
    unused: (): string[] =>
      [...(usesByRelease.at(-1)?.coordinates.keys() ?? [])].filter(
        (coordinate) =>
          /^\w+\./.test(coordinate) &&
          !coordinate.startsWith('schema.') &&
          !usesByRelease.some(({ uses }) => uses.has(coordinate)),
      ),
    releases: (): ReleaseUse[] =>
      usesByRelease.map(({ release, uses }) => ({
        name: release.name,
        operations: release.operations.length,
        alone: [...uses.keys()]
          .filter((coordinate) => /^\w+\./.test(coordinate))
          .filter(
            (coordinate) => !usesByRelease.some((other) => other.release !== release && other.uses.has(coordinate)),
          )
          .toSorted(),
      })),
  };
}
export type SchemaUses = ReturnType<typeof schemaUses>;

export const unusedOf = (uses: SchemaUses): string[] => uses.unused().toSorted();

/** The human-readable report. counted: the period of its calls. */
export function usesText(use: CoordinateUse, counted: OperationCalls | null = null): string {
  const { coordinate, deprecated, operations, components, releases, consumers, places, calls } = use;
  const mark = deprecated === null ? '' : ` (deprecated: ${deprecated})`;
  if (places.length === 0)
    return `${coordinate}${mark}: nobody uses it${deprecated === null ? '' : ', and it may go'}.\n`;
  const lines = placeText(places, releases.length > 1);
  const counts = `${operations.length} operations, ${components.length} components${consumers.length > 0 ? ` of ${consumers.join(', ')}` : ''}, in ${releases.join(', ')}`;
  const called = calls && counted ? `; ${callsText(calls, counted)}` : '';
  return `${coordinate}${mark}: ${counts}${called}\n${lines.map((line) => `${line}\n`).join('')}`;
}
