import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMember, isRenewalDue } from '#rules/membership.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { parseTable } from '../../tests/support/statusTable.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import { readStanding } from '../cart/standingStore.ts';
import type { MembershipStatus } from '../database/balanceTables.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { expiringCardOfMail, insertCardExpiries } from '../mail/cardExpiryStore.ts';
import type { MailContext } from '../mail/composeMail.ts';
import { writeMail } from '../mail/mailKinds.ts';
import { insertRenewals } from '../mail/membershipReadStore.ts';
import { insertTrialEnds, runningTrialEnd } from '../mail/reminderStore.ts';
import {
  endMembership,
  readMembership,
  readOverdue,
  storeProviderState,
  type ProviderState,
} from './membershipStore.ts';

/** What each rule makes of a membership. b: one that the provider bills; o: one that it does not; x: both. */
const { columns, rows } = parseTable(`
                             trialing active past_due cancelled
  member_without_fee         x        x      x        .
  member_after_the_period    b        b      b        .
  renewal_banner             .        x      .        .
  trial_end_announced        o        .      .        .
  trial_end_in_the_mail      o        .      .        .
  renewal_announced          b        b      .        .
  renewal_in_the_mail        b        b      .        .
  refusal_in_the_mail        .        .      b        .
  end_in_the_mail            .        .      .        b
  cancellation_in_the_mail   b        b      .        .
  card_reminder              b        b      b        .
  overdue_at_the_provider    b        b      b        .
  ended_with_the_account     x        x      x        x`);

const STATUSES = ['trialing', 'active', 'past_due', 'cancelled'] as const satisfies MembershipStatus[];
const NOW = new Date('2026-11-24T17:00:00Z');
const SECOND = 1000;

