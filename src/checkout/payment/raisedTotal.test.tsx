import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal, type SampleCart } from '../../../tests/support/storefront/cartTestHarness.tsx';
import { address, calls, open, plain } from '../../../tests/support/storefront/customerFixtures.tsx';
import { readShownTotal } from '../../cart/shownTotal.ts';

const assign = vi.fn();
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  assign.mockReset();
  vi.restoreAllMocks();
});

/** 22.75 $ of bread to be delivered for 7.00 $ to a member, with credit for all of it: 29.75 $. */
const cartAt = (zonePrice: number): SampleCart => ({
  items: [{ variantId: 'pain', name: 'Pain', price: 2275 }],
  isSubscribed: true,
  shippingZone: { id: 'zone', price: zonePrice },
  balanceAvailable: -9000,
});
/** The last step of a cart whose zone becomes 10 $ dearer when Pay is pressed. */
async function pay(path?: string, payName = 'Payer') {
  let hasRisen = false;
  const zone = {
    id: 'zone',
    name: 'Chelsea',
    nextSlot: null,
    expressSlot: null,
    get price() {
      return hasRisen ? 1700 : 700;
    },
  };
  const page = await open(cartAt(700), '/balance', {
    user: { shippingAddress: { name: 'Camille', address, zones: [zone] } },
    path,
    meanwhile: (_, cart) => (hasRisen ? cartAt(1700) : cart),
    before({ name, variables }) {
      if (name !== 'CheckoutMutation' || variables['total'] >= 3975) return undefined;
      hasRisen = true;
      const params = { shown: variables['total'], current: 3975 };
      return refusal({ code: 'TOTAL_RAISED', key: 'cart.total_raised', params });
    },
  });
  fireEvent.click((await screen.findAllByRole('button', { name: payName }))[0]!);
  return page;
}

it('shows both totals, what differs, and pays the higher one with one press; the step stays (E69)', async () => {
  const { sent, router } = await pay();
  const dialog = await screen.findByRole('dialog', { name: 'Le total a augmenté' });
  expect(plain(dialog.textContent)).toMatch(
    /Rien n’a été payé.*Livraison7,00 \$ 17,00 \$Solde utilisé.29,75 \$ .39,75 \$Total affiché29,75 \$Total maintenant39,75 \$Reste à payer0,00 \$/,
  );
  expect(router.state.location.pathname).toBe('/panier/balance');
  expect(assign).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: /Accepter 39,75.*et payer/ }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/paiement/cs_test_1'));
  expect(calls(sent).map(({ variables }) => variables)).toMatchObject([
    { total: 2975, due: 0, useBalance: true },
    { total: 3975, due: 0, useBalance: true },
  ]);
  expect([readShownTotal('cs_test_1'), readShownTotal('cs_other'), readShownTotal(null)]).toEqual([3975, null, null]);
});

it('pays nothing if the reader declines, and the cart shows the new total', async () => {
  const { sent } = await pay('/en/cart', 'Pay');
  const dialog = await screen.findByRole('dialog', { name: 'The total went up' });
  expect(screen.getByRole('link', { name: 'Back to delivery' }).getAttribute('href')).toBe('/en/cart/expedition');
  expect(screen.getByRole('link', { name: 'See where it comes from' }).getAttribute('href')).toBe(
    '/en/account/balance',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Don’t pay now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(plain(screen.getByRole('region', { name: 'To pay' }).textContent)).toContain('39,75');
  expect(calls(sent)).toHaveLength(1);
});
