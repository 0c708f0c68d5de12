import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answer, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { ServerFailure, TransportFailure } from '../shared/relay/failure.ts';
import { PostalCodeField } from './PostalCodeField.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Zone = { id: string; name: string; price: number };
const chelsea: Zone = { id: 'chelsea', name: 'Chelsea et Cantley', price: 600 };
const hull: Zone = { id: 'hull', name: 'Tournée du vendredi', price: 0 };
const slot = { from: '2026-11-26T17:00:00-05:00', to: '2026-11-26T19:30:00-05:00' };

/** Answers each code when released, in any order. */
async function open(zonesOf: (code: string) => Zone[] | Error) {
  const pending = new Map<string, () => void>();
  const mockResolvers = ({ variables }: Sent) =>
    new Promise<Answer>((resolve) => {
      const code = String(variables['code']);
      pending.set(code, () => {
        const zones = zonesOf(code);
        resolve(
          zones instanceof Error
            ? zones
            : fixtures({ Query: { shippingZones: zones.map((zone) => ({ ...zone, nextSlot: slot })) } }),
        );
      });
    });
  const [onChoose, onPickup, onUnresolved] = [vi.fn(), vi.fn(), vi.fn()];
  const props = { chosen: null, value: null, onChoose, onPickup, onUnresolved };
  const { sent } = await renderWithRelay(<PostalCodeField {...props} />, { mockResolvers });
  const field = screen.getByRole('textbox');
  return {
    sent,
    onChoose,
    onPickup,
    onUnresolved,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    respond: (code: string) =>
      act(async () => {
        pending.get(code)?.();
        await vi.advanceTimersByTimeAsync(0);
      }),
    field,
  };
}
const codes = (sent: Sent[]) => sent.map(({ variables }) => variables['code']);

it('looks nothing up under three characters, nor for an invalid postal code, which it reports', async () => {
  const { sent, type, pass } = await open(() => []);
  type('J9');
  await pass(1000);
  expect(screen.getByRole('alert').textContent).toBe('');
  type('99B');
  await pass(1000);
  expect(screen.getByRole('alert').textContent).toContain('n’a pas la bonne forme');
  const { placeholder } = screen.getByRole<HTMLInputElement>('textbox');
  expect(screen.getByRole('alert').textContent, 'the example of the field').toContain(placeholder);
  expect(sent).toEqual([]);
});

it('looks a code up 300 ms after the last key, trimmed, upper case and without separators (F-109)', async () => {
  const { sent, type, pass } = await open(() => [chelsea]);
  type('j9b');
  await pass(299);
  type(' j9b-1a1 ');
  await pass(299);
  expect(codes(sent)).toEqual([]);
  await pass(1);
  expect(codes(sent)).toEqual(['J9B1A1']);
});

it('shows the only zone found with its price, selects it, and formats the code on blur', async () => {
  const { type, pass, respond, onChoose, field } = await open(() => [chelsea]);
  type('j9b1a1');
  await pass(300);
  await respond('J9B1A1');
  expect(screen.getByRole('radio', { name: /Chelsea et Cantley/ })).toBeTruthy();
  expect(screen.getByText(/^6,00.\$$/)).toBeTruthy();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('chelsea');
  fireEvent.blur(field);
  expect((field as HTMLInputElement).value).toBe('J9B 1A1');
});

it('uses the last code only, whatever order the answers arrive in (F-109)', async () => {
  const { type, pass, respond, onChoose } = await open((code) => (code === 'J9B' ? [chelsea] : [hull]));
  type('J9B');
  await pass(300);
  type('J8X');
  await pass(300);
  await respond('J8X');
  await respond('J9B');
  expect(screen.queryByText('Chelsea et Cantley')).toBeNull();
  expect(screen.getByText('Tournée du vendredi')).toBeTruthy();
  expect(screen.getByText('Gratuit')).toBeTruthy();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('hull');
});

it('offers pickup where nobody delivers, and blocks the cart (F-110)', async () => {
  const { type, pass, respond, onPickup, onUnresolved, onChoose } = await open(() => []);
  type('K1A 0B1');
  await pass(300);
  await respond('K1A0B1');
  expect(screen.getByRole('alert').textContent).toContain('Nous ne livrons pas encore');
  expect(onUnresolved).toHaveBeenLastCalledWith(true);
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /points de cueillette/ }));
  expect(onPickup).toHaveBeenCalledOnce();
});

it('distinguishes a server that does not answer from one that refuses the code', async () => {
  const invalid = new ServerFailure([
    { message: 'cart.zip_validation', extensions: { code: 'ZIP_INVALID', displayable: true } },
  ]);
  const { type, pass, respond } = await open((code) => (code === 'J9B' ? new TransportFailure('down') : invalid));
  type('J9B');
  await pass(300);
  await respond('J9B');
  expect(screen.getByRole('alert').textContent).toContain('erreur inattendue');
  type('J9C');
  await pass(300);
  await respond('J9C');
  expect(screen.getByRole('alert').textContent).toContain('n’a pas la bonne forme');
});
