import { sql, type Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf, leaveCard } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { MembershipTable } from '../database/balanceTables.ts';
import type { Database } from '../database/database.ts';
import { PaymentUnavailableError, type ProviderMembership, type StoredCard } from '../gateways/payment.ts';
import { createMembershipService } from './membershipService.ts';
import { readMembership } from './membershipStore.ts';

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

  it('is not sold where the market offers none', async () => {
    withTerms({ membershipPrice: 0 });
    expect(await codes(market.membership.create(await member(null)))).toEqual(['PAYMENT_FAILED']);
    expect(await codes(market.membership.startTrial(await member(null)))).toEqual(['TRIAL_REFUSED']);
  });

  it('is paid on the page that is open as long as 35 minutes are left of it, then on another', async () => {
    withTerms({});
    const ann = await member(null);
    const url = await market.membership.create(ann);
    const { expires_at: end } = await database.kysely
      .selectFrom('membership_page')
      .select('expires_at')
      .where('customer_id', '=', idOf(ann))
      .executeTakeFirstOrThrow();
    const now = vi.spyOn(Date, 'now');
    const urlAt = (msLeft: number) => {
      now.mockReturnValue(end.getTime() - msLeft);
      return market.membership.create(ann);
    };
    const [early, late] = [await urlAt(35 * 60_000), await urlAt(35 * 60_000 - 1)];
    now.mockRestore();
    expect([early === url, late === url]).toEqual([true, false]);
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

  const card = (id: string, createdAt = BEFORE): StoredCard => ({
    id,
    type: 'card',
    createdAt: new Date(createdAt),
    card: { brand: `brand of ${id}`, country: 'CA', last4: `4 of ${id}`, expMonth: 11, expYear: 2030 },
  });
  type Provider = { membership: Partial<ProviderMembership> | null; ownsCard?: boolean; accepts?: boolean };
  type CardColumns = Partial<Insertable<MembershipTable>> & { unknown?: boolean };
  /** A customer whose membership is stored as `columns`, and a provider that says `membership`; what it is asked to change. */
  async function atProvider(columns: CardColumns | null, { membership, ownsCard = true, accepts = true }: Provider) {
    const customerId = idOf(await member(null));
    const { unknown = false, ...stored } = columns ?? {};
    const customer = `cus of ${nth}`;
    const changes: string[] = [];
    let onCard: Parameters<typeof market.cards.onCard>[0] = async () => {};
    let present: ProviderMembership | null = membership && {
      id: 'sub',
      status: 'active',
      startDate: new Date(BEFORE),
      trialEnd: null,
      currentPeriodEnd: new Date(TRIAL_END),
      cancelAtPeriodEnd: false,
      ownCard: null,
      ...membership,
    };
    await sql`update customer set provider_customer_id = ${unknown ? null : customer} where id = ${customerId}`.execute(
      database.kysely,
    );
    await sql`delete from membership`.execute(database.kysely);
    if (columns)
      await database.kysely
        .insertInto('membership')
        .values({
          id: testId(`membership ${nth}`),
          customer_id: customerId,
          status: 'active',
          trial_end: null,
          current_period_end: TRIAL_END,
          start_date: BEFORE,
          provider_id: 'sub',
          ...stored,
        })
        .execute();
    const service = createMembershipService({
      ...market,
      publicUrl: 'https://market.example.test',
      payment: {
        ...market.payment,
        membershipOf: async (of) => (of === customer ? present : null),
        membershipBilling: async () => ({ charges: [], nextCharge: 3449 }),
        cardOf: async (of) => (of === customer && ownsCard ? card('of the customer') : null),
        chooseCard: async (of, id) => void changes.push(`choose ${id} of ${of === customer}`),
        setMembershipCard: async (id, cardId) => {
          changes.push(`set ${cardId} of ${id}`);
          if (accepts && present) present = { ...present, ownCard: card(cardId) };
          return accepts;
        },
        payMembership: async (id, cardId) => {
          changes.push(`pay ${cardId} of ${id}`);
          return 'refused';
        },
      },
      cards: {
        ...market.cards,
        handle: async (about) => {
          changes.push(`read the ${about.kind}`);
          return 'applied';
        },
        onCard: (listener) => void (onCard = listener),
      },
    });
    const cardsOf = async () => {
      const row = await readMembership(database.kysely, customerId);
      return row && [row.card_id, row.card_brand, row.card_last4, row.tried_card];
    };
    return { service, customer, changes, cardsOf, onCard: (agreed: StoredCard | null) => onCard(customerId, agreed) };
  }
  const [BLUE, RED] = [card('blue'), card('red')];
  const storedCard = ({ id, card: details }: StoredCard, tried: string | null) => [
    id,
    details!.brand,
    details!.last4,
    tried,
  ];

  it.each<[string, CardColumns | null, Provider, changes: string[], stored: (string | null)[]]>([
    [
      'another card than the one of the refusal',
      { card_id: 'red' },
      { membership: { status: 'past_due', ownCard: BLUE } },
      ['pay blue of sub'],
      storedCard(BLUE, 'blue'),
    ],
    [
      'not the card of the refusal',
      { card_id: 'blue' },
      { membership: { status: 'past_due', ownCard: BLUE } },
      [],
      storedCard(BLUE, 'blue'),
    ],
    [
      'not the card that was tried since',
      { card_id: 'red', tried_card: 'blue' },
      { membership: { status: 'past_due', ownCard: BLUE } },
      [],
      storedCard(BLUE, 'blue'),
    ],
    [
      'the card before the one that was tried since',
      { card_id: 'blue', tried_card: 'red' },
      { membership: { status: 'past_due', ownCard: BLUE } },
      ['pay blue of sub'],
      storedCard(BLUE, 'blue'),
    ],
    [
      'a membership that was not stored yet',
      null,
      { membership: { status: 'past_due', ownCard: BLUE } },
      ['pay blue of sub'],
      storedCard(BLUE, 'blue'),
    ],
    [
      'no card where it has none',
      { tried_card: 'red' },
      { membership: { status: 'past_due' } },
      [],
      [null, null, null, 'red'],
    ],
    [
      'nothing that is not owed',
      { card_id: 'red', tried_card: 'red' },
      { membership: { ownCard: BLUE } },
      [],
      storedCard(BLUE, null),
    ],
    [
      'its card as the customer’s, who has no other',
      {},
      { membership: { ownCard: BLUE }, ownsCard: false },
      ['choose blue of true', 'read the customer'],
      storedCard(BLUE, null),
    ],
    [
      'nothing any more once it has ended',
      { card_id: 'red' },
      { membership: { status: 'cancelled', ownCard: BLUE }, ownsCard: false },
      [],
      storedCard(BLUE, null),
    ],
    [
      'the stored card, where the provider has none of its own',
      { card_id: 'red' },
      { membership: {} },
      ['set red of sub'],
      storedCard(RED, null),
    ],
    [
      'not the card of an earlier membership',
      { card_id: 'red', provider_id: 'sub earlier' },
      { membership: {} },
      [],
      [null, null, null, null],
    ],
    [
      'no card that is not the customer’s any more',
      { card_id: 'red' },
      { membership: {}, accepts: false },
      ['set red of sub'],
      [null, null, null, null],
    ],
    [
      'a card without a number',
      {},
      { membership: { ownCard: { ...BLUE, type: 'link', card: null } } },
      [],
      ['blue', null, null, null],
    ],
  ])('is charged to its own card: %s', async (_, columns, provider, changes, stored) => {
    const found = await atProvider(columns, provider);
    expect(await found.service.handle({ kind: 'membership', customer: found.customer })).toBe('applied');
    expect([found.changes, await found.cardsOf()]).toEqual([changes, stored]);
  });

  const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();
  it.each<[string, CardColumns | null, Provider, agreed: StoredCard | null, changes: string[], isRead: boolean]>([
    [
      'one that is newer',
      {},
      { membership: { ownCard: RED } },
      card('green', later(BEFORE, 1)),
      ['set green of sub'],
      true,
    ],
    ['one as old', {}, { membership: { ownCard: RED } }, card('green'), ['set green of sub'], true],
    ['not one that is older', {}, { membership: { ownCard: RED } }, card('green', later(BEFORE, -1)), [], true],
    ['one where there is none', {}, { membership: {} }, card('green'), ['set green of sub'], true],
    ['none that nobody agreed to', {}, { membership: { ownCard: RED } }, null, [], true],
    ['none after its end', {}, { membership: { status: 'cancelled', ownCard: RED } }, card('green'), [], true],
    ['none after its stored end', { status: 'cancelled' }, { membership: { ownCard: RED } }, card('green'), [], false],
    [
      'none of a trial',
      { provider_id: null, trial_end: TRIAL_END },
      { membership: { ownCard: RED } },
      card('green'),
      [],
      false,
    ],
    ['none of nobody', null, { membership: { ownCard: RED } }, card('green'), [], false],
    ['none that the provider does not know', { card_id: null }, { membership: null }, card('green'), [], false],
    ['none of an unknown customer', { unknown: true }, { membership: { ownCard: RED } }, card('green'), [], false],
  ])('takes a card that was agreed to: %s', async (_, columns, provider, agreed, changes, isRead) => {
    const found = await atProvider(columns, provider);
    await found.onCard(agreed);
    const cardId = (await found.cardsOf())?.[0] ?? null;
    expect([found.changes, cardId !== null]).toEqual([changes, isRead]);
  });

  it.each([
    [
      'the provider’s',
      new PaymentUnavailableError('down'),
      ['PAYMENT_FAILED', 'PORTAL_UNAVAILABLE', '/compte/adhesion', 0],
    ],
    ['its own', new TypeError('broken'), ['broken', 'broken', 'broken', 'broken']],
  ])('hides no fault that is not the provider’s: %s', async (_, fault, expected) => {
    withTerms({});
    const ann = await member({ status: 'trialing', billed: true, end: BEFORE });
    await sql`delete from membership where customer_id <> ${idOf(ann)}`.execute(database.kysely);
    await sql`insert into membership_page (customer_id, id, locale, price, expires_at) values (${idOf(ann)}, ${testId(`page ${fault.message}`)}, 'fr', 1, now())`.execute(
      database.kysely,
    );
    await market.cards.providerCustomer(idOf(ann));
    const fails = () => Promise.reject(fault);
    const service = createMembershipService({
      ...market,
      publicUrl: 'https://market.example.test',
      payment: { ...market.payment, membershipOf: fails },
      cards: { ...market.cards, providerCustomer: fails, portal: fails },
    });
    const results = [
      service.create(ann),
      service.manage(ann, 'https://market.example.test/compte'),
      service.returned(testId(`page ${fault.message}`)),
      service.sweep(),
    ];
    const read = await Promise.allSettled(results);
    expect(
      read.map((result) =>
        result.status === 'fulfilled' ? result.value : (result.reason.code ?? result.reason.message),
      ),
    ).toEqual(expected);
  });
});
