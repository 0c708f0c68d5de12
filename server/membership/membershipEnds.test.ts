import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, leaveCard } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';

type Terms = Awaited<ReturnType<MarketServices['siteInformation']['terms']>>;
const TRIAL_END = '2026-12-20T05:00:00.000Z';
const BEFORE = '2026-11-20T05:00:00.000Z';

/** What a page for a year, a trial and a sweep do, by the membership that is there and the market's terms. */
describe('a membership', () => {
  let database: Database;
  let market: MarketServices;
  let usual: Terms;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    market = marketServices(database);
    usual = await market.siteInformation.terms();
  });
  afterAll(() => database.close());
  let nth = 0;
  const withTerms = (terms: Partial<Terms>) =>
    void (market.siteInformation.terms = async () => ({ ...usual, ...terms }));

  type Row = { status: string; billed?: boolean; end?: string };
  async function member(row: Row | null): Promise<Caller> {
    const ann = await signedIn(market, `member${(nth += 1)}`);
    if (row)
      await sql`insert into membership (id, customer_id, status, trial_end, current_period_end, start_date, provider_id)
        values (${testId(`membership ${nth}`)}, ${idOf(ann)}, ${row.status}, ${TRIAL_END}, ${row.end ?? TRIAL_END}, '2026-11-10T05:00Z', ${row.billed === true ? `cus_${idOf(ann)}` : null})`.execute(
        database.kysely,
      );
    return ann;
  }

  it.each<[string, Row | null, Date | null | 'ALREADY_MEMBER']>([
    ['nobody’s yet', null, null],
    ['on trial, whose year begins after it', { status: 'trialing' }, new Date(TRIAL_END)],
    ['on trial with a card', { status: 'trialing', billed: true }, 'ALREADY_MEMBER'],
    ['of a paid year', { status: 'active', billed: true }, 'ALREADY_MEMBER'],
    ['whose renewal is being retried', { status: 'past_due', billed: true }, 'ALREADY_MEMBER'],
    ['that was cancelled', { status: 'cancelled', billed: true }, null],
    ['whose trial is over', { status: 'trialing', end: BEFORE }, null],
  ])('opens a page for a year: %s', async (_, row, expected) => {
    withTerms({});
    const ann = await member(row);
    const opened = market.membership.create(ann, null);
    if (expected === 'ALREADY_MEMBER') return expect(await codes(opened)).toEqual([expected]);
    await opened;
    expect(market.payment.memberships.pages().at(-1)?.input).toMatchObject({ trialEnd: expected, price: 3000 });
  });

  const NONE = [{ from: '2000-01-01', rate: 0 }];
  it.each([
    ['both taxes', {}, true],
    ['none', { gstRates: NONE, pstRates: NONE }, false],
    ['one of them', { gstRates: NONE }, true],
    ['the other one', { pstRates: NONE }, true],
  ])('is sold with taxes where the market charges %s', async (_, terms, taxed) => {
    withTerms(terms as unknown as Partial<Terms>);
    await market.membership.create(await member(null), 3000);
    expect(market.payment.memberships.pages().at(-1)?.input).toMatchObject({ taxed });
  });

  it.each<[string, Partial<Terms>, string[]]>([
    ['of a month', { trialMonths: 1 }, []],
    ['of no month', { trialMonths: 0 }, ['TRIAL_REFUSED']],
  ])('is tried free %s', async (_, terms, refused) => {
    withTerms(terms);
    const trial = market.membership.startTrial(await member(null));
    expect(refused.length === 0 ? [(await trial).status] : await codes(trial)).toEqual(
      refused.length === 0 ? ['trialing'] : refused,
    );
  });

  it('is counted by the sweep once it has changed, not when it was only asked about', async () => {
    withTerms({});
    const ann = await member(null);
    await leaveCard(market, ann);
    const customer = market.payment.memberships.pay(await market.membership.create(ann), market.clock.now());
    await market.membership.handle({ kind: 'membership', customer });
    const over = sql`update membership set current_period_end = ${BEFORE} where customer_id <> ${idOf(ann)}`;
    await over.execute(database.kysely);
    await sql`delete from membership where customer_id <> ${idOf(ann)}`.execute(database.kysely);
    market.payment.memberships.change(customer, { currentPeriodEnd: new Date(BEFORE) });
    await market.membership.handle({ kind: 'membership', customer });
    expect(await market.membership.sweep()).toBe(0);
    market.payment.memberships.renew(market.clock.now());
    expect([await market.membership.sweep(), await market.membership.sweep()]).toEqual([1, 0]);
  });
});
