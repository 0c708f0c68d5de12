import { isListType, isNonNullType, type GraphQLField } from 'graphql';
import { expect, it } from 'vitest';
import { DESK_MUTATIONS } from '../../tests/support/deskMutations.ts';
import { createMarketSchema } from '../api/schema.ts';

/*
 * Two tablets work on the same orders. An undo is of a displayed act alone, never of a colleague's later one of the same kind; a press on
 * many is counted by what it has changed itself, also when its answer was lost and it is sent again.
 */

const FIELDS: readonly GraphQLField<unknown, unknown>[] = Object.values(
  createMarketSchema('demo').getMutationType()?.getFields() ?? {},
).filter(({ name }) => DESK_MUTATIONS.includes(name));
const argumentsOf = ({ args }: GraphQLField<unknown, unknown>) => args.map(({ name }) => name);

/** What names the act that an undo is of: its instant as displayed, its request key, or its id. */
const ACTS = ['receivedAt', 'at', 'handOver', 'undoes', 'move', 'number'];

it('lets every undo name the act that it undoes', () => {
  const undos = FIELDS.filter((field) => field.name.startsWith('undo') || argumentsOf(field).includes('undoes'));
  expect(undos.map(({ name }) => name).toSorted()).toEqual([
    'undoAssembly',
    'undoCashReceipt',
    'undoCatalogueSaving',
    'undoOrderMove',
    'undoOrderStep',
    'updateOrderLines',
  ]);
  for (const undo of undos)
    expect(
      argumentsOf(undo).some((name) => ACTS.includes(name)),
      undo.name,
    ).toBe(true);
});

/** Mutations of many things without a request key, and why a repeated or late press changes and counts nothing of a colleague's. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  sendStatements: 'all or none, each as its draft was shown and not mailed yet; STATEMENT_CHANGED otherwise',
  markProducerPaid:
    'one producer, whose marks are returned with who set them; a marked week keeps its mark, and nothing is counted',
};

it('lets every press on many things name itself, so that its answer is about its own changes', () => {
  const ofMany = FIELDS.filter(({ args }) =>
    args.some(({ type }) => isListType(isNonNullType(type) ? type.ofType : type)),
  );
  expect(ofMany.length).toBeGreaterThan(8);
  const unnamed = ofMany.filter((field) => !argumentsOf(field).includes('requestId')).map(({ name }) => name);
  expect(unnamed.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted());
});
