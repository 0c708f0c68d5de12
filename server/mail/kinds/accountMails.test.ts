import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basketOffer, leaveCard } from '../../../tests/support/basketMarket.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { location, marketServices, openMarket } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'");

describe.each(testDatabaseKinds())('mails about an account (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
  });
  beforeEach(() => void (market = marketServices(database)));
  afterAll(() => database.close());

  const idOf = (caller: Caller) => caller.visitor.customer!.id;
  const sent = async () => {
    await market.mails.sendDue();
    return market.mail.accepted.splice(0);
  };
  const adjust = (caller: Caller, amount: number, request: string, note = 'Pêches abîmées') =>
    market.balance.adjust({ customerId: idOf(caller), also: async () => {}, amount, note, request, at: caller.now });

  it('tells a customer once of a credit, with its reason and the new balance', async () => {
    const ann = await signedIn(market, 'credit');
    await adjust(ann, -650, 'credit-1');
    await adjust(ann, -650, 'credit-1');
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.to).toBe('credit@exemple.ca');
    expect(plain(mail?.subject)).toBe('Le marché vous a donné un crédit');
    const text = plain(mail?.text);
    for (const part of ['Crédit : 6,50 $', 'Raison : Pêches abîmées', 'Votre crédit : 6,50 $', '/compte/solde'])
      expect(text).toContain(part);
  });

  it('names an amount that staff added as owed, in English too', async () => {
    const ben = await signedIn(market, 'owed');
    await sql`update customer set locale = 'en' where id = ${idOf(ben)}`.execute(database.kysely);
    await adjust(ben, 3385, 'owed-1', 'Broken jar');
    const [mail] = await sent();
    expect(mail?.subject).toBe('An amount was added to your balance');
    const text = plain(mail?.text);
    for (const part of ['Amount: 33,85 $', 'You owe the market: 33,85 $', '/en/account/balance'])
      expect(text).toContain(part);
    expect(text).not.toContain('credit');
  });

  it('announces once that a card used for automatic purchases expires within 30 days', async () => {
    const eve = await signedIn(market, 'expiry');
    await leaveCard(market, eve);
    await sql`insert into cart (id, customer_id, auto_close, updated_at) values (gen_random_uuid(), ${idOf(eve)}, true, now())`.execute(
      database.kysely,
    );
    await sql`update payment_card set exp_year = 2026, exp_month = 12 where customer_id = ${idOf(eve)}`.execute(
      database.kysely,
    );
    const at = (instant: string) => void (market.clock.now = () => new Date(instant));
    at('2027-01-01T17:00:00Z'); // It has expired.
    expect(await market.mails.queueDue('card_expiring')).toBe(0);
    at('2026-12-02T04:59:00Z'); // December 1 at the market: 31 days before January 1
    expect(await market.mails.queueDue('card_expiring')).toBe(0);
    at('2026-12-02T05:00:00Z');
    expect(await market.mails.queueDue('card_expiring')).toBe(1);
    expect(await market.mails.queueDue('card_expiring')).toBe(0);
    const [mail] = await sent();
    expect(mail?.to).toBe('expiry@exemple.ca');
    expect(plain(mail?.text)).toContain(
      "La carte Visa 4242 de votre compte est valide jusqu'à la fin du mois 12/2026.",
    );
  });

  it('announces nothing of a card that pays for nothing, or has been replaced since', async () => {
    const idle = await signedIn(market, 'idle');
    const replaced = await signedIn(market, 'replaced');
    for (const caller of [idle, replaced]) {
      await leaveCard(market, caller);
      await sql`update payment_card set exp_year = 2027, exp_month = 3 where customer_id = ${idOf(caller)}`.execute(
        database.kysely,
      );
    }
    await sql`insert into cart (id, customer_id, auto_close, updated_at) values (gen_random_uuid(), ${idOf(replaced)}, true, now())`.execute(
      database.kysely,
    );
    // Neither a cart that its owner buys, nor a subscription that has ended.
    await sql`insert into cart (id, customer_id, auto_close, updated_at) values (gen_random_uuid(), ${idOf(idle)}, false, now())`.execute(
      database.kysely,
    );
    await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at, cancelled_at)
      values (gen_random_uuid(), ${idOf(idle)}, ${await basketOffer(database, 'ended')}, ${location('marche')}, 3200, '2026-11-20',
        '2026-11-20', now(), now())`.execute(database.kysely);
    market.clock.now = () => new Date('2027-03-15T12:00:00Z');
    expect(await market.mails.queueDue('card_expiring')).toBe(1);
    await leaveCard(market, replaced, '4444');
    expect(await sent()).toEqual([]);
  });
});
