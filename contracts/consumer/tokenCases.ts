import { bearerOperations } from '../../src/shared/relay/bearerOperations.ts';
import type { Cases, ContractCase } from './contractCase.ts';
import { customer } from './customerStates.ts';
import { customerNumbered } from './things.ts';

const stranger = customer({ customer: customerNumbered(2), email: 'ferme.contrat@example.com', platform: 'producer' });

/** What every operation that carries a token answers to one that makes its call nobody's (F-042, F-043). */
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

/** The same cases, with those of a refused token for each operation that carries one; its variables are its first case's. */
export function withTokenCases(cases: Cases): Cases {
  return Object.fromEntries(
    Object.entries(cases).map(([name, list]) => {
      const [first] = list;
      return [name, first && bearerOperations.has(name) ? [...list, ...refusedTokens(first)] : list];
    }),
  );
}
