import { expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendarFile.ts';

/** No two instants are the same. */
const ENTRY: CalendarEntry = {
  id: 'order-20001@market.example.test',
  title: 'Cueillette',
  place: 'marche',
  description: 'Commande 20001',
  url: 'https://market.example.test/commandes',
  from: new Date('2026-12-03T19:00:00Z'),
  to: new Date('2026-12-03T22:00:00Z'),
  at: new Date('2026-11-24T17:00:00Z'),
  locale: 'fr',
  marketName: 'Étal',
  changes: 0,
  isCancelled: false,
};
const linesOf = (entry: CalendarEntry): string[] =>
  calendarFile(entry)
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => /^(?:METHOD|DTSTAMP|DTSTART|DTEND|TRIGGER|STATUS|SEQUENCE|SUMMARY|LOCATION)/.test(line));

it('dates an entry by its order, and reminds two hours before', () => {
  expect(linesOf(ENTRY)).toEqual([
    'METHOD:PUBLISH',
    'SEQUENCE:0',
    'DTSTAMP:20261124T170000Z',
    'DTSTART:20261203T190000Z',
    'DTEND:20261203T220000Z',
    'SUMMARY:Cueillette',
    'LOCATION:marche',
    'TRIGGER:-PT2H',
  ]);
});

it('removes a cancelled entry, and reminds of nothing', () => {
  expect(linesOf({ ...ENTRY, isCancelled: true })).toEqual([
    'METHOD:CANCEL',
    'SEQUENCE:1',
    'DTSTAMP:20261124T170000Z',
    'DTSTART:20261203T190000Z',
    'DTEND:20261203T220000Z',
    'SUMMARY:Cueillette',
    'LOCATION:marche',
    'STATUS:CANCELLED',
  ]);
});

it('replaces an entry that was moved, and removes it after that', () => {
  expect(linesOf({ ...ENTRY, changes: 2 })).toContain('SEQUENCE:2');
  expect(linesOf({ ...ENTRY, changes: 2, isCancelled: true })).toContain('SEQUENCE:3');
});
