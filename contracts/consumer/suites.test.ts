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

  it('names every case by a sentence that starts with a verb and says what is held', () => {
    const verbs =
      'accepts adds advances answers calculates cancels changes charges combines completes confirms counts creates deletes ends ' +
      'gives hands keeps leaves limits marks opens orders pauses refunds rejects removes resumes returns runs saves signs sorts ' +
      'spends starts stores subscribes switches turns undoes';
    const sentence = new RegExp(`^(?:${verbs.replaceAll(' ', '|')}) \\S`);
    expect('the key of a call that gave another amount').not.toMatch(sentence);
    const names = all.map((each) => each.case.name);
    expect(names.filter((name) => !sentence.test(name))).toEqual([]);
    // What is refused is named as such: a call that is answered never is.
    const refused = all.filter((each) => each.suite !== 'access' && each.case.errors);
    expect(refused.map((each) => each.case.name).filter((name) => !name.startsWith('rejects '))).toEqual([]);
    const answered = all.filter((each) => !each.case.errors && each.case.name.startsWith('rejects '));
    expect(answered.map((each) => each.description)).toEqual([]);
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
