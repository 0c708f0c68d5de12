import type { ReplaceLineMutation } from '../../__generated__/relay/ReplaceLineMutation.graphql.ts';
import type { ReplacementNoteQuery } from '../../__generated__/relay/ReplacementNoteQuery.graphql.ts';
import { present, rows, some, type Sayings } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { atDesk } from './deskCases.ts';
import { orderDetail, theirs } from './deskOrderCases.ts';
import { goods } from './goods.ts';
import { onSale } from './states.ts';
import { eggs, tomatoes } from './things.ts';

const missing = { progress: 'missing', replaces: true };
const sends = { line: '${line}' };
const note = { line: '', variant: null, text: 'Carottes' };
const [REPLACED, REPLACED_BY] = ['replaced', 'replacedBy'].map(
  (field) => `replaceLine.orders[0].products[0].${field}`,
) as [string, string];
const noted = (by: string | null): Sayings => ({
  'replaceLine.orders': rows(1),
  ...orderDetail('replaceLine.orders[0]', 'processed', 'missing'),
  'replaceLine.orders[0].products[0].ifMissing': 'replacement',
  [REPLACED]: by === null ? 0 : 2,
  [REPLACED_BY]: by,
});

/** The replacement for a line (ADR 78). */
export const replaceLineCases: readonly ContractCase<ReplaceLineMutation>[] = [
  { name: 'a text', given: theirs(missing), sends, variables: note, answers: noted('Carottes') },
  {
    name: 'a product of the market',
    suite: 'conformance',
    given: [onSale(eggs), ...theirs(missing)],
    sends,
    variables: { line: '', variant: eggs, text: null },
    answers: { ...noted(null), [REPLACED]: 2, [REPLACED_BY]: present },
  },
  {
    name: 'sent twice',
    suite: 'conformance',
    again: true,
    given: theirs({ ...missing, replacedBy: 'Carottes' }),
    sends,
    variables: note,
    answers: noted('Carottes'),
  },
  {
    name: 'nothing, after all',
    suite: 'conformance',
    given: theirs({ ...missing, replacedBy: 'Carottes' }),
    sends,
    variables: { line: '', variant: null, text: null },
    answers: noted(null),
  },
  {
    name: 'of who wants the money back',
    given: theirs({ progress: 'missing' }),
    sends,
    variables: note,
    refused: [{ code: 'NOT_REPLACEABLE' }],
  },
  {
    name: 'of what is given back already',
    suite: 'conformance',
    given: theirs({ ...missing, settled: true }),
    sends,
    variables: note,
    refused: [{ code: 'NOT_REPLACEABLE' }],
  },
  {
    name: 'no line',
    suite: 'conformance',
    ...atDesk,
    variables: { ...note, line: tomatoes },
    refused: [{ code: 'NOT_FOUND' }],
  },
];

/** Products found by search, to choose a replacement. */
export const replacementNoteCases: readonly ContractCase<ReplacementNoteQuery>[] = [
  {
    name: 'a word of several products',
    given: [goods()],
    variables: { words: 'zythoris' },
    answers: { 'search.edges': some },
  },
  {
    name: 'what nobody sells',
    suite: 'conformance',
    given: [goods()],
    variables: { words: 'xqzwvkjhgf' },
    answers: { 'search.edges': [] },
  },
];
