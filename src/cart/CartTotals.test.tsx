import { act, cleanup, screen, within } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { formatCents } from '#rules/money.ts';
import { moneyCases } from '../../tests/support/moneyCases.ts';
import { cartServer, renderCart, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { CartThumbs } from './CartThumbs.tsx';
import { CartTotals } from './CartTotals.tsx';
import { changeLine } from './lineChanges/pendingPaint.ts';
import { TotalExplained } from './TotalExplained.tsx';

afterEach(cleanup);

async function rowsOf(
  cart: SampleCart,
  useBalance = false,
  missingPlace: 'pickup' | 'ship' | null = null,
  path = '/panier',
): Promise<Record<string, string>> {
  const sumsOf = (key: Parameters<Parameters<typeof renderCart>[1]>[0]) => (
    <>
      <CartTotals cart={key} useBalance={useBalance} missingPlace={missingPlace} />
      <TotalExplained cart={key} />
    </>
  );
  await renderCart(cartServer(cart), sumsOf, path);
  const sums = (await screen.findByText('Total')).closest('dl')!;
  const pairs = [...sums.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? '',
  ]);
  return Object.fromEntries(pairs);
}

it.each(moneyCases)('shows money case $id to the cent', async ({ input, expected }) => {
  const { isSubscribed, fulfillment, deliveryAlreadyPaidInPeriod, balanceAvailable, useBalance } = input;
  const rows = await rowsOf(
    {
      isSubscribed,
      balanceAvailable,
      deliveryAlreadyPaid: deliveryAlreadyPaidInPeriod,
      location: fulfillment.type === 'pickup' ? { id: 'halle' } : null,
      shippingZone: fulfillment.type === 'ship' ? { id: 'zone', price: fulfillment.zonePrice } : null,
      items: input.items.map((line, index) => ({ ...line, variantId: `variant-${index}` })),
    },
    useBalance,
  );
  const count = input.items.reduce(
    (sum, { quantity, unsure, reusableBox }) => sum + (unsure || reusableBox ? 0 : quantity),
    0,
  );
  const amountText = (amount: number) => (amount === 0 ? undefined : formatCents(amount));
  const isUsed = expected.balanceApplied > 0;
  const ship = Object.keys(rows).find((label) => label.startsWith('Livraison'));
  expect(rows[`Articles (${count})`]).toBe(formatCents(expected.itemsTotal));
  expect(rows['Consignes']).toBe(amountText(expected.deposits));
  expect(rows[ship ?? 'Cueillette']).toBe(amountText(expected.delivery) ?? 'Gratuit');
  expect(ship !== undefined).toBe(fulfillment.type === 'ship');
  expect(rows['Frais de commande']).toBe(amountText(expected.fee));
  expect(rows['TPS']).toBe(amountText(expected.gst));
  expect(rows['TVQ']).toBe(amountText(expected.pst));
  expect(rows['Total']).toBe(formatCents(expected.total));
  expect(rows['Solde utilisé']).toBe(isUsed ? formatCents(-expected.balanceApplied) : undefined);
  expect(rows['Reste à payer']).toBe(isUsed ? formatCents(expected.amountDue) : undefined);
});

it('orders the rows, keeps the place though it is free, and defers it to step 2 before it is chosen', async () => {
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
  cleanup();
  const rows = await rowsOf(
    { items: [{ variantId: 'pain' }], shippingZone: { id: 'zone', price: 600 } },
    false,
    'pickup',
  );
  expect([rows['Cueillette'], rows['Livraison']]).toEqual(['À choisir', undefined]);
});

it.each([
  ['over_threshold', 'Offerte au-delà de 150,00 $ d’articles'],
  ['already_paid', 'Déjà payée avec une autre commande de la semaine'],
] as const)('says why delivery is free: %s', async (deliveryWaiver, reason) => {
  await rowsOf({ items: [{ variantId: 'pain' }], shippingZone: { id: 'zone', price: 600 }, deliveryWaiver });
  expect(
    screen
      .getByText(/^Livraison/)
      .closest('div')
      ?.textContent.replace(/\s/g, ' '),
  ).toContain(reason);
});

