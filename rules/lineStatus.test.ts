import { describe, expect, it } from 'vitest';
import { canMarkLine, isAssembled, isLineSettled, LINE_STATUSES } from './lineStatus.ts';
import { ORDER_STATUSES } from './orderStatus.ts';

describe('the states of a line', () => {
  it('are settled in the crate, or when it will not come', () => {
    expect(LINE_STATUSES.filter(isLineSettled)).toEqual(['packed', 'missing']);
  });

  it('make an order assembled once all are settled', () => {
    expect(isAssembled(['packed', 'missing'])).toBe(true);
    expect(isAssembled(['missing'])).toBe(true);
    for (const last of ['waiting', 'preparing', 'received'] as const) expect(isAssembled(['packed', last])).toBe(false);
    expect(isAssembled([])).toBe(false);
  });

  it('change while the order is paid, and while units are left', () => {
    const line = { quantity: 2, returned: 0 };
    expect(ORDER_STATUSES.filter((orderStatus) => canMarkLine({ ...line, orderStatus }))).toEqual(['processed']);
    expect(canMarkLine({ quantity: 2, returned: 1, orderStatus: 'processed' })).toBe(true);
    expect(canMarkLine({ quantity: 2, returned: 2, orderStatus: 'processed' })).toBe(false);
  });
});
