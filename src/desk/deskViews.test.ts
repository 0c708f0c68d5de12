import { expect, it } from 'vitest';
import { isOpenTo } from './deskViews.ts';

it('opens to volunteers what they receive, pack and hand over with', () => {
  expect(isOpenTo('volunteer', 'handover')).toBe(true);
  expect(isOpenTo('volunteer', 'customers')).toBe(false);
  expect(isOpenTo('manager', 'customers')).toBe(true);
});
