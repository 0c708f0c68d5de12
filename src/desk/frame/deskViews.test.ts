import { expect, it } from 'vitest';
import { isOpenTo } from './deskViews.ts';

it('opens to volunteers the views for receiving, packing and handing over', () => {
  expect(isOpenTo('volunteer', 'handover')).toBe(true);
  expect(isOpenTo('volunteer', 'customers')).toBe(false);
  expect(isOpenTo('manager', 'customers')).toBe(true);
});
