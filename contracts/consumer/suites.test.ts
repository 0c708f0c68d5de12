import { describe, expect, it } from 'vitest';
import type { ContractCase } from './engine/contractCase.ts';
import { suiteOf } from './engine/suites.ts';
import { contractInteractions } from './writeContract.ts';

const one = (overrides: Partial<ContractCase>): ContractCase =>
  ({ name: 'a case', given: [], variables: {}, ...overrides }) as ContractCase;

describe('the suite of a case', () => {
  it.each<[string, Partial<ContractCase>, string]>([
    ['what a screen draws', {}, 'contract'],
    ['a refusal with a text of its own', { errors: [{ code: 'EMPTY_CART' }] }, 'contract'],
    ['a caller who may not', { errors: [{ code: 'FORBIDDEN' }] }, 'access'],
    ['a guest to whom it is nothing', { suite: 'access' }, 'access'],
    ['a refusal that all screens treat alike', { errors: [{ code: 'NOT_FOUND' }] }, 'conformance'],
    ['a call that comes twice', { repeated: true }, 'conformance'],
    ['what says so itself', { suite: 'conformance' }, 'conformance'],
  ])('is found for %s', (_, overrides, suite) => {
    expect(suiteOf(one(overrides), [])).toBe(suite);
  });

  it('puts each refusal once per operation into the contract', () => {
    const refusal = one({ errors: [{ code: 'EMPTY_CART' }] });
    expect(suiteOf(refusal, [one({}), refusal])).toBe('conformance');
  });

  const all = contractInteractions();
  it('leaves a contract that can be reviewed, with a success for every operation', () => {
    const contract = all.filter(({ suite }) => suite === 'contract');
    expect(contract.length).toBeGreaterThanOrEqual(250);
    expect(contract.length).toBeLessThanOrEqual(460);
    const answered = new Set(contract.filter((each) => !each.case.errors).map(({ operation }) => operation.name));
    expect([...new Set(all.map(({ operation }) => operation.name))].filter((name) => !answered.has(name))).toEqual([]);
  });

  it("never matches an error's path, and of a bad input only that a field is named", () => {
    const rules = all.flatMap((each) => Object.entries(each.rules));
    expect(rules.filter(([place]) => /^\$\.errors\[\d\]\.path/.test(place))).toEqual([]);
    const fields = all
      .filter((each) => each.case.errors?.[0]?.code === 'BAD_INPUT')
      .map((each) => each.rules['$.errors[0].extensions.params.field']?.matchers.map(({ match }) => match));
    expect(new Set(fields.map(String))).toEqual(new Set(['type']));
  });

  it('never matches an exact version number in the contract', () => {
    const exact = all
      .filter(({ suite }) => suite === 'contract')
      .flatMap(({ description, rules }) =>
        Object.entries(rules).flatMap(([place, { matchers }]) =>
          place.endsWith('.version') && matchers.some(({ match }) => match === 'equality')
            ? [`${description} ${place}`]
            : [],
        ),
      );
    expect(exact).toEqual([]);
  });
});
