import { afterAll, expect, it } from 'vitest';
import { aCard, aCharge, aCustomer, anInvoice } from '../../tests/support/payment/customerHarness.ts';
import {
  anInput,
  gatewayTo,
  goodCard,
  startHarnessWithTarget,
  submitForm,
} from '../../tests/support/payment/providerHarness.ts';
import { PaymentRefusedError, PaymentUnavailableError } from './payment.ts';

const { target, gateway, close } = await startHarnessWithTarget();
afterAll(close);

it('charges a stored card once for an attempt, however often and at once it is requested', async () => {
  const customer = await aCustomer(gateway, 'ann');
  const card = await aCard(gateway, customer, goodCard.card);
  const input = aCharge(customer, card.id, { attemptId: 'once' });
  const results = await Promise.all([1, 2, 3].map(() => gateway.charge(input)));
  const repeated = await gateway.charge(input);
  expect(repeated).toMatchObject({
    kind: 'paid',
    state: { state: 'paid', attemptId: 'once', amountTotal: 2385, amountDiscount: 0 },
  });
  for (const result of results) expect(result).toEqual(repeated);
  if (repeated.kind !== 'paid') throw new Error('It was paid');
  expect(await gateway.retrieveSession(repeated.state.sessionId)).toEqual(repeated.state);
  expect(await gateway.expireSession(repeated.state.sessionId)).toEqual(repeated.state);

  await expect(gateway.charge({ ...input, amount: 2386 })).rejects.toThrow(PaymentUnavailableError);
});

it.each([
  ['4000 0000 0000 0341', 'declined'],
  ['4000 0000 0000 9995', 'insufficientFunds'],
  ['4000 0027 6000 3184', 'authentication'],
] as const)('refuses the card %s as %s, the same way when asked again', async (number, reason) => {
  const customer = await aCustomer(gateway, reason);
  const card = await aCard(gateway, customer, number);
  const input = aCharge(customer, card.id, { attemptId: `refused-${reason}` });
  const refusedCharge = await gateway.charge(input);
  expect(refusedCharge).toEqual({ kind: 'refused', reason, sessionId: expect.stringMatching(/^pi_/) });
  expect(await gateway.charge(input)).toEqual(refusedCharge);
  if (refusedCharge.kind !== 'refused' || !refusedCharge.sessionId) throw new Error('It was refused');
  expect((await gateway.retrieveSession(refusedCharge.sessionId)).state).toBe('expired');
});

it('refuses a card of another customer, of nobody, or of a deleted customer', async () => {
  const bob = await aCustomer(gateway, 'bob');
  const eve = await aCustomer(gateway, 'eve');
  const card = await aCard(gateway, bob, goodCard.card);
  const expectedRefusal = { kind: 'refused', reason: 'declined', sessionId: null };
  expect(await gateway.charge(aCharge(eve, card.id, { attemptId: 'of-bob' }))).toEqual(expectedRefusal);
  expect(await gateway.charge(aCharge(bob, 'pm_none', { attemptId: 'of-nobody' }))).toEqual(expectedRefusal);
  await gateway.deleteCustomer(bob);
  expect(await gateway.charge(aCharge(bob, card.id, { attemptId: 'of-gone' }))).toEqual(expectedRefusal);
});

it('looks up a charge requested long ago instead of repeating it: the provider forgets keys after a day', async () => {
  const customer = await aCustomer(gateway, 'late');
  const card = await aCard(gateway, customer, goodCard.card);
  const since = new Date(Date.now() - 13 * 3_600_000);
  const never = aCharge(customer, card.id, { attemptId: 'never-made', since });
  expect(await gateway.charge(never)).toEqual({ kind: 'refused', reason: 'declined', sessionId: null });
  const charge = await gateway.charge(aCharge(customer, card.id, { attemptId: 'made' }));
  expect(await gateway.charge(aCharge(customer, card.id, { attemptId: 'made', since }))).toEqual(charge);
});

