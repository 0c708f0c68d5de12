import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, location, marketServices, openMarket, refusals, zone } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { withRemovedUnits, writeWeekOrders, type OrderWish } from '../../tests/support/weekOrders.ts';
import type { Database } from '../database/database.ts';
import type { CustomerMessage } from './customerMessages.ts';

const WEEK = '2026-11-27';
const MESSAGE: CustomerMessage = {
  week: WEEK,
  locationId: null,
  shippingZoneId: null,
  sellerId: null,
  subject: { primary: 'Le pain est en retard', secondary: 'The bread is late' },
  text: { primary: "Il arrive à midi.\n\nhttps://exemple.ca/pain n'est qu'un texte.", secondary: 'It comes at noon.' },
};
const lineOf = (seller: string, returned = 0) => ({
  variantId: testId(`variant ${seller}-goods 0`),
  product: seller,
  seller,
  quantity: 2,
  returned,
});
const wishOf = (name: string, more: Partial<OrderWish> = {}): OrderWish => ({
  name,
  period: WEEK,
  locationId: location('marche'),
  lines: [lineOf('ferme')],
  ...more,
});

describe.each(testDatabaseKinds())('messages to the customers of a week (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let josee: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    const goods = smallMarket(database.kysely);
    for (const seller of ['ferme', 'abeille']) {
      await goods.seller(seller);
      await goods.product(`${seller}-goods`, seller);
    }
    market = marketServices(database);
    josee = (await signedIn(market, 'josee', { roles: ['staff'] })).visitor.customer?.id ?? '';
    const delivery = { zoneId: zone('vallee'), postalCode: 'J9A1A1', line1: '1, rue A' };
    await writeWeekOrders(
      database,
      withRemovedUnits([
        wishOf('ann'),
        wishOf('ann again', { lines: [lineOf('abeille')] }),
        wishOf('guest', { locationId: location('depot'), status: 'completed' }),
        wishOf('english', { delivery }),
        wishOf('returned', { locationId: location('depot'), lines: [lineOf('abeille', 2)] }),
        wishOf('cancelled', { status: 'cancelled' }),
        wishOf('another week', { period: '2026-12-04' }),
        wishOf('deleted', { lines: [lineOf('abeille')] }),
      ]),
    );
    const ann = (await signedIn(market, 'ann')).visitor.customer?.id ?? '';
    await sql`update orders set contact_email = replace(contact_name, ' ', '.') || '@exemple.ca'`.execute(
      database.kysely,
    );
    await sql`update orders set customer_id = ${ann}, contact_email = null where contact_name like 'ann%'`.execute(
      database.kysely,
    );
    const deleted = (await signedIn(market, 'deleted')).visitor.customer?.id ?? '';
    await sql`update orders set customer_id = ${deleted} where contact_name = 'deleted'`.execute(database.kysely);
    await sql`update customer set deleted_at = now(), subject = null where id = ${deleted}`.execute(database.kysely);
    await sql`update orders set locale = 'en' where contact_name = 'english'`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const reach = async (target: Partial<CustomerMessage>) => {
    const { french, english } = await market.desk.messages.preview({ ...MESSAGE, ...target });
    return [french, english];
  };
  const sendDue = async () => {
    await market.mails.sendDue();
    return market.mail.accepted.splice(0);
  };

  it('reach every address with a paid order of the week, place, round or producer', async () => {
    expect(await reach({})).toEqual([3, 1]);
    expect(await reach({ locationId: location('depot') })).toEqual([2, 0]);
    expect(await reach({ shippingZoneId: zone('vallee') })).toEqual([0, 1]);
    expect(await reach({ sellerId: testId('seller abeille') })).toEqual([1, 0]);
    expect(await reach({ week: '2026-12-11' })).toEqual([0, 0]);
  });

  it('are previewed in both languages, without the key of an order', async () => {
    const { mails } = await market.desk.messages.preview(MESSAGE);
    expect(mails.map(({ lang, subject }) => [lang, subject])).toEqual([
      ['fr', 'Le pain est en retard'],
      ['en', 'The bread is late'],
    ]);
    expect(mails[0]?.text).toMatch(
      /^Il arrive à midi\.\n\nhttps:\/\/exemple\.ca\/pain n’est qu’un texte\.\n\nVoir la commande/,
    );
    expect(mails[0]?.text).toMatch(/\/ma-commande\/…$/m);
    const none = await market.desk.messages.preview({ ...MESSAGE, week: '2026-12-11' });
    expect(none.mails).toEqual([]);
  });

  it('are sent once to each address in its language, whoever presses again', async () => {
    const karim = (await signedIn(market, 'karim', { roles: ['staff'] })).visitor.customer?.id ?? '';
    const another = marketServices(database, { payment: market.payment });
    const results = await Promise.all([
      market.desk.messages.send(josee, MESSAGE),
      another.desk.messages.send(josee, MESSAGE),
      another.desk.messages.send(karim, {
        ...MESSAGE,
        subject: { ...MESSAGE.subject, primary: ' Le pain est en retard ' },
      }),
    ]);
    expect(results.map(({ french, english }) => [french, english])).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
    ]);
    expect(new Set(results.map(({ sentBy }) => sentBy)).size).toBe(1);
    const mails = await sendDue();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['ann@exemple.ca', 'Le pain est en retard'],
      ['english@exemple.ca', 'The bread is late'],
      ['guest@exemple.ca', 'Le pain est en retard'],
      ['returned@exemple.ca', 'Le pain est en retard'],
    ]);
    const toAnn = mails.find(({ to }) => to === 'ann@exemple.ca');
    // Of her two orders the later one; what looks like a link stays text.
    const { number } = await database.kysely
      .selectFrom('orders')
      .select('number')
      .where('contact_name', '=', 'ann again')
      .executeTakeFirstOrThrow();
    expect(toAnn?.text).toContain(`au sujet de votre commande ${number}.`);
    expect(toAnn?.html).toContain('https://exemple.ca/pain');
    expect(toAnn?.html).not.toContain('href="https://exemple.ca/pain');
    await market.desk.messages.send(karim, MESSAGE);
    expect(await sendDue()).toEqual([]);
    const list = await market.desk.messages.list();
    expect(list.map(({ target, french, week }) => [target, french, week])).toEqual([[null, 3, WEEK]]);
    const actions = await database.kysely
      .selectFrom('desk_action')
      .select('data')
      .where('kind', '=', 'send_message')
      .execute();
    expect(actions).toEqual([{ data: expect.objectContaining({ to: null, french: 3, english: 1 }) as unknown }]);
  });

  it('are not written to who has cancelled meanwhile', async () => {
    const sent = await market.desk.messages.send(josee, { ...MESSAGE, shippingZoneId: zone('vallee') });
    expect(sent.target?.primary).toBe((await market.fulfilment.zone(zone('vallee')))?.name.primary);
    await sql`update orders set status = 'cancelled' where contact_name = 'english'`.execute(database.kysely);
    expect(await sendDue()).toEqual([]);
    await sql`update orders set status = 'processed' where contact_name = 'english'`.execute(database.kysely);
  });

  it.each<[string, Partial<CustomerMessage>, string | null, number]>([
    ['place', { locationId: location('depot') }, 'depot', 2],
    ['producer', { sellerId: testId('seller abeille') }, 'abeille', 1],
    ['week', { week: '2026-12-04' }, null, 1],
    ['subject', { subject: { ...MESSAGE.subject, secondary: 'The bread will be late' } }, null, 3],
    ['text', { text: { ...MESSAGE.text, secondary: 'It comes in the afternoon.' } }, null, 3],
  ])('are others with another %s', async (_, change, target, french) => {
    const sent = await market.desk.messages.send(josee, { ...MESSAGE, ...change });
    expect([sent.target?.primary ?? null, sent.french, (await sendDue()).length]).toEqual([
      target,
      french,
      french + sent.english,
    ]);
  });

  it('are refused without recipients, in one language, too long, or with markup', async () => {
    const send = (more: Partial<CustomerMessage>) => market.desk.messages.send(josee, { ...MESSAGE, ...more });
    expect(await codes(send({ week: '2026-12-11' }))).toEqual(['NO_RECIPIENTS']);
    expect(await codes(send({ locationId: testId('no place') }))).toEqual(['NOT_FOUND']);
    const invalid: [Partial<CustomerMessage>, string][] = [
      [{ week: '2026-11-26' }, 'period'],
      [{ locationId: location('depot'), sellerId: testId('seller ferme') }, 'location'],
      [{ subject: { primary: 'Pain', secondary: null } }, 'subject.secondary'],
      [{ subject: { primary: 'Pain\nfrais', secondary: 'Bread' } }, 'subject.primary'],
      [{ text: { primary: '   ', secondary: 'Late' } }, 'text.primary'],
      [{ text: { primary: 'a'.repeat(2001), secondary: 'Late' } }, 'text.primary'],
      [{ text: { primary: 'En retard', secondary: '<b>Late</b>' } }, 'text.secondary'],
    ];
    for (const [more, field] of invalid)
      expect(await refusals(send(more))).toEqual([{ code: 'BAD_INPUT', params: { field } }]);
    expect(await sendDue()).toEqual([]);
  });
});
