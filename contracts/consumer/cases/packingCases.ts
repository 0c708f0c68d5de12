import type { pickListQuery } from '#generated/relay/pickListQuery.graphql.ts';
import type { producersQuery } from '#generated/relay/producersQuery.graphql.ts';
import type { TickLinesMutation } from '#generated/relay/TickLinesMutation.graphql.ts';
import type { useListChangesQuery } from '#generated/relay/useListChangesQuery.graphql.ts';
import type { useOrderSheetQuery } from '#generated/relay/useOrderSheetQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, anyTexts, rejects } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { objectOrNull, present, rows, nonEmpty } from '../engine/expectedData.ts';
import { customerNumbered, tomatoes, unknownOrder } from '../states/fixtureIds.ts';
import { otherCustomer, toPickUp } from '../states/orderStates.ts';
import { payment } from '../states/states.ts';
import { atDesk, staffMember, volunteer } from './deskCases.ts';

/** A period that nothing is sold for yet. */
const farWeek = { startDate: '2030-01-04' };

/** The pick list of the period that closed last, or of another one by its Friday. */
export const pickListCases: readonly ContractCase<pickListQuery>[] = [
  {
    name: 'returns a week with nothing packed',
    ...atDesk,
    variables: farWeek,
    data: {
      'staff.periods': nonEmpty,
      'staff.packingWeek.sheets': [],
      'staff.packingWeek.assemblies': [],
      'staff.packingWeek.containersHeld': [],
    },
  },
];

/** What has changed on the pick list since an instant. */
export const listChangesCases: readonly ContractCase<useListChangesQuery>[] = [
  {
    name: 'returns no changes of a week',
    ...atDesk,
    variables: { ...farWeek, since: '2030-01-01T00:00:00Z' },
    data: { 'staff.packingWeek.sheets': [], 'staff.packingWeek.assemblies': [] },
  },
];

/** A customer's order of one line, and a staff member. */
const paidOrderAtDesk = (params: Record<string, Json> = {}) => [
  otherCustomer,
  payment('paid', toPickUp, { customer: customerNumbered(3), ...params }),
  staffMember,
];
/** The sheet of one order. */
export const orderSheetCases: readonly ContractCase<useOrderSheetQuery>[] = [
  {
    name: 'returns an order of one line for pickup',
    given: paidOrderAtDesk(),
    variables: { order: fromState('order') },
    data: {
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
    name: 'returns the order of a guest with allergies',
    suite: 'conformance',
    given: [payment('paid', toPickUp, { allergies: 'Noix' }), staffMember],
    variables: { order: fromState('order') },
    data: {
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
    name: 'returns null for an unknown order',
    suite: 'conformance',
    ...atDesk,
    variables: { order: unknownOrder },
    data: { 'staff.packingSheet': null },
  },
];

/** What the producers deliver. */
export const producersCases: readonly ContractCase<producersQuery>[] = [
  {
    name: 'returns a week without deliveries of producers',
    ...atDesk,
    variables: farWeek,
    data: {
      'staff.periods': nonEmpty,
      'staff.packingWeek.dropOff': objectOrNull,
      'staff.packingWeek.shortageRule': 'first_ordered',
      'staff.packingWeek.producers': [],
    },
  },
];

const tick = {
  variables: { lines: [fromState('line')], status: 'packed', seen: 'received' },
} as const;
/** Of a press, of which the line was received before. */
const press = { ...tick, variables: { ...tick.variables, requestId: 'press 1' } };
const isPacked = { 'updateOrderLines.lines': rows(1), 'updateOrderLines.lines[0].status': 'packed' };

/** Marks on the pick list. Each is sent with the status that was shown, so that no colleague's mark is overwritten unseen. */
export const tickLinesCases: readonly ContractCase<TickLinesMutation>[] = [
  {
    name: 'marks lines as in the crate',
    given: paidOrderAtDesk({ progress: 'received' }),
    ...press,
    data: {
      ...isPacked,
      'updateOrderLines.changed': rows(1),
      'updateOrderLines.changed[0].status': 'received',
      'updateOrderLines.changed[0].missing': 0,
    },
  },
  {
    name: 'marks lines as in the crate, for a volunteer',
    suite: 'conformance',
    given: [
      otherCustomer,
      payment('paid', toPickUp, { customer: customerNumbered(3), progress: 'received' }),
      volunteer,
    ],
    ...tick,
    data: isPacked,
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: paidOrderAtDesk({ progress: 'packed' }),
    ...tick,
    data: { ...isPacked, 'updateOrderLines.changed': [] },
  },
  {
    name: 'rejects a line that somebody else has marked meanwhile',
    given: paidOrderAtDesk({ progress: 'missing' }),
    ...tick,
    errors: [{ code: 'LINES_CHANGED', params: { lines: anyTexts, now: ['missing'], missing: [2], quantities: [2] } }],
  },
  {
    name: 'marks one unit of two as missing',
    suite: 'conformance',
    given: paidOrderAtDesk({ progress: 'received' }),
    ...tick,
    variables: { ...tick.variables, missing: 1, seenMissing: 0, seenQuantities: [2] },
    data: { ...isPacked, 'updateOrderLines.lines[0].missing': 1 },
  },
  {
    name: 'rejects a line whose units somebody else has counted meanwhile',
    given: paidOrderAtDesk({ progress: 'received', missing: 1 }),
    ...tick,
    variables: { ...tick.variables, missing: 0, seenMissing: 0 },
    errors: [{ code: 'LINES_CHANGED', params: { lines: anyTexts, now: ['received'], missing: [1], quantities: [2] } }],
  },
  {
    name: 'rejects a line of which a manager has removed units meanwhile',
    suite: 'conformance',
    given: paidOrderAtDesk({ progress: 'received' }),
    ...tick,
    variables: { ...tick.variables, seenQuantities: [3] },
    errors: [{ code: 'LINES_CHANGED', params: { lines: anyTexts, now: ['received'], missing: [0], quantities: [2] } }],
  },
  {
    name: 'rejects as many missing units as the line has',
    given: paidOrderAtDesk({ progress: 'received' }),
    ...tick,
    variables: { ...tick.variables, missing: 2, seenMissing: 0 },
    errors: [{ code: 'BAD_INPUT', params: { field: 'missing' } }],
  },
  {
    name: 'rejects an order that is assembled',
    suite: 'conformance',
    given: paidOrderAtDesk({ status: 'fulfilled', progress: 'received' }),
    ...tick,
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'received', to: 'packed' } }],
  },
  rejects('rejects an unknown line', 'NOT_FOUND', {
    ...atDesk,
    variables: { lines: [tomatoes], status: 'packed', seen: 'received' },
  }),
];
