import { describe, expect, it } from 'vitest';
import { inOpenWeek } from './cartReadStore.ts';

type Cart = Parameters<typeof inOpenWeek>[0];
const line = (week: string, more: object = {}) => ({ week, unsure: false, unsureReason: null, ...more });
const cartOf = (lines: object[], more: object = {}) =>
  ({ fromStorage: false, isPaying: false, lines, ...more }) as unknown as Cart;
const OPEN = '2026-11-27';
const [LAST, NEXT] = ['2026-11-20', '2026-12-04'];

/** What a closing leaves behind before its job has stored that (E57, E56, E63). */
describe('a cart as of the open week', () => {
  it('has lines of last week that are not confirmed, and no other one changed', () => {
    const removed = line(LAST, { unsure: true, unsureReason: 'removed' });
    const { lines } = inOpenWeek(cartOf([line(LAST), line(OPEN), line(NEXT), removed]), OPEN);
    expect(lines).toEqual([line(LAST, { unsure: true, unsureReason: 'last_week' }), line(OPEN), line(NEXT), removed]);
  });
  it.each([
    ['in an Express cart', { fromStorage: true }],
    ['while it is being paid', { isPaying: true }],
  ])('is as it was %s', (_, more) => {
    const cart = cartOf([line(LAST), line(OPEN)], more);
    expect(inOpenWeek(cart, OPEN)).toBe(cart);
  });
  it('is the same cart where nothing changes', () => {
    const cart = cartOf([line(OPEN), line(LAST, { unsure: true, unsureReason: 'last_week' })]);
    expect(inOpenWeek(cart, OPEN)).toBe(cart);
  });
});
