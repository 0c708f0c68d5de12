import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  address,
  bread,
  button,
  calls,
  camille,
  expectAlert,
  open,
} from '../../../tests/support/storefront/customerFixtures.tsx';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

it('chooses the zone of the address on file for delivery, without a postal code (F-111)', async () => {
  const { sent } = await open(bread, '/expedition');
  fireEvent.click(await screen.findByRole('radio', { name: /Livraison/ }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Chelsea/ }).checked).toBe(true));
  expect(calls(sent)).toEqual([
    { name: 'UpdateShoppingSessionMutation', variables: { input: { shippingZoneId: 'zone' } } },
  ]);
  expect(screen.queryByLabelText(/code postal/)).toBeNull();
});

it('says how much more makes delivery free, towards the limit (F-114)', async () => {
  await open({ ...bread, location: null, shippingZone: { id: 'zone', price: 600 } }, '/livraison');
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Vers la livraison offerte' });
  expect([bar.value, bar.max]).toEqual([900, 15_000]);
  expect(bar.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe('9,00 $ sur 150,00 $');
  expect(screen.getByText(/Ajoutez plus de/).textContent.replace(/\s/g, ' ')).toContain('plus de 141,00 $ d’articles');
});

it('corrects a zone that the address is outside of, and blocks the payment until then', async () => {
  const free = { ...bread, location: null, shippingZone: { id: 'free', price: 0 }, balanceAvailable: -1240 };
  const { sent, router } = await open(free, '/balance');
  fireEvent.click(button('Payer'));
  await expectAlert('n’est pas dans cette zone');
  expect(calls(sent)).toEqual([]);
  await act(() => router.navigate('/panier/livraison'));
  await waitFor(() =>
    expect(calls(sent)).toEqual([
      { name: 'UpdateShoppingSessionMutation', variables: { input: { shippingZoneId: 'zone' } } },
    ]),
  );
});

it('says that nobody delivers to an address, and offers pickup', async () => {
  const far = { ...camille, shippingAddress: { name: 'Camille', address, zones: [] } };
  await open({ ...bread, location: null, shippingZone: { id: 'zone', price: 600 } }, '/livraison', { user: far });
  expect((await screen.findAllByText(/Nous ne livrons pas encore là/)).length).toBeGreaterThan(0);
  // Nothing is said of a delivery that does not come, which the cart still has.
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Vers la livraison offerte' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Voir les points de cueillette' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Voir les points de cueillette' })).toBeNull());
});

it('adds a missing address in the step, with the typed postal code, and delivers there', async () => {
  window.sessionStorage.setItem('etal.postal-code', 'J9B 1A1');
  const { sent, router } = await open({ ...bread, location: null }, '/livraison', { user: { shippingAddress: null } });
  fireEvent.click(await screen.findByRole('button', { name: 'L’ajouter' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Code postal').value).toBe('J9B 1A1');
  for (const [label, value] of [
    ['Nom du destinataire', 'Camille'],
    ['Adresse', '14, chemin du Ruisseau'],
    ['Ville', 'Chelsea'],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls(sent).find(({ name }) => name === 'UpdateUserMutation')?.variables).toMatchObject({
    input: { shippingAddress: { address: { city: 'Chelsea', postal_code: 'J9B 1A1' } } },
  });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Chelsea/ }).checked).toBe(true));
  expect(router.state.location.pathname).toBe('/panier/livraison');
});

it('shows a closed place in the cart itself, across a reload, until another is chosen', async () => {
  await open({ ...bread, location: { id: 'halle', nextSlot: null } });
  expect(await screen.findByText('Une chose empêche de commander')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choisir le lieu' }).getAttribute('href')).toBe('/panier/expedition');
});

it('shows a missing address in the cart itself, with a button that adds it', async () => {
  const shipped = { ...bread, location: null, shippingZone: { id: 'zone', price: 600 } };
  await open(shipped, '', { user: { shippingAddress: null } });
  await screen.findByText('Une chose empêche de commander');
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter une adresse' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, value] of [
    ['Nom du destinataire', 'Camille'],
    ['Adresse', '14, chemin du Ruisseau'],
    ['Ville', 'Chelsea'],
    ['Code postal', 'J9B 1A1'],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByText(/empêche de commander/)).toBeNull());
  cleanup();
  await open({ ...shipped, shippingZone: { id: 'free', price: 0 } });
  expect(await screen.findByText(/n’est pas dans cette zone/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choisir le lieu' })).toBeTruthy();
});

it('leads from what stops the automatic purchase to its fix: an address, a card, a place', async () => {
  const stops = (['NO_ADDRESS', 'NO_CARD', 'ADDRESS_OUTSIDE_ZONE'] as const).map((code) => ({ code, message: code }));
  await open({ ...bread, autoClose: true, autoCloseStops: stops });
  await screen.findByText(/ne serait pas acheté/);
  expect(screen.getByRole('link', { name: 'Choisir le lieu' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Laisser une carte' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter une adresse' }));
  expect(await screen.findByRole('dialog', { name: 'Livraison' })).toBeTruthy();
});
