import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { connectClient, type SignInOptions } from '../../identity/identityGate.ts';
import { readAuthentication, setAuthentication } from '../../shared/relay/authentication.ts';
import { chooseGuest } from './guestChoice.ts';
import { GuestLine } from './GuestLine.tsx';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

async function line(path = '/panier/expedition', alcohol = false) {
  const rendered = await renderWithRelay(<GuestLine alcohol={alcohol} orderFee={500} />, { path });
  const opened = { close: () => undefined } as Window;
  vi.spyOn(window, 'open').mockReturnValue(opened);
  const signIns: SignInOptions[] = [];
  const closed = Promise.withResolvers<void>();
  connectClient(rendered.environment, {
    token: async () => null,
    redirect: async () => undefined,
    popup: (options) => (signIns.push(options), closed.promise),
    signOut: async () => undefined,
  });
  const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  return { ...rendered, signIns, closed, press };
}

it.each([
  ['/panier/expedition', /^Se connecter/, false],
  ['/en/cart/delivery', /^Create an account/, true],
])('opens the login over the cart on %s: %s (F-029, F-039, F-102)', async (path, name, signUp) => {
  const { signIns, closed, press } = await line(path);
  await press(name);
  expect(signIns).toEqual([{ target: path, signUp }]);
  // While it is open another press opens none.
  await press(name);
  expect(window.open).toHaveBeenCalledOnce();
  await act(async () => closed.resolve());
  await press(name);
  expect(window.open).toHaveBeenCalledTimes(2);
});

it.each([false, true])(
  'says what an order costs without an account, and announces the age check with alcohol: %s',
  async (alcohol) => {
    await line('/panier/expedition', alcohol);
    const text = screen.getByRole('region', { name: /Avec ou sans compte/ }).textContent.replace(/\s/g, ' ');
    expect(text).toContain('Sans compte : 5,00 $ de frais, plus taxes');
    expect(text).toContain('essai gratuit');
    expect(screen.queryByText(/on vous demandera votre date de naissance/) !== null).toBe(alcohol);
  },
);

it.each([
  ['no membership avoids the fee', { membership: false }, 'Vous commandez sans compte.'],
  ['no tax is charged', { taxes: false }, 'Sans compte : 5,00 $ de frais. Membre : aucun, essai gratuit.'],
])(
  'names the fee of a guest where an account can avoid it, with taxes where there are some: %s',
  async (_, offers, text) => {
    await renderWithRelay(<GuestLine alcohol={false} orderFee={500} />, { path: '/panier/expedition', offers });
    const words = screen.getByRole('region').textContent.replaceAll(/\s+/g, ' ');
    expect(words).toContain(text);
    expect(words.includes('frais')).toBe(text.includes('frais'));
  },
);

it('reports a failed login here, and nowhere after that', async () => {
  const { environment, unmount } = await line();
  await act(async () => setAuthentication(environment, { error: { code: 'cancelled', description: 'Popup closed' } }));
  expect(screen.getByRole('alert').textContent).toContain('La fen\u00EAtre de connexion a \u00E9t\u00E9 ferm\u00E9e.');
  unmount();
  expect(readAuthentication(environment).error).toBeNull();
});

it('does not ask again who has paid without an account (F-102)', async () => {
  chooseGuest();
  await line();
  expect(screen.queryByRole('region')).toBeNull();
});
