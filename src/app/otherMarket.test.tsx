// Loaded with the test, so that no time limit runs while a busy machine reads it.
import '../checkout/CartProcess.tsx';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ACCOUNT_VIEW_NAMES, addressOf, locales } from '#rules/addresses.ts';
import {
  EXPRESS_LEAD_HOURS,
  FREE_DELIVERY_ABOVE_CENTS,
  MEMBERSHIP_PRICE_CENTS,
  ORDER_FEE_CENTS,
} from '#rules/constants.ts';
import { formatCents } from '#rules/money.ts';
import { openAccount } from '../../tests/support/storefront/accountFixtures.tsx';
import { cartAnswerOf, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { marketTerms, openMarket } from '../../tests/support/storefront/openMarketFixtures.ts';
import { lineOf, orderOf } from '../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { HomeScreen, loader as homeLoader } from '../catalogue/HomeScreen.tsx';
import { loader as cartLoader } from '../checkout/CartScreen.route.ts';
import { CartScreen } from '../checkout/CartScreen.tsx';
import { OrderProgressScreen, loader as progressLoader } from '../orders/OrderProgressScreen.tsx';
import { OrderReceivedScreen, loader as receivedLoader } from '../orders/OrderReceivedScreen.tsx';
import { OrderScreen, loader as orderLoader } from '../orders/OrderScreen.tsx';
import { ContactScreen, loader as contactLoader } from '../pages/ContactScreen.tsx';
import { FaqScreen, loader as faqLoader } from '../pages/FaqScreen.tsx';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const normalized = (text: string) => text.replaceAll(/\s|&nbsp;/g, ' ');
/** The page as its reader and machines have it: attributes and JSON-LD, too. */
const html = () => normalized(document.documentElement.innerHTML);
const amount = (cents: number) => normalized(formatCents(cents));
const { membershipPrice, orderFee, freeDeliveryAbove, expressLeadHours, gstRate, pstRate } = marketTerms;

/** Expects these terms of the market on the page, and none of the demo market's. */
function expectTerms(...shown: string[]) {
  for (const text of shown) expect(html()).toContain(text);
  for (const cents of [ORDER_FEE_CENTS, FREE_DELIVERY_ABOVE_CENTS, MEMBERSHIP_PRICE_CENTS])
    expect(html()).not.toMatch(new RegExp(`(?<![\\d\\s])${amount(cents).replace('$', '\\$')}`));
  expect(html()).not.toMatch(new RegExp(`\\b${EXPRESS_LEAD_HOURS} (heures|h\\b)`));
  expect(html()).not.toMatch(/9,975|(?<![\d,])5 %/);
}

/** The cart page's step 2; goods and delivery have other prices than the terms. */
async function openCart(cart: SampleCart) {
  const { totals, ...answer } = cartAnswerOf(cart);
  const fees = {
    fee: orderFee,
    taxBase: orderFee,
    gstBase: orderFee,
    pstBase: orderFee,
    gst: 42,
    pst: 67,
    gstRate,
    pstRate,
  };
  await renderWithRelay(<CartScreen />, {
    mockResolvers: {
      Cart: { ...answer, totals: { ...totals, ...fees, freeDeliveryAbove } },
      Query: { user: null, locations: [] },
      Period: { closesAt: '2026-11-23T00:00:00-05:00' },
      Market: { ...marketTerms, reusableBox: null },
    },
    path: '/panier/expedition',
    page: 'cart',
    loader: cartLoader,
  });
  return screen.findByRole('region', { name: /Avec ou sans compte/ });
}

it('shows the terms of its market, and no number of its own, on pages', async () => {
  const home = { Market: marketTerms, SiteInformations: { banner: null } };
  await renderWithRelay(<HomeScreen />, { loader: homeLoader, mockResolvers: home });
  expectTerms(amount(freeDeliveryAbove));
  cleanup();
  await renderWithRelay(<ContactScreen />, {
    loader: contactLoader,
    page: 'contact',
    path: '/contact',
    mockResolvers: openMarket,
  });
  await screen.findByRole('region', { name: 'Tournées de livraison' });
  expectTerms(amount(freeDeliveryAbove));
  cleanup();
  await renderWithRelay(<FaqScreen />, { loader: faqLoader, page: 'faq', path: '/faq', mockResolvers: openMarket });
  expectTerms(amount(orderFee), amount(membershipPrice), amount(freeDeliveryAbove), `${expressLeadHours} heures`);
});

it('shows them in the cart and in the account', async () => {
  const bread = { variantId: 'pain', name: 'Pain', price: 900 };
  const toChelsea = { shippingZone: { id: 'chelsea', price: 950 } };
  await openCart({ items: [bread], ...toChelsea });
  await screen.findByRole('progressbar');
  expectTerms(amount(orderFee), amount(freeDeliveryAbove), amount(freeDeliveryAbove - 900));
  expect(screen.getByRole('progressbar').getAttribute('max')).toBe(String(freeDeliveryAbove));
  cleanup();
  window.sessionStorage.clear();
  await openCart({ items: [{ ...bread, stored: true }], fromStorage: true });
  expectTerms(amount(orderFee), `${expressLeadHours} heures`);
  cleanup();
  await openAccount('/compte/adhesion', undefined, { membership: null }, {}, null, marketTerms);
  await screen.findByRole('heading', { name: /Ce que ça .* évite/ });
  expectTerms(amount(orderFee), amount(membershipPrice));
});

it('shows none of the demo’s on the pages of an order: its own, by its link, its progress, and when it was received', async () => {
  const order = orderOf({ fee: orderFee, gst: 42, pst: 67, total: 1709, products: [lineOf()] });
  const linked = { ...order, id: 'lnk_1' };
  const ofMarket = { Market: marketTerms };
  for (const locale of locales) {
    const id = { id: 'ord_1' };
    const screens = [
      { node: <OrderScreen />, loader: orderLoader, page: 'order', path: addressOf('order', locale, id), shown: order },
      {
        node: <OrderScreen />,
        loader: orderLoader,
        page: 'orderLink',
        path: addressOf('orderLink', locale, { id: 'lnk_1' }),
        shown: linked,
      },
      {
        node: <OrderProgressScreen />,
        loader: progressLoader,
        page: 'orderProgress',
        path: addressOf('orderProgress', locale, id),
        shown: order,
      },
      {
        node: <OrderReceivedScreen />,
        loader: receivedLoader,
        page: 'orderReceived',
        path: addressOf('orderReceived', locale),
        shown: order,
      },
    ] as const;
    for (const { node, loader, page, path, shown } of screens) {
      const link = addressOf('orderLink', locale, { id: 'lnk_1' });
      const query = { order: shown, orderProgress: shown.products, payment: { order: { ...shown, link } } };
      await renderWithRelay(node, { path, page, loader, mockResolvers: { Query: query, ...ofMarket } });
      await screen.findByRole('heading', { level: 1 });
      expect(html()).toContain(amount(1709));
      expectTerms();
      cleanup();
    }
  }
});

it('shows none of the demo’s in any section of the account, in either language', async () => {
  for (const views of Object.values(ACCOUNT_VIEW_NAMES))
    for (const locale of locales) {
      const path = addressOf('account', locale, { view: views[locale] });
      await openAccount(
        path,
        undefined,
        { membership: { status: 'trialing', renews: false, saved: 1234 } },
        {},
        null,
        marketTerms,
      );
      await screen.findByRole('heading', { level: 1 });
      expectTerms();
      cleanup();
    }
});
