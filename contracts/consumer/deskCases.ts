import type { DeskScreenQuery } from '../../__generated__/relay/DeskScreenQuery.graphql.ts';
import type { WeekViewQuery } from '../../__generated__/relay/WeekViewQuery.graphql.ts';
import { present, some, type Sayings } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { customer } from './customerStates.ts';

/** Who works at the desk: the token carries the role. */
export const staffMember = customer({ staff: true, firstName: 'Josée' });
/** Called by who works at the desk. */
export const atDesk = { given: [staffMember], bearer: 'own' } as const;

/** What a query of the desk answers whoever has no business there: nothing, as if there were none (F-199). */
export const closedDesk = (answers: Sayings = {}) =>
  [
    {
      name: 'a customer without the role',
      given: [customer()],
      variables: {},
      bearer: 'own',
      answers: { staff: null, ...answers },
    },
    { name: 'a guest', given: [], variables: {}, answers: { staff: null, ...answers } },
  ] as const;

/** The frame of the desk (E55). */
export const deskScreenCases: readonly ContractCase<DeskScreenQuery>[] = [
  { name: 'staff', ...atDesk, variables: {}, answers: { staff: present, 'staff.name': 'Josée' } },
  ...closedDesk(),
];

/** The weeks that the desk can look at. */
export const weekViewCases: readonly ContractCase<WeekViewQuery>[] = [
  { name: 'staff', ...atDesk, variables: {}, answers: { staff: present, 'staff.periods': some } },
  ...closedDesk(),
];
