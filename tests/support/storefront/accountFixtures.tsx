import type { BalanceReason } from '#generated/schemaTypes.ts';
import { loader } from '../../../src/account/AccountScreen.route.ts';
import { AccountScreen } from '../../../src/account/AccountScreen.tsx';
import { ServerFailure } from '../../../src/shared/relay/failure.ts';
import { LiveRegion } from '../../../src/shared/ui/LiveRegion.tsx';
import { fixtures, type Fixture } from './fixtures.ts';
import { renderWithRelay, type Sent } from './testHarness.tsx';

type Movement = { amount: number; balance: number; reason: BalanceReason; note?: string; order?: number };
/** A statement, newest first; cents, negative is credit. */
export const movementsOf = (movements: Movement[]): Fixture<'BalanceMovementConnection'> => ({
  edges: movements.map(({ order, note = null, ...movement }, index) => ({
    cursor: `c${index}`,
    node: {
      id: `mov_${index}`,
      ...movement,
      note,
      createdAt: '2026-11-12T15:00:00-05:00',
      order: order === undefined ? null : { id: `ord_${order}`, number: order },
    },
  })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

const NOTHING_OPEN = { openOrders: [], credit: 0, deposits: 0, owed: 0, baskets: [], membership: null };
/** A customer as the server stores them, for the tests of the account. */
export const camille: Fixture<'User'> = {
  id: 'usr_1',
  firstName: 'Camille',
  lastName: 'Roy',
  lang: 'fr',
  subscribeToNewsletter: false,
  email: 'camille@exemple.ca',
  pendingEmail: null,
  shippingAddress: {
    name: 'Camille Roy',
    phone: '819 555-0142',
    address: { line1: '14, chemin du Ruisseau', line2: 'app. 4', city: 'Chelsea', state: 'QC', postal_code: 'J9B1A1' },
  },
  shippingPreference: 'pickup',
  preferredLocationId: 'loc_1',
  allergies: null,
  hasReusableBox: true,
  creditFirst: true,
  notificationPreferences: { abandonedCart: false, itemMissing: true, orderProgress: true },
  completeProfile: false,
  balance: 0,
  depositsHeld: 0,
  membership: null,
  basketsPaymentMethod: null,
  balanceMovements: movementsOf([]),
  closure: NOTHING_OPEN,
  version: 3,
};
export const places = [
  { id: 'loc_1', name: 'Halle du Portage' },
  { id: 'loc_2', name: 'Moulin de Wakefield' },
];

/** A refusal by the server with this code. */
export const refusal = (code: string, key: string, params: Record<string, unknown> = {}) =>
  new ServerFailure([{ message: key, extensions: { code, displayable: true, localized: false, params } }]);

type Reply = Fixture<'User'> | Error;
/**
 * Opens the account page with a server that stores one customer; `reply` is its answer to a change, `mutations` to
 * mutations that return no customer; `staff`: the caller as staff; `terms`: of the market.
 */
export async function openAccount(
  path = '/compte',
  reply: (sent: Sent) => Reply = () => ({}),
  customer: Fixture<'User'> = {},
  mutations: Fixture<'Mutation'> = {},
  staff: { name: string } | null = null,
  terms: Fixture<'Market'> = { membershipPrice: 3000, orderFee: 500, gstRate: 5000, pstRate: 9975 },
) {
  let user: Fixture<'User'> = { ...camille, ...customer };
  const rendered = await renderWithRelay(
    <>
      <AccountScreen />
      <LiveRegion />
    </>,
    {
      path,
      page: 'account',
      loader,
      mockResolvers: (sent) => {
        if (sent.name !== 'AccountScreenQuery') {
          const response = reply(sent);
          if (response instanceof Error) return response;
          user = { ...user, ...response };
        }
        return fixtures({
          User: user,
          Query: { locations: places, staff },
          Market: terms,
          Mutation: mutations,
        });
      },
    },
  );
  /** The changes requested from the server, in order. */
  const changes = () =>
    rendered.sent.filter(({ name }) => name !== 'AccountScreenQuery').map(({ variables }) => variables);
  const updateUser = (values: Fixture<'User'>) => void (user = { ...user, ...values });
  return { ...rendered, changes, updateUser };
}
