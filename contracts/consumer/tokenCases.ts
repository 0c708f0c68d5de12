import { bearerOperations } from '../../__generated__/bearerOperations.ts';
import type { Cases, ContractCase } from './contractCase.ts';
import { customer } from './customerStates.ts';
import { customerNumbered } from './things.ts';

const stranger = customer({ customer: customerNumbered(2), email: 'ferme.contrat@example.com', platform: 'producer' });

/** The answers of every operation that carries a token when the token identifies nobody (F-042, F-043). */
const refusedTokens = ({ variables }: ContractCase): ContractCase[] => [
  {
    name: 'a token that nobody has given',
    given: [],
    variables,
    bearer: 'forged',
    refused: [{ code: 'UNAUTHENTICATED', by: 'call' }],
  },
  {
    name: 'a token of the other platform',
    given: [stranger],
    variables,
    bearer: 'own',
    refused: [{ code: 'WRONG_PLATFORM', by: 'call' }],
  },
];

/** Operations of the desk that a volunteer may call: the mutations of all of staff (@access STAFF). */
const OPEN_TO_VOLUNTEERS: ReadonlySet<string> = new Set([
  'AdvanceOrderMutation',
  'AdvanceStatusMutation',
  'HandOverMutation',
  'TickLinesMutation',
  'UndoHandoverMutation',
  'UndoOrderStepMutation',
  'UpdateOrderLinesMutation',
]);

/** What is FORBIDDEN to a customer without a role is so to a volunteer, who signs in in their place. */
const refusedVolunteers = (list: readonly ContractCase[]): ContractCase[] =>
  list
    .filter(({ name, refused }) => name === 'a customer without the role' && refused?.some(isForbidden))
    .map((one) => {
      const caller = one.given.findLast(({ name }) => name === 'a customer');
      const given = one.given.map((state) =>
        state === caller ? { ...state, params: { ...state.params, volunteer: true } } : state,
      );
      return { ...one, name: 'a volunteer', given };
    });
const isForbidden = ({ code }: { code: string }): boolean => code === 'FORBIDDEN';

/** Adds the cases of a refused token to each operation that carries one, with the variables of its first case, and those of a volunteer. */
export function withTokenCases(cases: Cases): Cases {
  return Object.fromEntries(
    Object.entries(cases).map(([name, list]) => {
      const [first] = list;
      if (!first || !bearerOperations.has(name)) return [name, list];
      const volunteers = OPEN_TO_VOLUNTEERS.has(name) ? [] : refusedVolunteers(list);
      return [name, [...list, ...volunteers, ...refusedTokens(first)]];
    }),
  );
}
