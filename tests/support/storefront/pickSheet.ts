import type { PickSheet } from '../../../src/desk/floor/pickList.ts';

/** An order of the pick list, ready and without lines. */
export const pickSheet = (number: number, customer: string, more: Partial<PickSheet> = {}): PickSheet => ({
  id: `ord_${number}`,
  number,
  code: `${number}`,
  status: 'fulfilled',
  customer,
  note: null,
  allergies: null,
  express: false,
  place: { id: 'loc_1', name: 'Halle', delivers: false },
  slot: null,
  phone: null,
  address: null,
  outsideZone: false,
  box: 'none',
  deposit: 0,
  owed: 0,
  customerId: null,
  packer: null,
  lines: [],
  ...more,
});
