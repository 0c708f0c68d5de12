import { afterAll, describe, expect, it } from 'vitest';
import { promotionCases } from '../../../tests/support/moneyCases.ts';
import {
  anInput,
  goodCard,
  SECRET_KEY,
  startHarnessWithTarget,
  submitBadForm,
  submitForm,
  WEBHOOK_SECRET,
} from '../../../tests/support/payment/providerHarness.ts';
import type { PaymentLine } from '../../gateways/payment.ts';
import { createStripePayment } from '../../gateways/stripePayment.ts';

const { provider, close } = await startHarnessWithTarget();
afterAll(close);
let opened = 0;

const collapseSpaces = (page: string): string => page.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1');
const open = (changes: Parameters<typeof anInput>[0] = {}) => {
  opened += 1;
  return provider.gateway.openSession(anInput({ attemptId: `promotion-${opened}`, ...changes }));
};
const apply = (url: string, promotion: string) => submitBadForm(url, { promotion, apply: '1' }).then(collapseSpaces);

describe('a promotion code on the payment page (E11, E12)', () => {
  it.each(promotionCases)('$id $title', async ({ of, discount, charged }) => {
    const { itemsTotal, deposits, delivery, fee, gst, pst, total } = of.expected;
    const line = (name: string, unitAmount: number): PaymentLine => ({ name, unitAmount, quantity: 1 });
    const feeLines = [line('Consignes', deposits), line('Livraison', delivery), line('Frais', fee)];
    const { sessionId, url } = await open({
      lines: [{ ...line('Articles', itemsTotal), isItem: true }, ...feeLines],
      taxes: [
        { name: 'TPS', amount: gst },
        { name: 'TVQ', amount: pst },
      ],
      total,
    });
    await apply(url, 'MARCHE10');
    await submitForm(url, goodCard);
    const paid = { state: 'paid', amountDiscount: discount, amountTotal: charged };
    expect(await provider.gateway.retrieveSession(sessionId)).toMatchObject(paid);
  });

  it('shows the new sum before anything is paid, keeps the input, and can be removed', async () => {
    const { sessionId, url } = await open();
    const typed = { ...goodCard, promotion: ' marche10 ' };
    // Submitted with the pay button: the code is applied first, and the payer sees its effect.
    const page = collapseSpaces(await submitBadForm(url, typed));
    expect(page).toContain('Le code est appliqué');
    expect(page).toContain('<dt>Code MARCHE10</dt><dd>−1,30 $</dd>');
    expect(page).toContain('<dt>TPS</dt><dd>0,25 $</dd>');
    expect(page).toContain('Payer 22,55 $</button>');
    expect(page).toContain('value="camille@exemple.ca"');
    expect(page).not.toContain('424"');
    expect((await provider.gateway.retrieveSession(sessionId)).state).toBe('open');
    const without = collapseSpaces(await submitBadForm(url, { ...goodCard, remove: '1' }));
    expect(without).toContain('Payer 23,85 $</button>');
    await apply(url, 'MARCHE10');
    expect(await apply(url, 'MARCHE10')).toContain('Payer 22,55 $</button>');
  });

  it.each(['MARCHE20', 'MARCHE1O', '<b>', 'x'.repeat(5000)])('reports %s beside it', async (code) => {
    const { sessionId, url } = await open();
    const page = await apply(url, code);
    expect(page).toContain('Ce code n’existe pas ou ne sert plus.');
    expect(page).toContain('Payer 23,85 $</button>');
    expect(page).not.toContain('<b>');
    expect((await provider.gateway.retrieveSession(sessionId)).state).toBe('open');
  });

  it('is refused if it would leave less than a card payment’s minimum', async () => {
    const lines = [{ name: 'Persil', unitAmount: 52, quantity: 1, isItem: true }];
    const { url } = await open({ lines, taxes: [], total: 52 });
    expect(await apply(url, 'MARCHE10')).toContain('il ne resterait rien à payer par carte');
  });

  it('is not offered by a market that restricts no code to its goods', async () => {
    const gateway = createStripePayment({
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      billing: { hosts: [], origins: [provider.url] },
      itemsProduct: null,
      host: '127.0.0.1',
      port: provider.port,
      protocol: 'http',
    });
    const { sessionId, url } = await gateway.openSession(anInput({ attemptId: 'no codes' }));
    expect(await (await fetch(url)).text()).not.toMatch(/id="promotion"|MARCHE10/);
    await submitForm(url, { ...goodCard, promotion: 'MARCHE10' });
    expect(await gateway.retrieveSession(sessionId)).toMatchObject({ state: 'paid', amountDiscount: 0 });
  });

  it('counts a page on a host other than the billing ones as not opened (E45)', async () => {
    const gateway = createStripePayment({
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      billing: { hosts: ['checkout.stripe.com'], origins: [`${provider.url}0`] },
      itemsProduct: null,
      host: '127.0.0.1',
      port: provider.port,
      protocol: 'http',
    });
    await expect(gateway.openSession(anInput({ attemptId: 'elsewhere' }))).rejects.toThrow('leads to no billing host');
  });
});
