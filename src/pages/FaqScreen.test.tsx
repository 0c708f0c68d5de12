import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openMarket } from '../../tests/support/storefront/openMarketFixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { FaqScreen, loader } from './FaqScreen.tsx';

afterEach(cleanup);

const published = ({ args }: { args: Record<string, unknown> }) => (args['name'] === 'faq' ? null : {});
const written = { ...openMarket, OperatorPage: published };
const unwritten = { ...openMarket, OperatorPage: null };
const open = (path = '/faq', mockResolvers: Answers = written) =>
  renderWithRelay(<FaqScreen />, { loader, page: 'faq', path, mockResolvers });
const answerOf = (id: string) =>
  (document.getElementById(id)?.textContent ?? 'no such question').replace(/[\u00A0\u202F]/g, ' ');

it('has every question with its answer and an anchor that is the same in both languages', async () => {
  await open();
  const anchors = () => [...document.querySelectorAll('details')].map(({ id }) => id);
  const french = anchors();
  expect(french.length).toBeGreaterThanOrEqual(12);
  expect(new Set(french).size).toBe(french.length);
  for (const id of french) expect(document.querySelector(`#${id} p`)?.textContent, id).not.toMatch(/\{\{|^$/);
  cleanup();
  await open('/en/faq');
  expect(anchors()).toEqual(french);
  expect(answerOf('closing')).toContain('Until Sunday midnight');
});

it('states the market’s own figures (spec 9)', async () => {
  await open();
  expect(answerOf('fee')).toContain('Pourquoi des frais de 7,00 $ ?');
  expect(answerOf('taxes')).toContain('taxes suivantes : TPS (6 %) et TVQ (9,5 %).');
  expect(answerOf('closing')).toContain('Jusqu\u2019\u00E0 dimanche minuit');
  expect(answerOf('delivery')).toContain(
    'le jeudi de 14 h \u00E0 19 h, pour les codes postaux qui commencent par J9A et J9H',
  );
  expect(answerOf('delivery')).toContain('d\u00E9passent 120,00 $');
  expect(answerOf('delivery')).toContain('Les autres tourn\u00E9es ont un prix');
  expect(answerOf('express')).toContain('au moins 3 heures apr\u00E8s');
  expect(answerOf('membership')).toContain('45,00 $ par ann\u00E9e');
  expect(answerOf('missing')).toContain('le mercredi soir');
  expect(answerOf('alcohol')).toContain('19 ans');
  expect(answerOf('held')).toContain('30 minutes');
});

it.each([
  ['/faq', ['à moins de 4 heures d’écart', 'ne fait qu’une avec la première', 'ses propres frais de 7,00 $']],
  ['/en/faq', ['within 4 hours', 'becomes one with it', 'its own fee of 7,00 $']],
])('says of a second order what the order-received page says, and its fee (E6, E19): %s', async (path, parts) => {
  await open(path);
  const answer = answerOf('more').replaceAll("'", '’');
  for (const part of parts) expect(answer).toContain(part);
  // The answer of search engines is the same one.
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  if (data.includes('FAQPage'))
    expect(data.replaceAll("'", '’').replaceAll(/[\u00A0\u202F]/g, ' ')).toContain(parts[0]);
});

it('promises no free round on a day on which it does not come this week', async () => {
  const zones = (nextSlot: object | null) => ({
    shippingZones: [{ price: 0, prefixes: ['J9A'], weekday: 5, nextSlot }],
  });
  const tuesday = { from: '2026-12-22T10:00:00-05:00', to: '2026-12-22T12:00:00-05:00' };
  await open('/faq', { ...written, Query: zones(tuesday) });
  expect(answerOf('delivery')).toContain(
    'd’habitude le vendredi, mais cette semaine le mardi 22 décembre de 10 h à 12 h',
  );
  cleanup();
  await open('/faq', { ...written, Query: zones(null) });
  expect(answerOf('delivery')).toContain('d’habitude le vendredi, mais pas cette semaine');
});

it('names no free rounds where there are none', async () => {
  await open('/faq', { ...written, Query: { shippingZones: [] } });
  expect(answerOf('delivery')).toContain('prix.Les tourn\u00E9es ont un prix');
});

it('links only to pages that exist: the operator’s may not be written', async () => {
  await open();
  const links = () => [...document.querySelectorAll('details a')].map((link) => link.getAttribute('href'));
  expect(links()).toEqual(
    expect.arrayContaining(['/contact', '/conditions', '/confidentialite', '/paniers-hebdomadaires']),
  );
  cleanup();
  await open('/faq', unwritten);
  expect(links()).not.toContain('/conditions');
  expect(links()).not.toContain('/confidentialite');
  expect(screen.getByRole('link', { name: 'Voir les paniers r\u00E9currents' })).toBeTruthy();
});

it('opens the question of the address', async () => {
  await open('/faq#taxes');
  expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['taxes']);
});

it('shows the operator’s own questions in place of the built-in ones', async () => {
  const page = {
    sections: [
      {
        heading: 'Combien ?',
        group: 'Prix',
        paragraphs: ['Peu.'],
        link: { text: 'Les conditions', url: '/conditions' },
      },
      { heading: 'Encore ?', group: 'Prix', paragraphs: ['Non.'], link: null },
      { heading: 'Quand & "o\u00F9" ?', group: null, paragraphs: ['<b>Bient\u00F4t</b>', 'L\u00E0.'], link: null },
    ],
  };
  const own = ({ args }: { args: Record<string, unknown> }) => (args['name'] === 'faq' ? page : null);
  await open('/en/faq', { ...openMarket, OperatorPage: own });
  expect([...document.querySelectorAll('details')].map(({ id, textContent }) => [id, textContent])).toEqual([
    ['q1', 'Combien ?Peu.Les conditions'],
    ['q2', 'Encore ?Non.'],
    ['q3', 'Quand & "o\u00F9" ?<b>Bient\u00F4t</b>L\u00E0.'],
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Prix']);
  expect(screen.getByRole('link', { name: 'Les conditions' }).getAttribute('href')).toBe('/en/terms');
});
