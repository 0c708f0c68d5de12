import type { MarkProducerPaidMutation } from '#generated/relay/MarkProducerPaidMutation.graphql.ts';
import type { NumbersViewQuery } from '#generated/relay/NumbersViewQuery.graphql.ts';
import type { SalesViewQuery } from '#generated/relay/SalesViewQuery.graphql.ts';
import type { SendStatementsMutation } from '#generated/relay/SendStatementsMutation.graphql.ts';
import type { StatementSendingQuery } from '#generated/relay/StatementSendingQuery.graphql.ts';
import type { StatementsViewQuery } from '#generated/relay/StatementsViewQuery.graphql.ts';
import { anyText, fromState, rejects, type ContractCase } from '../engine/contractCase.ts';
import { nonEmpty, objectOrNull, present, type ExpectedFields } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { catalogueIds } from '../states/fixtureIds.ts';
import { marketAsItIs, purchasedLine } from '../states/states.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { paidOrderAtDesk } from './deskOrderDetail.ts';

const report = 'staff.salesReport';
const wholePeriod = { [`${report}.total.date`]: null };

/** Sales and taxes of a period. */
export const salesViewCases: readonly ContractCase<SalesViewQuery>[] = [
  {
    name: 'returns the sales of the current month',
    given: paidOrderAtDesk(),
    data: { ...wholePeriod, [`${report}.days`]: nonEmpty, [`${report}.days[].date`]: present },
  },
  {
    name: 'returns nothing for days without any sales',
    suite: 'conformance',
    ...atDesk,
    variables: { from: '2030-01-01', to: '2030-12-31' },
    data: {
      ...wholePeriod,
      [`${report}.from`]: '2030-01-01',
      [`${report}.to`]: '2030-12-31',
      [`${report}.total.orders`]: 0,
      [`${report}.total.sold.total`]: 0,
      [`${report}.total.refunded.total`]: 0,
      [`${report}.days`]: [],
    },
  },
  {
    name: 'rejects a period that ends before it begins',
    ...atDesk,
    variables: { from: '2030-01-02', to: '2030-01-01' },
    errors: [{ code: 'BAD_INPUT', params: { field: 'to' }, raisedBy: { field: 'Staff.salesReport', at: report } }],
  },
];

const { farm } = catalogueIds;
/** A customer has paid tomatoes of the farm in the open week, which is not paid to the farm. */
const ofFarm = paidOrderAtDesk({ lines: [{ ...purchasedLine, seller: farm }] });
const soldByFarm = { given: [catalogue(), marketAsItIs, ...ofFarm] } as const;
const openWeek = [fromState('period')];
const unpaidStatement = (at: string): ExpectedFields => ({
  [`${at}.seller`]: present,
  [`${at}.items`]: nonEmpty,
  [`${at}.weeks`]: nonEmpty,
  [`${at}.weeks[].paidAt`]: null,
  [`${at}.weeks[].paidBy`]: null,
  [`${at}.weeks[].paidAmount`]: null,
});

/** What producers are owed. */
export const statementsViewCases: readonly ContractCase<StatementsViewQuery>[] = [
  {
    name: 'returns what producers are owed for the open week',
    ...soldByFarm,
    variables: { periods: openWeek },
    data: {
      'staff.producerStatements.statements': nonEmpty,
      ...unpaidStatement('staff.producerStatements.statements[]'),
    },
  },
  {
    name: 'returns nothing for a week without any orders',
    suite: 'conformance',
    ...atDesk,
    variables: { periods: ['per_20300104'] },
    data: { 'staff.producerStatements.statements': [] },
  },
  {
    name: 'rejects an invalid week',
    suite: 'conformance',
    ...atDesk,
    variables: { periods: ['per_20300105'] },
    errors: [
      {
        code: 'BAD_INPUT',
        params: { field: 'periods' },
        raisedBy: { field: 'Staff.producerStatements', at: 'staff.producerStatements' },
      },
    ],
  },
];

const soldNothing = {
  given: [catalogue(), staffMember],
  variables: { seller: farm, periods: ['per_20300104'], paid: true },
  data: {
    'markProducerPaid.seller': present,
    'markProducerPaid.total.owed': 0,
    'markProducerPaid.items': [],
    'markProducerPaid.weeks': [],
  },
} as const;

/** Marking a producer's weeks as paid: of one who has sold nothing there is none to mark. */
export const markProducerPaidCases: readonly ContractCase<MarkProducerPaidMutation>[] = [
  { name: 'marks nothing of a producer who has sold nothing', ...soldNothing },
  { name: 'answers a repeated request without a second effect', repeated: true, ...soldNothing },
  rejects('rejects an unknown producer', 'NOT_FOUND', {
    ...atDesk,
    suite: 'conformance',
    variables: { seller: `${farm.slice(0, -3)}999`, periods: ['per_20300104'], paid: true },
  }),
];

const statement = 'staff.producerStatements.statements[]';

/** Statements as they would be mailed. */
export const statementSendingCases: readonly ContractCase<StatementSendingQuery>[] = [
  {
    // Other producers may have sold in that week, with an address or without, and goods that are no producer's.
    name: 'returns the mails of a week’s statements, none for producers without an address',
    given: [catalogue({ seller: { contactEmail: 'ferme@exemple.ca' } }), marketAsItIs, ...ofFarm],
    variables: { periods: openWeek },
    data: {
      'staff.producerStatements.statements': nonEmpty,
      [`${statement}.seller`]: objectOrNull,
      [`${statement}.draft`]: objectOrNull,
    },
  },
];

const nothingChosen = {
  ...atDesk,
  variables: { periods: ['per_20300104'], statements: [] },
  data: { sendStatements: [] },
} as const;
const shownOtherwise = { seller: farm, content: 'as it was shown once' };

/** Mailing statements: only as they were shown. */
export const sendStatementsCases: readonly ContractCase<SendStatementsMutation>[] = [
  { name: 'returns an empty list when nothing was chosen', ...nothingChosen },
  { name: 'answers a repeated request without a second effect', repeated: true, ...nothingChosen },
  {
    name: 'rejects a statement that has changed since it was shown',
    suite: 'conformance',
    given: [catalogue({ seller: { contactEmail: 'ferme@exemple.ca' } }), staffMember],
    variables: { periods: ['per_20300104'], statements: [shownOtherwise] },
    errors: [{ code: 'STATEMENT_CHANGED', params: { producers: anyText } }],
  },
  rejects('rejects an unknown producer', 'NOT_FOUND', {
    ...atDesk,
    suite: 'conformance',
    variables: { periods: ['per_20300104'], statements: [{ ...shownOtherwise, seller: `${farm.slice(0, -3)}999` }] },
  }),
];

const week = 'staff.marketNumbers.weeks[]';

/** The market's weeks beside each other. */
export const numbersViewCases: readonly ContractCase<NumbersViewQuery>[] = [
  {
    name: 'returns the figures of the open week',
    given: paidOrderAtDesk(),
    variables: { weeks: 1 },
    data: { 'staff.marketNumbers.weeks': nonEmpty, [`${week}.average`]: present },
  },
  {
    name: 'rejects more weeks than a year has',
    suite: 'conformance',
    ...atDesk,
    variables: { weeks: 54 },
    errors: [
      {
        code: 'BAD_INPUT',
        params: { field: 'weeks' },
        raisedBy: { field: 'Staff.marketNumbers', at: 'staff.marketNumbers' },
      },
    ],
  },
];
