import type { MoveOrdersMutation } from '#generated/relay/MoveOrdersMutation.graphql.ts';
import type { UndoOrderMoveMutation } from '#generated/relay/UndoOrderMoveMutation.graphql.ts';
import type { useMovePreviewQuery } from '#generated/relay/useMovePreviewQuery.graphql.ts';
import type { useMoveTargetsQuery } from '#generated/relay/useMoveTargetsQuery.graphql.ts';
import { fromState, rejects, type ContractCase, type ProviderState } from '../engine/contractCase.ts';
import { alike, beginning, nonEmpty, present, rows } from '../engine/expectedData.ts';
import { theCustomer } from '../states/customerStates.ts';
import { otherPoint, pickupPoint, unknownOrder } from '../states/fixtureIds.ts';
import { otherCustomer, toPickUp } from '../states/orderStates.ts';
import { marketAsItIs, openPlacesState, payment } from '../states/states.ts';
import { staffMember } from './deskCases.ts';
import { paidOrder } from './deskOrderDetail.ts';

const suite = 'conformance';
const elsewhere: ProviderState = { name: 'a pickup point', params: { location: otherPoint } };
const orderToMove = [elsewhere, otherCustomer, paidOrder(), marketAsItIs, staffMember];
const moved = (params: object = {}) => [
  elsewhere,
  otherCustomer,
  staffMember,
  paidOrder({ staff: theCustomer, movedTo: otherPoint, ...params }),
  marketAsItIs,
];
const [period, order] = [fromState('period'), fromState('order')];
const input = { period, place: pickupPoint, order, toPeriod: period, toPlace: otherPoint };

/** The weeks and places that orders can move to (ADR 173). */
export const moveTargetsCases: readonly ContractCase<useMoveTargetsQuery>[] = [
  {
    name: 'returns the week and the eight after it',
    given: [openPlacesState({ locations: [{ location: pickupPoint }] }), marketAsItIs, staffMember],
    variables: { period },
    data: {
      'staff.moveTargets': beginning(2),
      'staff.moveTargets[].places': alike(1),
      'staff.moveTargets[].places[].name': 'Point de retrait sous contrat',
      'staff.moveTargets[].places[].days': [],
    },
  },
  {
    name: 'rejects a day on which no week begins',
    suite,
    given: [staffMember],
    variables: { period: 'per_20991203' },
    errors: [{ code: 'NOT_FOUND' }],
  },
];

const preview = 'staff.orderMove';
/** What a move would do. */
export const movePreviewCases: readonly ContractCase<useMovePreviewQuery>[] = [
  {
    name: 'returns where an order would go, and who is told',
    given: orderToMove,
    variables: { input },
    data: {
      [`${preview}.moving`]: nonEmpty,
      [`${preview}.orders`]: 1,
      [`${preview}.groups`]: rows(1),
      [`${preview}.groups[0].orders`]: 1,
      [`${preview}.groups[0].slot`]: present,
      [`${preview}.staying`]: [],
      [`${preview}.payments`]: 0,
      [`${preview}.mails`]: 1,
      [`${preview}.withoutAddress`]: 0,
      [`${preview}.cheaper`]: 0,
      [`${preview}.cheaperBy`]: 0,
      [`${preview}.dearer`]: 0,
      [`${preview}.dearerBy`]: 0,
      [`${preview}.outsideHours`]: null,
    },
  },
  {
    name: 'returns an order that stays, since it is assembled',
    suite,
    given: [
      elsewhere,
      otherCustomer,
      paidOrder({ progress: 'packed', status: 'fulfilled' }),
      marketAsItIs,
      staffMember,
    ],
    variables: { input },
    data: {
      [`${preview}.moving`]: [],
      [`${preview}.orders`]: 0,
      [`${preview}.groups`]: [],
      [`${preview}.staying`]: rows(1),
      [`${preview}.staying[0].reason`]: 'worked_on',
      [`${preview}.outsideHours`]: null,
    },
  },
  {
    name: 'rejects a day outside the week',
    suite,
    given: orderToMove,
    variables: { input: { ...input, toDay: '2099-12-10' } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'toDay' } }],
  },
];

const variables = { input, orders: [order], requestId: order };
const done = { 'moveOrders.orders': 1, 'moveOrders.undone': false };

/** Paid orders that move to another place. */
export const moveOrdersCases: readonly ContractCase<MoveOrdersMutation>[] = [
  { name: 'changes the place of an order', given: orderToMove, variables, data: done },
  {
    name: 'answers a repeated request without a second effect',
    suite,
    repeated: true,
    given: moved(),
    variables,
    data: done,
  },
  rejects('rejects a request key reused for another place', 'REQUEST_REUSED', {
    suite,
    given: moved(),
    variables: { ...variables, input: { ...input, toPlace: pickupPoint } },
  }),
  rejects('rejects other orders than would move', 'MOVE_CHANGED', {
    suite,
    given: orderToMove,
    variables: { ...variables, orders: [order, unknownOrder] },
  }),
  {
    name: 'changes the hours of an order, which others of its place and day do not have',
    suite,
    given: [
      elsewhere,
      otherCustomer,
      payment('paid', toPickUp, { called: 'other' }),
      paidOrder(),
      marketAsItIs,
      staffMember,
    ],
    variables: {
      ...variables,
      input: { ...input, toPlace: pickupPoint, toDay: fromState('handoverDay'), from: '20:00', to: '21:00' },
    },
    data: done,
  },
];

const undo = { move: fromState('move') };
/** A move that is taken back before anybody is mailed. */
export const undoOrderMoveCases: readonly ContractCase<UndoOrderMoveMutation>[] = [
  {
    name: 'undoes a move',
    given: moved(),
    variables: undo,
    data: { 'undoOrderMove.undone': true, 'undoOrderMove.undoUntil': null },
  },
  {
    name: 'answers a repeated request without a second effect',
    suite,
    repeated: true,
    given: moved(),
    variables: undo,
    data: { 'undoOrderMove.undone': true, 'undoOrderMove.undoUntil': null },
  },
  rejects('rejects a move whose orders cannot go back to a place that has closed', 'MOVE_FINAL', {
    suite,
    given: [...moved(), openPlacesState({ locations: [{ location: pickupPoint, closedAfter: 0 }] })],
    variables: undo,
  }),
];
