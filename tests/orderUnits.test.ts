import { expect, it } from 'vitest';
import { code, isTest, textOf } from './support/sourceFiles.ts';

/**
 * Who may read `order_line`, which has units as they were bought, and why. Everybody else reads the view `current_order_line`, which is
 * without the units that were removed from an order (ADR 168), or the lines of `OrderView.products`.
 *
 * money: prices, taxes and discounts are shared over what was bought. writes: the view cannot be written. no units: reads neither
 * `quantity` nor `returned` of a line.
 */
const READERS: Readonly<Record<string, 'money' | 'writes' | 'no units'>> = {
  'server/accounting/statementStore.ts': 'money',
  'server/catalogueFiles/catalogueFileStore.ts': 'no units',
  'server/checkout/attempt/basketClaimStore.ts': 'no units',
  'server/checkout/invariants.ts': 'money',
  'server/database/tables.ts': 'writes',
  'server/demo/seedingStages.ts': 'writes',
  'server/desk/deskOrderStore.ts': 'writes',
  'server/mail/problemReadStore.ts': 'no units',
  'server/mail/recipientStore.ts': 'no units',
  'server/mail/returnMailStore.ts': 'money',
  'server/orderMoves/moveStore.ts': 'no units',
  'server/orders/mergeStore.ts': 'writes',
  'server/orders/orderEventStore.ts': 'no units',
  'server/orders/orderPersonStore.ts': 'no units',
  'server/orders/orderProblemStore.ts': 'no units',
  'server/orders/orderStore.ts': 'writes',
  'server/orders/problemPhotoStore.ts': 'no units',
  'server/orders/savedFeeStore.ts': 'no units',
  'server/pictures/pictureStore.ts': 'no units',
  'server/providerStates/catalogueStateStore.ts': 'no units',
  'server/providerStates/orderStateStore.ts': 'writes',
  'server/providerStates/subscriptionStateStore.ts': 'writes',
  'server/refunds/missingStore.ts': 'writes',
  'server/refunds/quantityStore.ts': 'writes',
  'server/refunds/returnStore.ts': 'money',
};

const RAW = /\border_line\b/;
/** A statement, or a builder of one, from the raw table; what follows it up to its end. */
const RAW_UNITS =
  /(?:from|join|selectFrom\('|innerJoin\(')\s*order_line\b(?:(?!\bcurrent_order_line\b)[^`;])*?\b(?:quantity|returned)\b/;

const files = code.filter(
  (file) => file.startsWith('server/') && !isTest(file) && !file.startsWith('server/database/migrations/'),
);

it('reads the units of an order’s lines without removed ones, except where the money of all of them is shared', () => {
  expect(files.filter((file) => RAW.test(textOf(file))).toSorted()).toEqual(Object.keys(READERS));
  const withoutUnits = files.filter((file) => READERS[file] === 'no units');
  expect(withoutUnits.filter((file) => RAW_UNITS.test(textOf(file)))).toEqual([]);
});
