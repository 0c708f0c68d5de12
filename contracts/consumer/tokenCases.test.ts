import { describe, expect, test } from 'vitest';
import { bearerOperations } from '../../__generated__/bearerOperations.ts';
import { cases } from './cases.ts';
import { compiledOperations } from './compiledOperations.ts';
import type { ContractCase } from './contractCase.ts';
import { readSchema } from './graphqlTypes.ts';
import { interactionOf } from './interaction.ts';
import type { Refusal } from './refusal.ts';

const schema = readSchema();
const operations = compiledOperations();
const interaction = (operation: string, one: Partial<ContractCase> & { refused?: readonly Refusal[] }) => {
  const compiled = operations.get(operation);
  if (!compiled) throw new Error(`There is no operation ${operation}.`);
  return interactionOf(schema, operations, compiled, {
    name: 'a case',
    given: [],
    variables: {},
    ...one,
  } as ContractCase);
};

describe('a token (F-042)', () => {
  test('stands in for the one that a state returns, and is sent where the case says so', () => {
    const anonymous = interaction('VisitorQuery', {});
    const own = interaction('VisitorQuery', { bearer: 'own' });
    const forged = interaction('VisitorQuery', { bearer: 'forged' });
    expect([anonymous.token, own.token, forged.token]).toEqual([null, 'a-token', 'a.forged.token']);
  });

  test('is not sent with what is the same for everybody', () => {
    const build = () => interaction('FaqScreenQuery', { bearer: 'own' });
    expect(build).toThrow('FaqScreenQuery: a case: This operation never carries a token.');
  });

  test('rejects the whole call when it identifies nobody, whatever the operation selects', () => {
    const refused = (code: 'UNAUTHENTICATED' | 'WRONG_PLATFORM') =>
      interaction('AccountScreenQuery', { bearer: 'own', refused: [{ code, by: 'call' }] }).response;
    expect(refused('UNAUTHENTICATED')).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'UNAUTHENTICATED', displayable: false, localized: false } }],
    });
    expect(refused('WRONG_PLATFORM')).toMatchObject({
      data: null,
      errors: [{ message: 'errors.wrong_platform', extensions: { code: 'WRONG_PLATFORM', displayable: true } }],
    });
  });

  test('is refused in two ways by every operation that carries one', () => {
    for (const name of bearerOperations) {
      const codes = cases[name]?.flatMap(({ bearer, refused = [] }) => refused.map(({ code }) => `${bearer} ${code}`));
      expect(codes, name).toEqual(expect.arrayContaining(['forged UNAUTHENTICATED', 'own WRONG_PLATFORM']));
    }
  });
});
