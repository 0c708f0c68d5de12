import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOptOut } from '#rules/basketDates.ts';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { basketOffer, FETCHED, idOf, leaveCard, standAt } from '../../../tests/support/basketMarket.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { location, marketServices, openMarket } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { toId } from '../../graphql/globalId.ts';

const MINUTE_MS = 60_000;
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe.each(testDatabaseKinds())('mails about a subscription’s weeks (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  const sent = async () => {
    await database.kysely
      .updateTable('outbox')
      .set({ next_at: new Date(0) })
      .where('status', '=', 'waiting')
      .execute();
    await market.mails.sendDue();
    return market.mail.accepted.splice(0);
  };
  async function subscribed(name: string): Promise<{ ann: Caller; id: string; week: string }> {
    const contents_primary = ['Carottes nantaises', 'Chou frisé'];
    const contents_secondary = ['Nantes carrots', 'Kale'];
    const basket = await basketOffer(database, name, {
      name_primary: `Panier ${name}`,
      contents_primary,
      contents_secondary,
    });
    const ann = await signedIn(market, name);
    await leaveCard(market, ann);
    await market.baskets.subscriptions.subscribe(ann, basket, FETCHED);
    const [view] = await market.baskets.subscriptions.list(ann.visitor);
    await sent();
    return { ann, id: view!.id, week: view!.startWeek };
  }

  it('announce a pause and a move together, once, and nothing when nothing changed', async () => {
    const { ann, id, week } = await subscribed('change');
    const pause = { pauseWeeks: [toId('Period', week)] };
    await market.baskets.subscriptions.update(ann, id, pause);
    await market.baskets.subscriptions.update(ann, id, {
      preferences: { locationId: toId('Location', location('gymnase')) },
    });
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(plain(mail!.subject)).toBe('Votre panier récurrent est modifié : Panier change');
    const text = plain(mail!.text);
    expect(text).toMatch(/Cueillette : gymnase/i);
    expect(text).toMatch(/Prochain panier : \p{L}+ \d+/u);
    expect(text).toMatch(/Vous sautez :\n\n- \p{L}+ \d+/u);
    const later = { ...ann, now: new Date(ann.now.getTime() + 20 * MINUTE_MS) };
    await market.baskets.subscriptions.update(later, id, pause);
    expect(await sent()).toEqual([]);
  });

  it('confirm a cancellation once, and name what was decided before', async () => {
    const { ann, id, week } = await subscribed('cancelled');
    const after = { ...ann, now: basketOptOut(week, USUAL_CALENDAR) };
    await market.baskets.subscriptions.cancel(after, id);
    await market.baskets.subscriptions.cancel(after, id);
    standAt(market, after.now);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(plain(mail!.subject)).toBe('Votre panier récurrent est annulé : Panier cancelled');
    expect(plain(mail!.text)).toMatch(/Il était déjà prévu et vient encore :\n\n- \p{L}+ \d+/u);
    standAt(market, ann.now);
  });

  it('say before the opt-out what the week brings and costs, once, in the customer’s language', async () => {
    const { ann, week } = await subscribed('coming');
    await database.kysely.updateTable('customer').set({ locale: 'en' }).where('id', '=', idOf(ann)).execute();
    const skipping = await subscribed('skipping');
    await market.baskets.subscriptions.update(skipping.ann, skipping.id, { pauseWeeks: [toId('Period', week)] });
    await sent();
    const announced = basketOptOut(week, USUAL_CALENDAR).getTime() - 36 * 60 * MINUTE_MS;
    standAt(market, new Date(announced - MINUTE_MS));
    expect(await market.baskets.announce()).toBe(0);
    standAt(market, new Date(announced));
    await market.baskets.announce();
    expect(await market.baskets.announce()).toBe(0);
    const mails = (await sent()).filter(({ to }) => ['coming@exemple.ca', 'skipping@exemple.ca'].includes(to));
    expect(mails.map(({ to }) => to)).toEqual(['coming@exemple.ca']);
    const text = plain(mails[0]!.text);
    for (const part of ['- Nantes carrots', '- Kale', 'You can skip it', '32,00 $']) expect(text).toContain(part);
    standAt(market, ann.now);
  });
});
