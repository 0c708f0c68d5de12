// Loaded with the test, so that no time limit runs while a busy machine reads it.
import '../../../src/checkout/CartProcess.tsx';
import '../../../src/profile/AddressDialog.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { loader } from '../../../src/checkout/CartScreen.route.ts';
import { CartScreen } from '../../../src/checkout/CartScreen.tsx';
import { setAuthentication } from '../../../src/shared/relay/authentication.ts';
import { LiveRegion } from '../../../src/shared/ui/LiveRegion.tsx';
import { cartServer, zoneFields, type SampleCart } from './cartTestHarness.tsx';
import type { Fixture, FixtureValues } from './fixtures.ts';
import { renderWithRelay, type Sent } from './testHarness.tsx';

export const address = { line1: '14, chemin du Ruisseau', line2: null, city: 'Chelsea' } satisfies Fixture<'Address'>;
const chelsea = { id: 'zone', price: 600, ...zoneFields };
export const camille: Fixture<'User'> = {
  id: 'camille',
  basketsPaymentMethod: null,
  hasReusableBox: false,
  membership: null,
  shippingAddress: { name: 'Camille', address, zones: [chelsea] },
};
export const bread: SampleCart = {
  items: [{ variantId: 'pain', name: 'Pain', price: 900 }],
  location: { id: 'halle' },
};
export const credited: SampleCart = { ...bread, isSubscribed: true, balanceAvailable: -1240 };

type Options = Parameters<typeof cartServer>[1] & {
  user?: Fixture<'User'> | null;
  answer?: string;
  period?: () => Fixture<'Period'>;
  /** The address of the cart in the page's language. */
  path?: string;
  offers?: NonNullable<Parameters<typeof renderWithRelay>[1]>['offers'];
};
/** Opens Camille's cart page, with a server that stores this cart; `user` overrides her data. */
export async function open(
  cart: SampleCart,
  view = '',
  {
    user = {},
    answer = 'cs_test_1',
    period = () => ({ id: 'week', closesAt: '2026-11-23T00:00:00-05:00' }),
    before,
    meanwhile,
    path = '/panier',
    offers,
  }: Options = {},
) {
  const more: FixtureValues = {
    Query: { locations: [], shippingZones: [chelsea], user: user && { ...camille, ...user } },
    Period: period,
    Market: { membershipPrice: 3000, reusableBox: { id: 'boite', deposit: 800 } },
    Mutation: { checkout: answer, updateUser: camille },
    StartTrialPayload: { user: { ...camille, membership: { id: 'mbr' } } },
  };
  const page = await renderWithRelay(
    <>
      <CartScreen />
      <LiveRegion />
    </>,
    {
      mockResolvers: cartServer(cart, { before, meanwhile, more }),
      path: `${path}${view}`,
      page: 'cart',
      loader,
      offers,
    },
  );
  if (user) setAuthentication(page.environment, { loading: false, isAuthenticated: true });
  await screen.findByRole('heading', { level: 1 });
  return page;
}
export const calls = (sent: Sent[]) => sent.filter(({ name }) => name.endsWith('Mutation'));
export const button = (name: string) => screen.getAllByRole('button', { name })[0]!;
export const expectAlert = (text: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toContain(text),
  );
export const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';
