import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { zonedInstant } from '#rules/zone.ts';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { location } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import { readPeople } from './numbersStore.ts';

const WEEK = '2026-11-20';
const [FROM, TO] = [zonedInstant(WEEK, '00:00'), zonedInstant('2026-11-27', '00:00')];
const before = (at: Date) => new Date(at.getTime() - 1);
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2027-01-01T00:00:00Z');
const NOBODY = {
  basketsActive: 0,
  basketsSkipped: 0,
  basketsEnded: 0,
  membersActive: 0,
  membersNew: 0,
  membersEnded: 0,
};

/** A week's baskets and members: each instant a millisecond before it counts, and at it. */
describe('rows of the market’s numbers', () => {
  const { orderOf, inRows } = statusMarket(async (database) => void (await basketOffer(database, 'panier')));
  const { customerId } = orderOf('pickup', 'processed');

  it.each<[string, Date, Date | null, string | null, object]>([
    ['begun in its last moment', before(TO), null, null, { basketsActive: 1 }],
    ['begun as it ends', TO, null, null, {}],
    ['ended before it', LONG_AGO, before(FROM), null, {}],
    ['ended in its first moment', LONG_AGO, FROM, null, { basketsEnded: 1 }],
    ['ended in its last moment', LONG_AGO, before(TO), null, { basketsEnded: 1 }],
    ['ended as it ends', LONG_AGO, TO, null, { basketsActive: 1 }],
    ['paused for it', LONG_AGO, null, WEEK, { basketsActive: 1, basketsSkipped: 1 }],
    ['paused for the next one', LONG_AGO, null, '2026-11-27', { basketsActive: 1 }],
  ])('count a basket %s', async (_, begun, ended, pause, expected) => {
    const people = await inRows(async (tx) => {
      await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at, cancelled_at)
        values (${testId('subscription')}, ${customerId}, ${testId('basket panier')}, ${location('marche')}, 1, '2026-11-06', '2026-11-06', ${begun}, ${ended})`.execute(
        tx,
      );
      if (pause !== null)
        await sql`insert into basket_pause (user_basket_id, week) values (${testId('subscription')}, ${pause})`.execute(
          tx,
        );
      return readPeople(tx, [{ week: WEEK, from: FROM, to: TO }]);
    });
    expect(people?.get(WEEK)).toEqual({ ...NOBODY, ...expected });
  });

  it.each<[string, string, Date, Date, object]>([
    ['begun before it', 'active', before(FROM), LATER, { membersActive: 1 }],
    ['begun in its first moment', 'active', FROM, LATER, { membersActive: 1, membersNew: 1 }],
    ['begun in its last moment', 'active', before(TO), LATER, { membersActive: 1, membersNew: 1 }],
    ['begun as it ends', 'active', TO, LATER, {}],
    ['on trial', 'trialing', LONG_AGO, LATER, { membersActive: 1 }],
    ['whose renewal is being retried', 'past_due', LONG_AGO, before(FROM), { membersActive: 1 }],
    ['that runs and is paid until within it', 'active', LONG_AGO, FROM, { membersActive: 1 }],
    ['ended before it', 'cancelled', LONG_AGO, before(FROM), {}],
    ['ended in its first moment', 'cancelled', LONG_AGO, FROM, { membersEnded: 1 }],
    ['ended in its last moment', 'cancelled', LONG_AGO, before(TO), { membersEnded: 1 }],
    ['ended as it ends', 'cancelled', LONG_AGO, TO, { membersActive: 1 }],
  ])('count a membership %s', async (_, status, begun, end, expected) => {
    const people = await inRows(async (tx) => {
      await sql`insert into membership (id, customer_id, status, trial_end, current_period_end, start_date)
        values (${testId('membership')}, ${customerId}, ${status}, ${end}, ${end}, ${begun})`.execute(tx);
      return readPeople(tx, [{ week: WEEK, from: FROM, to: TO }]);
    });
    expect(people?.get(WEEK)).toEqual({ ...NOBODY, ...expected });
  });
});
