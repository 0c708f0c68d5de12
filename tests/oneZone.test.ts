import { describe, expect, it } from 'vitest';
import { code, isTest, matchesIn, textOf } from './support/sourceFiles.ts';

/** Files that may name a zone, and why. */
const NAMES_ZONE: Record<string, string> = {
  'rules/constants.ts': 'the zone of a market that has set none',
  'server/database/migrations/m0008Carts.ts': 'a default that every statement replaces',
  'server/database/migrations/m0055TimeZone.ts': 'the zone of a market that has set none',
  'src/desk/calendar/timeZones.ts': 'those that a manager can choose',
};
const ZONE_NAME = /['"`](?:America|Canada|US|Atlantic|Europe|Asia|Africa|Australia|Pacific|Indian|Etc)\/[A-Z]/;

/** Files that compare two zones. */
const TAKES_ZONE = new Set([
  'rules/zone.ts',
  // The same wall clock in the zone before and after a change.
  'server/catalogueAdmin/saveMarketTime.ts',
  // What the clocks of a zone show now.
  'server/serviceChecks/machineChecks.ts',
  'src/desk/calendar/useZoneNames.ts',
]);
/** The last argument of a call is the zone from this one on. */
const ZONE_ARGUMENT = { dayAt: 2, timeAt: 2, zonedInstant: 3 } as const;

/** Files that say which zone the process has: where settings are read, a page is rendered, hydrated, or shown without network. */
const SETS_ZONE = [
  'rules/zone.ts',
  'server/catalogue/snapshotKeeper.ts',
  'server/database/calendarReading.ts',
  'src/app/entry.client.tsx',
  'src/app/entry.server.tsx',
  'src/workers/shopWorker.ts',
];

/** What the market runs. */
const product = (file: string) => /^(?:rules|server|src)\//.test(file) && !isTest(file);

/** How many arguments each call of a function has in a text. */
function argumentCounts(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'))].map(({ 0: call, index }) => {
    let [depth, commas, last] = [1, 0, ''];
    for (let at = index + call.length; at < text.length && depth > 0; at += 1) {
      const sign = text[at] as string;
      if ('([{'.includes(sign)) depth += 1;
      else if (')]}'.includes(sign)) depth -= 1;
      else if (sign === ',' && depth === 1) commas += 1;
      if (depth > 0 && sign.trim() !== '') last = sign;
    }
    return commas + Number(last !== ',');
  });
}
const callsWithZone = (text: string): string[] =>
  Object.entries(ZONE_ARGUMENT).flatMap(([name, most]) =>
    argumentCounts(text, name).flatMap((count) => (count >= most ? [name] : [])),
  );

describe('the zone of the market', () => {
  it('is seen in calls that name another', () => {
    expect(callsWithZone("dayAt(new Date(a, b)); timeAt(at, zone); zonedInstant(addDays(day, 1), '12:00')")).toEqual([
      'timeAt',
    ]);
    expect(callsWithZone("zonedInstant(\n  day,\n  '12:00',\n)")).toEqual([]);
    expect(callsWithZone("zonedInstant(\n  day,\n  '12:00',\n  'Europe/Paris',\n)")).toEqual(['zonedInstant']);
    expect(ZONE_NAME.test("const zone = 'America/Halifax';")).toBe(true);
  });

  it('is named by no code of the market but the list of choices and the default', () => {
    expect(matchesIn(ZONE_NAME, product).toSorted()).toEqual(Object.keys(NAMES_ZONE).toSorted());
    // The default is for rules/zone.ts alone, and for the states of contracts, which set a market back to it.
    expect(matchesIn(/\bDEFAULT_TIME_ZONE\b/, product).toSorted()).toEqual([
      'rules/constants.ts',
      'rules/zone.ts',
      'server/providerStates/settingsStateStore.ts',
    ]);
  });

  it('is the argument of no call: rules and texts have the zone of their process', () => {
    const found = code
      .filter((file) => product(file) && !TAKES_ZONE.has(file))
      .flatMap((file) => callsWithZone(textOf(file)).map((name) => `${file} ${name}`));
    expect(found).toEqual([]);
  });

  it('is set where settings are read and pages begin, and nowhere else', () => {
    expect(matchesIn(/\bsetMarketZone\(/, product).toSorted()).toEqual(SETS_ZONE);
  });

  it('is never that of the machine, the browser or the database', () => {
    const LOCAL =
      /\.(?:get|set)(?:Hours|Minutes|Date|Day|Month|FullYear)\(|\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time)String\(|\bgetTimezoneOffset\b|resolvedOptions\(\)\.timeZone|\btz:(?!\s*(?:marketZone\(\)|scheduledIn\b))/;
    expect(matchesIn(LOCAL, product)).toEqual([]);
    expect(matchesIn(/Intl\.DateTimeFormat/, product).toSorted()).toEqual(['rules/dates.ts', 'rules/zone.ts']);
    expect(
      matchesIn(/at time zone (?!'utc')/i, (file) => file.startsWith('server/') && !isTest(file)).toSorted(),
    ).toEqual(['server/database/columnParsers.ts', 'server/database/migrations/m0008Carts.ts']);
  });
});
