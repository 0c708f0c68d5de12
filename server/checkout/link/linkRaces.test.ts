import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { standAt } from '../../../tests/support/basketMarket.ts';
import { changedMeanwhile } from '../../../tests/support/changedMeanwhile.ts';
import { checkoutFixture } from '../../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { location, offer, shopper } from '../../../tests/support/purchaseMarket.ts';
import { answerOf, BUG, DOWN, racedProvider, refuse } from '../../../tests/support/racedProvider.ts';
import { eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';
import { sessionIdOf } from '../../../tests/support/testPayment.ts';
import type { Caller } from '../../caller.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { SessionState } from '../../gateways/payment.ts';

const NOW = new Date('2026-11-24T12:00:00-05:00');
const AT_ONCE = { creating: 0, pending: 0, overdue: 0 };
const PATH = /^\/en\/my-order\/lnk_/;

/** The page of a payment link that ends, or is paid, between two steps of somebody else: what is stored, ended and logged. */
describe('a page of a payment link', () => {
  const fixture = checkoutFixture(eitherDatabaseKind());
  const raced = racedProvider(fixture);
  const db = () => fixture.database.kysely;
  let staff: Caller;
  let bread = '';
  beforeAll(async () => {
    standAt(fixture.market, NOW);
    staff = await signedIn(fixture.market, 'equipe', { roles: ['staff'] });
    bread = await offer(fixture.database, 'bread', { price: 1000, stock: 999 });
  });
  let nth = 0;
  /** An order of 1000 and its fee of 500, to be paid by its link; `total` with the taxes. */
  async function enter() {
    const person = {
      name: 'Béa Roy',
      phone: '819 555-0123',
      locale: 'en' as const,
      email: `bea${(nth += 1)}@exemple.ca`,
    };
    const entered = {
      buyer: { person, address: null },
      lines: [{ variantId: bread, quantity: 1 }],
      place: { locationId: location('marche'), shippingZoneId: null },
      birthDate: null,
      note: null,
      addsTo: null,
    };
    const agreed = { total: 1575, requestId: `link ${nth}`, byLink: true };
    const { id: orderId, total } = await fixture.market.checkout.enterOrder(staff, entered, agreed);
    return { orderId, total };
  }
  const payer = (name = 'payer') => shopper(fixture.market, name).visitor;
  const pagesOf = (orderId: string) =>
    db().selectFrom('link_payment').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
  const mark = (id: string, status: string) =>
    sql`update link_payment set status = ${status}, provider_session_id = ${sessionIdOf(id)} where id = ${id}`.execute(
      db(),
    );
  const report = (session: SessionState, id = `evt_link_${(nth += 1)}`) =>
    fixture.market.checkout.handleEvent({ id, type: 'x', session });

  it.each<{
    name: string;
    open?: () => Promise<never>;
    meanwhile?: (id: string) => unknown;
    expire?: () => Promise<never>;
    answer: number | string;
    statuses: string[];
    isEnded?: boolean;
    warning?: string;
  }>([
    { name: 'nothing', answer: 0, statuses: ['pending'] },
    { name: 'another process opened it', meanwhile: (id) => mark(id, 'pending'), answer: 0, statuses: ['pending'] },
    {
      name: 'it was paid',
      meanwhile: (id) => fixture.market.checkout.handleEvent(fixture.market.payment.pay(sessionIdOf(id))),
      answer: 'PAYMENT_OVER',
      statuses: ['paid'],
    },
    {
      name: 'it ended',
      meanwhile: (id) => mark(id, 'expired'),
      answer: 1,
      statuses: ['expired', 'pending'],
      isEnded: true,
    },
    {
      name: 'it raced.ended, and the provider does not answer',
      meanwhile: (id) => mark(id, 'expired'),
      expire: refuse(DOWN),
      answer: 1,
      statuses: ['expired', 'pending'],
      warning: 'down',
    },
    {
      name: 'the provider opens none',
      open: refuse(DOWN),
      answer: 'PAYMENT_FAILED',
      statuses: ['failed'],
      warning: 'down',
    },
    { name: 'the code fails', open: refuse(BUG), answer: 'bug', statuses: ['failed'] },
  ])(
    'is opened once, and ended if it is nobody’s: $name',
    async ({ open, meanwhile, expire, answer, statuses, isEnded, warning }) => {
      const { orderId, total } = await enter();
      const { payment } = fixture.market;
      if (expire) payment.expireSession = expire;
      payment.openSession =
        open ??
        (async (input) => {
          payment.openSession = raced.provider.openSession;
          const opened = await raced.provider.openSession(input);
          await meanwhile?.(input.attemptId);
          return opened;
        });
      const path = await answerOf(fixture.market.checkout.payByLink(payer(), orderId, total));
      const pages = await pagesOf(orderId);
      const [first] = pages;
      expect(path).toBe(typeof answer === 'number' ? `/paiement/${sessionIdOf(pages[answer]!.id)}` : answer);
      expect(pages.map(({ status }) => status)).toEqual(statuses);
      expect(raced.ended).toEqual(isEnded ? [sessionIdOf(first!.id)] : []);
      const line = ['warn', { page: first!.id, error: warning }, 'The provider opened no page for a payment link'];
      expect(raced.log).toEqual(warning ? [line] : []);
    },
  );

  it.each([
    ['endOpenPage', 'PAYMENT_OPEN', 'The page of a payment link could not be ended'],
    ['returnToOrder', PATH, 'The page of a payment link that was left could not be read'],
  ] as const)('that could not be ended stays, and it is logged why: %s', async (call, answer, message) => {
    const { checkout, payment } = fixture.market;
    const { orderId, total } = await enter();
    const session = (await checkout.payByLink(payer(), orderId, total)).replace('/paiement/', '');
    const [page] = await pagesOf(orderId);
    const { id } = page!;
    const run = () =>
      answerOf(call === 'endOpenPage' ? checkout.endOpenPage(orderId) : checkout.returnToOrder(payer(), id));
    const stays = { state: 'open' as const, sessionId: session, attemptId: id, url: '' };
    for (const [expire, error] of [
      [refuse(DOWN), 'down'],
      [() => Promise.resolve(stays), `Session ${session} could not be ended`],
    ] as const) {
      payment.expireSession = expire;
      expect(await run()).toMatch(answer);
      expect(raced.log.splice(0)).toEqual([['warn', { page: id, error }, message]]);
    }
    payment.expireSession = refuse(BUG);
    expect(await run()).toBe('bug');
    expect([raced.log, (await pagesOf(orderId)).map(({ status }) => status)]).toEqual([[], ['pending']]);
  });

  it('whose time is over is raced.ended, and the next one goes to whoever asked for it', async () => {
    const { checkout, payment } = fixture.market;
    const { orderId, total } = await enter();
    const first = (await checkout.payByLink(payer(), orderId, total)).replace('/paiement/', '');
    const url = `https://pay.example.test/${first}`;
    expect(await checkout.payRedirect(payer(), first)).toEqual({ kind: 'pay', url });
    await sql`update link_payment set expires_at = now() where order_id = ${orderId}`.execute(db());
    const path = expect.stringMatching(PATH);
    expect(await checkout.payRedirect(payer(), first)).toEqual({ kind: 'order', path });
    const second = (await checkout.payByLink(payer('other'), orderId, total)).replace('/paiement/', '');
    expect([second === first, raced.ended, payment.session(first)?.state]).toEqual([false, [first], 'expired']);
    expect((await pagesOf(orderId)).map(({ status, session_id: browser }) => [status, browser])).toEqual([
      ['expired', payer('other').sessionId],
      ['pending', payer('other').sessionId],
    ]);
    // A page that was not opened yet leads nowhere but to the order.
    await sql`update link_payment set payment_url = null where provider_session_id = ${second}`.execute(db());
    expect(await checkout.payRedirect(payer('other'), second)).toEqual({ kind: 'order', path });
    expect(await checkout.payRedirect(payer(), second)).toEqual({ kind: 'unknown' });
  });

  it.each<{ name: string; more?: object; before?: string; answer: string; reason?: string; paid?: number }>([
    { name: 'as it was opened', answer: 'applied' },
    { name: 'with less', more: { amountTotal: 1574 }, answer: 'ignored', reason: 'amount' },
    { name: 'with more', more: { amountTotal: 1576 }, answer: 'ignored', reason: 'amount' },
    { name: 'with a code', more: { amountDiscount: 1 }, answer: 'ignored', reason: 'amount' },
    { name: 'in another currency', more: { currency: 'usd' }, answer: 'ignored', reason: 'currency' },
    { name: 'with less of another', more: { currency: 'usd', amountTotal: 1 }, answer: 'ignored', reason: 'currency' },
    { name: 'by no payment', more: { paymentIntent: null }, answer: 'ignored', reason: 'twice' },
    { name: 'while the order is being cancelled', before: 'cancelling', answer: 'ignored', reason: 'twice' },
    { name: 'for an order that was lowered', before: 'lowered', answer: 'ignored', reason: 'twice' },
    { name: 'again by the same page', before: 'paid', answer: 'replay' },
    { name: 'again by another page', before: 'paid', more: { sessionId: 'cs_2' }, answer: 'ignored', reason: 'twice' },
  ])('that is paid $name', async ({ more, before, answer, reason }) => {
    const { checkout, payment } = fixture.market;
    const { orderId, total } = await enter();
    const session = (await checkout.payByLink(payer(), orderId, total)).replace('/paiement/', '');
    const [page] = await pagesOf(orderId);
    const state = { ...payment.pay(session).session!, ...more } as SessionState & { sessionId: string };
    if (before === 'cancelling')
      await sql`update orders set cancelling = '{}', cancelling_since = now() where id = ${orderId}`.execute(db());
    if (before === 'lowered')
      await sql`update link_payment set amount = 1574 where order_id = ${orderId}`.execute(db());
    const paidState = before === 'lowered' ? { ...state, amountTotal: 1574 } : state;
    if (before === 'paid') await report({ ...state, sessionId: session } as SessionState);
    expect(await report(paidState)).toBe(answer);
    const { attempt_id: attempt } = await db()
      .selectFrom('orders')
      .select('attempt_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const unapplied = await db()
      .selectFrom('unapplied_payment')
      .selectAll()
      .where('attempt_id', '=', attempt)
      .execute();
    const { amountTotal: amount, currency, paymentIntent } = paidState as Extract<SessionState, { state: 'paid' }>;
    const stored = {
      attempt_id: attempt,
      session_id: state.sessionId,
      reason,
      amount,
      currency,
      payment_intent: paymentIntent,
    };
    expect(unapplied).toEqual(reason ? [{ ...stored, at: NOW, settled_at: null }] : []);
    const line = [
      'error',
      { session: state.sessionId, attempt, reason },
      'A payment by a link was not applied: to be refunded',
    ];
    expect(raced.log.filter(([level]) => level === 'error')).toEqual(reason ? [line] : []);
    const mails = await db().selectFrom('outbox').select(['kind', 'data']).where('about', '=', orderId).execute();
    const isPaid = answer === 'applied' || before === 'paid';
    expect(mails.filter(({ kind }) => kind !== 'order_confirmed')).toEqual(
      isPaid ? [{ kind: 'link_paid', data: { orderId } }] : [],
    );
    expect((await pagesOf(orderId)).map(({ id, status }) => [id, status])).toEqual([
      [page!.id, isPaid ? 'paid' : 'pending'],
    ]);
    if (before !== 'paid' && reason) {
      await sql`update orders set cancelling = null, cancelling_since = null where id = ${orderId}`.execute(db());
      await mark(page!.id, 'expired');
    }
  });

  it('that ended is applied once, by the first message or reader', async () => {
    const { checkout } = fixture.market;
    const { orderId, total } = await enter();
    const sessionId = (await checkout.payByLink(payer(), orderId, total)).replace('/paiement/', '');
    const [page] = await pagesOf(orderId);
    const over = { state: 'expired' as const, sessionId, attemptId: page!.id };
    expect(await report({ ...over, state: 'open', url: '' } as SessionState)).toBe('ignored');
    expect(await report(over, 'evt_once')).toBe('applied');
    expect([await report(over, 'evt_once'), await report(over)]).toEqual(['replay', 'replay']);
  });

  it('is continued by the sweep, which counts and logs what it did', async () => {
    const { checkout, payment } = fixture.market;
    await sql`update link_payment set status = 'expired' where status = 'pending'`.execute(db());
    const { orderId, total } = await enter();
    const session = (await checkout.payByLink(payer(), orderId, total)).replace('/paiement/', '');
    const [page] = await pagesOf(orderId);
    const facts = (error: string) => ({ page: page!.id, error });
    const swept = async () => [await checkout.sweep(AT_ONCE), ...raced.log.splice(0)];
    await swept();
    payment.retrieveSession = refuse(BUG);
    expect(await swept()).toEqual([0, ['error', facts('bug'), 'A page of a payment link could not be continued']]);
    payment.retrieveSession = refuse(DOWN);
    const silent = 'The provider did not report the state of a payment';
    expect(await swept()).toEqual([0, ['warn', { attempt: page!.id, error: 'down' }, silent]]);
    payment.retrieveSession = raced.provider.retrieveSession;
    expect(await swept()).toEqual([0]);
    payment.lapse(session);
    expect(await swept()).toEqual([1]);
    expect((await pagesOf(orderId)).map(({ status }) => status)).toEqual(['expired']);
    await sql`insert into link_payment (id, order_id, session_id, amount, expires_at)
      values (gen_random_uuid(), ${orderId}, 'somebody', ${total}, now() + interval '31 minutes')`.execute(db());
    payment.openSession = refuse(DOWN);
    const [, second] = await pagesOf(orderId);
    const none = 'The provider opened no page for a payment link';
    expect(await swept()).toEqual([1, ['warn', { page: second!.id, error: 'down' }, none]]);
  });

  it.runIf(eitherDatabaseKind() === 'postgres')(
    'is paid once, though another process pays it while its message waits',
    async () => {
      const { orderId, total } = await enter();
      await fixture.market.checkout.payByLink(payer(), orderId, total);
      const [page] = await pagesOf(orderId);
      const paid = {
        state: 'paid',
        sessionId: sessionIdOf(page!.id),
        attemptId: page!.id,
        amountTotal: total,
      } as const;
      const contact = { email: null, name: null, phone: null, address: null };
      const session = { ...paid, amountDiscount: 0, currency: 'cad', contact, paymentIntent: 'pi_once' };
      const pay = async (tx: Transaction) => {
        await sql`update orders set payment_intent = 'pi_once' where id = ${orderId}`.execute(tx);
        await sql`update payment_link set ended = 'paid', ended_at = now() where order_id = ${orderId}`.execute(tx);
        await sql`update link_payment set status = 'paid', provider_session_id = ${paid.sessionId} where id = ${page!.id}`.execute(
          tx,
        );
      };
      const ended = await changedMeanwhile(fixture.database, pay, () => report(session));
      expect(ended).toEqual({ result: 'replay', hasWaited: true });
      expect(await fixture.market.checkout.unappliedPayments()).not.toContainEqual(
        expect.objectContaining({ session_id: paid.sessionId }),
      );
    },
  );
});
