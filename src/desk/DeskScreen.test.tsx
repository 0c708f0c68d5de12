import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SHIFT_MS } from '#rules/shiftName.ts';
import { addDays } from '#rules/zone.ts';
import { openDesk, plain, press, write } from '../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { orderOf } from '../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { routes } from '../app/routes.tsx';
import { connectClient } from '../identity/identityGate.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { loader } from './DeskScreen.route.ts';
import { DeskScreen } from './DeskScreen.tsx';
import { deskAddress, deskTwin } from './frame/deskAddress.ts';
import { clearDeskMemory } from './frame/deskMemory.ts';
import { deskViewNames } from './frame/deskViews.ts';
import { shiftNow } from './frame/ShiftName.tsx';

afterEach(cleanup);

const periods = ['2026-12-04', '2026-11-27', '2026-11-20', '2026-11-13'].map((startDate) => ({ startDate }));
const weekNamed = (period: unknown) =>
  typeof period === 'string' ? period.replace(/^per_(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : '2026-11-20';
const open = (path: string, staff: Fixture<'Staff'> | null = { name: 'Josée', role: 'manager', periods }) =>
  openDesk(path, ({ variables }) =>
    fixtures({
      Query: { staff: staff && { unappliedPayments: [], problems: [], ...staff } },
      StaffTasks: { problems: 0 },
      StaffWeek: {
        period: {
          startDate: weekNamed(variables['period']),
          deliveryDay: addDays(weekNamed(variables['period']), 6),
        },
        missingAmount: 0,
        places: [],
        producers: [],
        watched: [],
      },
    }),
  );

it('shows the current week, and links to the weeks beside it', async () => {
  await open('/comptoir');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Semaine du jeudi.26.novembre$/);
  expect(screen.getByText('Josée au comptoir')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Précédente' }).getAttribute('href')).toBe('/comptoir/semaine/2026-11-13');
  expect(screen.getByRole('link', { name: 'Suivante' }).getAttribute('href')).toBe('/comptoir/semaine/2026-11-27');
  const nav = screen.getByRole('navigation', { name: 'Vues du comptoir' });
  expect(within(nav).getByRole('link', { name: 'La semaine' }).getAttribute('aria-current')).toBe('page');
});

it('asks who is there, keeps the name for a shift, and offers those who were there before', async () => {
  await open('/comptoir');
  const enterName = async (name: string) => {
    write('Votre prénom', name);
    await press('C’est moi', screen.getByRole('dialog'));
  };
  await press(/^Qui est là/);
  await enterName(' ');
  expect(screen.getByText('Écrivez un prénom de 20 lettres au plus.')).toBeTruthy();
  await enterName(' Léa ');
  await press('Léa est là. Changer');
  await enterName('Max');
  expect(shiftNow()).toBe('Max');
  await press('Max est là. Changer');
  await press('Léa', screen.getByRole('dialog'));
  expect(shiftNow()).toBe('Léa');
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + SHIFT_MS);
  expect(shiftNow()).toBeNull();
  later.mockRestore();
  clearDeskMemory();
});

it('counts waiting work beside its link, with words for screen readers, and nothing without any', async () => {
  await open('/comptoir', {
    name: 'Josée',
    role: 'manager',
    periods,
    tasks: { toPack: 1214, toReceive: 7, toHandOver: 1, missing: 1, failedJobs: 0, problems: 2 },
  });
  const nav = within(await screen.findByRole('navigation', { name: 'Vues du comptoir' }));
  expect(plain(nav.getByRole('link', { name: /^Assemblage/ }))).toBe('Assemblage1 2141 214 commandes à assembler');
  expect(nav.getByRole('link', { name: /^Réception.*7 producteurs attendus/ })).toBeTruthy();
  expect(nav.getByRole('link', { name: /^Remise.*1 commande à remettre aujourd.hui/ })).toBeTruthy();
  expect(nav.getByRole('link', { name: /Commandes.*1 commande a un article manquant/ })).toBeTruthy();
  expect(plain(nav.getByRole('link', { name: /^Horloge/ }))).toBe('Horloge');
  expect(nav.getByRole('link', { name: /La semaine.*2 problèmes signalés à régler/ })).toBeTruthy();
});

it('refreshes the counts after work here, and when the tab is looked at again; once at a time', async () => {
  let waits = 3;
  const { sent } = await openDesk('/comptoir/commandes/20418', ({ name }) => {
    if (name === 'AdvanceOrderMutation') waits -= 1;
    const more = { contact: null, customer: { id: 'usr_1' }, outsideZone: false, history: [] };
    const order = orderOf({ ...more, status: 'fulfilled', products: [] });
    const tasks = { toPack: waits, toReceive: 0, toHandOver: 0, missing: 0, failedJobs: 0 };
    return fixtures({ Query: { staff: { name: 'Josée', role: 'manager', tasks, order } }, Order: order });
  });
  const counted = async (count: number) =>
    expect(await screen.findByRole('link', { name: new RegExp(`${count} commandes? à assembler`) })).toBeTruthy();
  const asks = () => sent.filter(({ name }) => name === 'DeskFrameQuery').length;
  await counted(3);
  expect(asks()).toBe(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Marquer remise' }));
  // The order of the fixture is of another day, which is asked about.
  fireEvent.click(await screen.findByRole('button', { name: /Remettre aujourd/ }));
  await counted(2);
  expect(asks()).toBe(2);
  waits = 1;
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asks()).toBe(2);
  visible.mockReturnValue('visible');
  await act(async () => {
    for (let time = 0; time < 5; time += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  await counted(1);
  expect(asks()).toBe(4);
  visible.mockRestore();
});

it('links to the same view in the other language, which is stored', async () => {
  await open('/comptoir/semaine/2026-11-13');
  const link = await screen.findByRole('link', { name: 'English' });
  expect(link.getAttribute('href')).toBe('/en/desk/week/2026-11-13');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(localStorage.getItem('etal.language')).toBe('secondary');
  localStorage.clear();
});

it('names the view that is loading in the link, before its data have arrived', async () => {
  let respond = (): void => {};
  const pending = new Promise<void>((resolve) => (respond = resolve));
  const { router } = await openDesk('/comptoir/horloge', async ({ name }) => {
    if (name === 'DeskCustomersQuery') await pending;
    return fixtures({ Query: { staff: { name: 'Josée', role: 'manager', jobs: [], customer: null } } });
  });
  const link = () => screen.getByRole('link', { name: 'English' }).getAttribute('href');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Horloge');
  expect(link()).toBe('/en/desk/clock');
  await act(async () => void router.navigate('/comptoir/clients?s=roy'));
  await waitFor(() => expect(link()).toBe('/en/desk/customers?s=roy'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Horloge');
  await act(async () => respond());
});

it('is available in English, at its own address', async () => {
  await open('/en/desk/week/2026-12-04');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Week of Thursday,.December.10$/);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

it('is not revealed to a visitor without the role (F-199)', async () => {
  const desk = routes[0]?.children?.find(({ id }) => id === 'desk');
  await renderWithRelay(null, {
    path: '/comptoir',
    signedIn: true,
    routes: [{ ...desk!, lazy: undefined, loader, Component: DeskScreen } as never],
    mockResolvers: { Query: { staff: null } },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cette page a été récoltée.');
  expect(document.body.textContent).not.toMatch(/comptoir/i);
});

it.each([
  ['/comptoir/nulle-part', 'manager', '/comptoir'],
  ['/comptoir/catalogue/rien', 'manager', '/comptoir'],
  ['/comptoir/semaine/2026-11-24', 'manager', '/comptoir'],
  ['/comptoir/horloge/7', 'manager', '/comptoir'],
  ['/comptoir/semaine/2026-11-20/deux', 'manager', '/comptoir'],
  ['/comptoir/nulle-part', 'volunteer', '/comptoir/assemblage'],
] as const)(
  'keeps its navigation at an address that it does not have, and leads back: %s, %s',
  async (path, role, back) => {
    const desk = routes[0]?.children?.filter(({ id }) => id?.startsWith('desk')) ?? [];
    const { router } = await renderWithRelay(null, {
      path,
      signedIn: true,
      routes: desk.map((route) => ({ ...route, loader, Component: DeskScreen }) as never),
      mockResolvers: { Query: { staff: { name: 'Josée', role, periods } } },
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cette page du comptoir n’existe pas');
    expect(screen.getByText(new RegExp(`l’adresse ${path}`))).toBeTruthy();
    const nav = within(screen.getByRole('navigation', { name: 'Vues du comptoir' }));
    expect(nav.getByRole('link', { name: /^Commandes/ })).toBeTruthy();
    const hasView = /\/(?:catalogue|semaine|horloge)\/[^/]+$/.test(path);
    expect(nav.queryByRole('link', { current: 'page' }) !== null).toBe(hasView);
    const start = screen.getAllByRole('link', { name: role === 'manager' ? 'La semaine' : 'Assemblage' });
    expect(start.map((link) => link.getAttribute('href'))).toContain(back);
    expect(router.state.location.pathname).toBe(path);
  },
);

it('is behind the guard: nobody is redirected to the login, or sees anything', async () => {
  const page = { path: '/comptoir/clients', page: 'desk', loader, signedIn: false } as const;
  const { environment } = await renderWithRelay(<DeskScreen />, page);
  expect(document.title).toContain('Le comptoir');
  const redirects: unknown[] = [];
  connectClient(environment, {
    token: async () => null,
    redirect: async (options) => void redirects.push(options),
    popup: async () => undefined,
    signOut: async () => undefined,
  });
  await act(async () => setAuthentication(environment, { loading: false }));
  expect(redirects).toEqual([{ target: '/comptoir/clients', replace: true }]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('gives each view an address in both languages, and links them to each other', () => {
  for (const view of deskViewNames) {
    const [fr, en] = [deskAddress('fr', view, '7'), deskAddress('en', view, '7')];
    expect(fr).toMatch(/^\/comptoir\/[a-z]+\/7$/);
    expect(en).toMatch(/^\/en\/desk\/[a-z]+\/7$/);
    expect(deskTwin('fr', { view: fr.split('/')[2], item: '7' })).toEqual({ view: en.split('/')[3], item: '7' });
  }
  expect(deskAddress('fr', 'week')).toBe('/comptoir');
  expect(deskTwin('en', {})).toEqual({ view: undefined, item: undefined });
});

it('shows volunteers the links that they may use, and explains what only managers may open', async () => {
  const tasks = { toPack: 3, toReceive: 0, toHandOver: 0, missing: 1, failedJobs: 0, problems: 0 };
  await open('/comptoir/clients', { name: 'Karim', role: 'volunteer', periods, tasks });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(
    /^Clients.: réservé aux responsables$/,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Vues du comptoir' }));
  for (const view of [/^Commandes/, /^Réception/, /^Assemblage/, /^Remise/])
    expect(nav.getByRole('link', { name: view })).toBeTruthy();
  // The badges count what they can do: only managers give money back for what is missing.
  expect(nav.getByRole('link', { name: /^Commandes/ }).textContent).toBe('Commandes');
  expect(nav.getByRole('link', { name: /^Assemblage/ }).textContent).toContain('3');
  for (const view of [/^La semaine/, /^Consignes/, /^Clients/, /^Catalogue/, /^Informations/, /^Horloge/])
    expect(nav.queryByRole('link', { name: view })).toBeNull();
});
