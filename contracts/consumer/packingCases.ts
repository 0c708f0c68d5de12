import type { pickListQuery } from '../../__generated__/relay/pickListQuery.graphql.ts';
import type { producersQuery } from '../../__generated__/relay/producersQuery.graphql.ts';
import type { TickLinesMutation } from '../../__generated__/relay/TickLinesMutation.graphql.ts';
import type { useListChangesQuery } from '../../__generated__/relay/useListChangesQuery.graphql.ts';
import type { useOrderSheetQuery } from '../../__generated__/relay/useOrderSheetQuery.graphql.ts';
import { perhaps, present, rows, some } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { atDesk, staffMember, volunteer } from './deskCases.ts';
import type { Json } from './expectation.ts';
import { somebodyElse, toPickUp } from './orderStates.ts';
import { anyTexts } from './refusal.ts';
import { payment } from './states.ts';
import { customerNumbered, tomatoes, unknownOrder } from './things.ts';

/** A period that nothing is sold for yet. */
const farWeek = { startDate: '2030-01-04' };

/** The pick list of the period that closed last, or of another one by its Friday. */
export const pickListCases: readonly ContractCase<pickListQuery>[] = [
  {
    name: 'a week of which nothing is packed',
    ...atDesk,
    variables: farWeek,
    answers: { 'staff.periods': some, 'staff.packingWeek.sheets': [] },
  },
];

/** What has changed on the pick list since an instant. */
export const listChangesCases: readonly ContractCase<useListChangesQuery>[] = [
  {
    name: 'a week of which nothing has changed',
    ...atDesk,
    variables: { ...farWeek, since: '2030-01-01T00:00:00Z' },
    answers: { 'staff.packingWeek.sheets': [] },
  },
];

/** A customer's order of one line, and a staff member. */
const theirs = (params: Record<string, Json> = {}) => [
  somebodyElse,
  payment('paid', toPickUp, { customer: customerNumbered(3), ...params }),
  staffMember,
];
/** The sheet of one order. */
export const orderSheetCases: readonly ContractCase<useOrderSheetQuery>[] = [
  {
    name: 'of one line, picked up',
    given: theirs(),
    sends: { order: '${order}' },
    variables: { order: '' },
    answers: {
      'staff.packingSheet.shippingZone': null,
      'staff.packingSheet.packer': null,
      'staff.packingSheet.box': 'none',
      'staff.packingSheet.order.status': 'processed',
      'staff.packingSheet.order.contact': present,
      'staff.packingSheet.order.customer': present,
      'staff.packingSheet.order.slot': present,
      'staff.packingSheet.order.location': present,
      'staff.packingSheet.order.fulfillment': null,
      'staff.packingSheet.lines': rows(1),
      'staff.packingSheet.lines[0].isAlcohol': false,
      'staff.packingSheet.lines[0].temperature': 'normal',
      'staff.packingSheet.lines[0].shelf': null,
    },
  },
  {
    name: 'of a guest, who told of allergies',
    suite: 'conformance',
    given: [payment('paid', toPickUp, { allergies: 'Noix' }), staffMember],
    sends: { order: '${order}' },
    variables: { order: '' },
    answers: {
      'staff.packingSheet.shippingZone': null,
      'staff.packingSheet.packer': null,
      'staff.packingSheet.order.allergies': 'Noix',
      'staff.packingSheet.order.contact': present,
      'staff.packingSheet.order.customer': null,
      'staff.packingSheet.order.slot': present,
      'staff.packingSheet.order.location': present,
      'staff.packingSheet.order.fulfillment': null,
      'staff.packingSheet.lines': rows(1),
    },
  },
  {
    name: 'of no order',
    ...atDesk,
    variables: { order: unknownOrder },
    answers: { 'staff.packingSheet': null },
  },
];

/** What the producers deliver. */
export const producersCases: readonly ContractCase<producersQuery>[] = [
  {
    name: 'a week that nobody brings anything for',
    ...atDesk,
    variables: farWeek,
    answers: {
      'staff.periods': some,
      'staff.packingWeek.dropOff': perhaps,

      'staff.packingWeek.producers': [],
    },
  },
];

const tick = {
  sends: { 'lines[0]': '${line}' },
  variables: { lines: [''], status: 'packed', seen: 'received' },
} as const;
const isPacked = { 'updateOrderLines.lines': rows(1), 'updateOrderLines.lines[0].status': 'packed' };

/** Marks on the pick list. Each is sent with the status that was shown, so that no colleague's mark is overwritten unseen. */
export const tickLinesCases: readonly ContractCase<TickLinesMutation>[] = [
  { name: 'in the crate', given: theirs({ progress: 'received' }), ...tick, answers: isPacked },
  {
    name: 'in the crate, by a volunteer',
    suite: 'conformance',
    given: [
      somebodyElse,
      payment('paid', toPickUp, { customer: customerNumbered(3), progress: 'received' }),
      volunteer,
    ],
    ...tick,
    answers: isPacked,
  },
  { name: 'sent twice', again: true, given: theirs({ progress: 'packed' }), ...tick, answers: isPacked },
  {
    name: 'somebody else has marked it meanwhile',
    given: theirs({ progress: 'missing' }),
    ...tick,
    refused: [{ code: 'LINES_CHANGED', params: { lines: anyTexts, now: ['missing'], missing: [2] } }],
  },
  {
    name: 'one unit of two will not come',
    suite: 'conformance',
    given: theirs({ progress: 'received' }),
    ...tick,
    variables: { ...tick.variables, missing: 1, seenMissing: 0 },
    answers: { ...isPacked, 'updateOrderLines.lines[0].missing': 1 },
  },
  {
    name: 'somebody else has counted its units meanwhile',
    given: theirs({ progress: 'received', missing: 1 }),
    ...tick,
    variables: { ...tick.variables, missing: 0, seenMissing: 0 },
    refused: [{ code: 'LINES_CHANGED', params: { lines: anyTexts, now: ['received'], missing: [1] } }],
  },
  {
    name: 'as many units missing as it has',
    given: theirs({ progress: 'received' }),
    ...tick,
    variables: { ...tick.variables, missing: 2, seenMissing: 0 },
    refused: [{ code: 'BAD_INPUT', params: { field: 'missing' } }],
  },
  {
    name: 'of an order that is assembled',
    given: theirs({ status: 'fulfilled', progress: 'received' }),
    ...tick,
    refused: [{ code: 'TRANSITION_REFUSED', params: { from: 'received', to: 'packed' } }],
  },
  {
    name: 'no line',
    ...atDesk,
    variables: { lines: [tomatoes], status: 'packed', seen: 'received' },
    refused: [{ code: 'NOT_FOUND' }],
  },
];
