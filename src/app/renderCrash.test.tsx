import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';

function Broken(): never {
  throw new Error('The fixture lacks a field');
}

it('ends what a test waits for when its screen crashes, with the error', async () => {
  await renderWithRelay(<Broken />);
  await expect(screen.findByText('what the screen shows')).rejects.toThrow('The fixture lacks a field');
});
