import type { DeskFrameQuery } from '../../__generated__/relay/DeskFrameQuery.graphql.ts';
import type { WeekViewQuery } from '../../__generated__/relay/WeekViewQuery.graphql.ts';
import { perhaps, present, rows, some } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { customer } from './customerStates.ts';
import { somebodyElse, toPickUp } from './orderStates.ts';
import { asItIs, payment, serving } from './states.ts';
import { customerNumbered, pickupPoint } from './things.ts';

/** A manager at the desk: the token carries the role. */
export const staffMember = customer({ staff: true, firstName: 'Josée' });
/** A volunteer, who receives, packs and hands over. */
export const volunteer = customer({ volunteer: true, firstName: 'Karim' });
/** Called by a staff member. */
export const atDesk = { given: [staffMember] } as const;

/** The desk's frame (E55). */
export const deskScreenCases: readonly ContractCase<DeskFrameQuery>[] = [
  {
    name: 'staff',
    ...atDesk,
    answers: { 'staff.name': 'Josée', 'staff.role': 'manager', 'staff.tasks': present },
  },
  {
    name: 'a volunteer',
    given: [volunteer],
    answers: { 'staff.name': 'Karim', 'staff.role': 'volunteer', 'staff.tasks': present },
  },
];

const servingPoint = serving({ locations: [{ location: pickupPoint }] });
const placed = [staffMember, servingPoint];
/** The open week, in which a customer has paid an order with a missing line. */
const withMissing = (params: { paidTwice?: true } = {}) => [
  servingPoint,
  somebodyElse,
  payment('paid', toPickUp, { customer: customerNumbered(3), progress: 'missing', ...params }),
  asItIs,
  staffMember,
];
const itsPlaces = {
  'staff.week.places': some,
  'staff.week.places[].location': perhaps,
  'staff.week.places[].shippingZone': perhaps,
  'staff.week.places[].slot': perhaps,
} as const;

const noneUnapplied = { 'staff.unappliedPayments': [] } as const;

/** The overview of a week. */
export const weekViewCases: readonly ContractCase<WeekViewQuery>[] = [
  {
    name: 'the week that runs',
    ...atDesk,
    given: placed,
    answers: { 'staff.periods': some, ...itsPlaces, ...noneUnapplied },
  },
  {
    name: 'an order that was paid twice',
    ...atDesk,
    given: withMissing({ paidTwice: true }),
    sends: { period: '${period}' },
    variables: { period: '' },
    answers: {
      'staff.periods': some,
      ...itsPlaces,
      'staff.week.producers': some,
      'staff.week.watched': some,
      'staff.unappliedPayments': rows(1),
      'staff.unappliedPayments[0].amount': 1475,
      'staff.unappliedPayments[0].currency': 'cad',
      'staff.unappliedPayments[0].reason': 'twice',
      'staff.unappliedPayments[0].orderNumber': present,
      'staff.unappliedPayments[0].email': present,
    },
  },
  {
    name: 'an order of which something is missing',
    ...atDesk,
    given: withMissing(),
    sends: { period: '${period}' },
    variables: { period: '' },
    answers: {
      'staff.periods': some,
      ...itsPlaces,
      'staff.week.producers': some,
      'staff.week.watched': some,
      ...noneUnapplied,
    },
  },
  {
    name: 'a week that nothing is sold for',
    ...atDesk,
    given: placed,
    variables: { period: 'per_20300104' },
    answers: {
      ...itsPlaces,
      'staff.week.period.startDate': '2030-01-04',
      'staff.week.orders': 0,
      'staff.week.missingAmount': 0,
      'staff.week.producers': [],
      'staff.week.watched': [],
      ...noneUnapplied,
    },
  },
  {
    name: 'no week',
    ...atDesk,
    variables: { period: 'per_20300105' },
    refused: [{ code: 'BAD_INPUT', params: { field: 'period' }, by: { field: 'Staff.week', at: 'staff.week' } }],
  },
];
