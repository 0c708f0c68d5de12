import type { Locale } from './constants.ts';
import { dayParts } from './dates.ts';

/** What a producer offers from one month to another, 1 to 12, both included; `from` after `to` passes the new year. */
export type Season = { readonly from: number; readonly to: number; readonly name: string };

const MONTHS = /^(\d{1,2})(?:-(\d{1,2}))? (\S.*)$/;
const isMonth = (month: number) => month >= 1 && month <= 12;

/** Reads `10-3 courges, racines`, or `9 raisins` of a single month. Null for any other text. */
export function readSeason(text: string): Season | null {
  const [, first, last = first, name] = MONTHS.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return name !== undefined && isMonth(from) && isMonth(to) ? { from, to, name } : null;
}

/** Whether it is on in a month. */
export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, month: number): boolean {
  return from <= to ? from <= month && month <= to : month >= from || month <= to;
}

/** The name of a month, 1 to 12: "avril", "April". */
export const monthName = (month: number, locale: Locale): string =>
  dayParts(`2024-${String(month).padStart(2, '0')}-15`, locale).month;
