import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { RaisedYearDialog } from './RaisedYearDialog.tsx';

afterEach(cleanup);

it.each([
  ['both taxes', { gst: 5000, pst: 9975 }, ['30,00', '40,00', '34,49', '45,99', '45,99']],
  ['one tax', { gst: 0, pst: 9975 }, ['30,00', '40,00', '32,99', '43,99', '43,99']],
  ['the other tax', { gst: 5000, pst: 0 }, ['30,00', '40,00', '31,50', '42,00', '42,00']],
  ['no taxes', { gst: 0, pst: 0 }, ['30,00', '40,00', '40,00']],
])('says what a year costs with %s, and what is accepted (E69)', async (_, taxes, amounts) => {
  const raised = { shown: 3000, current: 4000 };
  const year = { price: 4000, raised, ask: () => () => true, accept: () => undefined, dismiss: () => undefined };
  await renderWithRelay(<RaisedYearDialog year={year} taxes={taxes} />);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent?.match(/\d+,\d\d/g)?.toSorted()).toEqual(amounts.toSorted());
});
