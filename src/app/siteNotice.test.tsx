import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTICE_COOKIE_DAYS } from '#rules/constants.ts';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { shellAnswers } from '../../tests/support/storefront/shellFixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { routes } from './routes.tsx';

const written: string[] = [];
let jar = '';
beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  written.length = 0;
  jar = '';
});

const both = (primary: string, secondary: string) => ({ primary, secondary });
const popup: Fixture<'Popup'> = {
  active: true,
  color: 'yellow',
  icon: 'calendar-blank',
  cookieName: 'avis-fetes',
  title: both('Ferm\u00E9 le 24', 'Closed on the 24th'),
  body: both('Pas de cueillette.', 'No pickup.'),
  actionPrimary: { text: both('L\u2019horaire', 'The hours'), url: '/contact', close: false, external: false },
  actionSecondary: {
    text: both('Ailleurs', 'Elsewhere'),
    url: 'https://ailleurs.example/',
    close: false,
    external: true,
  },
};
const open = async (path: string, values: Fixture<'Popup'> = {}, reply?: (sent: Sent) => Error | undefined) => {
  const rendered = await renderWithRelay(null, {
    routes,
    path,
    container: document,
    mockResolvers: (sent) =>
      reply?.(sent) ??
      fixtures({
        ...shellAnswers(sent),
        SiteInformations: { banner: null, storedModal: null, popup: { ...popup, ...values } },
      }),
  });
  await act(() => new Promise((done) => setImmediate(done)));
  return rendered;
};
const notice = (name = 'Ferm\u00E9 le 24') => screen.findByRole('dialog', { name });
const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();
/** The same link, without navigation in the test's browser. */
const stayingHere = (link: HTMLElement) => {
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
};
const days = NOTICE_COOKIE_DAYS * 86_400;

it('opens an active notice that was not shown yet over the page, in its language (F-168, F-007)', async () => {
  const { sent } = await open('/');
  const dialog = await notice();
  expect(dialog.textContent).toContain('Pas de cueillette.');
  expect(sent.map(({ name }) => name).filter((name) => name === 'SiteNoticeQuery')).toHaveLength(1);
  cleanup();
  await open('/en');
  expect((await notice('Closed on the 24th')).textContent).toContain('No pickup.');
});

it.each([
  ['it was showed', {}, 'avis-fetes=showed'],
  ['it is not active', { active: false }, ''],
])('does not load when %s (F-168)', async (_, values, cookie) => {
  jar = cookie;
  const { sent } = await open('/', values);
  expect(sent.map(({ name }) => name)).not.toContain('SiteNoticeQuery');
  isClosed();
});

it('opens in preview whatever its cookie and active say (F-013, F-168)', async () => {
  jar = 'avis-fetes=showed';
  await open('/?site-information-preview=enabled', { active: false });
  expect(await notice()).toBeTruthy();
});

it('closes on an action within the market, navigates there and stays away for 14 days (F-169)', async () => {
  await open('/en');
  await notice('Closed on the 24th');
  const link = screen.getByRole('link', { name: 'The hours' });
  expect(link.getAttribute('href')).toBe('/en/contact');
  await act(async () => void fireEvent.click(link));
  isClosed();
  expect(written).toEqual([`avis-fetes=showed; Path=/; Max-Age=${days}; SameSite=Lax`]);
});

it('opens an outside action in a new tab, stores the cookie, and stays unless the action closes it (F-058, F-169)', async () => {
  await open('/');
  await notice();
  const link = screen.getByRole('link', { name: 'Ailleurs' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  fireEvent.click(stayingHere(link));
  expect(written).toHaveLength(1);
  expect(screen.getByRole('dialog')).toBeTruthy();
  cleanup();
  await open('/', { actionSecondary: { ...popup.actionSecondary, close: true } });
  await notice();
  fireEvent.click(stayingHere(screen.getByRole('link', { name: 'Ailleurs' })));
  isClosed();
});

it('counts Escape and the close button as an action (F-169)', async () => {
  for (const close of [
    (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
    () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' })),
  ]) {
    await open('/');
    close(await notice());
    isClosed();
    expect(written.splice(0)).toHaveLength(1);
    cleanup();
  }
});

it('omits an icon that does not exist', async () => {
  await open('/', { icon: 'no-such-icon' });
  expect((await notice()).querySelector('[data-colour]')).toBeNull();
  cleanup();
  await open('/');
  expect((await notice()).querySelector('[data-colour=yellow] svg')).toBeTruthy();
});

it('leaves the page alone when it does not load', async () => {
  await open('/', {}, ({ name }) => (name === 'SiteNoticeQuery' ? new Error('no network') : undefined));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  isClosed();
});
