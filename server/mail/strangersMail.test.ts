import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cheapPasswords } from '../../tests/support/cheapPasswords.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket, shopper, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { createAccounts, type Accounts } from '../embedded/identity/accounts.ts';
import { toId } from '../graphql/globalId.ts';
import { marketJobs } from '../marketJobs.ts';
import { MAILS_PER_DAY, MAILS_PER_MONTH } from './mailLimits.ts';

const TRIES = 8;

describe.each(testDatabaseKinds())('the mailbox of somebody who never asked for anything (E75, %s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let accounts: Accounts;
  let bread: string;
  let counter = 0;
  const endCheapPasswords = cheapPasswords();
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    accounts = createAccounts({ database, mail: market.mail, ticketUrl: (_, token) => `https://id.example/${token}` });
    bread = await offer(database, 'bread', { price: 500, stock: 999 });
    for (const handle of ['plum', 'leek', 'kale', 'beet', 'chard'])
      await offer(database, handle, { track_stock: true, stock: 0 });
  });
  afterAll(async () => {
    endCheapPasswords();
    await database.close();
  });
  const fresh = (name: string) => `${name} ${(counter += 1)}`;
  const guest = () => shopper(market, fresh('g'));
  /** An account that was opened with the stranger's address, which nobody confirmed. */
  const impostor = (email: string) => signedIn(market, fresh('impostor'), { email, emailVerified: false });
  const contact = (email: string) => ({ email, name: 'X', phone: null, address: null });
  async function fill(caller: Caller): Promise<string> {
    await market.cart.add(caller, bread, 1);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    return market.checkout.checkout(caller, PAY);
  }
  async function buy(caller: Caller, email: string): Promise<string> {
    const session = await fill(caller);
    await market.checkout.handleEvent(market.payment.pay(session, { contact: contact(email) }));
    await market.mails.sendDue();
    const attempt = await market.checkout.payment(caller.visitor);
    return (await market.orders.ofAttempt(caller.visitor, attempt!.id))!.id;
  }
  async function buyAndCancel(caller: Caller, email: string): Promise<void> {
    await market.refunds.cancelOwn(caller, await buy(caller, email), { reopenCart: false });
  }
  const signUp = (email: string) =>
    accounts.create({ email, password: 'a long password of nobody', locale: 'fr', newsletter: true });
  async function ownAccount(email: string): Promise<void> {
    await signUp(email);
    market.mail.accepted.splice(0);
    await database.kysely.deleteFrom('mail_count').execute();
  }
  /** What somebody does, again and again, at a stranger's address; and the mails of one day that follow. */
  const WAYS: Record<
    string,
    { attack: (email: string) => Promise<unknown>; prepare?: typeof ownAccount; mails: number }
  > = {
    'restock notices of guests': {
      attack: async (email) => {
        for (const handle of ['plum', 'leek', 'kale', 'beet', 'chard'])
          await market.restock.request(guest(), toId('Product', testId(`product ${handle}`)), email);
      },
      mails: 1,
    },
    'restock notices of an account with the address': {
      attack: async (email) =>
        market.restock.request(await impostor(email), toId('Product', testId('product plum')), null),
      mails: 0,
    },
    'sign-up with an address without an account': {
      attack: async (email) => {
        const account = await signUp(email);
        if (account) await accounts.remove(account.subject);
      },
      mails: MAILS_PER_DAY,
    },
    'sign-up with an address that has an account': { attack: signUp, prepare: ownAccount, mails: MAILS_PER_DAY },
    'a forgotten password': {
      attack: (email) => accounts.forgot(email, 'fr'),
      prepare: ownAccount,
      mails: MAILS_PER_DAY,
    },
    'a change of address to it': {
      attack: async (email) => {
        const account = await accounts.create({
          email: `${fresh('mallory').replace(' ', '')}@exemple.ca`,
          password: 'a long password of mallory',
          locale: 'fr',
          newsletter: false,
        });
        await accounts.askEmailChange(account!.subject, email, 'fr');
      },
      mails: MAILS_PER_DAY,
    },
    'orders of guests, paid and cancelled': {
      attack: async (email) => buyAndCancel(guest(), email),
      mails: MAILS_PER_DAY,
    },
    'orders of an account with the address': {
      attack: async (email) => buyAndCancel(await impostor(email), email),
      mails: MAILS_PER_DAY,
    },
    'payments that an account with the address leaves': {
      attack: async (email) => {
        const session = await fill(await impostor(email));
        await market.checkout.handleEvent(market.payment.lapse(session));
      },
      mails: 0,
    },
    'an account with the address that is closed again': {
      attack: async (email) => market.account.erase((await impostor(email)).visitor.customer!.id),
      mails: MAILS_PER_DAY,
    },
    'a trial of an account with the address': {
      attack: async (email) => {
        const caller = await impostor(email);
        await market.membership.startTrial(caller).catch(() => null);
        await database.kysely
          .updateTable('membership')
          .set({ current_period_end: new Date(market.clock.now().getTime() + 86_400_000) })
          .where('provider_id', 'is', null)
          .execute();
        await market.mails.queueDue('trial_ending', 'membership_renewing');
      },
      mails: 0,
    },
  };

  async function mailsTo(email: string): Promise<number> {
    await marketJobs(market).favourites.run();
    await market.mails.sendDue();
    return market.mail.accepted.splice(0).filter(({ to }) => to === email).length;
  }

  it.each(Object.entries(WAYS))('gets few mails of one day from: %s', async (name, { attack, prepare, mails }) => {
    const email = `${name.replaceAll(/\W/g, '').toLowerCase()}@exemple.ca`;
    await prepare?.(email);
    for (let count = 0; count < TRIES; count += 1) await attack(email);
    expect(await mailsTo(email)).toBe(mails);
  });

  it('gets few mails from all of them together, on one day and in a month', async () => {
    const email = 'everything@exemple.ca';
    const attackAll = async () => {
      for (const { attack } of Object.values(WAYS)) for (const _ of [1, 2]) await attack(email).catch(() => null);
      return mailsTo(email);
    };
    let month = 0;
    for (let day = 0; day < 6; day += 1) {
      const today = await attackAll();
      expect(today).toBeLessThanOrEqual(MAILS_PER_DAY);
      month += today;
      await sql`update mail_count set at = at - interval '1 day'`.execute(database.kysely);
    }
    expect(month).toBe(MAILS_PER_MONTH);
  });

  it('is not used up by orders that stand: a guest gets every receipt', async () => {
    const email = 'weekly@exemple.ca';
    for (let count = 0; count < TRIES; count += 1) await buy(guest(), email);
    expect(market.mail.accepted.splice(0).filter(({ to }) => to === email)).toHaveLength(TRIES);
  });

  it('gets the receipt of an order that stands an hour after the limit was used up by others', async () => {
    const email = 'late@exemple.ca';
    for (let count = 0; count < TRIES; count += 1) await buyAndCancel(guest(), email);
    await mailsTo(email);
    await buy(guest(), email);
    expect(await mailsTo(email)).toBe(0);
    const hourAgo = new Date(Date.now() - 3_700_000);
    await database.kysely
      .updateTable('outbox')
      .set({ created_at: hourAgo, next_at: hourAgo })
      .where('status', '=', 'waiting')
      .execute();
    expect(await mailsTo(email)).toBe(1);
  });
});
