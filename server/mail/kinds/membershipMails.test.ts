import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#rules/constants.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { marketServices, openMarket } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';

const NOW = new Date('2026-11-24T12:00:00-05:00');

describe.each(testDatabaseKinds())('the mails of a membership (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    market = marketServices(database);
    at(NOW);
  });

  const at = (now: Date) => void (market.clock.now = () => now);
  const years = () => market.payment.memberships;
  const notify = (customer: string) => market.membership.handle({ kind: 'membership', customer });
  /** Pays the membership page as `name`; answers them, and what the provider calls them. */
  async function join(name: string, { trial = false } = {}): Promise<{ ann: Caller; customer: string }> {
    const ann = await signedIn(market, name);
    if (trial) await market.membership.startTrial(ann);
    const customer = years().pay(await market.membership.create(ann), market.clock.now());
    await notify(customer);
    return { ann, customer };
  }
  async function takeMails() {
    await market.mails.sendDue();
    return market.mail.accepted
      .splice(0)
      .map(({ to, subject, text }) => ({ to, subject, text: text.replace(/\s/g, ' ') }));
  }
  const receiptsOf = async ({ visitor }: Caller) => market.membership.charges({ customer_id: visitor.customer!.id });

  it('confirm each charge once, with its receipt, however often the provider reports it', async () => {
    const { ann, customer } = await join('ann');
    await Promise.all([notify(customer), notify(customer)]);
    const [receipt, ...otherReceipts] = await receiptsOf(ann);
    expect(otherReceipts).toEqual([]);
    expect(receipt).toMatchObject({ subtotal: 3000, total: 3449, paid_at: NOW });
    const mails = await takeMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['ann@exemple.ca', 'Reçu de votre adhésion']]);
    const { text } = mails[0]!;
    for (const part of ['30,00 $', '1,50 $', '2,99 $', '34,49 $', receipt!.number]) expect(text).toContain(part);
    expect(text).toContain(`/recu/rcp_${receipt!.id.replaceAll('-', '')}`);

    const end = (await market.membership.current(ann))!.current_period_end;
    at(end);
    years().renew(end);
    await notify(customer);
    expect((await takeMails()).map(({ subject }) => subject)).toEqual(['Reçu de votre adhésion']);
    expect((await receiptsOf(ann)).map(({ paid_at: paidAt }) => paidAt)).toEqual([end, NOW]);
  });

  it('record an old charge without a mail', async () => {
    for (const [name, days, mails] of [
      ['old', 8, []],
      ['recent', 6, ['recent@exemple.ca']],
    ] as const) {
      const ann = await signedIn(market, name);
      const paidAt = new Date(NOW.getTime() - days * DAY_MS);
      await notify(years().pay(await market.membership.create(ann), paidAt));
      expect(await receiptsOf(ann)).toMatchObject([{ paid_at: paidAt }]);
      expect((await takeMails()).map(({ to }) => to)).toEqual(mails);
    }
  });

  it('warn 7 days before a trial with a card is charged, once, with the amount', async () => {
    const { ann } = await join('trial', { trial: true });
    const end = (await market.membership.current(ann))!.current_period_end;
    at(new Date(end.getTime() - 7 * DAY_MS - 1000));
    expect(await market.mails.queueDue('trial_ending', 'membership_renewing')).toBe(0);
    at(new Date(end.getTime() - 7 * DAY_MS));
    const counts = await Promise.all([1, 2, 3].map(() => market.mails.queueDue('trial_ending', 'membership_renewing')));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    const [mail] = await takeMails();
    expect(mail!.to).toBe('trial@exemple.ca');
    expect(mail!.text).toContain('34,49 $');
    expect(mail!.text).toMatch(/Votre essai se termine le jeudi 24 décembre 2026.*\/compte\/adhesion/);
  });

  it('warn 31 days before a year renews, except if the year ends', async () => {
    const { ann } = await join('renews');
    const leaving = await join('leaves');
    years().change(leaving.customer, { cancelAtPeriodEnd: true });
    await notify(leaving.customer);
    await takeMails();
    const end = (await market.membership.current(ann))!.current_period_end;
    at(new Date(end.getTime() - 31 * DAY_MS - 1000));
    const takeTexts = async () => {
      await market.mails.queueDue('trial_ending', 'membership_renewing');
      return (await takeMails()).filter(({ to }) => /renews|leaves/.test(to));
    };
    expect(await takeTexts()).toEqual([]);
    at(new Date(end.getTime() - 31 * DAY_MS));
    const mails = [...(await takeTexts()), ...(await takeTexts())];
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['renews@exemple.ca', 'Votre adhésion se renouvelle bientôt'],
    ]);
  });

  it('announce the cancellation instead of a charge that was cancelled before they were sent', async () => {
    const { ann, customer } = await join('changes', { trial: true });
    const end = (await market.membership.current(ann))!.current_period_end;
    at(new Date(end.getTime() - DAY_MS));
    await market.mails.queueDue('trial_ending', 'membership_renewing');
    years().change(customer, { cancelAtPeriodEnd: true });
    await notify(customer);
    const mails = (await takeMails()).filter(({ to }) => to === 'changes@exemple.ca');
    expect(mails.map(({ subject }) => subject)).toEqual(['Votre adhésion est annulée']);
  });

  it('announce a cancellation while a renewal is owed once that is paid, and not before', async () => {
    const { ann, customer } = await join('owing');
    const end = (await market.membership.current(ann))!.current_period_end;
    at(end);
    years().renew(end, new Set([customer]));
    await notify(customer);
    await takeMails();
    years().change(customer, { cancelAtPeriodEnd: true });
    await notify(customer);
    expect(await takeMails()).toEqual([]);
    years().change(customer, { status: 'active', currentPeriodEnd: new Date(end.getTime() + 365 * DAY_MS) });
    await Promise.all([notify(customer), notify(customer)]);
    expect((await takeMails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['owing@exemple.ca', 'Votre adhésion est annulée'],
    ]);
  });

  it('notify once that a renewal was refused, and how to keep the membership', async () => {
    const { ann, customer } = await join('refused');
    await takeMails();
    const end = (await market.membership.current(ann))!.current_period_end;
    at(end);
    years().renew(end, new Set([customer]));
    await notify(customer);
    await notify(customer);
    const mails = await takeMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Le paiement de votre adhésion a été refusé']);
    expect(mails[0]!.text).toMatch(/Rien n’a été prélevé.*changez de carte.*\/compte\/adhesion/);
  });

  it('notify once that a membership ended after the card was refused, with its date and how to come back', async () => {
    const { ann, customer } = await join('ends');
    const end = (await market.membership.current(ann))!.current_period_end;
    years().renew(end, new Set([customer]));
    await notify(customer);
    const endedAt = new Date('2027-12-08T12:00:00-05:00');
    at(endedAt);
    years().change(customer, { status: 'cancelled', currentPeriodEnd: endedAt });
    await Promise.all([notify(customer), notify(customer)]);
    await notify(customer);
    const mails = (await takeMails()).filter(({ subject }) => subject === 'Votre adhésion est terminée');
    expect(mails.map(({ to }) => to)).toEqual(['ends@exemple.ca']);
    expect(mails[0]!.text).toMatch(
      /s’est terminée le mercredi 8 décembre 2027 : la carte a été refusée.*payez une année.*\/compte\/adhesion/,
    );
    expect(await market.membership.current(ann)).toMatchObject({ ended_unpaid: true, current_period_end: endedAt });

    const again = years().pay(await market.membership.create(ann), endedAt);
    await notify(again);
    expect(await market.membership.current(ann)).toMatchObject({ status: 'active', ended_unpaid: false });
  });

  it('notify of an end without payment that was reported without its refusal', async () => {
    const { ann, customer } = await join('unheard');
    const { current_period_end: end } = (await market.membership.current(ann))!;
    const endedAt = new Date(end.getTime() + 14 * DAY_MS);
    at(endedAt);
    years().change(customer, { status: 'cancelled', currentPeriodEnd: endedAt });
    await notify(customer);
    expect((await takeMails()).map(({ subject }) => subject)).toContain('Votre adhésion est terminée');
  });

  it('confirm each cancellation once, with the day until which the membership lasts', async () => {
    const { ann, customer } = await join('cancels');
    await takeMails();
    const end = (await market.membership.current(ann))!.current_period_end;
    const cancel = async (cancelAtPeriodEnd: boolean) => {
      years().change(customer, { cancelAtPeriodEnd });
      await Promise.all([notify(customer), notify(customer)]);
    };
    await cancel(true);
    await notify(customer);
    const mails = await takeMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['cancels@exemple.ca', 'Votre adhésion est annulée'],
    ]);
    expect(mails[0]!.text).toMatch(/dure encore jusqu’au mercredi 24 novembre 2027.*\/compte\/adhesion/);

    await cancel(false);
    await cancel(true);
    expect(await takeMails()).toHaveLength(1);

    years().change(customer, { status: 'cancelled' });
    at(end);
    await notify(customer);
    expect(await takeMails()).toEqual([]);
    expect(await market.membership.current(ann)).toMatchObject({ ended_unpaid: false });
  });

  it('name the card that pays, not the customer’s latest, with the sum and the day before a charge (E72)', async () => {
    const ann = await signedIn(market, 'cards');
    const card = market.payment.customers.card('1111', null);
    const customer = years().pay(await market.membership.create(ann), NOW, card);
    await notify(customer);
    expect((await takeMails())[0]!.text).toContain('Visa 1111');

    market.payment.customers.changeCard(customer, '2222');
    await market.cards.handle({ kind: 'customer', customer });
    const end = (await market.membership.current(ann))!.current_period_end;
    at(new Date(end.getTime() - DAY_MS));
    await market.mails.queueDue('trial_ending', 'membership_renewing');
    const [mail] = (await takeMails()).filter(({ to }) => to === 'cards@exemple.ca');
    expect(mail!.text).toMatch(/mercredi 24 novembre 2027.*34,49 \$.*Visa 1111/);
    expect(mail!.text).not.toContain('2222');
  });
});