it('leaves a charge unknown while the provider is down', async () => {
  await expect(gatewayTo(1).charge(aCharge('cus_1', 'pm_1'))).rejects.toThrow(PaymentUnavailableError);
});

it('reads only the webhook of a paid charge: a session’s intent and a refusal are no orders', async () => {
  const customer = await aCustomer(gateway, 'told');
  const card = await aCard(gateway, customer, goodCard.card);
  const refusingCard = await aCard(gateway, customer, '4000 0000 0000 0341');
  const paid = await gateway.charge(aCharge(customer, card.id, { attemptId: 'told' }));
  await gateway.charge(aCharge(customer, refusingCard.id, { attemptId: 'told-not' }));
  const events: unknown[] = [];
  for (let waited = 0; events.length < 2 && waited < 40; waited += 1) {
    const { body, signature } = await target.next();
    const event = gateway.parseWebhook(body, signature);
    if (event.type.startsWith('payment_intent.')) events.push([event.type, event.session]);
  }
  expect(events).toEqual(
    expect.arrayContaining([
      ['payment_intent.succeeded', expect.objectContaining({ state: 'paid' })],
      ['payment_intent.payment_failed', null],
    ]),
  );
  expect(paid.kind).toBe('paid');
});

it('refunds a payment in whole or in parts, once per key, and never more than was paid', async () => {
  const { sessionId, url } = await gateway.openSession(anInput({ attemptId: 'to-refund' }));
  await submitForm(url, goodCard);
  const session = await gateway.retrieveSession(sessionId);
  const paymentIntent = (session.state === 'paid' && session.paymentIntent) || '';
  const part = { paymentIntent, amount: 385, key: 'part' };
  const first = await gateway.refund(part);
  expect(first).toEqual({ refundId: expect.stringMatching(/^re_/), amount: 385, status: 'succeeded' });
  expect(await gateway.refund(part)).toEqual(first);
  await expect(gateway.refund({ ...part, amount: 386 })).rejects.toThrow(PaymentRefusedError);
  await expect(gateway.refund({ paymentIntent, amount: 2001, key: 'more' })).rejects.toThrow(
    'Refund amount (2001) is greater than unrefunded amount on charge (2000).',
  );
  const rest = await Promise.allSettled(['a', 'b'].map((key) => gateway.refund({ paymentIntent, amount: null, key })));
  expect(rest.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(rest).toContainEqual({ status: 'fulfilled', value: expect.objectContaining({ amount: 2000 }) });
  await expect(gateway.refund({ paymentIntent: 'pi_none', amount: null, key: 'none' })).rejects.toThrow(
    PaymentRefusedError,
  );
});

it('refunds an invoice and a charge too, but nothing of an invoice that the balance paid', async () => {
  const customer = await aCustomer(gateway, 'back');
  const card = await aCard(gateway, customer, goodCard.card);
  const { sessionId, url } = await gateway.openInvoice(anInvoice(customer, { attemptId: 'invoice-back' }));
  const { email: _email, ...fields } = goodCard;
  await submitForm(url, fields);
  const invoice = await gateway.retrieveSession(sessionId);
  const charged = await gateway.charge(aCharge(customer, card.id, { attemptId: 'charge-back' }));
  if (invoice.state !== 'paid' || charged.kind !== 'paid') throw new Error('Both were paid');
  const ofInvoice = { paymentIntent: invoice.paymentIntent ?? '', amount: null, key: 'invoice' };
  expect(await gateway.refund(ofInvoice)).toMatchObject({ amount: 1385 });
  const ofCharge = { paymentIntent: charged.state.paymentIntent ?? '', amount: 1, key: 'charge' };
  expect(await gateway.refund(ofCharge)).toMatchObject({ amount: 1 });

  const covered = anInvoice(customer, { attemptId: 'covered', credit: 2385 });
  const state = await gateway.retrieveSession((await gateway.openInvoice(covered)).sessionId);
  expect(state).toMatchObject({ state: 'paid', amountTotal: 0, paymentIntent: null });
});
