import { afterEach, expect, it } from 'vitest';
import { showInRow } from './showInRow.ts';

afterEach(() => document.body.replaceChildren());

/** A row from 0 to 300 with links of 100; `current` is the index of the current one. */
function makeRow(current: number) {
  const row = document.createElement('nav');
  document.body.append(row);
  const links = Array.from({ length: 6 }, (_, index) => {
    const link = document.createElement('a');
    row.append(link);
    link.getBoundingClientRect = () => new DOMRect(index * 100 - row.scrollLeft, 0, 100, 40);
    return link;
  });
  row.getBoundingClientRect = () => new DOMRect(0, 0, 300, 40);
  return { row, link: links[current]! };
}

it('scrolls the current link of a row to its middle', () => {
  const { row, link } = makeRow(4);
  showInRow(link);
  expect(row.scrollLeft).toBe(300);
  showInRow(link);
  expect(row.scrollLeft).toBe(300);
});

it('does nothing when the link is gone', () => {
  expect(() => showInRow(null)).not.toThrow();
});
