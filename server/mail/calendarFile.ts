import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Locale } from '#rules/constants.ts';

export type CalendarEntry = {
  /** Identifies the entry: a calendar then updates it instead of adding another. */
  id: string;
  title: string;
  place: string;
  description: string;
  url: string;
  from: Date;
  to: Date;
  /** When it was written. */
  at: Date;
  locale: Locale;
  marketName: string;
  /** How often its place or time has changed: calendars take a higher one (RFC 5545, SEQUENCE). */
  changes: number;
  /** Cancelled: a calendar that has the entry removes it. */
  isCancelled: boolean;
};

/** With a reminder two hours before. */
const ALARM_BEFORE_S = 2 * 3600;

/**
 * An iCalendar file (RFC 5545) with one entry, its instants in UTC, so that every calendar shows its reader's own time.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { isCancelled } = entry;
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: entry.marketName, product: 'iCalendar', language: entry.locale === 'fr' ? 'FR' : 'EN' },
  });
  const event = calendar.createEvent({
    id: entry.id,
    stamp: entry.at,
    start: entry.from,
    end: entry.to,
    summary: entry.title,
    location: entry.place,
    description: entry.description,
    url: entry.url,
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    sequence: entry.changes + (isCancelled ? 1 : 0),
  });
  if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ALARM_BEFORE_S });
  return calendar.toString();
}
