import { DAY_MS, HOUR_MS } from '#rules/constants.ts';
import { expressPickupAt } from '#rules/express.ts';
import { NEW_PRODUCT_DAYS, NEW_SELLER_DAYS } from '#rules/newArrivals.ts';
import { closedDaysOf, openPeriodAt, weekAt, zonedInstant } from '#rules/period.ts';
import { slotOn } from '#rules/placeDays.ts';
import type { Snapshot } from './catalogueSnapshot.ts';

type Span = { snapshot: Snapshot; from: number; until: number; version: string };

/** The next instant (ms) at which a product or a producer becomes new, or is new no more. */
function nextNewChange({ onSale, sellersByName }: Snapshot, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  const read = (createdAt: Date, days: number) => {
    for (const instant of [createdAt.getTime(), createdAt.getTime() + days * DAY_MS])
      if (instant > now && instant < next) next = instant;
  };
  for (const { createdAt } of onSale) read(createdAt, NEW_PRODUCT_DAYS);
  for (const { createdAt } of sellersByName) read(createdAt, NEW_SELLER_DAYS);
  return next;
}

function spanAt(snapshot: Snapshot, now: Date): Span {
  const { calendar } = snapshot;
  const open = openPeriodAt(now, calendar);
  const current = weekAt(now);
  const { expressLeadHours: leadHours, gstRates, pstRates } = snapshot.terms;
  const closedDays = closedDaysOf(calendar);
  const openings = snapshot.expressHours.map((hours) =>
    expressPickupAt(now, [hours], { leadHours, closedDays }).from.getTime(),
  );
  const extraOpenings = snapshot.placeDays.flatMap((differing) => slotOn(differing)?.from.getTime() ?? []);
  const changes = [
    open.closesAt.getTime(),
    zonedInstant(current.endDate, '00:00').getTime(),
    ...[...openings, ...extraOpenings].map((opens) => opens - leadHours * HOUR_MS + 1),
    ...[...gstRates, ...pstRates].map(({ from }) => zonedInstant(from, '00:00').getTime()),
    ...snapshot.vacationChanges,
    nextNewChange(snapshot, now.getTime()),
  ].filter((instant) => instant > now.getTime());
  const until = Math.min(...changes);
  return { snapshot, from: now.getTime(), until, version: String(until) };
}

/**
 * A text that changes when, without any write, the same public question gets another answer: a week closes or begins,
 * a vacation begins or ends, the next Express hours move, another tax rate holds, a product or a producer is no longer new. It is computed anew only when such an instant has passed.
 */
export function createTimeVersion(): (snapshot: Snapshot, now: Date) => string {
  let span: Span | null = null;
  return (snapshot, now) => {
    const instant = now.getTime();
    if (span?.snapshot !== snapshot || instant < span.from || instant >= span.until) span = spanAt(snapshot, now);
    return span.version;
  };
}
