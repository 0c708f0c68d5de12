import { loader } from '../../../src/baskets/BasketSubscriptionScreen.route.ts';
import { BasketSubscriptionScreen } from '../../../src/baskets/BasketSubscriptionScreen.tsx';
import { ServerFailure } from '../../../src/shared/relay/failure.ts';
import { LiveRegion } from '../../../src/shared/ui/LiveRegion.tsx';
import { fixtures, type Fixture } from './fixtures.ts';
import { renderWithRelay, type Sent } from './testHarness.tsx';

export const offered = (id: string, values: Fixture<'Basket'> = {}): Fixture<'Basket'> => ({
  id,
  name: id,
  description: null,
  price: 3200,
  comparedAtPrice: null,
  handlePrimary: id,
  frequency: 'weekly',
  contents: [],
  deposit: 0,
  images: [],
  ...values,
});

const sums = { deposits: 0, delivery: 0, deliveryWaiver: null, fee: 0, gst: 0, pst: 0 };
/** The next delivery of a basket, in the week of 20 November 2026. */
export const nextOf = (place: Fixture<'NextBasket'>, values: Fixture<'Totals'> = {}): Fixture<'NextBasket'> => ({
  period: { id: 'per_20261120', startDate: '2026-11-20', deliveryDay: '2026-11-26' },
  location: null,
  shippingZone: null,
  slot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
  changeBy: '2026-11-25T00:00:00-05:00',
  ...place,
  totals: { ...sums, items: 3200, total: 3200, ...values },
});
const slot = { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' };
export const points = [
  { id: 'loc_halle', name: 'Halle du Portage', storageOnly: false, weekday: 4, nextSlot: slot },
  { id: 'loc_moulin', name: 'Moulin de Wakefield', storageOnly: false, weekday: 3, nextSlot: slot },
];
const zone: Fixture<'ShippingZone'> = { id: 'zone_chelsea', name: 'Chelsea', price: 600, weekday: 4, nextSlot: slot };
export const visa = (id: string): Fixture<'PaymentMethod'> => ({
  id,
  card: { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2028, country: 'CA' },
});

/** A refusal by the server with this code. */
export const refusal = (code: string, key: string) =>
  new ServerFailure([{ message: key, extensions: { code, displayable: true, localized: false, params: {} } }]);

type Options = {
  path?: string;
  card?: string | null;
  subscribed?: string[];
  /** Baskets on offer beside the two. */
  others?: readonly string[];
  /** Their membership renews. */
  member?: boolean;
  /** The server's answer to a call; undefined: its stored data. */
  reply?: (sent: Sent) => Error | Promise<Error | undefined> | undefined;
};

/** Opens the subscription page with a server that offers two baskets and knows the customer's own pickup point. */
export async function openSubscription({
  path,
  card = 'pm_1',
  subscribed = [],
  others = [],
  member = false,
  reply,
}: Options = {}) {
  const stored = { card, subscribed };
  const rendered = await renderWithRelay(
    <>
      <BasketSubscriptionScreen />
      <LiveRegion />
    </>,
    {
      path: path ?? '/paniers-hebdomadaires/inscription?panier=oeufs',
      loader,
      mockResolvers: async (sent) => {
        const error = await reply?.(sent);
        if (error) return error;
        const { locationId = null, shippingZoneId = null } = sent.variables as Record<string, string | null>;
        const locationOrDefault = locationId ?? (shippingZoneId ? null : 'loc_halle');
        const place = {
          location: locationOrDefault === null ? null : { id: locationOrDefault },
          shippingZone: shippingZoneId === null ? null : zone,
        };
        const first = nextOf(place, locationOrDefault ? {} : { delivery: 600, total: 3800 });
        return fixtures({
          Query: {
            baskets: [
              offered('oeufs', { first }),
              offered('pain', { first, price: 2200 }),
              ...others.map((id) => offered(id, { first })),
            ],
            locations: points,
            shippingZones: [zone],
          },
          User: {
            id: 'usr_1',
            baskets: stored.subscribed.map((id) => ({
              id: `ubk_${id}`,
              basket: offered(id),
              next: null,
              cardWanted: null,
              weeks: [],
            })),
            membership: member
              ? {
                  id: 'mbr_1',
                  status: 'active',
                  renews: true,
                  nextCharge: 3449,
                  currentPeriodEnd: 1_800_000_000,
                  card: null,
                }
              : null,
            basketsPaymentMethod: stored.card === null ? null : visa(stored.card),
            shippingAddress: {
              address: { line1: '14, chemin du Ruisseau', line2: null, city: 'Chelsea' },
              zones: [{ ...zone, expressSlot: slot }],
            },
          },
          Mutation: { setupPaymentMethod: 'cs_setup_1' },
        });
      },
    },
  );
  const calls = (name: string) => rendered.sent.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...rendered, calls, update: (change: Partial<typeof stored>) => Object.assign(stored, change) };
}
