import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { CustomerPart } from './CustomerPart.tsx';
import { preferLanguage } from './languagePreference.ts';

const forgetCookies = () => {
  document.cookie = 'etal_profile_wizard=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
};
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  forgetCookies();
});

/** A page for this customer; `meanwhile`: what happens before the server answers the favourites of a guest. */
async function open(path: string, customer: Fixture<'User'>, refuse = false, meanwhile = () => {}) {
  let user: Fixture<'User'> = { id: 'usr_1', lang: 'fr', completeProfile: false, ...customer };
  const rendered = await renderWithRelay([<CustomerPart key="part" />, <LiveRegion key="live" />], {
    path,
    mockResolvers: ({ name }) => {
      if (name === 'JoinFavouritesMutation') meanwhile();
      if (name !== 'CustomerPartQuery' && refuse) return new Error('down');
      if (name !== 'CustomerPartQuery') user = { ...user, completeProfile: false };
      return fixtures({ User: user });
    },
  });
  await expect.poll(() => rendered.sent.length).toBeGreaterThan(0);
  await act(async () => undefined);
  return rendered;
}
const wizard = () => screen.queryByRole('dialog', { name: 'Comment vous appelle-t-on\u202F?' });
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const press = (name: string) => act(async () => fireEvent.click(button(name)));

describe('the language of the account (F-011)', () => {
  const sentTo = (sent: { name: string; variables: object }[]) =>
    sent.filter(({ name }) => name === 'UpdateUserMutation').map(({ variables }) => variables);
  afterEach(() => sessionStorage.clear());

  it('follows the switch, once', async () => {
    preferLanguage('en');
    const { sent } = await open('/en', { lang: 'fr' });
    expect(sentTo(sent)).toEqual([{ input: { lang: 'en' } }]);
    expect(localStorage.getItem('etal.language')).toBe('secondary');
    cleanup();
    expect(sentTo((await open('/en', { lang: 'fr' })).sent)).toEqual([]);
  });

  it('is sent again from the next page if that failed', async () => {
    preferLanguage('en');
    await open('/en', { lang: 'fr' }, true);
    cleanup();
    expect(sentTo((await open('/en', { lang: 'fr' })).sent)).toEqual([{ input: { lang: 'en' } }]);
  });

  it('stays where the switch was not used', async () => {
    expect(sentTo((await open('/en', { lang: 'fr' })).sent)).toEqual([]);
    preferLanguage('fr');
    expect(sentTo((await open('/', { lang: 'fr' })).sent)).toEqual([]);
  });
});

describe('the wizard (F-171 to F-173)', () => {
  it.each([
    ['/', { completeProfile: true }, true],
    ['/', { completeProfile: false }, false],
    ['/?complete-profile', { completeProfile: false }, true],
  ])('opens on %s for %j: %s', async (path, customer, isShown) => {
    await open(path, customer);
    expect(wizard() !== null).toBe(isShown);
  });

  it('stays closed at the desk, and opens on the next page of the market', async () => {
    await open('/comptoir', { completeProfile: true });
    expect(wizard()).toBeNull();
    cleanup();
    await open('/', { completeProfile: true });
    expect(wizard()).toBeTruthy();
  });

  it('saves only fields with content, and only if there are any (F-172)', async () => {
    const { sent } = await open('/', { completeProfile: true });
    expect(button('Enregistrer').disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Pr\u00E9nom'), { target: { value: '  ' } });
    expect(button('Enregistrer').disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(button('Enregistrer').disabled).toBe(false);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.change(screen.getByLabelText('Pr\u00E9nom'), { target: { value: ' Camille ' } });
    await press('Enregistrer');
    expect(sent.at(-1)?.variables).toEqual({ input: { firstName: 'Camille', source: 'wizard' } });
    expect(wizard()).toBeNull();
  });

  it('stays open on failure', async () => {
    await open('/', { completeProfile: true }, true);
    fireEvent.change(screen.getByLabelText('Nom'), { target: { value: 'Roy' } });
    await press('Enregistrer');
    expect(wizard()).toBeTruthy();
  });

  it('stays closed in this browser once closed, and the query is removed (F-173)', async () => {
    const { router } = await open('/panier?complete-profile&x=1', { completeProfile: true });
    await press('Plus tard');
    expect(wizard()).toBeNull();
    expect(router.state.location.search).toBe('?x=1');
    expect(localStorage.getItem('etal.profile-wizard')).toBe('closed');
    cleanup();
    await open('/', { completeProfile: true });
    expect(wizard()).toBeNull();
  });

  it('falls back to a cookie where local storage is refused (F-173)', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('refused');
    });
    await open('/', { completeProfile: true });
    await press('Plus tard');
    expect(document.cookie).toContain('etal_profile_wizard=closed');
    cleanup();
    await open('/', { completeProfile: true });
    expect(wizard()).toBeNull();
  });
});

describe('the language that the account has (spec 4)', () => {
  it('becomes the preference of a browser that has none', async () => {
    await open('/', { lang: 'en' });
    expect(localStorage.getItem('etal.language')).toBe('secondary');
  });

  it('does not undo what was chosen here', async () => {
    localStorage.setItem('etal.language', 'primary');
    await open('/', { lang: 'en' });
    expect(localStorage.getItem('etal.language')).toBe('primary');
  });
});

describe('the favourites that were marked as a guest (ADR 138)', () => {
  const KEY = 'etal.personal.favourites';
  const joined = (sent: { name: string; variables: object }[]) =>
    sent.filter(({ name }) => name === 'JoinFavouritesMutation').map(({ variables }) => variables);

  it('join the account once, and leave the browser', async () => {
    localStorage.setItem(KEY, '["prd_2","prd_1"]');
    const { sent } = await open('/', { favourites: [{ id: 'prd_2' }, { id: 'prd_9' }] });
    await expect.poll(() => localStorage.getItem(KEY)).toBeNull();
    expect(joined(sent)).toEqual([{ products: ['prd_2', 'prd_1'] }]);
    cleanup();
    expect(joined((await open('/', {})).sent)).toEqual([]);
  });

  it('leave there what another tab has marked meanwhile', async () => {
    localStorage.setItem(KEY, '["prd_1"]');
    await open('/', { favourites: [{ id: 'prd_1' }] }, false, () => localStorage.setItem(KEY, '["prd_3","prd_1"]'));
    await expect.poll(() => localStorage.getItem(KEY)).toBe('["prd_3"]');
  });

  it('stay in the browser while the server cannot be reached, and are sent again from the next page', async () => {
    localStorage.setItem(KEY, '["prd_1"]');
    const failed = await open('/', {}, true);
    await expect.poll(() => joined(failed.sent)).toHaveLength(1);
    expect(localStorage.getItem(KEY)).toBe('["prd_1"]');
    cleanup();
    expect(joined((await open('/', { favourites: [] })).sent)).toEqual([{ products: ['prd_1'] }]);
  });

  it('are explained where the account has no room for all of them', async () => {
    localStorage.setItem(KEY, '["prd_new"]');
    await open('/', { favourites: Array.from({ length: 100 }, (_, index) => ({ id: `prd_${index}` })) });
    expect(await screen.findByText(/Vous gardez déjà 100 produits/)).toBeTruthy();
  });
});
