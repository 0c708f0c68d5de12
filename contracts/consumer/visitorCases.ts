import type { VisitorQuery } from '../../__generated__/relay/VisitorQuery.graphql.ts';
import { present, rows } from './answer.ts';
import { cartCases } from './cartCases.ts';
import type { ContractCase } from './contractCase.ts';
import { customer, membershipUnder } from './customerStates.ts';
import { goods } from './goods.ts';
import { things } from './things.ts';

/** The visitor's data on every page: the cart, favourites (marks on cards) and an expiring membership (F-139). */
export const visitorCases: readonly ContractCase<VisitorQuery>[] = [
  ...cartCases.map((one): ContractCase<VisitorQuery> => {
    const user = one.bearer === 'own' ? present : null;
    return { ...one, answers: { ...one.answers, user }, refused: undefined };
  }),
  {
    name: 'a customer who keeps two products',
    given: [goods(), customer({ favourites: [{ product: things.beets }, { product: things.apricots }] })],
    answers: {
      'cart.items': [],
      'user.membership': null,
      'user.favourites': rows(2),
      'user.favourites[0].id': things.beets,
      'user.favourites[1].id': things.apricots,
    },
  },
  {
    name: 'a member whose year ends',
    given: [customer({ year: { days: 10, ends: true } })],
    answers: {
      'cart.items': [],
      ...membershipUnder('user', 'active'),
      'user.membership.cancelAtPeriodEnd': true,
    },
  },
  {
    name: 'a member whose year renews, read in English',
    given: [customer({ year: { days: 10 } })],
    locale: 'en',
    answers: {
      'cart.items': [],
      ...membershipUnder('user', 'active'),
      'user.membership.cancelAtPeriodEnd': false,
    },
  },
];
