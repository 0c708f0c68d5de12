import { isNonNullType, type GraphQLSchema } from 'graphql';
import { bearerOperations } from '#generated/bearerOperations.ts';
import type { CompiledOperation } from '../engine/compiledOperations.ts';
import type { Cases, ContractCase } from '../engine/contractCase.ts';
import { exampleValue, mapTexts } from '../engine/interaction.ts';
import { accessWords, allRootFields } from '../engine/raisedCodes.ts';
import { customer, withToken } from '../states/customerStates.ts';
import { customerNumbered } from '../states/fixtureIds.ts';
import { volunteer } from './deskCases.ts';
import { ownerCases } from './ownerCases.ts';

const stranger = customer({ customer: customerNumbered(2), email: 'ferme.contrat@example.com', platform: 'producer' });

/** The answers of every operation that carries a token when the token identifies nobody (F-042, F-043). */
const refusedTokens = (variables: object): ContractCase[] => [
  {
    name: 'rejects a forged token',
    given: [],
    variables,
    bearer: 'forged',
    errors: [{ code: 'UNAUTHENTICATED', raisedBy: 'call' }],
  },
  {
    name: 'rejects a token of the other platform',
    given: [stranger],
    variables,
    bearer: 'own',
    errors: [{ code: 'WRONG_PLATFORM', raisedBy: 'call' }],
  },
];

/** Audiences whose answer depends on the owner of the data: guests also have a session and orders. */
const ANYONE: ReadonlySet<string> = new Set(['PUBLIC', 'GUEST_SESSION', 'LINK', 'OWNER']);
const SIGNED_IN = 'CUSTOMER';
const NO_ROLE: ReadonlySet<string> = new Set([...ANYONE, SIGNED_IN]);

/**
 * The cases of callers outside the audience (@access) of an operation: a guest; for operations that require a role, a
 * customer without it; for a manager's mutation, a volunteer. A mutation refuses them. A query answers null, or refuses them
 * if its field is non-null.
 */
function outsiders(schema: GraphQLSchema, { kind, document }: CompiledOperation, variables: object): ContractCase[] {
  const fields = allRootFields(schema, document);
  const audiences = fields.map(accessWords);
  const closed = fields.filter((field) => !ANYONE.has(accessWords(field)));
  // In an operation with public fields too, only fields that require a role are null for every outsider.
  const isMixed = closed.length < fields.length;
  const isForRole = audiences.every((audience) => audience === 'PUBLIC' || !NO_ROLE.has(audience));
  if (closed.length === 0 || (isMixed && !isForRole)) return [];
  const isRefused = kind === 'mutation' || closed.some(({ type }) => isNonNullType(type));
  const nothing = Object.fromEntries(closed.map(({ name }) => [name, null]));
  const suite = 'access';
  const verb = isRefused ? 'rejects' : 'returns nothing to';
  const guest = { name: `${verb} a guest`, suite, given: [], variables } as const;
  const customers = {
    name: `${verb} a customer without the role`,
    suite,
    given: [customer()],
    variables,
    bearer: 'own',
  } as const;
  if (!isRefused)
    return [{ ...guest, data: nothing }, ...(audiences.includes(SIGNED_IN) ? [] : [{ ...customers, data: nothing }])];
  const isForManagers = kind === 'mutation' && audiences.includes('MANAGER');
  const errors = [{ code: 'FORBIDDEN' } as const];
  return [
    { ...guest, errors: [{ code: 'UNAUTHENTICATED' }] },
    ...(audiences.includes(SIGNED_IN) ? [] : [{ ...customers, errors }]),
    ...(isForManagers
      ? [{ name: 'rejects a volunteer', given: [volunteer], variables, bearer: 'own', errors } as const]
      : []),
  ];
}

/**
 * Adds to the cases of each operation that carries a token their tokens, and the cases of callers without access, with the
 * variables of its first case. They follow from @access and @names alone, so a new operation or audience needs no case.
 */
export function withAccessCases(
  cases: Cases,
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, CompiledOperation>,
): Cases {
  return Object.fromEntries(
    Object.entries(cases).map(([name, list]) => {
      const [first] = list;
      const operation = operations.get(name);
      if (!first || !operation || !bearerOperations.has(name)) return [name, list];
      // Examples in place of values of states: these callers set none up.
      const variables = mapTexts(first.variables ?? {}, exampleValue);
      const sent = list.map(withToken);
      const others = [...outsiders(schema, operation, variables), ...ownerCases(schema, operation, sent)];
      return [name, [...sent, ...others, ...refusedTokens(variables)]];
    }),
  );
}
