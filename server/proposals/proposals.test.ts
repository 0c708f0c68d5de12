import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import {
  codes,
  location,
  marketServices,
  openMarket,
  refusals,
  type MarketServices,
} from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { writeWeekOrders } from '../../tests/support/weekOrders.ts';
import type { Database } from '../database/database.ts';
import { slipPath } from '../mail/slipLinks.ts';
import type { SlipPage } from '../slips/slipService.ts';

const WEEK = '2026-11-20';
const MONDAY = '2026-11-23T12:00:00Z';
const bees = testId('seller abeille');
const honey = testId('variant miel 0');
const wax = testId('variant cire 0');
const cabbage = testId('variant chou 0');

describe.each(testDatabaseKinds())('what producers propose (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staffId: string;
  let page: SlipPage;
  let requests = 0;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    const goods = smallMarket(database.kysely);
    await goods.seller('abeille', { contact_email: 'abeille@exemple.ca', contact_language: 'en' });
    await goods.seller('ferme', { contact_email: 'ferme@exemple.ca' });
    await goods.product('miel', 'abeille', {}, [], [{ track_stock: true, stock: 12, price: 500 }]);
    await goods.product(
      'cire',
      'abeille',
      {},
      [],
      [{ track_stock: true, stock: 4, price: 900, compared_at_price: 1200 }],
    );
    await goods.product('vieux', 'abeille', { status: 'inactive' });
    await goods.product('chou', 'ferme');
    market = marketServices(database, { now: MONDAY });
    staffId = (await signedIn(market, 'josee', { roles: ['manager'] })).visitor.customer!.id;
    const line = (product: string, quantity: number) => ({
      variantId: testId(`variant ${product} 0`),
      product,
      seller: 'abeille',
      quantity,
    });
    const pickup = { period: WEEK, locationId: location('marche') };
    await writeWeekOrders(database, [
      { ...pickup, name: 'ann', lines: [line('miel', 3)] },
      { ...pickup, name: 'bob', lines: [line('miel', 2), line('cire', 1)] },
    ]);
    await market.slips.send(staffId, { sellerId: bees, week: WEEK, requestId: 'slip' });
    page = await openPage(market);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { kysely } = database;
    await kysely.deleteFrom('producer_proposal').execute();
    await kysely.deleteFrom('outbox').execute();
    await kysely.deleteFrom('mail_count').execute();
    await kysely.updateTable('order_line').set({ status: 'waiting', missing: 0 }).execute();
    await kysely.updateTable('variant').set({ stock: 12, price: 500 }).where('id', '=', honey).execute();
    await kysely.updateTable('seller').set({ deactivated_until: null, next_vacation: null }).execute();
    await market.catalogue.fresh();
    market.mail.accepted.length = 0;
  });

  async function openPage(services: MarketServices): Promise<SlipPage> {
    const { id } = await database.kysely.selectFrom('producer_slip').select('id').executeTakeFirstOrThrow();
    const opened = await services.slips.open((await slipPath(database.kysely, id)).split('/').at(-1)!);
    if (!opened?.works) throw new Error('The page does not open');
    return opened;
  }
  const form = async (values: Record<string, string>) =>
    new URLSearchParams({ form: (await market.proposals.ofPage(page)).form, ...values });
  const propose = async (values: Record<string, string>) => market.proposals.propose(page, await form(values));
  const waiting = async () => (await market.proposals.list()).waiting;
  const shownOf = async () => (await waiting()).map(({ id, shown }) => ({ id, shown }));
  const answer = async (
    accept: boolean,
    more: { word?: string; proposals?: { id: string; shown: string }[]; requestId?: string; by?: MarketServices } = {},
  ) =>
    (more.by ?? market).proposals.answer(
      { staffId, locale: 'fr' },
      {
        proposals: more.proposals ?? (await shownOf()),
        accept,
        answer: more.word ?? null,
        requestId: more.requestId ?? `request ${(requests += 1)}`,
      },
    );
  const honeyNow = () =>
    database.kysely.selectFrom('variant').select(['stock', 'price']).where('id', '=', honey).executeTakeFirstOrThrow();
  const missing = async () =>
    (
      await database.kysely
        .selectFrom('order_line')
        .select(['quantity', 'status', 'missing'])
        .where('variant_id', '=', honey)
        .orderBy('quantity', 'desc')
        .execute()
    ).map(({ quantity, status, missing: units }) => `${status} ${units}/${quantity}`);
  const reasons = async (values: Record<string, string>) => {
    const result = await propose(values);
    return result.state === 'refused' ? [...result.refusals].map(([, { reason }]) => reason) : result.state;
  };

  it('shows stock, price, vacation and shortage beside what is, and changes nothing of them', async () => {
    const result = await propose({
      [`stock-${honey}`]: '40',
      [`price-${honey}`]: '6,25',
      [`shortage-${honey}`]: '2',
      from: '2026-11-23',
      back: '2026-12-07',
      note: 'Merci',
    });
    expect(result).toEqual({ state: 'sent', sent: 4 });
    const shown = (await waiting()).map((one) => [one.kind, one.seen, one.now, one.amount, one.result, one.refusal]);
    expect(shown.sort()).toEqual([
      ['price', 500, 500, 625, 625, null],
      ['shortage', 5, 5, 2, 3, null],
      ['stock', 12, 12, 40, 40, null],
      ['vacation', null, null, null, null, null],
    ]);
    expect(await honeyNow()).toEqual({ stock: 12, price: 500 });
    expect(await missing()).toEqual(['waiting 0/3', 'waiting 0/2']);
    expect((await market.week.tasks(market.clock.now())).proposals).toBe(4);
  });

  it('does all that is accepted at once: catalogue with one saving to undo, and lines that are missing', async () => {
    await propose({
      [`stock-${honey}`]: '40',
      [`price-${honey}`]: '6,25',
      [`shortage-${honey}`]: '4',
      from: '2026-11-23',
      back: '2026-12-07',
    });
    const after = await answer(true, { word: 'À jeudi' });
    expect(after).toMatchObject({ waiting: [], count: 0 });
    expect(after.answered.map(({ status }) => status)).toEqual(Array(4).fill('accepted'));
    expect(await honeyNow()).toEqual({ stock: 40, price: 625 });
    expect(await missing()).toEqual(['waiting 2/3', 'missing 0/2']);
    const { sellers } = await market.catalogue.fresh();
    expect(sellers.get(bees)!.deactivatedUntil).toEqual(new Date('2026-12-07T05:00:00Z'));
    const actions = await database.kysely.selectFrom('desk_action').select('kind').orderBy('position').execute();
    expect(actions.map(({ kind: action }) => action).slice(-5)).toEqual([
      'save_catalogue',
      'save_catalogue',
      'mark_lines',
      'mark_lines',
      'answer_proposals',
    ]);
    const [saving] = await market.catalogueAdmin.catalogueSavings();
    const savingOf = (answered: typeof after.answered) =>
      answered.map(({ kind: of, saving: own }) => `${of} ${own?.number === saving!.number}`).sort();
    expect(savingOf(after.answered)).toEqual(['price true', 'shortage false', 'stock true', 'vacation true']);
    const caller = await signedIn(market, 'josee', { roles: ['manager'] });
    await market.catalogueAdmin.undoCatalogueSaving(caller, saving!.number);
    expect(await honeyNow()).toEqual({ stock: 12, price: 500 });
    expect((await market.proposals.list()).answered.filter(({ saving: own }) => own?.undone_at)).toHaveLength(3);
  });

  it('mails a producer once for each press, in their language, with the word', async () => {
    await propose({ [`price-${honey}`]: '6.25', [`stock-${honey}`]: '14' });
    await answer(false, { word: 'Pas avant Noël' });
    await market.mails.sendDue();
    await market.mails.sendDue();
    const [mail, ...more] = market.mail.accepted;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'abeille@exemple.ca',
      locale: 'en',
      subject: 'Your 2 suggestions were declined',
    });
    expect(mail!.text).toContain('Pas avant Noël');
    expect(mail!.text).toContain(page.path);
    expect(await honeyNow()).toEqual({ stock: 12, price: 500 });
    expect((await market.proposals.ofPage(page)).own).toMatchObject([
      { status: 'declined', answer: 'Pas avant Noël' },
      { status: 'declined' },
    ]);
  });

  it('moves stock by the difference, so that what was sold since stays sold', async () => {
    await propose({ [`stock-${honey}`]: '40' });
    await database.kysely.updateTable('variant').set({ stock: 9 }).where('id', '=', honey).execute();
    expect(await waiting()).toMatchObject([{ seen: 12, now: 9, result: 37 }]);
    await answer(true);
    expect((await honeyNow()).stock).toBe(37);
  });

  it('refuses what is not what the manager was shown, and does nothing of the press', async () => {
    await propose({ [`price-${honey}`]: '6,25', [`price-${wax}`]: '8' });
    const seen = await shownOf();
    const [changed] = (await waiting()).filter(({ variant_id: id }) => id === honey);
    await database.kysely.updateTable('variant').set({ price: 550 }).where('id', '=', honey).execute();
    const id = `prp_${changed!.id.replaceAll('-', '')}`;
    expect(await refusals(answer(true, { proposals: seen }))).toEqual([
      { code: 'PROPOSALS_CHANGED', params: { proposals: [id] } },
    ]);
    expect((await honeyNow()).price).toBe(550);
    expect(await waiting()).toHaveLength(2);
    await answer(true);
    expect((await honeyNow()).price).toBe(625);
    await database.kysely.updateTable('variant').set({ price: 900 }).where('id', '=', wax).execute();
  });

  it('answers a proposal once: of two managers, and of a request that is repeated', async () => {
    await propose({ [`stock-${honey}`]: '20' });
    const proposals = await shownOf();
    const both = await Promise.allSettled([
      answer(true, { proposals }),
      answer(true, { proposals, by: marketServices(database, { now: MONDAY }) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await honeyNow()).stock).toBe(20);
    await propose({ [`stock-${honey}`]: '30' });
    const again = await shownOf();
    for (const _ of [1, 2]) await answer(true, { proposals: again, requestId: 'the same' });
    expect((await honeyNow()).stock).toBe(30);
    expect(await codes(answer(false, { proposals: again, requestId: 'the same' }))).toEqual(['REQUEST_REUSED']);
    expect(await codes(answer(false, { proposals: again }))).toEqual(['PROPOSALS_CHANGED']);
  });

  it('stores a form once, replaces what waits for the same, and withdraws what asks for what is so', async () => {
    const values = await form({ [`price-${honey}`]: '6,25' });
    expect(await market.proposals.propose(page, values)).toEqual({ state: 'sent', sent: 1 });
    expect(await market.proposals.propose(page, values)).toEqual({ state: 'sent', sent: 0 });
    expect(await propose({ [`price-${honey}`]: '6,25' })).toEqual({ state: 'sent', sent: 0 });
    expect(await propose({ [`price-${honey}`]: '7' })).toEqual({ state: 'sent', sent: 1 });
    const own = async () =>
      (await market.proposals.ofPage(page)).own.map(({ amount, status }) => `${amount} ${status}`);
    expect((await own()).sort()).toEqual(['625 replaced', '700 waiting']);
    // The same with another note is another one.
    expect(await propose({ [`price-${honey}`]: '7', note: 'Cire chère' })).toEqual({ state: 'sent', sent: 1 });
    expect((await own()).sort()).toEqual(['625 replaced', '700 replaced', '700 waiting']);
    expect(await propose({ [`price-${honey}`]: '5' })).toEqual({ state: 'sent', sent: 0 });
    expect((await own()).sort()).toEqual(['625 replaced', '700 replaced', '700 withdrawn']);
    const both = await Promise.all([1, 2].map(async () => market.proposals.propose(page, values)));
    expect(both).toEqual([
      { state: 'sent', sent: 0 },
      { state: 'sent', sent: 0 },
    ]);
  });

  it.each([
    ['stock', '-3', 'number'],
    ['stock', '1e9', 'number'],
    ['stock', '999999999', 'stock_max'],
    ['stock', '12.5', 'number'],
    ['price', '0', 'price_nothing'],
    ['price', '-5', 'price'],
    ['price', '0,00', 'price_nothing'],
    ['price', '10000', 'price_max'],
    ['price', '50', 'price_jump'],
    ['price', '0,50', 'price_jump'],
    ['price', '<b>5</b>', 'price'],
    ['shortage', '0', 'shortage_nothing'],
    ['shortage', '6', 'shortage_limit'],
    ['shortage', '99999999999999', 'number'],
  ])('refuses a %s of %s', async (field, value, reason) => {
    expect(await reasons({ [`${field}-${honey}`]: value, [`stock-${wax}`]: '9' })).toEqual([reason]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [{ from: '2026-11-22', back: '2026-12-01' }, ['day_past']],
    [{ from: '2026-12-02', back: '2026-12-02' }, ['day_order']],
    [{ from: '2026-12-02', back: '2036-12-02' }, ['day_far']],
    [{ from: '2026-12-02', back: '' }, ['day']],
    [{ from: 'demain', back: '2026-13-45' }, ['day', 'day']],
    [{ note: '<script>alert(1)</script>' }, ['note']],
    [{ note: 'a'.repeat(281) }, ['note_long']],
    [{}, ['empty']],
  ] as [Record<string, string>, string[]][])('refuses %o', async (values, expected) => {
    expect(await reasons(values)).toEqual(expected);
  });

  it('refuses goods of another producer and retired ones, a former price that would be lower, and a form of elsewhere', async () => {
    expect(await reasons({ [`price-${cabbage}`]: '6' })).toEqual(['unavailable']);
    expect(await reasons({ [`price-${testId('variant vieux 0')}`]: '6' })).toEqual(['unavailable']);
    expect(await reasons({ [`shortage-${cabbage}`]: '1' })).toEqual(['unavailable']);
    // What was ordered of them and is another producer's by now.
    const product = database.kysely.updateTable('product').where('id', '=', testId('product miel'));
    await product.set({ seller_id: testId('seller ferme') }).execute();
    expect(await reasons({ [`shortage-${honey}`]: '1' })).toEqual(['unavailable']);
    await product.set({ seller_id: bees }).execute();
    expect(await reasons({ [`price-${wax}`]: '12' })).toEqual(['price_former']);
    const { form: signed } = await market.proposals.ofPage(page);
    for (const wrong of ['', 'a', `${'0'.repeat(32)}.${signed.split('.')[1]}`])
      expect(
        await market.proposals.propose(page, new URLSearchParams({ form: wrong, [`stock-${honey}`]: '3' })),
      ).toEqual({
        state: 'form',
      });
    const elsewhere = { ...page, slipId: testId('another slip') };
    expect(await market.proposals.propose(elsewhere, await form({ [`stock-${honey}`]: '3' }))).toEqual({
      state: 'form',
    });
    expect(await waiting()).toEqual([]);
  });

  it('says why a proposal cannot be accepted now, and accepts it no more', async () => {
    await propose({ [`price-${honey}`]: '6', from: '2026-11-23', back: '2026-12-07' });
    await database.kysely
      .updateTable('product')
      .set({ status: 'inactive' })
      .where('id', '=', testId('product miel'))
      .execute();
    expect((await waiting()).map(({ kind: one, refusal }) => `${one} ${refusal}`).sort()).toEqual([
      'price retired',
      'vacation null',
    ]);
    expect((await market.week.tasks(market.clock.now())).proposals).toBe((await market.proposals.list()).count);
    expect(await codes(answer(true))).toEqual(['PROPOSALS_CHANGED']);
    await database.kysely
      .updateTable('product')
      .set({ status: 'active' })
      .where('id', '=', testId('product miel'))
      .execute();
    const december = marketServices(database, { now: '2026-12-08T12:00:00Z' });
    expect((await december.proposals.list()).waiting.find(({ kind: one }) => one === 'vacation')!.refusal).toBe('over');
    await answer(false);
    expect(await waiting()).toEqual([]);
  });

  it('takes no shortage once the week is over, and none of what is in a crate', async () => {
    await database.kysely.updateTable('order_line').set({ status: 'packed' }).where('quantity', '=', 3).execute();
    expect(await reasons({ [`shortage-${honey}`]: '3' })).toEqual(['shortage_limit']);
    expect(await reasons({ [`shortage-${honey}`]: '2' })).toBe('sent');
    const over = marketServices(database, { now: '2026-11-27T12:00:00Z' });
    expect((await over.proposals.list()).waiting).toMatchObject([{ refusal: 'over' }]);
    const late = await openPage(over);
    expect((await over.proposals.ofPage(late)).offer.ordered).toEqual([]);
    await answer(true);
    expect(await missing()).toEqual(['packed 0/3', 'missing 0/2']);
  });

  it('stops at as many as a day can have', async () => {
    const base = {
      seller_id: bees,
      slip_id: page.slipId,
      kind: 'price' as const,
      variant_id: honey,
      amount: 1,
      seen: 2,
    };
    await database.kysely
      .insertInto('producer_proposal')
      .values(
        Array.from({ length: 400 }, (_, at) => ({
          ...base,
          id: testId(`many ${at}`),
          subject: `many ${at}`,
          label_primary: 'Miel',
          form: `many ${at}`,
          proposed_at: new Date(MONDAY),
          status: 'replaced' as const,
          answered_at: new Date(MONDAY),
        })),
      )
      .execute();
    expect(await propose({ [`stock-${honey}`]: '3' })).toEqual({ state: 'many' });
  });

  it('rejects a word with HTML, no proposal, and an unknown one', async () => {
    await propose({ [`stock-${honey}`]: '3' });
    expect(await refusals(answer(false, { word: '<b>non</b>' }))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'answer' } },
    ]);
    expect(await refusals(answer(false, { proposals: [] }))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'proposals' } },
    ]);
    expect(await codes(answer(false, { proposals: [{ id: testId('none'), shown: '' }] }))).toEqual(['NOT_FOUND']);
  });
});
