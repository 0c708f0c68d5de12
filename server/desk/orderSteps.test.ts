import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { STEP_UNDO_MS } from '#rules/orderStatus.ts';
import { SHIFT_HEADER } from '#rules/shiftName.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, refusals, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import { formatInstant } from '../graphql/scalars.ts';
import { withShiftName } from '../journal/deskShift.ts';
import type { OrderView } from '../orders/orderView.ts';

/** An instant as a page sends it back. */
const shown = (at: Date) => new Date(formatInstant(at));

describe.each(testDatabaseKinds())('steps of an order at the desk (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const another = () => marketServices(fixture.database, { payment: fixture.market.payment });

  async function buy(name: string, { way = AT_THE_MARKET as object } = {}) {
    const { market, database } = fixture;
    const caller = await signedIn(market, name);
    await writeAddress(database, caller);
    for (const line of ['one', 'two'])
      await market.cart.add(caller, await offer(database, `${name} ${line}`, { price: 1000, stock: 9 }), 2);
    await market.cart.updateSession(caller, way);
    const url = await market.checkout.checkout(caller, PAY);
    await market.checkout.handleEvent(market.payment.pay(url.split('/').at(-1) ?? ''));
    const [order] = await market.customerOrders.listByCustomer(customerOf(caller));
    if (!order) throw new Error('Nothing was bought');
    return { order };
  }
  const staff = async (name: string) => customerOf(await signedIn(fixture.market, name, { roles: ['staff'] }));
  const linesOf = ({ products }: OrderView) => products.map(({ id }) => id);
  const reread = async (id: string) => (await fixture.market.staffOrders.byId(id))!;
  const events = async ({ id }: OrderView) =>
    fixture.market.staffOrders.history((await fixture.market.staffOrders.byId(id))!);

  it('assemble many orders in one call, leave those that are not ready, and are undone in one call', async () => {
    const { desk } = fixture.market;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const bought = [(await buy('yael')).order, (await buy('yann')).order, (await buy('ysee')).order];
    const [ready, other, open] = bought as [OrderView, OrderView, OrderView];
    for (const order of [ready, other]) await desk.orders.markLines(josee, linesOf(order), 'packed');
    const ids = bought.map(({ id }) => id);
    const statuses = async (result: Promise<OrderView[]>) => (await result).map(({ id, status }) => [id, status]);
    // One whose money is on its way back is left, and holds up none of the others.
    const cancelling = async (json: string | null, since: Date | null) => {
      const orders = fixture.database.kysely.updateTable('orders').where('id', '=', other.id);
      await orders.set({ cancelling: json, cancelling_since: since }).execute();
    };
    await cancelling('{}', new Date());
    expect(await statuses(desk.orders.assemble(josee, [other.id]))).toEqual([[other.id, 'processed']]);
    await cancelling(null, null);
    const assembled = [
      [ready.id, 'fulfilled'],
      [other.id, 'fulfilled'],
      [open.id, 'processed'],
    ];
    const both = ['one', 'two'].map(() => statuses(another().desk.orders.assemble(josee, [...ids, ready.id])));
    expect(await Promise.all(both)).toEqual([assembled, assembled]);
    await desk.orders.handOver(karim, other.id, 'hand over other');
    const undone = [
      [ready.id, 'processed'],
      [other.id, 'completed'],
      [open.id, 'processed'],
    ];
    for (const _ of [1, 2]) expect(await statuses(desk.orders.undoAssembly(josee, ids))).toEqual(undone);
    const journal = await fixture.market.journal.listByOrder(ready.id);
    expect(
      journal
        .map((entry) => entry.kind)
        .filter((what) => /advance|undo/.test(what))
        .sort(),
    ).toEqual(['advance_order', 'undo_step']);
    expect(await codes(desk.orders.assemble(josee, []))).toEqual(['BAD_INPUT']);
    expect(await codes(desk.orders.undoAssembly(josee, [ready.id, josee]))).toEqual(['NOT_FOUND']);
  });

  it('name what this press has assembled or undone, also repeated, and leave what colleagues have done', async () => {
    const { desk, packing, clock } = fixture.market;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const bought = [(await buy('zelie')).order, (await buy('zeno')).order, (await buy('zita')).order] as const;
    for (const order of bought) await desk.orders.markLines(josee, linesOf(order), 'packed');
    const ids = bought.map(({ id }) => id);
    const [one, two, three] = ids as [string, string, string];
    // Clocks have milliseconds; what the API shows, and a page sends back, has whole seconds.
    clock.advance(789);
    const changed = async (result: Promise<OrderView[]>) => (await result).map(({ id }) => id);
    await desk.orders.assemble(karim, [one], { requestId: 'karim 1' });
    clock.advance(1000);
    const press = () => changed(another().desk.orders.assemble(josee, ids, { requestId: 'josee 1' }));
    expect(await press()).toEqual([two, three]);
    const made = await packing.assemblies(bought[0].periodStart);
    expect(made.map(({ orders }) => orders)).toContainEqual([one]);
    const assembly = made.find(({ orders }) => orders.includes(two));
    expect(assembly?.orders).toEqual([two, three]);
    // A colleague undoes one, and assembles it again: neither the late call nor the undo is about that.
    clock.advance(1000);
    await desk.orders.undo(karim, three, 'fulfilled');
    expect(await press()).toEqual([two, three]);
    expect((await reread(three)).status).toBe('processed');
    clock.advance(1000);
    await desk.orders.assemble(karim, [three], { requestId: 'karim 2' });
    const undo = { at: shown(assembly!.at), requestId: 'josee 2' };
    for (const _ of [1, 2]) expect(await changed(desk.orders.undoAssembly(josee, ids, undo))).toEqual([two]);
    expect((await Promise.all(ids.map(reread))).map(({ status }) => status)).toEqual([
      'fulfilled',
      'processed',
      'fulfilled',
    ]);
    for (const requestId of ['', ' ', 'a'.repeat(101)])
      expect(await codes(desk.orders.assemble(josee, ids, { requestId }))).toEqual(['BAD_INPUT']);
  });

  it('are undone as displayed alone: no colleague’s later step of the same kind', async () => {
    const { desk, clock } = fixture.market;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const { order } = await buy('zora');
    await desk.orders.markLines(josee, linesOf(order), 'packed');
    clock.advance(789);
    await desk.orders.handOver(josee, order.id, 'zora 1');
    const at = shown((await events(order)).findLast(({ kind: what }) => what === 'status')!.at);
    clock.advance(1000);
    await desk.orders.undo(karim, order.id, 'completed', { at });
    await desk.orders.handOver(karim, order.id, 'zora 2');
    for (const displayed of [{ at }, { handOver: 'zora 1' }])
      expect(await codes(desk.orders.undo(josee, order.id, 'completed', displayed))).toEqual(['TRANSITION_REFUSED']);
    expect(await codes(desk.orders.undo(josee, order.id, 'completed', { handOver: ' ' }))).toEqual(['BAD_INPUT']);
    expect((await desk.orders.undo(josee, order.id, 'completed', { handOver: 'zora 2' })).status).toBe('fulfilled');
  });

  it('complete all that remain when an order is handed over, once per request', async () => {
    const { desk } = fixture.market;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const { order } = await buy('yan');
    const [first = '', second = ''] = linesOf(order);
    await desk.orders.markLines(josee, [first], 'packed');
    expect(await refusals(desk.orders.handOver(josee, order.id, 'first'))).toEqual([
      { code: 'TRANSITION_REFUSED', params: { from: 'processed', to: 'completed' } },
    ]);
    await desk.orders.markLines(josee, [second], 'missing');
    const results = ['first', 'first'].map((request) => another().desk.orders.handOver(josee, order.id, request));
    expect((await Promise.all(results)).map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(await refusals(desk.orders.handOver(karim, order.id, 'second'))).toEqual([
      { code: 'TRANSITION_REFUSED', params: { from: 'completed', to: 'completed' } },
    ]);
    await desk.orders.undo(karim, order.id, 'completed');
    // What the network sends late is not done again once it was taken back.
    expect((await desk.orders.handOver(josee, order.id, 'first')).status).toBe('fulfilled');
    expect(await codes(desk.orders.handOver(josee, (await buy('yves')).order.id, 'first'))).toEqual(['REQUEST_REUSED']);
    expect(await codes(desk.orders.handOver(josee, order.id, ' '))).toEqual(['BAD_INPUT']);
    expect(await codes(desk.orders.handOver(josee, josee, 'third'))).toEqual(['NOT_FOUND']);
    const steps = (await events(order)).filter(({ kind: what }) => what === 'status');
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      ['processed', 'fulfilled'],
      ['fulfilled', 'completed'],
      ['completed', 'fulfilled'],
    ]);
  });

  it('can be undone for two minutes, by anyone at the desk, and then send no mail', async () => {
    const { desk, clock } = fixture.market;
    const { now } = clock;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const { order } = await buy('zoe', { way: { shippingZoneId: toId('ShippingZone', zone('plateau')) } });
    const mails = async () => {
      const rows = fixture.database.kysely.selectFrom('outbox').select('kind').where('about', '=', order.id);
      return (await rows.execute()).map(({ kind: what }) => what).filter((what) => what !== 'order_confirmed');
    };
    expect(await codes(desk.orders.undo(josee, order.id, 'processed'))).toEqual(['TRANSITION_REFUSED']);
    await desk.orders.markLines(josee, linesOf(order), 'packed');
    for (const to of ['fulfilled', 'shipped', 'completed'] as const) await desk.orders.advance(josee, order.id, to);
    expect(await mails()).toEqual(['order_ready', 'order_handed_over']);
    expect(await refusals(desk.orders.undo(karim, order.id, 'fulfilled'))).toEqual([
      { code: 'TRANSITION_REFUSED', params: { from: 'completed', to: 'shipped' } },
    ]);
    const undone = await desk.orders.undo(karim, order.id, 'completed');
    expect([undone.status, undone.fulfillment?.deliveredAt, await mails()]).toEqual(['shipped', null, ['order_ready']]);
    // Sent again by the same person; then by a colleague who was late.
    expect((await desk.orders.undo(karim, order.id, 'completed')).status).toBe('shipped');
    expect(await codes(desk.orders.undo(josee, order.id, 'completed'))).toEqual(['TRANSITION_REFUSED']);
    // One step at a time: what was taken back is not the way to what was before.
    expect(await codes(desk.orders.undo(karim, order.id, 'shipped'))).toEqual(['TRANSITION_REFUSED']);
    await desk.orders.advance(karim, order.id, 'completed');
    expect(await mails()).toEqual(['order_ready', 'order_handed_over']);
    const undoDeadline = new Date(now().getTime() + STEP_UNDO_MS);
    clock.now = () => undoDeadline;
    expect(await codes(desk.orders.undo(karim, order.id, 'completed'))).toEqual(['TRANSITION_REFUSED']);
    clock.now = now;
    expect((await events(order)).slice(-3).map(({ name, from, to }) => [name, from, to])).toEqual([
      ['josee@exemple.ca', 'shipped', 'completed'],
      ['karim@exemple.ca', 'completed', 'shipped'],
      ['karim@exemple.ca', 'shipped', 'completed'],
    ]);
    const undo = (await fixture.market.journal.listByOrder(order.id)).find((act) => act.kind === 'undo_step');
    expect(undo?.data).toEqual({ from: 'completed', to: 'shipped' });
    expect(await codes(desk.orders.undo(josee, josee, 'completed'))).toEqual(['NOT_FOUND']);
  });

  it('appear on colleagues’ lists immediately: what changed since an instant, and who packs which crate', async () => {
    const { desk, packing, clock } = fixture.market;
    const { now } = clock;
    const josee = await staff('josee');
    const [first, second] = [(await buy('wes')).order, (await buy('xia')).order];
    const after = (ms: number) => new Date(now().getTime() + ms);
    const changes = async (since: Date) => {
      const filter = { periodStart: first.periodStart, locationId: null, shippingZoneId: null, changedSince: since };
      return (await packing.sheets(filter)).map(({ order, packer }) => [order.id, packer]);
    };
    const since = after(60_000);
    expect(await changes(since)).toEqual([]);
    clock.now = () => since;
    await desk.orders.markLines(josee, linesOf(first), 'packed');
    expect(await changes(since)).toEqual([[first.id, 'josee@exemple.ca']]);
    await desk.orders.advance(josee, second.id, 'disputed');
    expect(await changes(since)).toEqual([
      [first.id, 'josee@exemple.ca'],
      [second.id, null],
    ]);
    // Who marked last packs it, by the name that was entered at the device, for ten minutes.
    const karim = await staff('karim');
    await desk.orders.markLines(karim, linesOf(first).slice(1), 'received');
    expect((await changes(since))[0]).toEqual([first.id, 'karim@exemple.ca']);
    await sql`update customer set first_name = 'Karim' where id = ${karim}`.execute(fixture.database.kysely);
    expect((await changes(since))[0]).toEqual([first.id, 'Karim']);
    await withShiftName({ [SHIFT_HEADER]: 'L%C3%A9a' }, () =>
      desk.orders.markLines(karim, linesOf(first).slice(1), 'packed'),
    );
    clock.now = () => new Date(since.getTime() + 10 * 60_000);
    expect((await changes(since))[0]).toEqual([first.id, 'Léa']);
    const later = new Date(since.getTime() + 10 * 60_000 + 1);
    clock.now = () => later;
    expect((await changes(since))[0]).toEqual([first.id, null]);
    expect(await changes(later)).toEqual([]);
    clock.now = now;
  });

  it('name what was assembled at once, for the two minutes in which it can be undone', async () => {
    const { desk, packing, clock } = fixture.market;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const bought = [(await buy('xena')).order, (await buy('xiao')).order, (await buy('xul')).order] as const;
    for (const order of bought) await desk.orders.markLines(josee, linesOf(order), 'packed');
    const [one, two, three] = bought;
    const week = one.periodStart;
    // What the stories above assembled cannot be undone any more.
    clock.advance(STEP_UNDO_MS);
    const read = async () => (await packing.assemblies(week)).map(({ at, by, orders }) => [at.getTime(), by, orders]);
    await desk.orders.assemble(josee, [three.id]);
    // One crate is undone as many are.
    expect((await read()).map(([, , orders]) => orders)).toEqual([[three.id]]);
    await desk.orders.undo(josee, three.id, 'fulfilled');
    const at = clock.now().getTime();
    const ids = bought.map(({ id }) => id);
    await withShiftName({ [SHIFT_HEADER]: 'L%C3%A9a' }, () => desk.orders.assemble(josee, ids));
    const assemblies = await read();
    expect(assemblies).toEqual([[expect.any(Number), 'Léa', ids]]);
    expect(assemblies[0]![0]).toBeGreaterThanOrEqual(at);
    expect(await packing.assemblies('2030-01-04')).toEqual([]);
    // What somebody has moved on, or undone, is not in it any more.
    await desk.orders.handOver(karim, two.id, 'hand over two');
    await desk.orders.undo(karim, three.id, 'fulfilled');
    expect((await read()).map(([, , orders]) => orders)).toEqual([[one.id]]);
    clock.advance(STEP_UNDO_MS);
    expect(await read()).toEqual([]);
  });
});
