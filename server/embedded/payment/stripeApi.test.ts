import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { SECRET_KEY, startHarnessWithTarget } from '../../../tests/support/payment/providerHarness.ts';

const { provider, close } = await startHarnessWithTarget();
afterAll(close);

const form = (changes: Record<string, string> = {}) => ({
  mode: 'payment',
  client_reference_id: 'attempt-1',
  success_url: 'http://localhost:4000/commande-recue',
  cancel_url: 'http://localhost:4000/panier',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'cad',
  'line_items[0][price_data][unit_amount]': '450',
  'line_items[0][price_data][product_data][name]': 'Fraises',
  ...changes,
});

async function post(body: Record<string, string> | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${provider.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers },
    body: typeof body === 'string' ? body : new URLSearchParams(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

it('creates a plain session, a day long when no end is given', async () => {
  const { status, body } = await post(form());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 450,
  });
  // The clock is read twice, so a second may pass between.
  expect([86_399, 86_400]).toContain(Number(body.expires_at) - Number(body.created));
});

it('marks a repetition as such, and refuses the key with another body in Stripe’s shape', async () => {
  const key = { 'idempotency-key': 'key-1' };
  const first = await post(form(), key);
  const repeated = await post(form(), key);
  expect(repeated.body).toEqual(first.body);
  expect([first, repeated].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
  const reusedKey = await post(form({ mode: 'payment', client_reference_id: 'attempt-2' }), key);
  expect(reusedKey.status).toBe(400);
  expect(reusedKey.body).toMatchObject({ error: { type: 'idempotency_error' } });
});

it('leaves the key of a refused request free', async () => {
  const key = { 'idempotency-key': 'key-2' };
  expect((await post(form({ mode: 'setup' }), key)).status).toBe(400);
  expect((await post(form(), key)).status).toBe(200);
});

it.each([
  ['no key', {}],
  ['a wrong key', { authorization: 'Bearer sk_test_other' }],
])('answers %s with 401', async (_, headers) => {
  const response = await fetch(`${provider.url}/v1/checkout/sessions/x`, { headers });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

it.each([
  ['line_items[0][price_data][unit_amount]', '-1', 'line_items[0][price_data][unit_amount]'],
  ['line_items[0][price_data][unit_amount]', '4.5', 'line_items[0][price_data][unit_amount]'],
  ['line_items[0][quantity]', '0', 'line_items[0][quantity]'],
  ['line_items[0][quantity]', '1e3', 'line_items[0][quantity]'],
  ['line_items[0][price_data][currency]', 'usd', 'line_items[0][price_data][currency]'],
  ['line_items[0][price_data][product_data][name]', '', 'line_items[0][price_data][product_data][name]'],
  ['success_url', '/commande-recue', 'success_url'],
  ['customer_email', 'nobody', 'customer_email'],
  ['payment_method_types[0]', 'card', 'payment_method_types'],
  ['__proto__[polluted]', 'yes', '__proto__'],
])('refuses and names %s = "%s"', async (name, value, param) => {
  const { status, body } = await post(form({ [name]: value }));
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { type: 'invalid_request_error', param } });
});

it('names what is missing, and refuses an invalid form and too many lines', async () => {
  const { success_url: _, ...rest } = form();
  expect(await post(rest)).toMatchObject({
    status: 400,
    body: { error: { code: 'parameter_missing', param: 'success_url' } },
  });
  expect((await post('a[b=1')).status).toBe(400);
  expect((await post('mode=payment&mode[x]=1')).status).toBe(400);
  expect((await post(`${'a[b]'.padEnd(60, '[c]')}=1`)).status).toBe(400);
  const lines = Object.fromEntries(
    Array.from({ length: 101 }, (_line, index) =>
      Object.entries(form())
        .filter(([name]) => name.startsWith('line_items'))
        .map(([name, value]) => [name.replace('[0]', `[${index}]`), value]),
    ).flat(),
  ) as Record<string, string>;
  expect(await post({ ...form(), ...lines })).toMatchObject({ status: 400, body: { error: { param: 'line_items' } } });
});

it('answers an unknown session or address with 404, a body above 100 kB with 413', async () => {
  const headers = { authorization: `Bearer ${SECRET_KEY}` };
  expect((await fetch(`${provider.url}/v1/checkout/sessions/cs_test_none`, { headers })).status).toBe(404);
  expect((await fetch(`${provider.url}/v1/customers`, { headers })).status).toBe(404);
  expect(await post(form({ 'metadata[filler]': 'x'.repeat(100_000) }))).toMatchObject({
    status: 413,
    body: { error: { type: 'invalid_request_error' } },
  });
});

it('gives unknown methods and addresses a plain answer', async () => {
  expect((await fetch(`${provider.url}/`)).status).toBe(404);
  expect((await fetch(`${provider.url}/`, { method: 'PUT' })).status).toBe(405);
  const deleted = await fetch(`${provider.url}/c/pay/x`, { method: 'DELETE' });
  expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  const response = await new Promise<string>((resolve) => {
    const socket = connect(provider.port, '127.0.0.1', () => {
      socket.write('GET //[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    });
    let text = '';
    socket.on('data', (data) => (text += data.toString())).on('close', () => resolve(text));
  });
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
});
