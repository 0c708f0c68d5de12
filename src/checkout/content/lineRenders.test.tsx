// Loaded with the test, so that no time limit runs while a busy machine reads it.
import '../CartProcess.tsx';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartServer } from '../../../tests/support/storefront/cartTestHarness.tsx';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { turns } from '../../../tests/support/turns.ts';
import { loadLineChange } from '../../cart/lineChanges/useLineChange.ts';
import type { Stepper } from '../../shared/ui/Stepper.tsx';
import { loader } from '../CartScreen.route.ts';
import { CartScreen } from '../CartScreen.tsx';

const renders = vi.hoisted((): string[] => []);
/** Each line has one stepper, which is named after its product. */
vi.mock(import('../../shared/ui/Stepper.tsx'), async (original) => {
  const module = await original();
  const Counted: typeof Stepper = (props: ComponentProps<typeof Stepper>) => {
    renders.push(props.label);
    return <module.Stepper {...props} />;
  };
  return { Stepper: Counted };
});

afterEach(cleanup);

const names = ['Bleuets', 'Carottes', 'Navets', 'Pain'];
const settle = () => act(() => turns());

it('renders only the pressed line of the cart’s page on a press of +, and on its answer', async () => {
  await loadLineChange();
  const { sent } = await renderWithRelay(<CartScreen />, {
    mockResolvers: cartServer(
      { items: names.map((name) => ({ variantId: name, name })) },
      {
        more: {
          Query: { user: null, locations: [] },
          Period: { id: 'week', closesAt: '2026-11-23T00:00:00-05:00' },
          Market: { membershipPrice: 3000, reusableBox: null },
        },
      },
    ),
    path: '/panier',
    page: 'cart',
    loader,
  });
  const line = await screen.findByRole('group', { name: 'Carottes' });
  await settle();
  renders.length = 0;
  fireEvent.click(within(line).getByRole('button', { name: /Ajouter au panier/ }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('AddToCartMutation'));
  await settle();
  expect(line.querySelector('output')?.textContent).toBe('2');
  expect(screen.getByText('Articles (5)')).toBeTruthy();
  expect([...new Set(renders)]).toEqual(['Carottes']);
});
