import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { bearerOperations } from '#generated/bearerOperations.ts';
import { compiledOperations } from '../engine/compiledOperations.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import type { ExpectedError } from '../engine/contractCase.ts';
import { readSchema } from '../engine/graphqlTypes.ts';
import { interactionOf } from '../engine/interaction.ts';
import { withAccessCases } from './accessCases.ts';
import { cases } from './cases.ts';

const schema = readSchema();
const operations = compiledOperations();
const interaction = (operation: string, one: Partial<ContractCase> & { errors?: readonly ExpectedError[] }) => {
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
  it('stands in for the one that a state returns, and is sent where the case says so', () => {
    const anonymous = interaction('VisitorQuery', {});
    const ownInteraction = interaction('VisitorQuery', { bearer: 'own' });
    const forged = interaction('VisitorQuery', { bearer: 'forged' });
    expect([anonymous.token, ownInteraction.token, forged.token]).toEqual([null, 'a-token', 'a.forged.token']);
  });

  it('is not sent with what is the same for everybody', () => {
    const build = () => interaction('FaqScreenQuery', { bearer: 'own' });
    expect(build).toThrow('FaqScreenQuery: a case: This operation never carries a token.');
  });

  it('rejects the whole call when it identifies nobody, whatever the operation selects', () => {
    const refusal = (code: 'UNAUTHENTICATED' | 'WRONG_PLATFORM') =>
      interaction('AccountScreenQuery', { bearer: 'own', errors: [{ code, raisedBy: 'call' }] }).response;
    expect(refusal('UNAUTHENTICATED')).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'UNAUTHENTICATED', displayable: false, localized: false } }],
    });
    expect(refusal('WRONG_PLATFORM')).toMatchObject({
      data: null,
      errors: [{ message: 'errors.wrong_platform', extensions: { code: 'WRONG_PLATFORM', displayable: true } }],
    });
  });

  it('is refused in two ways by every operation that carries one', () => {
    for (const name of bearerOperations) {
      const codes = cases[name]?.flatMap(({ bearer, errors = [] }) => errors.map(({ code }) => `${bearer} ${code}`));
      expect(codes, name).toEqual(expect.arrayContaining(['forged UNAUTHENTICATED', 'own WRONG_PLATFORM']));
    }
  });
});

describe('callers outside the audience of an operation (@access)', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8');
  /** The generated cases of an operation as `caller: refusal`, under a schema with these replacements. */
  function generated(name: string, ...replaced: [string, string][]): string[] {
    const changed = replaced.reduce((all, [from, to]) => {
      expect(all).toContain(from);
      return all.replace(from, to);
    }, text);
    const first: ContractCase = { name: 'first', given: [], variables: {} };
    const list = withAccessCases({ [name]: [first] }, buildSchema(changed), operations)[name] ?? [];
    return list
      .filter((one) => one !== first && !/\btoken\b/.test(one.name))
      .map(({ name: caller, errors, data }) => `${caller}: ${errors?.[0]?.code ?? JSON.stringify(data)}`);
  }

  it.each([
    [
      'AdjustBalanceMutation',
      [
        'rejects a guest: UNAUTHENTICATED',
        'rejects a customer without the role: FORBIDDEN',
        'rejects a volunteer: FORBIDDEN',
      ],
    ],
    ['TickLinesMutation', ['rejects a guest: UNAUTHENTICATED', 'rejects a customer without the role: FORBIDDEN']],
    [
      'WeekViewQuery',
      ['returns nothing to a guest: {"staff":null}', 'returns nothing to a customer without the role: {"staff":null}'],
    ],
    ['UpdateUserMutation', ['rejects a guest: UNAUTHENTICATED']],
    ['OrdersScreenQuery', ['rejects a guest: UNAUTHENTICATED']],
    ['CustomerPartQuery', ['returns nothing to a guest: {"user":null}']],
    ['UpdateCartMutation', []],
  ])('get generated cases of %s', (name, expected) => {
    expect(generated(name)).toEqual(expected);
  });

  it('include those of a new audience', () => {
    const [mutation = ''] = /adjustBalance\([^@]*@access\(to: MANAGER\)/.exec(text) ?? [];
    const isBookkeepers: [string, string] = [mutation, mutation.replace('MANAGER', 'BOOKKEEPER')];
    expect(generated('AdjustBalanceMutation', ['  STAFF\n', '  STAFF\n  BOOKKEEPER\n'], isBookkeepers)).toEqual([
      'rejects a guest: UNAUTHENTICATED',
      'rejects a customer without the role: FORBIDDEN',
    ]);
  });
});
