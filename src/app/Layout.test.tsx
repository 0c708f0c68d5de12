import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { fixtures, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { shellAnswers } from '../../tests/support/storefront/shellFixtures.ts';
import { renderWithRelay, type Answers, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { interfaceDefaults, setFlag } from '../shared/relay/interfaceState.ts';
import { routes } from './routes.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const market =
  (values: { maintenance?: boolean; closesAt?: string } = {}) =>
  (sent: Sent): Fixtures =>
    shellAnswers(sent, values);
const open = async (path: string, mockResolvers: Answers = market()) => {
  const rendered = await renderWithRelay(null, { routes, path, mockResolvers, container: document });
  await act(() => new Promise((done) => setImmediate(done)));
  return rendered;
};
const flags = (environment: Environment) => {
  let pageContext: Record<string, unknown> = {};
  commitLocalUpdate(environment, (store) => {
    const record = store.getRoot().getLinkedRecord('interfaceState');
    pageContext = Object.fromEntries(Object.keys(interfaceDefaults).map((name) => [name, record?.getValue(name)]));
  });
  return pageContext;
};
const navigateTo = (router: { navigate: (to: string) => Promise<void> | void }, to: string) =>
  act(async () => router.navigate(to));

it('begins with the interface state of spec 3 (F-046)', async () => {
  const { environment } = await open('/');
  expect(flags(environment)).toEqual(interfaceDefaults);
});

it('sets flags from the address, which then stay (F-012, F-013)', async () => {
  const { environment, router } = await open('/?force&site-information-preview=enabled');
  expect(flags(environment)).toMatchObject({ offMaintenance: true, siteInformationPreview: true });
  await navigateTo(router, '/categories/legumes');
  expect(flags(environment)).toMatchObject({ offMaintenance: true, siteInformationPreview: true });
});

it('previews nothing for another value', async () => {
  const { environment } = await open('/?site-information-preview=yes');
  expect(flags(environment)).toMatchObject({ offMaintenance: false, siteInformationPreview: false });
});

it('shows the maintenance message on every page, unless force is in the address (F-019)', async () => {
  await open('/categories/legumes', market({ maintenance: true }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('On replace les \u00E9tals.');
  cleanup();
  await open('/categories/legumes?force', market({ maintenance: true }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('L\u00E9gumes');
});

it('closes the sidebar on every route change, also to the same page (F-017)', async () => {
  const { environment, router } = await open('/');
  for (const to of ['/categories/legumes', '/categories/legumes']) {
    act(() => setFlag(environment, 'sidebarOpened', true));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
    await navigateTo(router, to);
    expect(flags(environment).sidebarOpened).toBe(false);
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  }
});

it('surrounds the page with the parts of F-049 that every visit has: sidebar, search, cart and page', async () => {
  await open('/categories/legumes');
  expect(screen.getAllByRole('navigation', { name: 'Menu' })[0]).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Chercher' })).toBeTruthy();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Panier' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy();
});

it('opens the sidebar with the menu button', async () => {
  const { environment } = await open('/');
  const button = screen.getByRole('button', { name: 'Menu' });
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['dialog', 'false']);
  fireEvent.click(button);
  expect(flags(environment).sidebarOpened).toBe(true);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('opens and closes the cart by its button on any page, except on the cart’s own (F-099)', async () => {
  const { environment } = await open('/categories/legumes');
  const button = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Panier' });
  const press = () => {
    fireEvent.click(button());
    return flags(environment).cartOpened;
  };
  expect([press(), press()]).toEqual([true, false]);
  expect(button().getAttribute('href')).toBe('/panier');
});

it('moves focus to the heading of another page and announces it, but not at hydration', async () => {
  const { router } = await open('/');
  expect(document.activeElement?.tagName).not.toBe('H1');
  await navigateTo(router, '/categories/legumes');
  expect(document.activeElement?.textContent).toBe('L\u00E9gumes');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('L\u00E9gumes \u2013 March\u00E9 du Portage'),
  );
});

it('moves it to the heading of each view of the desk, and not for a filter of its list', async () => {
  const staff = { name: 'Josée', role: 'manager' as const, jobs: [], customer: null, products: { edges: [] } };
  const { router } = await renderWithRelay(null, {
    routes,
    path: '/comptoir/horloge',
    container: document,
    signedIn: true,
    mockResolvers: (sent) => {
      const shell = shellAnswers(sent);
      return fixtures({ ...shell, Query: { ...shell.Query, staff } });
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Horloge' });
  await navigateTo(router, '/comptoir/clients');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Clients'));
  await navigateTo(router, '/comptoir/catalogue');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Catalogue'));
  act(() => (document.activeElement as HTMLElement).blur());
  await navigateTo(router, '/comptoir/catalogue?new=1');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Catalogue'));
  await navigateTo(router, '/comptoir/catalogue');
  (await screen.findByRole('searchbox')).focus();
  await navigateTo(router, '/comptoir/catalogue?s=miel');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('moves it to the part that the address names, on another page and on the same', async () => {
  const { router } = await open('/');
  await navigateTo(router, '/faq#closing');
  expect(document.activeElement?.parentElement?.id).toBe('closing');
  await navigateTo(router, '/faq#nowhere');
  await navigateTo(router, '/faq#express');
  expect(document.activeElement?.closest('[id]')?.id).toBe('express');
});

it('has the address’s language, and links to its twin (F-009, F-011)', async () => {
  await open('/categories/legumes?after=c&utm_source=x');
  expect(document.documentElement.lang).toBe('fr-CA');
  const link = (rel: string, lang = '') =>
    document.querySelector(`link[rel=${rel}]${lang && `[hreflang=${lang}]`}`)?.getAttribute('href');
  expect(link('canonical')).toBe('https://marche.example/categories/legumes?after=c');
  expect(link('alternate', 'en-CA')).toBe('https://marche.example/en/categories/vegetables');
  expect(link('alternate', 'x-default')).toBe('https://marche.example/categories/legumes');
  expect(document.querySelector('a[hreflang=en]')?.getAttribute('href')).toBe(
    '/en/categories/vegetables?after=c&utm_source=x',
  );
  cleanup();
  await open('/en/categories/vegetables');
  expect(document.documentElement.lang).toBe('en-CA');
  expect(document.querySelector('a[hreflang=fr]')?.getAttribute('href')).toBe('/categories/legumes');
});

it('stores the language choice, says that it is changing, and leaves, or reloads the page (F-010)', async () => {
  const { environment } = await open('/categories/legumes');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  fireEvent.click(document.querySelector('a[hreflang=en]')!);
  expect(assign).toHaveBeenCalledWith('/en/categories/vegetables');
  expect(flags(environment).changingLocale).toBe(true);
  expect(localStorage.getItem('etal.language')).toBe('secondary');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(flags(environment).changingLocale).toBe(false);
  assign.mockImplementation(() => {
    throw new DOMException('refused', 'SyntaxError');
  });
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(document.querySelector('a[hreflang=en]')!);
  expect(reload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('shows counts in the sidebar, and marks the current page (F-051)', async () => {
  await open('/categories/legumes');
  const rows = within(screen.getAllByRole('navigation', { name: 'Menu' })[0]!)
    .getAllByRole('link')
    .slice(1);
  expect(
    rows.slice(0, 10).map((row) => [row.textContent?.replace('\u00A0', ' '), row.getAttribute('aria-current')]),
  ).toEqual([
    ['Produits2 148', null],
    ['Nouveaut\u00E9s64', null],
    ['Promotions64', null],
    ['Paniers hebdomadaires', null],
    ['Producteurs98', null],
    ['L\u00E9gumes55', 'page'],
    ['Mon compte', null],
    ['Favoris', null],
    ['Foire aux questions', null],
    ['Nous joindre', null],
  ]);
});

it('hides the page at the login’s return address (F-027)', async () => {
  await open('/?code=a&state=b');
  expect(screen.getByRole('main').textContent).toBe('');
});

it('shows in the cycle bar until when, and after hydration how long that is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00-05:00') });
  await open('/');
  expect(screen.getByText('dim. 22 nov. à minuit').parentElement!.textContent).toBe(
    'Commandez avant le dim.\u00A022\u00A0nov. à minuit, cueillez d\u00E8s jeu.\u00A026\u00A0nov. Plus que 2\u00A0jours et 4\u00A0heures. Livrez-vous chez moi\u202F?',
  );
  cleanup();
  await open('/en', market({ closesAt: '2026-11-20T20:45:00-05:00' }));
  expect(screen.getByText(/^Fri, Nov.20 at 8:45.p\.m\.$/).parentElement!.textContent).toContain('45 minutes left.');
});

it.each([
  ['2026-11-20T21:01:00-05:00', 'Plus que 1 heure et 1 minute.'],
  ['2026-11-21T20:30:00-05:00', 'Plus que 1 jour.'],
  ['2026-11-20T20:00:00-05:00', null],
  // No week closes later than that: the reader's clock is wrong.
  ['2026-11-27T20:01:00-05:00', null],
])('says of a week that closes at %s how long that is: %s', async (closesAt, sentence) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00-05:00') });
  await open('/', market({ closesAt }));
  const bar = screen
    .getByRole('complementary', { name: 'La semaine du marché' })
    .textContent!.replaceAll('\u00A0', ' ');
  expect(/Plus que[^.]*\./.exec(bar)?.[0] ?? null).toBe(sentence);
});

it('announces closed weeks and notes of a week below the bar, in the reader’s language', async () => {
  const placeDay = (day: string, delivers: boolean) => ({
    place: `${day} ${delivers}`,
    name: 'Halle',
    day,
    delivers,
    slot: null,
  });
  const week = (
    deliveryDay: string,
    closed: boolean,
    note: string | null,
    placeDays = [placeDay(deliveryDay, false)],
  ) => ({
    id: `per_${deliveryDay}`,
    deliveryDay,
    closed,
    note,
    placeDays: closed ? placeDays : placeDays.slice(1),
  });
  // A day that is over is of no use any more; today's is.
  const days = ['2026-11-27', '2026-11-27', '2026-11-28'].map((day) => placeDay(day, false));
  const announcedWeeks = [
    week('2026-11-26', false, null, [...days, placeDay('2026-11-28', true)]),
    week('2026-12-24', true, null),
    week('2026-12-31', true, 'Bonne année !'),
    week('2027-01-07', false, 'Cueillette à la salle B.'),
  ];
  const { environment } = await open('/', (sent) =>
    fixtures({ ...market()(sent), Query: { baskets: [], announcedWeeks } }),
  );
  // A week that another part of a page asked for, without what is shown here.
  act(() =>
    commitLocalUpdate(environment, (store) => {
      const root = store.getRoot();
      const other = store.create('per_2027-01-14', 'Period').setValue(false, 'closed');
      root.setLinkedRecords([...root.getLinkedRecords('announcedWeeks')!, other], 'announcedWeeks');
    }),
  );
  const lines = within(await screen.findByRole('list', { name: 'Semaines qui changent' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ').trim())).toEqual([
    'Halle : fermé le samedi 28 novembre.',
    'Halle : pas de livraison le samedi 28 novembre.',
    'Fermé la semaine du jeudi 24 décembre.',
    'Fermé la semaine du jeudi 31 décembre. Bonne année !',
    expect.stringMatching(/^Semaine du jeudi 7 janvier 2027 : Cueillette à la salle B\.$/),
  ]);
});

it('leaves the hours of a place for Express orders only out of the week’s days', async () => {
  const places = (...locations: { id: string; storageOnly: boolean; nextSlot: { from: string } }[]) =>
    open('/', (sent) => fixtures({ ...market()(sent), Query: { baskets: [], locations }, Location: undefined }));
  const counter = { id: 'counter', storageOnly: true, nextSlot: { from: '2026-11-24T09:00:00-05:00' } };
  await places(counter, { id: 'hall', storageOnly: false, nextSlot: { from: '2026-11-26T14:00:00-05:00' } });
  const bar = () => screen.getByText('dim. 22 nov. à minuit').parentElement!.textContent;
  expect(bar()).toContain('cueillez dès jeu.\u00A026\u00A0nov.');
  cleanup();
  await places(counter);
  expect(bar()).not.toContain('mardi');
});

it.each([
  ['/nulle/part', 'Cette page a \u00E9t\u00E9 r\u00E9colt\u00E9e.'],
  ['/en/nowhere', 'This page has been harvested.'],
])('shows %s as not found, in its language, and excludes it from search engines (F-018)', async (path, title) => {
  await open(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('shows an unknown handle as not found, inside the layout (F-062, F-074)', async () => {
  const { router } = await open('/produits/rien', (sent) => fixtures({ ...market()(sent), Query: { product: null } }));
  expect(router.state.errors).toMatchObject({ product: { status: 404 } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ce produit n\u2019est plus au march\u00E9.');
  expect(screen.getAllByRole('navigation', { name: 'Menu' })).toHaveLength(1);
});

it('reports a page that does not load, and loads it on retry (F-062)', async () => {
  let refuse = true;
  const { router } = await open('/categories/legumes?sort=price', (sent) =>
    sent.name === 'CollectionScreenQuery' && refuse ? new Error('no network') : market()(sent),
  );
  expect(screen.getByText('Le rayon n\u2019a pas pu se charger.')).toBeTruthy();
  refuse = false;
  fireEvent.click(screen.getByRole('button', { name: 'R\u00E9essayer' }));
  await screen.findByRole('heading', { level: 1, name: 'L\u00E9gumes' });
  expect(router.state.location.search).toBe('?sort=price');
});

it('reports a layout that does not load in a document of its own', async () => {
  await open('/', (sent) => (sent.name === 'LayoutQuery' ? new Error('no network') : market()(sent)));
  expect(document.documentElement.lang).toBe('fr-CA');
  expect(screen.getByRole('link', { name: 'R\u00E9essayer' }).getAttribute('href')).toBe('/');
});
