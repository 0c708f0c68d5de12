import type { CheckServicesMutation } from '#generated/relay/CheckServicesMutation.graphql.ts';
import type { DeskFrameQuery } from '#generated/relay/DeskFrameQuery.graphql.ts';
import type { DismissSetupMutation } from '#generated/relay/DismissSetupMutation.graphql.ts';
import type { WeekViewQuery } from '#generated/relay/WeekViewQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState } from '../engine/contractCase.ts';
import { objectOrNull, present, rows, nonEmpty } from '../engine/expectedData.ts';
import { customer } from '../states/customerStates.ts';
import { customerNumbered, pickupPoint } from '../states/fixtureIds.ts';
import { otherCustomer, toPickUp } from '../states/orderStates.ts';
import { marketAsItIs, payment, openPlacesState } from '../states/states.ts';

/** A manager at the desk: the token carries the role. */
export const staffMember = customer({ staff: true, firstName: 'Josée' });
/** A volunteer, who receives, packs and hands over. */
export const volunteer = customer({ volunteer: true, firstName: 'Karim' });
/** Called by a staff member. */
export const atDesk = { given: [staffMember] } as const;

/** The desk's frame (E55). */
export const deskScreenCases: readonly ContractCase<DeskFrameQuery>[] = [
  {
    name: 'returns the page for a staff member',
    ...atDesk,
    data: { 'staff.name': 'Josée', 'staff.role': 'manager', 'staff.tasks': present },
  },
  {
    name: 'returns the role of a volunteer',
    suite: 'conformance',
    given: [volunteer],
    data: { 'staff.name': 'Karim', 'staff.role': 'volunteer', 'staff.tasks': present },
  },
];

const servingPoint = openPlacesState({ locations: [{ location: pickupPoint }] });
const staffAndPoint = [staffMember, servingPoint];
/** The open week, in which a customer has paid an order with a missing line. */
const weekWithMissingLine = (params: { paidTwice?: true } = {}) => [
  servingPoint,
  otherCustomer,
  payment('paid', toPickUp, { customer: customerNumbered(3), progress: 'missing', ...params }),
  marketAsItIs,
  staffMember,
];
const placeFields = {
  'staff.week.places': nonEmpty,
  'staff.week.places[].location': objectOrNull,
  'staff.week.places[].shippingZone': objectOrNull,
  'staff.week.places[].slot': objectOrNull,
} as const;

const noUnappliedPayments = {
  'staff.unappliedPayments': [],
  'staff.setup': null,
  'staff.services': objectOrNull,
} as const;

/** What a new market lacks, which a manager dismisses. */
export const dismissSetupCases: readonly ContractCase<DismissSetupMutation>[] = [
  { name: 'ends the list for good', ...atDesk, data: { 'dismissSetup.setup': null } },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    ...atDesk,
    data: { 'dismissSetup.setup': null },
  },
];

/** What a backend runs on is its own. */
export const checkServicesCases: readonly ContractCase<CheckServicesMutation>[] = [
  { name: 'returns the services that it tried', ...atDesk, data: { 'checkServices.services': objectOrNull } },
  {
    name: 'answers a repeated request without a second effect',
    suite: 'conformance',
    repeated: true,
    ...atDesk,
    data: { 'checkServices.services': objectOrNull },
  },
];

/** The overview of a week. */
export const weekViewCases: readonly ContractCase<WeekViewQuery>[] = [
  {
    name: 'returns the current week',
    suite: 'conformance',
    ...atDesk,
    given: staffAndPoint,
    data: { 'staff.periods': nonEmpty, ...placeFields, ...noUnappliedPayments },
  },
  {
    name: 'returns an order that was paid twice',
    ...atDesk,
    given: weekWithMissingLine({ paidTwice: true }),
    variables: { period: fromState('period') },
    data: {
      'staff.periods': nonEmpty,
      ...placeFields,
      'staff.week.producers': nonEmpty,
      'staff.week.watched': nonEmpty,
      'staff.setup': null,
      'staff.services': objectOrNull,
      'staff.unappliedPayments': rows(1),
      'staff.unappliedPayments[0].amount': 1475,
      'staff.unappliedPayments[0].currency': 'cad',
      'staff.unappliedPayments[0].reason': 'twice',
      'staff.unappliedPayments[0].orderNumber': present,
      'staff.unappliedPayments[0].email': present,
    },
  },
  {
    name: 'returns an order with a missing line',
    suite: 'conformance',
    ...atDesk,
    given: weekWithMissingLine(),
    variables: { period: fromState('period') },
    data: {
      'staff.periods': nonEmpty,
      ...placeFields,
      'staff.week.producers': nonEmpty,
      'staff.week.watched': nonEmpty,
      ...noUnappliedPayments,
    },
  },
  {
    name: 'returns a week without any orders',
    suite: 'conformance',
    ...atDesk,
    given: staffAndPoint,
    variables: { period: 'per_20300104' },
    data: {
      ...placeFields,
      'staff.week.period.startDate': '2030-01-04',
      'staff.week.orders': 0,
      'staff.week.missingAmount': 0,
      'staff.week.weekBefore': true,
      'staff.week.producers': [],
      'staff.week.watched': [],
      ...noUnappliedPayments,
    },
  },
  {
    name: 'rejects an invalid week',
    ...atDesk,
    variables: { period: 'per_20300105' },
    errors: [{ code: 'BAD_INPUT', params: { field: 'period' }, raisedBy: { field: 'Staff.week', at: 'staff.week' } }],
  },
];
