import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cases } from './cases/cases.ts';
import { compiledOperations } from './engine/compiledOperations.ts';
import type { ContractCase } from './engine/contractCase.ts';
import { PRESSES, unmetDeskRequirements, undeclaredKeyReuse, staffMutations } from './engine/deskRequirements.ts';
import { readSchema } from './engine/graphqlTypes.ts';
import { namesOf, rootFieldsOf, unmetCodes } from './engine/raisedCodes.ts';

const schema = readSchema();
const operations = compiledOperations();
const staffs = staffMutations(schema);
const atDesk = [...operations.values()].flatMap((operation) =>
  rootFieldsOf(schema, operation.document)
    .filter(({ name }) => operation.kind === 'mutation' && staffs.includes(name))
    .map((field) => ({ name: operation.name, field, operation })),
);
const isRefused = (one: ContractCase, code: string) => one.errors?.some((refusal) => refusal.code === code) === true;

describe('every mutation of the desk (F-199)', () => {
  it('is done, safe to repeat, refused with each of its codes, and refused to customers', () => {
    expect(staffs.length).toBeGreaterThan(10);
    expect([...new Set(atDesk.map(({ field }) => field.name))].toSorted()).toEqual(staffs.toSorted());
    expect([...unmetDeskRequirements(schema, operations, cases), ...unmetCodes(schema, operations, cases)]).toEqual([]);
  });

  it('refuses a request key that was used for another call', () => {
    const keyed = atDesk.filter(
      ({ field }) => !PRESSES.has(field.name) && field.args.some((argument) => argument.name === 'requestId'),
    );
    expect(keyed.map(({ field }) => field.name).toSorted()).toEqual([
      'adjustBalance',
      'adjustStock',
      'answerOrderProblem',
      'answerProposals',
      'enterOrder',
      'handOver',
      'lowerQuantities',
      'moveOrders',
      'receiveCash',
      'refundAmount',
      'refundDeposit',
      'refundGuestDeposit',
      'refundOrderDeposit',
      'returnItems',
      'saveCatalogueRecords',
      'sendSlip',
      'setPaymentLink',
      'settleMissing',
      'undoCashReceipt',
    ]);
    expect(undeclaredKeyReuse(schema)).toEqual([]);
    const silent = buildSchema(readFileSync('schema.graphql', 'utf8').replaceAll(/(, )?REQUEST_REUSED\]/g, ']'));
    // Those of the desk, the two of a cart’s lines, the report of a problem, and ordering again.
    expect(undeclaredKeyReuse(silent)).toHaveLength(keyed.length + 4);
  });

  it('is used by the storefront', () => {
    const others = new Map([...operations].filter(([name]) => name !== 'RunJobMutation'));
    expect(unmetDeskRequirements(schema, others, cases)).toEqual([
      'No operation of the storefront asks runJob, which the schema has for the desk.',
    ]);
  });

  const isManagers = (field: (typeof atDesk)[number]['field']) => namesOf(field, 'access').includes('MANAGER');

  describe.each(atDesk)('$name', ({ name, field, operation }) => {
    const without = (drop: (one: ContractCase) => boolean) => {
      const remainingCases = { ...cases, [name]: (cases[name] ?? []).filter((one) => !drop(one)) };
      return [
        ...unmetDeskRequirements(schema, operations, remainingCases),
        ...unmetCodes(schema, new Map([[name, operation]]), remainingCases),
      ];
    };
    const missing = (what: string) => [`${name} has no contract case that is ${what}.`];

    it('is reported when it lacks a case of each kind', () => {
      expect(without((one) => !one.errors && !one.repeated)).toEqual(missing('done at the desk'));
      expect(without((one) => one.repeated === true)).toEqual(missing('sent twice'));
      expect(without((one) => isRefused(one, 'FORBIDDEN'))).toEqual([
        ...(isManagers(field) ? missing('FORBIDDEN to a volunteer') : []),
        ...missing('FORBIDDEN to a customer without the role'),
      ]);
      expect(without(({ name: who }) => who === 'rejects a volunteer')).toEqual(
        isManagers(field) ? missing('FORBIDDEN to a volunteer') : [],
      );
    });

    it('is reported when it lacks a case of each code that it raises', () => {
      for (const code of namesOf(field, 'raises'))
        expect(without((one) => isRefused(one, code))).toEqual(missing(`refused with ${code}`));
    });
  });
});
