// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formatCents } from '../../rules/money.ts';
import { moneyCases } from '../../rules/moneyCases.ts';
import { CartTotals } from './CartTotals.tsx';
import { cartServer, renderCart, type SampleCart } from './cartTestHarness.tsx';
import { TotalExplained } from './TotalExplained.tsx';

afterEach(cleanup);

const parts = (cart: Parameters<Parameters<typeof renderCart>[1]>[0]) => (
  <>
    <CartTotals cart={cart} />
    <TotalExplained cart={cart} />
  </>
);
async function rowsOf(cart: SampleCart): Promise<Record<string, string>> {
  await renderCart(cartServer(cart), parts);
  const sums = (await screen.findByText('Total')).closest('dl')!;
  const pairs = [...sums.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? '',
  ]);
  return Object.fromEntries(pairs);
}

test.each(['M-01', 'M-09', 'M-32'])('money case %s is shown to the cent', async (id) => {
  const { input, expected } = moneyCases.find((one) => one.id === id)!;
  const { isSubscribed, fulfillment, deliveryAlreadyPaidInPeriod } = input;
  const rows = await rowsOf({
    isSubscribed,
    deliveryAlreadyPaid: deliveryAlreadyPaidInPeriod,
    location: fulfillment.type === 'pickup' ? { id: 'halle' } : null,
    shippingZone: fulfillment.type === 'ship' ? { id: 'zone', price: fulfillment.zonePrice } : null,
    items: input.items.map((line, index) => ({ ...line, variantId: `variant-${index}` })),
  });
  const count = input.items.reduce((sum, { quantity, unsure }) => sum + (unsure ? 0 : quantity), 0);
  const shown = (amount: number) => (amount === 0 ? undefined : formatCents(amount));
  expect(rows[`Articles (${count})`]).toBe(formatCents(expected.itemsTotal));
  expect(rows['Consignes']).toBe(shown(expected.deposits));
  expect(rows['Frais de commande']).toBe(shown(expected.fee));
  expect(rows['TPS']).toBe(shown(expected.gst));
  expect(rows['TVQ']).toBe(shown(expected.pst));
  expect(rows['Total']).toBe(formatCents(expected.total));
});

test('rows come in the one order; the place is kept though it costs nothing, and comes at step 2 before it is chosen', async () => {
  const items = [{ variantId: 'cidre', price: 1650, deposit: 10, taxable: true }];
  expect(Object.keys(await rowsOf({ items, location: { id: 'halle' } }))).toEqual([
    'Articles (1)',
    'Consignes',
    'Cueillette',
    'Frais de commande',
    'TPS',
    'TVQ',
    'Total',
  ]);
  cleanup();
  const without = await rowsOf({ isSubscribed: true, items: [{ variantId: 'pain', price: 900 }] });
  expect(without).toEqual({
    'Articles (1)': '9,00\u00A0$',
    'Cueillette ou livraison': 'À l’étape 2',
    Total: '9,00\u00A0$',
  });
});

test('the explanation shows each tax before its one rounding', async () => {
  await rowsOf({ items: [{ variantId: 'cidre', name: 'Cidre', price: 1650, taxable: true }] });
  const explained = within(screen.getByText('Comment ce total est fait').closest('details')!);
  expect(explained.getByText(/Cidre, taxable/)).toBeTruthy();
  expect(explained.getByText(/5.%.de 21,50.*= 1,075$/)).toBeTruthy();
  expect(explained.getByText(/9,975.%.de 21,50.*= 2,144625$/)).toBeTruthy();
});