it.each([
  [4, 4, ''],
  [5, 5, ''],
  [6, 4, '+2'],
])('shows of %i confirmed lines %i pictures, and counts the others', async (lines, pictures, others) => {
  const items = Array.from({ length: lines }, (_, index) => ({ variantId: `variant-${index}` }));
  const rest = [
    { variantId: 'boite', reusableBox: true },
    { variantId: 'lait', unsure: true },
  ];
  await renderCart(cartServer({ items: [...rest, ...items] }), (key) => (
    <div aria-label="thumbs">
      <CartThumbs cart={key} />
    </div>
  ));
  const thumbs = (await screen.findByLabelText('thumbs')).firstElementChild!;
  expect([thumbs.querySelectorAll('svg').length, thumbs.textContent]).toEqual([pictures, others]);
});

it.each([
  ['2026-12-30T12:00:00-05:00', /^Livraison, jeu\. 26 nov\.$/],
  ['2027-01-02T12:00:00-05:00', /^Livraison, jeu\. 26 nov\. 2026$/],
])('names the year of the delivery in another year alone: %s', async (now, label) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const rows = await rowsOf({ items: [{ variantId: 'pain' }], shippingZone: { id: 'zone', price: 600 } });
  vi.useRealTimers();
  expect(Object.keys(rows).map((row) => row.replace(/\s/g, ' '))).toContainEqual(expect.stringMatching(label));
});

it('explains each tax of goods that have one of them', async () => {
  await rowsOf({
    items: [
      { variantId: 'livre', name: 'Livre', price: 2000, quantity: 2, taxable: true, taxKind: 'gst' },
      { variantId: 'cidre', name: 'Cidre', price: 825, taxable: true },
    ],
  });
  const explained = within(screen.getByText('Comment ce total est fait').closest('details')!);
  expect(explained.getByText('Livre × 2, TPS seulement')).toBeTruthy();
  expect(explained.getByText('Cidre, taxable')).toBeTruthy();
  expect(explained.getByText(/5.%.de 53,25.*= 2,6625$/)).toBeTruthy();
  expect(explained.getByText(/9,975.%.de 13,25.*= 1,3216875$/)).toBeTruthy();
});

it('explains the taxable part of a basket, whatever the taxes of the goods beside it', async () => {
  const basket = { variantId: 'panier', name: 'Panier du mois', price: 3200, taxKind: 'gst' } as const;
  await rowsOf({ items: [{ ...basket, basket: { taxablePrice: 300 } }] });
  const explained = within(screen.getByText('Comment ce total est fait').closest('details')!);
  expect(explained.getByText('Panier du mois, taxable').parentElement?.textContent).toContain('3,00');
});

it('explains the lines of which the market has counted the taxes, none that waits for its answer', async () => {
  const { environment } = await renderCart(
    cartServer({ items: [{ variantId: 'cidre', name: 'Cidre', price: 825, taxable: true }] }),
    (key) => <TotalExplained cart={key} />,
  );
  await act(async () => commitLocalUpdate(environment, (store) => changeLine(store, 'vin', 2, 9)));
  const explained = (await screen.findByText('Comment ce total est fait')).closest('details')!;
  expect([...explained.querySelectorAll('dt')].map(({ textContent }) => textContent)[0]).toBe('Cidre, taxable');
  expect(explained.querySelectorAll('dt')).toHaveLength(5);
});

it('explains each tax before its single rounding', async () => {
  await rowsOf({
    items: [
      { variantId: 'cidre', name: 'Cidre', price: 825, quantity: 2, taxable: true },
      { variantId: 'pain', name: 'Pain' },
      // Outside the total, since it is sold out.
      { variantId: 'vin', name: 'Vin', price: 900, taxable: true, max: 0 },
      { variantId: 'panier', name: 'Grand panier', price: 4000, basket: { taxablePrice: 50 } },
    ],
  });
  const explained = within(screen.getByText('Comment ce total est fait').closest('details')!);
  const worked = explained.getByText(/Cidre/).closest('dl')!.textContent.replace(/\s/g, ' ');
  expect(worked).toMatch(/Cidre.*16,50 \$Grand panier.*0,50 \$.*5,00 \$.*21,50 \$/);
  expect(worked).not.toMatch(/Pain|Vin/);
  expect(explained.getByText(/5.%.de 21,50.*= 1,075$/)).toBeTruthy();
  expect(explained.getByText(/9,975.%.de 21,50.*= 2,144625$/)).toBeTruthy();
});

it('names what is not taxed as a list in the language of the page', async () => {
  await rowsOf({ items: [{ variantId: 'pain', name: 'Pain' }] }, false, null, '/en/cart');
  expect(screen.getByText(/^Each tax is rounded/).textContent).toMatch(/: basic groceries, deposits,? and delivery\.$/);
});
