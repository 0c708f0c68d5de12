import type { Json } from '../engine/expectation.ts';
import { beginning, nonEmpty, present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { customer, homeAddress, theCustomer } from '../states/customerStates.ts';
import { customerNumbered } from '../states/fixtureIds.ts';
import { otherCustomer, toDeliver, toPickUp } from '../states/orderStates.ts';
import { payment } from '../states/states.ts';
import { staffMember } from './deskCases.ts';
import { fullLine } from './fullCart.ts';

export const paidOrder = (params: Record<string, Json> = {}) =>
  payment('paid', toPickUp, { customer: customerNumbered(3), ...params });
/** A customer's order of one line, and a staff member. */
export const paidOrderAtDesk = (params: Record<string, Json> = {}) => [otherCustomer, paidOrder(params), staffMember];

/**
 * A customer's order with every amount and name that an order can have: reduced and taxed goods with a deposit, delivery,
 * a code, credit.
 */
export const fullOrderAtDesk = (params: Record<string, Json> = {}) => [
  customer({
    customer: customerNumbered(3),
    email: 'dominique.contrat@example.com',
    shippingAddress: homeAddress,
    balance: -500,
  }),
  staffMember,
  payment('paid', toDeliver, {
    customer: customerNumbered(3),
    lines: [fullLine],
    useBalance: true,
    discount: 90,
    staff: theCustomer,
    ...params,
  }),
];
/** The desk's view of it, at a place of the answer. */
export const fullDetail = (at: string, status: string, line: string): ExpectedFields => ({
  ...orderDetail(at, status, line),
  [`${at}.location`]: null,
  [`${at}.shippingZone`]: present,
  [`${at}.fulfillment`]: present,
  [`${at}.cancelRefund.toCard`]: 1920,
  [`${at}.cancelRefund.toBalance`]: 500,
  [`${at}.refundable.toCard`]: 1920,
  [`${at}.refundable.toBalance`]: 300,
  [`${at}.history`]: beginning(3),
  [`${at}.history[0].amount`]: 500,
  [`${at}.history[1].amount`]: 2420,
  [`${at}.history[2].name`]: 'Josée',
});

/** The desk's view of an order of one line, at a place of the answer. */
export const orderDetail = (at: string, status: string, line: string): ExpectedFields => ({
  ...(!at.endsWith(']') && { [at]: present }),
  [`${at}.status`]: status,
  [`${at}.products`]: rows(1),
  [`${at}.products[0].status`]: line,
  [`${at}.location`]: present,
  [`${at}.shippingZone`]: null,
  [`${at}.fulfillment`]: null,
  [`${at}.slot`]: present,
  [`${at}.contact`]: present,
  [`${at}.customer`]: present,
  [`${at}.refundable`]: present,
  [`${at}.outsideZone`]: false,
  [`${at}.history`]: nonEmpty,
  [`${at}.mergedInto`]: null,
  [`${at}.mergedOrders`]: [],
  [`${at}.combinableWith`]: [],
});
