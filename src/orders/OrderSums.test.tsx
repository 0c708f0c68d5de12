import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formatCents } from '#rules/money.ts';
import { moneyCases, promotionCases, type MoneyCase } from '../../tests/support/moneyCases.ts';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { OrderReceivedScreen, loader } from './OrderReceivedScreen.tsx';

afterEach(cleanup);

/** The order that the server writes for a worked total. */
function orderOf({ input, expected }: MoneyCase, discount: number): Fixture<'Order'> {
  const ships = input.fulfillment.type === 'ship';
  return {
    id: 'order',
    number: 20418,
    status: 'processed',
    nothingComes: false,
    subtotal: expected.itemsTotal,
    deposit: expected.deposits,
    shipping: expected.delivery,
    fee: expected.fee,
    gst: expected.gst,
    pst: expected.pst,
    discount,
    balanceApplied: expected.balanceApplied,
    total: expected.total - discount,
    createdAt: '2026-11-21T09:00:00-05:00',
    note: null,
    changeableUntil: null,
    slot: null,
    fulfillment: ships ? { id: 'to', recipient: 'Ann', line1: '1, rue A', line2: null, city: 'Gatineau' } : null,
    location: ships
      ? null
      : { id: 'halle', name: 'Halle', address: { line1: '1, rue B', line2: null, city: 'Gatineau' } },
    products: input.items
      .filter(({ unsure }) => !unsure)
      .map(({ price, quantity }, index) => ({
        id: `line-${index}`,
        productName: `produit ${index}`,
        variantName: 'unité',
        sellerName: 'Ferme',
        price,
        quantity,
        removed: 0,
        reusableBox: price === 0,
        returns: [],
        image: null,
      })),
  };
}

async function rowsOf(one: MoneyCase, discount = 0): Promise<Record<string, string>> {
  const payment: Fixture<'Payment'> = {
    id: 'payment',
    state: 'paid',
    joined: false,
    joinedTotal: null,
    order: orderOf(one, discount),
  };
  await renderWithRelay(<OrderReceivedScreen />, {
    mockResolvers: ({ name }) => fixtures(name === 'OrderReceivedScreenQuery' ? { Query: { payment } } : {}),
    path: '/commande-recue?session=cs_test_1',
    page: 'orderReceived',
    loader,
  });
  const sums = (await screen.findByText('Total')).closest('dl')!;
  const pairs = [...sums.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? '',
  ]);
  return Object.fromEntries(pairs);
}

function expectedRows({ input, expected }: MoneyCase, discount = 0): Record<string, string> {
  const count = input.items.reduce(
    (sum, { price, quantity, unsure }) => sum + (unsure || price === 0 ? 0 : quantity),
    0,
  );
  const { balanceApplied: balance } = expected;
  const some = Object.entries({
    Consignes: expected.deposits,
    'Frais de commande': expected.fee,
    TPS: expected.gst,
    TVQ: expected.pst,
    Rabais: -discount,
    'Solde utilisé': -balance,
  }).filter(([, cents]) => cents !== 0);
  return {
    [count > 0 ? `Articles (${count})` : 'Articles']: formatCents(expected.itemsTotal),
    [input.fulfillment.type === 'ship' ? 'Livraison' : 'Cueillette']:
      expected.delivery === 0 ? 'Gratuit' : formatCents(expected.delivery),
    ...Object.fromEntries(some.map(([label, cents]) => [label, formatCents(cents)])),
    Total: formatCents(expected.total - discount),
    ...(balance > 0 && { 'Payé par carte': formatCents(expected.amountDue) }),
  };
}

it.each(moneyCases.filter((one) => !one.checkoutBlocked))('shows the order of $id to the cent', async (one) => {
  expect(await rowsOf(one)).toEqual(expectedRows(one));
});

it.each(promotionCases)('shows rows that add up with a code, as in $id (E12)', async ({ of, discount }) => {
  expect(await rowsOf(of, discount)).toEqual(expectedRows(of, discount));
});
