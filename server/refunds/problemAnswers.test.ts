import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#rules/constants.ts';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';

type Who = Record<string, string>;
type Problem = { id: string; status: string; quantity: number; note: string | null; answer: string | null };
type Line = { id: string; returned: number; problems: Problem[] };
type Order = { id: string; number: number; link: string; slot: { from: string; to: string }; products: Line[] };

const FIELDS = `id number link slot { from to } problemsUntil refundedToCard refundedToBalance
  products { id returned problems { id kind status quantity note answer answeredAt toCard toBalance } }`;
const REPORT = `mutation($o: ID!, $l: ID!, $k: ProblemKind!, $q: Int!, $n: String, $r: ID!) {
  reportOrderProblem(order: $o, line: $l, kind: $k, quantity: $q, note: $n, requestId: $r) { ${FIELDS} } }`;
const ANSWER = `mutation($p: ID!, $d: ProblemDecision!, $q: Int, $a: Cents, $t: String, $r: ID!) {
  answerOrderProblem(problem: $p, decision: $d, quantity: $q, amount: $a, answer: $t, requestId: $r) { ${FIELDS}
    history { kind by name amount lines { id } } } }`;
const OPEN = `{ staff { tasks { problems } problems { order { number } line { id price } problem { id note } } } }`;

/** Over HTTP, as the storefront calls (ADR 139). */
describe.each(testDatabaseKinds())('problems with lines of an order (%s)', (kind) => {
  let api: ApiServer;
  let now: Date;
  let ann: Who;
  let guest: Who;
  let manager: Who;
  let volunteer: Who;
  let counter = 0;

  beforeAll(async () => {
    api = await openApi(kind);
    now = api.clock.now();
    api.clock.now = () => now;
    const market = smallMarket(api.database.kysely);
    await market.seller('farm');
    await market.product('jus', 'farm', { taxable: true }, [], [{ price: 1000, deposit: 300, stock: 999 }]);
    await market.product('pain', 'farm', {}, [], [{ price: 750, stock: 999 }]);
    await market.location('marche');
    manager = { session: newSessionToken(), authorization: await api.identity.token('josee', { roles: ['staff'] }) };
    volunteer = { session: newSessionToken(), authorization: await api.identity.token('vi', { roles: ['volunteer'] }) };
  });
  afterAll(async () => {
    expect(await checkInvariants(api.database)).toEqual([]);
    await api.close();
  });
  let order: Order;
  beforeEach(async () => {
    counter += 1;
    ann = { session: newSessionToken(), authorization: await api.identity.token(`ann${counter}`) };
    guest = { session: newSessionToken() };
    order = await buy(ann);
    now = new Date(order.slot.from);
  });

  async function runAs(query: string, variables: Record<string, unknown> = {}, who = ann): Promise<unknown> {
    const { data, errors } = await api.call(query, variables, who);
    return errors.length > 0 ? errors.map(({ extensions }) => [extensions.code, extensions.params]) : data;
  }
  /** An order of two bottles and a loaf, paid a week before its slot. */
  async function buy(who: Who): Promise<Order> {
    now = new Date('2026-11-24T12:00:00-05:00');
    const add = 'mutation($v: ID!, $q: Int!) { addToCart(variant: $v, quantity: $q) { id } }';
    await runAs(add, { v: toId('Variant', testId('variant jus 0')), q: 2 }, who);
    await runAs(add, { v: toId('Variant', testId('variant pain 0')), q: 1 }, who);
    const choose = 'mutation($l: ID!) { updateShoppingSession(input: { locationId: $l }) { id } }';
    await runAs(choose, { l: toId('Location', testId('location marche')) }, who);
    const { checkout } = (await runAs('mutation { checkout }', {}, who)) as { checkout: string };
    await api.services.checkout.handleEvent(api.payment.pay(checkout));
    const { payment } = (await runAs(`{ payment { order { ${FIELDS} } } }`, {}, who)) as { payment: { order: Order } };
    return payment.order;
  }
  const report = async (more: Record<string, unknown> = {}, who = ann) =>
    runAs(REPORT, { o: order.id, l: order.products[0]!.id, k: 'damaged', q: 1, r: `report ${counter}`, ...more }, who);
  const reported = async (more: Record<string, unknown> = {}, who = ann): Promise<Problem> => {
    const { reportOrderProblem } = (await report(more, who)) as { reportOrderProblem: Order };
    return reportOrderProblem.products[0]!.problems[0]!;
  };
  const answer = (problem: Problem, more: Record<string, unknown>, who = manager) =>
    runAs(ANSWER, { p: problem.id, r: `answer ${counter}`, ...more }, who);
  const read = async (who: Who, id = order.id) =>
    ((await runAs(`query($o: ID!) { order(id: $o) { ${FIELDS} } }`, { o: id }, who)) as { order: Order }).order;

  it('are reported once, from the slot on for seven days after it', async () => {
    const [from, to] = [new Date(order.slot.from), new Date(order.slot.to)];
    const until = new Date(to.getTime() + 7 * DAY_MS);
    now = new Date(from.getTime() - 1);
    expect(await read(ann)).toMatchObject({ problemsUntil: null });
    expect(await report()).toEqual([['PROBLEM_REFUSED', {}]]);
    now = new Date(until.getTime() - 1);
    expect(Date.parse(((await read(ann)) as unknown as { problemsUntil: string }).problemsUntil)).toBe(until.getTime());
    const first = await report({ n: ' Le bouchon fuit. ' });
    expect(first).toMatchObject({
      reportOrderProblem: {
        products: [
          { problems: [{ kind: 'damaged', quantity: 1, note: 'Le bouchon fuit.', status: 'open', answer: null }] },
          { problems: [] },
        ],
      },
    });
    expect(await report({ n: ' Le bouchon fuit. ' })).toEqual(first);
    expect(await report({ q: 2 })).toEqual([['REQUEST_REUSED', {}]]);
    expect(await report({ r: 'another' })).toEqual([['PROBLEM_REFUSED', {}]]);
    now = until;
    expect(await report({ l: order.products[1]!.id, r: 'late' })).toEqual([['PROBLEM_REFUSED', {}]]);
  });

  it('are refused for other units, notes, lines and people', async () => {
    const other = await buy(guest);
    now = new Date(order.slot.from);
    expect(await report({ q: 0 })).toEqual([['BAD_INPUT', { field: 'quantity' }]]);
    expect(await report({ q: 3 })).toEqual([['PROBLEM_REFUSED', {}]]);
    expect(await report({ n: 'x'.repeat(501) })).toEqual([['BAD_INPUT', { field: 'note' }]]);
    expect(await report({ l: other.products[0]!.id })).toEqual([['NOT_FOUND', {}]]);
    expect(await report({}, guest)).toEqual([['NOT_FOUND', {}]]);
    const cancelling = (is: boolean) =>
      api.database.kysely
        .updateTable('orders')
        .set({ cancelling: is ? '{}' : null, cancelling_since: is ? new Date() : null })
        .where('id', '=', uuidOf(order.id))
        .execute();
    await cancelling(true);
    // All of it is on its way back.
    expect(await report({})).toEqual([['PROBLEM_REFUSED', {}]]);
    await cancelling(false);
    await api.database.kysely
      .updateTable('order_line')
      .set({ missing: 1 })
      .where('order_id', '=', uuidOf(order.id))
      .where('quantity', '=', 2)
      .execute();
    // The market refunds what it has marked as missing by itself.
    expect(await report({ q: 2 })).toEqual([['PROBLEM_REFUSED', {}]]);
    expect(await report({ q: 1 })).toMatchObject({ reportOrderProblem: { products: [{ problems: [{}] }, {}] } });
  });

  it('are reported by the order’s link too, which does not show what was written', async () => {
    order = await buy(guest);
    now = new Date(order.slot.from);
    const stranger = { session: newSessionToken() };
    const link = order.link.split('/').at(-1)!;
    const problem = await reported({ o: link, n: 'Fendu' }, stranger);
    expect(problem).toMatchObject({ note: null, status: 'open' });
    expect((await read(guest)).products[0]!.problems).toMatchObject([{ note: 'Fendu' }]);
    expect((await read(stranger, link)).products[0]!.problems).toMatchObject([{ note: null }]);
  });

  it('are listed for volunteers and managers, and answered by managers alone', async () => {
    const before = (await runAs(OPEN, {}, volunteer)) as { staff: { tasks: { problems: number } } };
    const problem = await reported({ n: 'Fendu' });
    const list = {
      order: { number: order.number },
      line: { id: order.products[0]!.id, price: 1000 },
      problem: { id: problem.id, note: 'Fendu' },
    };
    for (const who of [volunteer, manager])
      expect(await runAs(OPEN, {}, who)).toMatchObject({
        staff: {
          tasks: { problems: before.staff.tasks.problems + 1 },
          problems: expect.arrayContaining([list]) as unknown,
        },
      });
    expect(await runAs(OPEN, {}, ann)).toEqual({ staff: null });
    for (const who of [ann, volunteer])
      expect(await answer(problem, { d: 'decline', t: 'Non' }, who)).toEqual([['FORBIDDEN', {}]]);
  });

  it('are credited once, with taxes and deposit, and a mail', async () => {
    const problem = await reported();
    const credit = { d: 'credit', q: 1, a: 1449, t: 'Désolés!' };
    const credited = await answer(problem, credit);
    expect(credited).toMatchObject({
      answerOrderProblem: {
        refundedToBalance: 1449,
        refundedToCard: 0,
        products: [
          { returned: 1, problems: [{ status: 'refunded', answer: 'Désolés!', toBalance: 1449, toCard: 0 }] },
          {},
        ],
        history: expect.arrayContaining([
          expect.objectContaining({ kind: 'reported', by: 'customer', lines: [{ id: order.products[0]!.id }] }),
          expect.objectContaining({
            kind: 'answered',
            by: 'staff',
            amount: 1449,
            lines: [{ id: order.products[0]!.id }],
          }),
        ]) as unknown,
      },
    });
    expect(await answer(problem, credit)).toEqual(credited);
    expect(await answer(problem, { ...credit, q: 2 })).toEqual([['REQUEST_REUSED', {}]]);
    expect(await answer(problem, { d: 'decline', t: 'Non', r: 'second' })).toEqual([['PROBLEM_ANSWERED', {}]]);
    expect(await answer(problem, { ...credit, r: 'third' })).toEqual([['PROBLEM_ANSWERED', {}]]);
    expect(await mailsAbout(problem)).toEqual(['problem_answered']);
    // The goods are gone: what is left of the line is the other bottle.
    expect(await report({ q: 2, r: 'again' })).toEqual([['PROBLEM_REFUSED', {}]]);
    expect(await report({ q: 1, r: 'again' })).toMatchObject({ reportOrderProblem: {} });
  });

  it('are refunded in part, deposits whole and taxes in proportion, and never beyond the line', async () => {
    const problem = await reported({ q: 2 });
    expect(await answer(problem, { d: 'refund', q: 3, a: 100 })).toMatchObject([['RETURN_LIMIT', { left: 2 }]]);
    expect(await answer(problem, { d: 'refund', q: 2, a: 2900 })).toEqual([
      ['REFUND_CHANGED', { shown: 2900, current: 2899 }],
    ]);
    expect(await answer(problem, { d: 'refund', q: 2, a: 600 })).toEqual([['BAD_INPUT', { field: 'amount' }]]);
    expect(await answer(problem, { d: 'refund', q: 2 })).toEqual([['BAD_INPUT', { field: 'amount' }]]);
    expect(await answer(problem, { d: 'refund', q: 2, a: 1750 })).toMatchObject({
      answerOrderProblem: {
        refundedToCard: 1750,
        products: [{ returned: 2, problems: [{ toCard: 1750, toBalance: 0 }] }, {}],
      },
    });
    const sums = await api.database.kysely
      .selectFrom('order_return')
      .select(['items', 'discount', 'gst', 'pst', 'deposit', 'to_card'])
      .where('order_id', '=', uuidOf(order.id))
      .executeTakeFirstOrThrow();
    // Half of 2299: 2000 with 100 and 199 of taxes; a rounded cent of the items is the discount's.
    expect(sums).toEqual({ items: 1000, discount: 0, gst: 50, pst: 100, deposit: 600, to_card: 1750 });
    expect(await report({ q: 1, r: 'again' })).toEqual([['PROBLEM_REFUSED', {}]]);
  });

  it('are declined with a sentence, without any money', async () => {
    const problem = await reported();
    expect(await answer(problem, { d: 'decline', t: '  ' })).toEqual([['BAD_INPUT', { field: 'answer' }]]);
    const declined = await answer(problem, { d: 'decline', t: 'Le pain était de la veille.' });
    expect(declined).toMatchObject({
      answerOrderProblem: {
        refundedToBalance: 0,
        products: [
          { returned: 0, problems: [{ status: 'declined', answer: 'Le pain était de la veille.', toCard: 0 }] },
          {},
        ],
      },
    });
    expect(await answer(problem, { d: 'decline', t: 'Le pain était de la veille.' })).toEqual(declined);
    expect(await mailsAbout(problem)).toEqual(['problem_answered']);
  });

  it.each([
    ['cancelled', []],
    ['refunded', ['fulfilled', 'completed']],
  ] as const)('are ended by the refund of the whole order (%s), and by no mail of their own', async (to, steps) => {
    const tasks = async () => ((await runAs(OPEN, {}, manager)) as { staff: { tasks: { problems: number } } }).staff;
    const { problems: before } = (await tasks()).tasks;
    const problem = await reported();
    const lines = api.database.kysely.updateTable('order_line').set({ status: 'packed' });
    await lines.where('order_id', '=', uuidOf(order.id)).execute();
    const advance = `mutation($o: ID!, $to: OrderStatus!) { advanceOrder(order: $o, to: $to) { ${FIELDS} } }`;
    for (const step of steps) await runAs(advance, { o: order.id, to: step }, manager);
    expect(await runAs(advance, { o: order.id, to }, manager)).toMatchObject({ advanceOrder: { id: order.id } });
    expect((await read(ann)).products[0]!.problems).toMatchObject([
      { id: problem.id, status: 'refunded', answer: null, answeredAt: order.slot.from, toCard: 0, toBalance: 0 },
    ]);
    expect((await tasks()).tasks.problems).toBe(before);
    expect(await mailsAbout(problem)).toEqual([]);
    expect(await answer(problem, { d: 'credit', q: 1, a: 1449 })).toEqual([['RETURN_REFUSED', {}]]);
    expect(await answer(problem, { d: 'decline', t: 'Non' })).toEqual([['PROBLEM_ANSWERED', {}]]);
  });

  it('stay open when the payment provider refuses, and are refunded by another try', async () => {
    order = await buy(guest);
    now = new Date(order.slot.from);
    const problem = await reported({}, guest);
    api.payment.customers.behaviour.refusesRefund = 'Charge disputed';
    expect(await answer(problem, { d: 'refund', q: 1, a: 1449, t: 'Voilà' })).toMatchObject([['PROVIDER_REFUSED', {}]]);
    expect((await read(guest)).products[0]).toMatchObject({
      returned: 0,
      problems: [{ status: 'open', answer: null }],
    });
    expect(await mailsAbout(problem)).toEqual([]);
    api.payment.customers.behaviour.refusesRefund = null;
    // A guest has no balance, so that credit goes to the card.
    expect(await answer(problem, { d: 'credit', q: 1, a: 1449, r: 'next' })).toMatchObject({
      answerOrderProblem: { refundedToCard: 1449, products: [{ returned: 1, problems: [{ status: 'refunded' }] }, {}] },
    });
  });

  it('are answered once by two members of staff at the same time', async () => {
    const problem = await reported();
    const answers = await Promise.all([
      answer(problem, { d: 'credit', q: 1, a: 1449, r: `one ${counter}` }),
      answer(problem, { d: 'refund', q: 1, a: 1449, r: `two ${counter}` }),
      answer(problem, { d: 'decline', t: 'Non', r: `three ${counter}` }),
    ]);
    expect(answers.filter((one) => Array.isArray(one))).toEqual([
      [['PROBLEM_ANSWERED', {}]],
      [['PROBLEM_ANSWERED', {}]],
    ]);
    expect(await mailsAbout(problem)).toEqual(['problem_answered']);
  });

  const uuidOf = (id: string) => id.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  async function mailsAbout({ id }: Problem): Promise<string[]> {
    const rows = await api.database.kysely
      .selectFrom('outbox')
      .select('kind')
      .where('about', '=', uuidOf(id))
      .execute();
    return rows.map((row) => row.kind);
  }
});
