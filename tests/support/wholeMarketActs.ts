import type { Caller } from '../../server/caller.ts';
import type { AttemptRow } from '../../server/checkout/attempt/checkoutStore.ts';
import { leaveCard } from './basketMarket.ts';
import { customerOf } from './credit.ts';
import { signedIn } from './customers.ts';
import type { MarketServices } from './purchaseMarket.ts';
import { anotherServer, introduce, nextWall, PLACES, type Person, type Scene } from './wholeMarketScene.ts';
import type { MarketStep, PaidHow } from './wholeMarketSteps.ts';

const HOUR_MS = 3_600_000;
type OrderRow = { id: string; customerId: string | null };

/** Their goods, in cents: a code takes a tenth off, half a cent rounded up. */
async function tenthOf({ database, goods: shelf }: Scene, attemptId: string): Promise<number> {
  const lines = database.kysely.selectFrom('attempt_line').selectAll().where('attempt_id', '=', attemptId);
  const sum = (await lines.execute()).reduce(
    (all, line) => all + (shelf.get(line.variant_id ?? '')?.price ?? line.price) * line.quantity,
    0,
  );
  return Math.floor((sum * 10 + 50) / 100);
}

/** Performs somebody's action, on `server` as far as it calls the payment provider. Null: nothing to do it with. */
export function actsIn(scene: Scene) {
  const { market, database, variants, basket, messages } = scene;
  const staff = scene.staff.visitor;
  const at = (caller: Caller): Caller => ({ ...caller, now: market.clock.now() });
  const move = (to: Date) => void (market.clock.now = () => new Date(to));
  const personOf = (who: number): Person => scene.people[who % scene.people.length]!;
  const account = (who: number): Person | null => (personOf(who).state === 'account' ? personOf(who) : null);
  const providerId = async (person: Person): Promise<string | null> => market.cards.knownAs(customerOf(person.caller));

  async function orders(): Promise<OrderRow[]> {
    const ids = scene.people.flatMap(({ caller }) => caller.visitor.customer?.id ?? []);
    const sessions = scene.people.map(({ caller }) => caller.visitor.sessionId);
    const rows = database.kysely.selectFrom('orders').select(['id', 'customer_id as customerId', 'number']);
    return rows
      .where((where) =>
        where.or([where('session_id', 'in', sessions), ...(ids.length ? [where('customer_id', 'in', ids)] : [])]),
      )
      .orderBy('number')
      .execute();
  }
  async function lineOf(orderId: string, line: number): Promise<string | null> {
    const rows = database.kysely
      .selectFrom('order_line')
      .select('id')
      .where('order_id', '=', orderId)
      .orderBy('position');
    const lines = await rows.execute();
    return lines[line % Math.max(1, lines.length)]?.id ?? null;
  }

  async function fill(person: Person, amounts: number[], isDelivered: boolean, express: boolean): Promise<void> {
    const caller = at(person.caller);
    await market.cart.updateSession(caller, { fromStorage: express, ...(isDelivered ? PLACES.vallee : PLACES.marche) });
    for (const nth of amounts) {
      // The goods may be sold out, the box lent, or the visitor a guest: what is refused is not bought.
      await market.cart.add(caller, variants[nth] ?? '', 1).catch(() => null);
    }
    await market.cart.updateCart(caller, { note: `Pour ${person.token}` });
  }

  /** The payer pays, gives up, or does neither; then the provider's message is delivered. */
  async function endPage(person: Person, attempt: AttemptRow | null, code: boolean, how: PaidHow): Promise<void> {
    const session = attempt?.provider_session_id ?? '';
    if (attempt?.status !== 'pending' || market.payment.session(session)?.state !== 'open' || how === 'open') return;
    if (how === 'left') return void (await market.checkout.leave(person.caller.visitor, attempt.id));
    const { token } = person;
    const address = {
      line1: `2, rue ${token}`,
      line2: null,
      city: 'Hull',
      state: 'QC',
      postalCode: 'J0X1A0',
      country: 'CA',
    };
    const contact = { email: `${token}@exemple.ca`, name: token, phone: '819 555-0123', address };
    const discount = code && attempt.kind === 'session' ? await tenthOf(scene, attempt.id) : 0;
    const message =
      how === 'lapsed' ? market.payment.lapse(session) : market.payment.pay(session, { contact, discount });
    if (how === 'late') messages.push(message);
    if (how === 'paid' || how === 'lapsed' || how === 'twice') await market.checkout.handleEvent(message);
    if (how === 'twice')
      await Promise.all([market, anotherServer(scene)].map(({ checkout }) => checkout.handleEvent(message)));
  }

  /** Actions at the provider itself, and its messages, which are repeated until they are received. */
  async function atProvider<T>(work: () => Promise<T>): Promise<T> {
    const { provider } = market.payment;
    const { state } = provider;
    provider.state = 'up';
    try {
      return await work();
    } finally {
      provider.state = state;
    }
  }
  const tellMembership = (person: Person): Promise<void> =>
    atProvider(async () => {
      const customer = await providerId(person);
      if (customer !== null) await market.membership.handle({ kind: 'membership', customer });
    });
  const changeMembership = (person: Person, change: object): Promise<unknown> =>
    atProvider(async () => {
      const customer = await providerId(person);
      if (customer === null || (await market.payment.membershipOf(customer)) === null) return null;
      market.payment.memberships.change(customer, change);
      await tellMembership(person);
      return 'changed';
    });
  const card = (caller: Caller, ...how: [] | ['0341', 'declined']) =>
    atProvider(() => leaveCard(market, caller, ...how));

  async function ofPerson(
    server: MarketServices,
    person: Person,
    step: Extract<MarketStep, { who: number }>,
    requestId: string,
  ) {
    const { caller, token } = person;
    const mine = at(caller);
    const customerId = customerOf(caller);
    const subscription = (await market.baskets.subscriptions.list(caller.visitor))[0];
    switch (step.kind) {
      case 'card':
        return card(caller);
      case 'refuseCard':
        return card(caller, '0341', 'declined');
      case 'trial':
        return market.membership.startTrial(mine).then(() => void person.trials.push(mine.now));
      case 'year':
        market.payment.memberships.pay(await server.membership.create(mine), mine.now);
        return tellMembership(person);
      case 'leaveYear':
        return changeMembership(person, { cancelAtPeriodEnd: true });
      case 'refundYear':
        return changeMembership(person, { status: 'cancelled' });
      case 'subscribe':
        await card(caller);
        return market.baskets.subscriptions.subscribe(mine, basket, step.isDelivered ? PLACES.vallee : PLACES.marche);
      case 'endBasket':
        return subscription ? market.baskets.subscriptions.cancel(mine, subscription.id) : null;
      case 'basketInCart': {
        const line = (await market.cart.view(mine)).lines.find((one) => one.basket);
        return line ? market.cart.confirm(mine, line.id).then(() => 'confirmed') : null;
      }
      case 'autoClose':
        await fill(person, step.goods, step.isDelivered, false);
        await card(caller);
        return market.cart.updateSession(mine, { autoClose: true }).then(() => 'chosen');
      case 'combine':
        for (const order of await market.customerOrders.listByCustomer(customerId)) {
          const [into] = await market.orderMerging.listCombinable(caller.visitor, order, market.clock.now());
          if (into)
            return market.orderMerging
              .combine(caller.visitor, into.id, order.id, market.clock.now())
              .then(() => 'combined');
        }
        return null;
      case 'erase':
        if (step.by === 'staff') await server.deskCustomers.deleteCustomer(staff, customerId, Infinity);
        else await server.account.erase(customerId);
        person.state = 'gone';
        return 'gone';
      case 'deposit':
        return server.refunds.refundDeposit(staff, { customerId, amount: step.amount, box: step.box, requestId });
      case 'adjust':
        return server.deskCustomers.adjustBalance(staff, customerId, {
          amount: step.amount,
          reason: `Pour ${token}`,
          requestId,
        });
      default:
        return null;
    }
  }

  async function ofOrder(
    server: MarketServices,
    step: Extract<MarketStep, { order: number }>,
    requestId: string,
  ): Promise<unknown> {
    const all = await orders();
    const order = all[step.order % Math.max(1, all.length)];
    if (!order) return null;
    const deskId = customerOf(scene.staff);
    if (step.kind === 'settle')
      return server.refunds.returnGoods(staff, order.id, requestId, { kind: 'missing', to: step.to, missingBy: null });
    if (step.kind === 'advance') return server.desk.orders.advance(deskId, order.id, step.to).then(() => step.to);
    if (step.kind === 'cancel') {
      const owner = scene.people.find(
        ({ caller: { visitor }, state }) =>
          state !== 'gone' && visitor.customer?.id === (order.customerId ?? undefined),
      );
      if (step.by === 'staff' || !owner)
        return server.desk.orders.advance(deskId, order.id, step.to).then(() => step.to);
      return server.refunds.cancelOwn(owner.caller, order.id, { reopenCart: step.reopen }).then(() => 'cancelled');
    }
    const lineId = await lineOf(order.id, step.line);
    if (lineId === null) return null;
    if (step.kind === 'missing') return server.desk.orders.markLines(deskId, [lineId], 'missing').then(() => 'missing');
    const items = [{ lineId, quantity: step.quantity }];
    return server.refunds.returnGoods(staff, order.id, requestId, {
      kind: 'returned',
      to: step.to,
      items,
      locale: 'fr',
    });
  }

  return async function perform(server: MarketServices, step: MarketStep, requestId: string): Promise<unknown> {
    if ('order' in step) return ofOrder(server, step, requestId);
    if (step.kind === 'buy') {
      const person = personOf(step.who);
      if (person.state === 'gone') return null;
      await fill(person, step.goods, step.isDelivered, step.express);
      await server.checkout.checkout(at(person.caller), {
        useBalance: step.credit && person.state === 'account',
        period: null,
      });
      await endPage(person, await market.checkout.payment(person.caller.visitor), step.code, step.how);
      return 'bought';
    }
    if (step.kind === 'pay') {
      const person = personOf(step.who);
      if (person.state === 'gone') return null;
      return endPage(person, await market.checkout.payment(person.caller.visitor), step.code, step.how);
    }
    if (step.kind === 'join') {
      const person = personOf(step.who);
      if (person.state !== 'guest') return null;
      person.caller = await signedIn(market, person.token);
      person.state = 'account';
      await introduce(scene, person);
      return 'joined';
    }
    if ('who' in step) {
      const person = account(step.who);
      return person && ofPerson(server, person, step, requestId);
    }
    switch (step.kind) {
      case 'later':
        return move(new Date(market.clock.now().getTime() + step.hours * HOUR_MS));
      case 'closing':
        move(nextWall(market.clock.now(), 'Mon', '00:00', 5000));
        return server.checkout.close();
      case 'baskets':
        move(nextWall(market.clock.now(), 'Wed', '00:00', 60_000));
        return server.baskets.deliver();
      case 'missingEvening':
        move(nextWall(market.clock.now(), 'Wed', '18:00', 300_000));
        return server.refunds.settleMissing();
      case 'renewals': {
        move(new Date(market.clock.now().getTime() + 366 * 24 * HOUR_MS));
        const members = scene.people.filter(({ state }) => state === 'account');
        const providerIds = (await Promise.all(members.map(providerId))).flatMap((id) => id ?? []);
        market.payment.memberships.renew(market.clock.now(), new Set(step.refused ? providerIds : []));
        for (const member of members) await tellMembership(member);
        return 'renewed';
      }
      case 'sweep':
        return (
          (await server.refunds.resume(0)) +
          (await server.checkout.sweep({ pending: 0, creating: 0, overdue: 0 })) +
          (await server.cards.sweep()) +
          (await server.membership.sweep())
        );
      case 'deliver':
        for (const message of messages.splice(0).toReversed()) await server.checkout.handleEvent(message);
        return 'delivered';
      case 'mail':
        return server.mails.sendDue();
    }
  };
}
