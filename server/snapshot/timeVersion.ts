import { DAY_MS, HOUR_MS } from '#rules/constants.ts';
import { expressPickupAt } from '#rules/express.ts';
import { NEW_PRODUCT_DAYS, NEW_SELLER_DAYS } from '#rules/newArrivals.ts';
import { closedDaysOf, openPeriodAt, weekAt, zonedInstant } from '#rules/period.ts';
import { slotOn } from '#rules/placeDays.ts';
import type { ProductRow, Snapshot } from './catalogueSnapshot.ts';

type Span = { snapshot: Snapshot; generation: number; from: number; until: number; version: string };

/** The next instant (ms) at which a product or a producer becomes new, or is new no more. */
function nextNewChange({ onSale, sellersByName, patching }: Snapshot, now: number): number {
  const { nextNew } = patching;
  if (nextNew && now >= nextNew.from && now < nextNew.at) return nextNew.at;
  let next = Number.POSITIVE_INFINITY;
  const read = (createdAt: Date, days: number) => {
    for (const instant of [createdAt.getTime(), createdAt.getTime() + days * DAY_MS])
      if (instant > now && instant < next) next = instant;
  };
  for (const { createdAt } of onSale) read(createdAt, NEW_PRODUCT_DAYS);
  for (const { createdAt } of sellersByName) read(createdAt, NEW_SELLER_DAYS);
  patching.nextNew = { from: now, at: next };
  return next;
}

/** A product has come on sale: it may be the next that is new, or new no more. */
export function noteArrival({ patching }: Snapshot, { createdAt }: Pick<ProductRow, 'createdAt'>): void {
  const { nextNew } = patching;
  if (!nextNew) return;
  const instants = [createdAt.getTime(), createdAt.getTime() + NEW_PRODUCT_DAYS * DAY_MS];
  const at = Math.min(nextNew.at, ...instants.filter((instant) => instant > nextNew.from));
  patching.nextNew = { from: nextNew.from, at };
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
  return { snapshot, generation: snapshot.patching.generation, from: now.getTime(), until, version: String(until) };
}

/**
 * A text that changes when, without any write, the same public question gets another answer: a week closes or begins,
 * a vacation begins or ends, the next Express hours move, another tax rate holds, a product or a producer is no longer new. It is computed anew only when such an instant has passed.
 */
export function createTimeVersion(): (snapshot: Snapshot, now: Date) => string {
  let span: Span | null = null;
  return (snapshot, now) => {
    const instant = now.getTime();
    const { generation } = snapshot.patching;
    if (span?.snapshot !== snapshot || span.generation !== generation || instant < span.from || instant >= span.until)
      span = spanAt(snapshot, now);
    return span.version;
  };
}
