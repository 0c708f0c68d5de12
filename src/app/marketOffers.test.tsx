// Loaded with the test, so that no time limit runs while a busy machine reads it.
import '../checkout/CartProcess.tsx';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { OFFER_WORDS, type OfferWord } from '../../tests/support/offerWords.ts';
import { camille } from '../../tests/support/storefront/accountFixtures.tsx';
import { cartServer, type SampleCart } from '../../tests/support/storefront/cartTestHarness.tsx';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { loader as accountLoader } from '../account/AccountScreen.route.ts';
import { AccountScreen } from '../account/AccountScreen.tsx';
import { loader as cartLoader } from '../checkout/CartScreen.route.ts';
import { CartScreen } from '../checkout/CartScreen.tsx';

type Offers = NonNullable<NonNullable<Parameters<typeof renderWithRelay>[1]>['offers']>;

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const WORDS: [OfferWord, Offers][] = [
  ['delivery', { delivery: false }],
  ['pickup', { pickup: false }],
  ['baskets', { baskets: false }],
  ['membership', { membership: false }],
  ['trial', { trialMonths: 0 }],
  ['anyTax', { taxes: false }],
];
const named = (word: OfferWord) =>
  [...document.body.innerHTML.replaceAll(/<[^>]*>|&nbsp;|\s/g, ' ').matchAll(OFFER_WORDS[word])].map(
    ({ 0: hit }) => hit,
  );

const bread: SampleCart = { items: [{ variantId: 'pain', name: 'Pain', price: 900 }] };
const slot = { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' };

/** A guest's cart with bread and no place, at the step of `path`. */
async function openCart(path: string, offers: Offers) {
  const more = {
    Query: { user: null, locations: offers.pickup === false ? [] : [{ id: 'halle', name: 'Halle' }] },
    Period: { closesAt: '2026-11-23T00:00:00-05:00' },
    Market: { reusableBox: null },
    TimeSlot: slot,
  };
  await renderWithRelay(<CartScreen />, {
    mockResolvers: cartServer({ ...bread, isUntaxed: offers.taxes === false }, { more }),
    path,
    page: 'cart',
    loader: cartLoader,
    offers,
  });
  await screen.findByText('Total');
}

describe('the cart of a market without', () => {
  it.each(WORDS)('%s does not name it in any step, in either language', async (word, offers) => {
    for (const path of ['/panier', '/panier/expedition', '/en/cart', '/en/cart/expedition']) {
      await openCart(path, offers);
      expect([path, named(word)]).toEqual([path, []]);
      cleanup();
    }
  });

  it('anything names all of it', async () => {
    for (const [word] of WORDS.filter(([word]) => word !== 'baskets')) {
      await openCart('/panier/expedition', {});
      expect([word, named(word).length > 0]).toEqual([word, true]);
      cleanup();
    }
  });
});

it('says the fee of an untaxed cart once', async () => {
  await openCart('/panier', { taxes: false });
  expect(document.body.textContent.replaceAll(/\s/g, ' ')).toContain('dont 5,00 $ de frais');
  expect(document.body.textContent).not.toMatch(/de frais \(/);
});

describe('step 2', () => {
  it('asks for a postal code alone where there is delivery alone, and for a point where there is pickup alone', async () => {
    await openCart('/panier/expedition', { pickup: false });
    expect(screen.queryByRole('radio', { name: /Livraison/ })).toBeNull();
    expect(screen.getByLabelText(/code postal/)).toBeTruthy();
    expect(screen.getByText(/dépendent de votre adresse/)).toBeTruthy();
    cleanup();
    await openCart('/panier/livraison', { delivery: false });
    expect(screen.queryByLabelText(/code postal/)).toBeNull();
    expect(await screen.findByRole('group', { name: 'Point de cueillette' })).toBeTruthy();
  });
});

/** A signed-in customer's account without baskets or membership, at one of its sections. */
const openAccount = (path: string, offers: Offers, customer = {}, market = {}) =>
  renderWithRelay(<AccountScreen />, {
    path,
    page: 'account',
    loader: accountLoader,
    signedIn: true,
    offers,
    mockResolvers: {
      User: { ...camille, ...customer },
      Query: { locations: [], staff: null },
      Market: { ...(offers.taxes === false && { gstRate: 0, pstRate: 0 }), ...market },
    },
  });

describe('the account', () => {
  it.each(WORDS)('does not name %s in any section that the market has', async (word, offers) => {
    for (const section of Object.keys(ACCOUNT_VIEW_NAMES) as (keyof typeof ACCOUNT_VIEW_NAMES)[]) {
      if (section === word) continue;
      for (const locale of ['fr', 'en'] as const) {
        await openAccount(addressOf('account', locale, { view: ACCOUNT_VIEW_NAMES[section][locale] }), offers);
        await screen.findByRole('heading', { level: 1 });
        expect([section, locale, named(word)]).toEqual([section, locale, []]);
        cleanup();
      }
    }
  });

  it('shows a membership to whoever has one, although none is offered any more', async () => {
    const tabs = () =>
      within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await openAccount('/compte', { membership: false, baskets: false });
    await screen.findByRole('heading', { level: 1 });
    expect(tabs()).toEqual(['Profil', 'Solde', 'Favoris', 'Notifications']);
    cleanup();
    await openAccount('/compte', { membership: false }, { membership: { status: 'active' } });
    await screen.findByRole('heading', { level: 1 });
    expect(tabs()).toContain('Adhésion');
  });

  const membershipOf = (change: object) => ({
    membership: { status: 'active', renews: true, nextCharge: 3449, trialEnd: null, receipts: [], ...change },
  });

  it('names no price of a year that is not sold, only the next charge of whoever is a member', async () => {
    for (const change of [{}, { status: 'trialing', renews: false, nextCharge: null }]) {
      await openAccount('/compte/adhesion', { membership: false }, membershipOf(change), { membershipPrice: 0 });
      await screen.findByText(/n’offre plus d’adhésion/);
      const text = document.body.textContent;
      expect(text).not.toMatch(/0,00|Par an|si vous restez|Ajouter une carte|Payer une année/);
      expect(text.includes('34,49')).toBe('renews' in change === false);
      cleanup();
    }
  });

  it('says of a section that the market does not have that it has none, and offers nothing in it', async () => {
    await openAccount('/compte/adhesion', { membership: false });
    await screen.findByText('Le marché n’offre pas d’adhésion.');
    cleanup();
    await openAccount('/compte/paniers', { baskets: false }, { baskets: [] });
    await screen.findByRole('heading', { name: 'Le marché n’offre pas de paniers récurrents.' });
    expect(screen.queryByRole('button', { name: 'Ajouter une carte' })).toBeNull();
    expect(screen.queryByText('Voir les formules')).toBeNull();
  });

  it('names no tax of 0 %', async () => {
    const rates = { membershipPrice: 4500, orderFee: 700, gstRate: 5000, pstRate: 0 };
    for (const path of ['/compte/adhesion', '/en/account/membership']) {
      await openAccount(path, {}, {}, rates);
      await screen.findByText(/(?:TPS|GST) \(5/);
      expect(named('taxes')).toEqual([]);
      cleanup();
    }
  });
});
