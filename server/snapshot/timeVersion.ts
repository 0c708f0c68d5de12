import { EXPRESS_LEAD_HOURS, HOUR_MS } from '#rules/constants.ts';
import { expressPickupAt } from '#rules/express.ts';
import { openPeriodAt, periodAt, zonedInstant } from '#rules/period.ts';
import type { Snapshot } from './catalogueSnapshot.ts';

type Span = { snapshot: Snapshot; from: number; until: number; version: string };

function spanAt(snapshot: Snapshot, now: Date): Span {
  const open = openPeriodAt(now);
  const current = periodAt(now);
  const openings = snapshot.expressHours.map((hours) => expressPickupAt(now, [hours]).from.getTime());
  const changes = [
    open.closesAt.getTime(),
    zonedInstant(current.endDate, '00:00').getTime(),
    ...openings.map((opens) => opens - EXPRESS_LEAD_HOURS * HOUR_MS + 1),
    ...snapshot.returns,
  ].filter((instant) => instant > now.getTime());
  const until = Math.min(...changes);
  return { snapshot, from: now.getTime(), until, version: String(until) };
}

/**
 * A text that changes when, without any write, the same public question gets another answer: a week closes or begins,
 * a vacation ends, the next Express hours move. It is computed anew only when such an instant has passed.
 */
export function createTimeVersion(): (snapshot: Snapshot, now: Date) => string {
  let span: Span | null = null;
  return (snapshot, now) => {
    const instant = now.getTime();
    if (span?.snapshot !== snapshot || instant < span.from || instant >= span.until) span = spanAt(snapshot, now);
    return span.version;
  };
}
