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

/** Adds the cases of a refused token to each operation that carries one, with the variables of its first case. */
export function withTokenCases(cases: Cases): Cases {
  return Object.fromEntries(
    Object.entries(cases).map(([name, list]) => {
      const [first] = list;
      return [name, first && bearerOperations.has(name) ? [...list, ...refusedTokens(first)] : list];
    }),
  );
}