describe('what a membership counts for, by its status', () => {
  let database: Database;
  const memberships = STATUSES.flatMap((status, nth) =>
    (['b', 'o'] as const).map((kind, at) => ({
      status,
      kind,
      customerId: testId(`${kind} ${status}`),
      // Each ends at a time of its own.
      end: new Date(NOW.getTime() + (20 + 2 * nth + at) * SECOND),
    })),
  );
  type Membership = (typeof memberships)[number];
  type MemberMail = 'membership_renewing' | 'membership_refused' | 'membership_ended' | 'membership_cancelled';

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    for (const [nth, { status, kind, customerId, end }] of memberships.entries()) {
      await sql`insert into customer (id, subject, email, identity_at, created_at, locale, provider_customer_id)
        values (${customerId}, ${`${kind} ${status}`}, ${`${kind}.${status}@exemple.ca`}, ${NOW}, ${NOW}, 'fr', ${`cus_${nth}`})`.execute(
        database.kysely,
      );
      await sql`insert into membership (id, customer_id, status, trial_end, current_period_end, start_date, provider_id, next_charge)
        values (${testId(`membership ${nth}`)}, ${customerId}, ${status}, ${new Date(end.getTime() - 50 * SECOND)}, ${end},
          ${new Date(end.getTime() - 90 * SECOND)}, ${kind === 'b' ? `sub_${nth}` : null}, ${3400 + nth})`.execute(
        database.kysely,
      );
    }
  });
  afterAll(() => database.close());

  const stateOf = async (tx: Transaction, customerId: string) => {
    const row = await readMembership(tx, customerId);
    if (!row) throw new Error('No membership');
    return {
      status: row.status,
      currentPeriodEnd: row.current_period_end,
      isBilled: row.provider_id !== null,
      cancelAtPeriodEnd: row.cancel_at_period_end,
    };
  };
  const mailsTo = async (tx: Transaction, customerId: string) => {
    const mails = await tx.selectFrom('outbox').select('data').execute();
    return mails.filter(({ data }) => JSON.stringify(data).includes(customerId)).length;
  };
  const market = {
    name: { fr: 'Marché', en: 'Market' },
    publicUrl: 'https://market.example.test',
    sender: null,
    replyTo: null,
    address: null,
    taxNumbers: { gst: null, qst: null },
  };
  const mailOf = (kind: MemberMail, customerId: string, db: Transaction, now: Date) =>
    writeMail({ kind, data: { customerId } }, { db, market, now } as unknown as MailContext);
  /** Not yet a millisecond before, and once from then on. */
  const onceFrom = async (announce: (at: Date) => Promise<number>, count: () => Promise<number>, at: Date) => {
    await announce(new Date(at.getTime() - 1));
    if ((await count()) !== 0) return false;
    for (let nth = 0; nth < 2; nth += 1) await announce(at);
    return (await count()) === 1;
  };
  const year = new Date(NOW.getTime() + 300 * 86_400 * SECOND);

  const READERS: Record<string, (tx: Transaction, membership: Membership) => Promise<boolean>> = {
    member_without_fee: async (tx, { customerId }) => {
      const standing = await readStanding(tx, { customerId, cartId: testId('cart'), week: '2026-11-27' });
      const state = await stateOf(tx, customerId);
      return standing?.membership === state.status && isMember(state, NOW);
    },
    member_after_the_period: async (tx, { customerId, end }) => isMember(await stateOf(tx, customerId), end),
    renewal_banner: async (tx, { customerId }) =>
      isRenewalDue({ ...(await stateOf(tx, customerId)), cancelAtPeriodEnd: true }, NOW),
    trial_end_announced: (tx, { customerId, end }) =>
      onceFrom(
        (before) => insertTrialEnds(tx, NOW, before),
        () => mailsTo(tx, customerId),
        end,
      ),
    trial_end_in_the_mail: async (tx, { customerId, end }) => {
      const announcedEnd = await runningTrialEnd(tx, customerId, new Date(end.getTime() - 1));
      return announcedEnd?.getTime() === end.getTime() && (await runningTrialEnd(tx, customerId, end)) === null;
    },
    renewal_announced: (tx, { customerId, status, end }) =>
      onceFrom(
        (before) =>
          insertRenewals(
            tx,
            NOW,
            // The limit of the other kind is far away: it must not matter.
            status === 'trialing' ? { trialBefore: before, yearBefore: NOW } : { trialBefore: NOW, yearBefore: before },
          ),
        () => mailsTo(tx, customerId),
        end,
      ),
    renewal_in_the_mail: async (tx, { customerId, end }) => {
      const mailAt = (at: Date) => mailOf('membership_renewing', customerId, tx, at);
      const [before, from] = [await mailAt(new Date(end.getTime() - 1)), await mailAt(end)];
      await sql`update membership set cancel_at_period_end = true where customer_id = ${customerId}`.execute(tx);
      return before !== null && from === null && (await mailAt(NOW)) === null;
    },
    refusal_in_the_mail: async (tx, { customerId }) =>
      (await mailOf('membership_refused', customerId, tx, NOW)) !== null,
    end_in_the_mail: async (tx, { customerId }) => {
      const early = await mailOf('membership_ended', customerId, tx, NOW);
      await sql`update membership set ended_unpaid = true where customer_id = ${customerId}`.execute(tx);
      return early === null && (await mailOf('membership_ended', customerId, tx, NOW)) !== null;
    },
    cancellation_in_the_mail: async (tx, { customerId, end }) => {
      const early = await mailOf('membership_cancelled', customerId, tx, NOW);
      await sql`update membership set cancel_at_period_end = true where customer_id = ${customerId}`.execute(tx);
      const [before, from] = [
        await mailOf('membership_cancelled', customerId, tx, NOW),
        await mailOf('membership_cancelled', customerId, tx, end),
      ];
      return early === null && before !== null && from === null;
    },
    card_reminder: async (tx, { customerId }) => {
      await sql`insert into payment_card (customer_id, provider_id, type, brand, country, last4, exp_month, exp_year, created_at)
        values (${customerId}, ${`pm ${customerId}`}, 'card', 'visa', 'CA', '4242', 11, 2026, ${NOW})`.execute(tx);
      const due = { today: '2026-11-24', before: '2026-12-01' };
      const card = { customerId, card: `pm ${customerId}` };
      const isInTheMail = async () => (await expiringCardOfMail(tx, card)) !== null;
      const isAnnounced = (await insertCardExpiries(tx, due)) === 1 && (await isInTheMail());
      await sql`update membership set cancel_at_period_end = true where customer_id = ${customerId}`.execute(tx);
      return isAnnounced && !(await isInTheMail());
    },
    overdue_at_the_provider: async (tx, { customerId, end }) => {
      const early = await readOverdue(tx, end, 99);
      return !early.includes(customerId) && (await readOverdue(tx, year, 99)).includes(customerId);
    },
    ended_with_the_account: async (tx, { customerId }) => {
      await endMembership(tx, customerId);
      return (await stateOf(tx, customerId)).status === 'cancelled';
    },
  };

  it('has every status, and a row for each rule', () => {
    expect(columns).toEqual([...STATUSES]);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(READERS));
  });
  it.each(rows)('counts as the table says: %s', async (name = '', ...cells) => {
    const read: string[] = [];
    for (const status of STATUSES) {
      let kinds = '';
      for (const membership of memberships.filter((one) => one.status === status))
        if (await undoing(database, async (tx) => READERS[name]?.(tx, membership))) kinds += membership.kind;
      read.push(kinds === 'bo' ? 'x' : kinds || '.');
    }
    expect([name, ...read]).toEqual([name, ...cells]);
  });

  /** The provider's state of a billed membership, stored; what is stored then, and the kinds of mails about it. */
  const stored = (
    status: MembershipStatus,
    at: Date,
    provider: Partial<NonNullable<ProviderState['membership']>> | null,
    isLeaving = false,
  ) =>
    undoing(database, async (tx) => {
      const nth = memberships.findIndex((one) => one.status === status && one.kind === 'b');
      const { customerId } = memberships[nth]!;
      await sql`update membership set cancel_at_period_end = ${isLeaving} where customer_id = ${customerId}`.execute(
        tx,
      );
      const before = (await readMembership(tx, customerId))!;
      const subscription = {
        id: `sub_${nth}`,
        status,
        startDate: before.start_date,
        trialEnd: status === 'trialing' ? before.trial_end : null,
        currentPeriodEnd: before.current_period_end,
      };
      const billing = { nextCharge: null, charges: [] };
      const membership = provider && {
        ...subscription,
        cancelAtPeriodEnd: isLeaving,
        ownCard: null,
        billing,
        ...provider,
      };
      await storeProviderState(
        tx,
        customerId,
        { number: 1, providerId: `cus_${nth}` },
        { membership, triedCard: 'pm', now: at },
      );
      const mails = await tx.selectFrom('outbox').select('kind').orderBy('kind').execute();
      return { before, after: (await readMembership(tx, customerId))!, mails: mails.map(({ kind }) => kind) };
    });

  it.each([
    ['trialing', '. x . .'],
    ['active', '. x . .'],
    ['past_due', 'x x x x'],
  ] as const)(
    'ended unpaid if the provider no longer knows it, before its end and at it, and the same when it was leaving: %s',
    async (status, cells) => {
      const { end } = memberships.find((one) => one.status === status && one.kind === 'b')!;
      const early = new Date(end.getTime() - 1);
      const read = [
        await stored(status, early, null),
        await stored(status, end, null),
        await stored(status, early, null, true),
        await stored(status, end, null, true),
      ];
      expect(read.map((one) => (one?.after.ended_unpaid ? 'x' : '.')).join(' ')).toBe(cells);
      expect(read.map((one) => one?.mails.join())).toEqual(
        cells.split(' ').map((cell) => (cell === 'x' ? 'membership_ended' : '')),
      );
      expect(read.map((one) => [one?.after.status, one?.after.current_period_end])).toEqual(
        [early, end, early, end].map((at) => ['cancelled', at]),
      );
    },
  );

  it.each([
    ['trialing', ['membership_cancelled']],
    ['active', ['membership_cancelled']],
    ['past_due', ['membership_refused']],
  ] as const)('is told once that it ends with its period: %s', async (status, mails) => {
    const [left, again] = [
      await stored(status, NOW, { cancelAtPeriodEnd: true }),
      await stored(status, NOW, { cancelAtPeriodEnd: true }, true),
    ];
    expect(left?.mails).toEqual(mails);
    expect(again?.mails).toEqual(status === 'past_due' ? mails : []);
    // The provider does not name a trial that is over; the card was last tried for what is owed alone.
    expect(left?.after.trial_end).toEqual(left?.before.trial_end);
    expect(left?.after.tried_card).toBe(status === 'past_due' ? 'pm' : null);
  });

  const [EARLY, LATE] = [-1, 1].map((ms) => (at: Date) => new Date(at.getTime() + ms)) as [
    (at: Date) => Date,
    (at: Date) => Date,
  ];
  /** C: its cancellation is announced, R: its refusal, E: its end without payment, which is stored too. */
  const states = parseTable(`
               active leaving past_due cancelled cancelled_early another_cancelled forgotten
    trialing   .      C       R        E         .               E_               .
    active     .      C       R        E         .               E_               .
    past_due   .      C       R        E         E               E_               E
    cancelled  .      C       R        .         .               .                .`);
  it.each(states.rows)('announces what the provider says of a membership that was %s', async (name = '', ...cells) => {
    const status = name as MembershipStatus;
    const { end } = memberships.find((one) => one.status === status && one.kind === 'b')!;
    const providerStates: Record<string, Parameters<typeof stored>[2]> = {
      active: { status: 'active' },
      leaving: { status: 'active', cancelAtPeriodEnd: true },
      past_due: { status: 'past_due' },
      cancelled: { status: 'cancelled' },
      cancelled_early: { status: 'cancelled', currentPeriodEnd: EARLY(end) },
      another_cancelled: { status: 'cancelled', id: 'sub_another' },
      forgotten: null,
    };
    expect(states.columns).toEqual(Object.keys(providerStates));
    const letters = { membership_cancelled: 'C', membership_refused: 'R', membership_ended: 'E' };
    const read: string[] = [];
    for (const provider of Object.values(providerStates)) {
      const { after, mails } = (await stored(status, NOW, provider))!;
      const announced = mails.map((mail) => letters[mail as keyof typeof letters]).join('');
      read.push(announced + (after.ended_unpaid && announced !== 'E' ? 'E_' : '') || '.');
      expect(after.ended_unpaid || announced !== 'E').toBe(true);
    }
    expect(read).toEqual(cells);
  });

  it.each<[string, (end: Date, start: Date) => Date, (end: Date, start: Date) => Date]>([
    ['before it', (_, start) => EARLY(start), (_, start) => EARLY(start)],
    ['at its end', (end) => end, (_, start) => start],
    ['a moment later', LATE, LATE],
  ])(
    'stores the whole state at the provider, and since when it lasts, of one that begins %s',
    async (_, begins, since) => {
      const { end } = memberships[0]!;
      const start = new Date(end.getTime() - 90 * SECOND);
      const [card, trialEnd, currentPeriodEnd] = [{ brand: 'visa', last4: '1881' }, LATE(NOW), LATE(year)];
      const ownCard = {
        id: 'pm_own',
        type: 'card',
        createdAt: NOW,
        card: { ...card, country: 'CA', expMonth: 1, expYear: 2031 },
      };
      const found = await stored('trialing', NOW, {
        id: 'sub_new',
        status: 'active',
        startDate: begins(end, start),
        trialEnd,
        currentPeriodEnd,
        cancelAtPeriodEnd: true,
        ownCard,
        billing: { nextCharge: 3555, charges: [] },
      });
      expect(found?.after).toEqual({
        ...found?.before,
        provider_id: 'sub_new',
        status: 'active',
        start_date: since(end, start),
        trial_end: trialEnd,
        current_period_end: currentPeriodEnd,
        cancel_at_period_end: true,
        next_charge: 3555,
        card_id: 'pm_own',
        card_brand: 'visa',
        card_last4: '1881',
        ended_unpaid: false,
        tried_card: null,
      });
      expect(found?.mails).toEqual([]);
    },
  );

  it('records a charge once, and announces one of the last week', async () => {
    const week = 7 * 86_400 * SECOND;
    const charge = (name: string, ago: number) => ({
      id: `in_${name}`,
      number: `R-${name}`,
      paidAt: new Date(NOW.getTime() - ago),
      periodStart: NOW,
      periodEnd: year,
      subtotal: 3000 + name.length,
      total: 3400 + name.length,
    });
    const charges = [charge('new', 1), charge('recent', week), charge('earlier', week + 1)];
    const state = { billing: { nextCharge: null, charges: [...charges, charges[0]!] } };
    expect((await stored('active', NOW, state))?.mails).toEqual(['membership_charged', 'membership_charged']);
  });
});
