import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { connectClient } from '../identity/identityGate.ts';
import { createIdentityClient } from '../identity/signInClient.ts';
import { LASTING_TRACES, leaveTraces, tracesLeft, wipeTraces } from '../shared/storage/visitorFixtures.ts';
import { camille, openAccount, refusal } from './accountFixtures.tsx';
import { dialog, part, press } from './accountHands.ts';

afterEach(() => {
  cleanup();
  wipeTraces();
});

const ask = async () => press('Demander la fermeture', await part('Fermer le compte'));
const confirm = (value: string) => fireEvent.change(within(dialog()).getByRole('textbox'), { target: { value } });
const close = () => press('Fermer pour de bon', dialog());

test('closing the account asks for its address, and goes no further without (E49)', async () => {
  const { changes } = await openAccount('/compte', () => refusal('PAYMENT_FAILED', 'errors.payment'));
  await ask();
  confirm('autre@exemple.ca');
  await close();
  expect(changes()).toEqual([]);
  expect(screen.getByText('Ce n\u2019est pas le courriel de ce compte.')).toBeTruthy();
  confirm(camille.email.toUpperCase());
  await close();
  expect(changes()).toEqual([{ confirmation: camille.email.toUpperCase() }]);
  await screen.findAllByText(/Le paiement n.a pas pu s.ouvrir/);
});

test('an address that the server sees is another one is told at its field, not by a notice', async () => {
  await openAccount('/compte', () => refusal('EMAIL_INVALID', 'account.email_validation'));
  await ask();
  confirm(camille.email);
  await close();
  expect(screen.getByText('Ce n\u2019est pas le courriel de ce compte.')).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog()).getByRole('textbox'));
  expect(screen.queryByText(/V\u00E9rifiez que le courriel/)).toBeNull();
});

test('closed, nothing of the customer stays in the browser, and they are signed out', async () => {
  const { environment } = await openAccount();
  const logout = vi.fn(async () => undefined);
  const library = { logout } as unknown as ReturnType<Parameters<typeof createIdentityClient>[0]>;
  const options = { environment, origin: 'https://marche.example', onLeave: vi.fn() };
  connectClient(
    environment,
    createIdentityClient(() => library, options),
  );
  leaveTraces();
  await ask();
  confirm(camille.email);
  await act(close);
  await vi.waitUntil(() => logout.mock.calls.length > 0);
  expect(tracesLeft()).toEqual(LASTING_TRACES);
});
