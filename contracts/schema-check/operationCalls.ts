import { createHash } from 'node:crypto';
import { readJson } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';
import { isDay } from './approvals.ts';

/** The calls of some documents. lastDay: 'YYYY-MM-DD'; null: none was called. operations: calls a day by name, most first. */
export type Calls = { perDay: number; lastDay: string | null; operations: [name: string, perDay: number][] };
/** How often documents were called from a day to another, both included. */
export type OperationCalls = { from: string; to: string; of(texts: Iterable<string>): Calls };

export const USES_HELP = `--uses FILE  how often each operation was called, as the server writes it (npm run market -- export operations FILE)`;

type DayUse = { day: string; operation: string; document: string; calls: number };
type UsesFile = { from: string; to: string; uses: DayUse[] };

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDayUse = (value: unknown): value is DayUse =>
  isRecord(value) &&
  isText(value.day) &&
  isDay(value.day) &&
  isText(value.operation) &&
  /^[0-9a-f]{64}$/.test(String(value.document)) &&
  Number.isSafeInteger(value.calls);
const isUsesFile = (value: unknown): value is UsesFile =>
  isRecord(value) &&
  [value.from, value.to].every((day) => isText(day) && isDay(day)) &&
  Array.isArray(value.uses) &&
  value.uses.every(isDayUse);

const DAY_MS = 86_400_000;

/** Reads the counts that a server has written. Throws UnusableError. */
export function readOperationCalls(file: string): OperationCalls {
  const value = readJson(file);
  if (!isUsesFile(value))
    throw new UnusableError(
      `${file} holds no counts of operations: {"from": DAY, "to": DAY, "uses": [{"day", "operation", "document", "calls"}]}, each document by the SHA-256 of its text.`,
    );
  const { from, to, uses } = value;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const byDocument = new Map<string, DayUse[]>();
  for (const use of uses) byDocument.set(use.document, [...(byDocument.get(use.document) ?? []), use]);
  return {
    from,
    to,
    of(texts) {
      const documents = new Set([...texts].map((text) => createHash('sha256').update(text).digest('hex')));
      const called = [...documents].flatMap((document) => byDocument.get(document) ?? []);
      const byName = new Map<string, number>();
      for (const { operation, calls } of called) byName.set(operation, (byName.get(operation) ?? 0) + calls);
      return {
        perDay: called.reduce((sum, { calls }) => sum + calls, 0) / days,
        lastDay: called.map(({ day }) => day).reduce<string | null>((a, b) => (a !== null && a > b ? a : b), null),
        operations: [...byName]
          .map(([name, calls]): [string, number] => [name, calls / days])
          .toSorted(([, a], [, b]) => b - a),
      };
    },
  };
}

const MOST_EXACT = 10;
/** `12`, or `0.4` where a whole number would hide them. */
export function perDayText(perDay: number): string {
  return perDay >= MOST_EXACT || Number.isInteger(perDay)
    ? String(Math.round(perDay))
    : String(Number(perDay.toPrecision(1)));
}

/** `last called 2026-11-20, 12 calls a day since 2026-10-28`. */
export function callsText({ perDay, lastDay }: Calls, { from }: OperationCalls): string {
  return lastDay === null
    ? `not called since ${from}`
    : `last called ${lastDay}, ${perDayText(perDay)} calls a day since ${from}`;
}
