import type { VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { present, rows } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { customer, membershipUnder } from '../states/customerStates.ts';
import { catalogueIds } from '../states/fixtureIds.ts';
import { cartCases } from './cartCases.ts';

/** The visitor's data on every page: the cart, favourites (marks on cards) and an expiring membership (F-139). */
export const visitorCases: readonly ContractCase<VisitorQuery>[] = [
  ...cartCases.map((one): ContractCase<VisitorQuery> => {
    const user = one.bearer === 'own' ? present : null;
    return { ...one, data: { ...one.data, user }, errors: undefined };
  }),
  {
    name: 'returns a customer with two favourites',
    given: [
      catalogue(),
      customer({ favourites: [{ product: catalogueIds.beets }, { product: catalogueIds.apricots }] }),
    ],
    data: {
      'cart.items': [],
      'user.membership': null,
      'user.favourites': rows(2),
      'user.favourites[0].id': catalogueIds.beets,
      'user.favourites[1].id': catalogueIds.apricots,
    },
  },
  {
    name: 'returns a member whose year will end',
    given: [customer({ year: { days: 10, ends: true } })],
    data: {
      'cart.items': [],
      ...membershipUnder('user', 'active'),
      'user.membership.cancelAtPeriodEnd': true,
    },
  },
  {
    name: 'returns a member whose year renews, in English',
    given: [customer({ year: { days: 10 } })],
    locale: 'en',
    data: {
      'cart.items': [],
      ...membershipUnder('user', 'active'),
      'user.membership.cancelAtPeriodEnd': false,
    },
  },
];
