import type { ReplaceLineMutation } from '#generated/relay/ReplaceLineMutation.graphql.ts';
import type { ReplacementNoteQuery } from '#generated/relay/ReplacementNoteQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { catalogueIds, eggs, tomatoes } from '../states/fixtureIds.ts';
import { onSale } from '../states/states.ts';
import { atDesk } from './deskCases.ts';
import { fullDetail, fullOrderAtDesk, orderDetail, paidOrderAtDesk } from './deskOrderDetail.ts';

const missing = { progress: 'missing', replaces: true };
const line = fromState('line');
const note = { line, variant: null, text: 'Carottes' };
const [REPLACED, REPLACED_BY] = ['replaced', 'replacedBy'].map(
  (field) => `replaceLine.orders[0].products[0].${field}`,
) as [string, string];
const noted = (by: string | null, detail = orderDetail): ExpectedFields => ({
  'replaceLine.orders': rows(1),
  ...detail('replaceLine.orders[0]', 'processed', 'missing'),
  'replaceLine.orders[0].products[0].ifMissing': 'replacement',
  [REPLACED]: by === null ? 0 : 2,
  [REPLACED_BY]: by,
});

/** The replacement for a line (ADR 78). */
export const replaceLineCases: readonly ContractCase<ReplaceLineMutation>[] = [
  {
    name: 'stores a text as replacement',
    given: fullOrderAtDesk(missing),
    variables: note,
    data: noted('Carottes', fullDetail),
  },
  {
    name: 'stores a product of the market as replacement',
    suite: 'conformance',
    given: [onSale(eggs), ...paidOrderAtDesk(missing)],
    variables: { line, variant: eggs, text: null },
    data: { ...noted(null), [REPLACED]: 2, [REPLACED_BY]: present },
  },
  {
    name: 'answers a repeated request without a second effect',
    suite: 'conformance',
    repeated: true,
    given: paidOrderAtDesk({ ...missing, replacedBy: 'Carottes' }),
    variables: note,
    data: noted('Carottes'),
  },
  {
    name: 'removes the replacement',
    suite: 'conformance',
    given: paidOrderAtDesk({ ...missing, replacedBy: 'Carottes' }),
    variables: { line, variant: null, text: null },
    data: { ...noted(null), 'replaceLine.orders[0].nothingComes': true, 'replaceLine.orders[0].slot': null },
  },
  rejects('rejects a line whose customer wants a refund', 'NOT_REPLACEABLE', {
    suite: 'conformance',
    given: paidOrderAtDesk({ progress: 'missing' }),
    variables: note,
  }),
  rejects('rejects a line that is refunded already', 'NOT_REPLACEABLE', {
    suite: 'conformance',
    given: paidOrderAtDesk({ ...missing, settled: true }),
    variables: note,
  }),
  rejects('rejects an unknown line', 'NOT_FOUND', {
    suite: 'conformance',
    ...atDesk,
    variables: { ...note, line: tomatoes },
  }),
];

/** Products found by search, to choose a replacement. */
export const replacementNoteCases: readonly ContractCase<ReplacementNoteQuery>[] = [
  {
    name: 'returns products that match two words',
    given: [catalogue()],
    variables: { words: 'Abricots zythoris' },
    data: { 'search.edges': rows(1), 'search.edges[0].node.id': catalogueIds.apricots },
  },
  {
    name: 'returns nothing for words that nobody sells',
    suite: 'conformance',
    given: [catalogue()],
    variables: { words: 'xqzwvkjhgf' },
    data: { 'search.edges': [] },
  },
];
