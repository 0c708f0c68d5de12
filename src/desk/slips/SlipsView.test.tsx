import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { SlipsViewQuery } from '#generated/relay/SlipsViewQuery.graphql.ts';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import type { Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';
import { loader, SlipsView } from './SlipsView.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function View() {
  return <SlipsView reference={useLoaderData<PreloadedQuery<SlipsViewQuery>>()} />;
}
const PERIOD = {
  id: 'per_20261120',
  startDate: '2026-11-20',
  deliveryDay: '2026-11-26',
  closesAt: '2026-11-23T00:00:00-05:00',
};
const MAIL: Fixture<'SlipMail'> = {
  id: 'slip_mail_1',
  sentAt: '2026-11-23T06:00:00-05:00',
  sentBy: null,
  to: 'abeille@exemple.ca',
  lang: 'fr',
  units: 13,
  status: 'sent',
};
const seller = (name: string, values: Fixture<'Seller'> = {}): Fixture<'Seller'> => ({
  id: `sel_${name}`,
  name,
  handle: name.toLowerCase(),
  contactEmail: `${name.toLowerCase()}@exemple.ca`,
  contactLanguage: 'fr',
  ...values,
});
const contact = (values: Fixture<'SlipContact'>): Fixture<'SlipContact'> => ({
  period: PERIOD,
  units: 13,
  received: 0,
  mails: [],
  links: 0,
  ...values,
});
const bees = contact({ id: 'slip_1', seller: seller('Abeille'), mails: [MAIL], links: 1 });
const sheep = contact({ id: 'slip_2', seller: seller('Bergerie', { contactEmail: null }), units: 1 });
const farm = contact({ id: 'slip_3', seller: seller('Ferme'), units: 0 });

async function open(contacts: Fixture<'SlipContact'>[], path = '/comptoir/bordereaux', week = PERIOD) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T11:00:00-05:00') });
  const again = { ...MAIL, id: 'slip_mail_2', sentBy: 'Josée', status: 'waiting' as const };
  const rendered = await renderWithRelay(<View />, {
    path,
    page: 'desk',
    loader,
    mockResolvers: {
      Query: { staff: { periods: [PERIOD], packingWeek: { period: week }, slipContacts: contacts } },
      Mutation: {
        sendSlip: { ...bees, mails: [again, MAIL] },
        revokeSlipLinks: { ...bees, links: 0 },
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const toasts = toldToasts();
const cells = (row: Element) => [...row.children].map(plain).join(' | ');
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map(cells);

it('shows what each producer brings, what was sent to whom, and whose address is missing', async () => {
  await open([bees, sheep, farm]);
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe('Producteurs, semaine du jeudi 26 novembre');
  const [table] = screen.getAllByRole('table');
  expect(rowsOf(table!)).toEqual([
    expect.stringMatching(
      /^Abeille \| 13 unités \| abeille@exemple.ca en français \| Envoyé.*6 h, à abeille@exemple.ca, 13 unités, par le marché \| Envoyer de nouveauRetirer le lien$/,
    ),
    'Bergerie | 1 unité | Adresse manquante Ajouter une adresse | Pas encore envoyé | ',
  ]);
  expect(plain(screen.getByText(/quelque chose à apporter/))).toBe(
    '2 producteurs ont quelque chose à apporter. 1 a reçu son courriel. 1 n’a pas d’adresse : rien ne lui est envoyé.',
  );
  expect(screen.getByText(/Sans rien à apporter cette semaine \(1\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ajouter une adresse.: Bergerie/ }).getAttribute('href')).toBe(
    '/comptoir/catalogue/producteurs?edit=bergerie',
  );
});

it('says what is still to be brought beside what was received', async () => {
  await open([contact({ ...bees, received: 4 }), contact({ ...sheep, received: 1 })]);
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    expect.stringMatching(/^Abeille \| Reste à apporter : 9 unités\. Reçu : 4 unités\. \|/),
    expect.stringMatching(/^Bergerie \| Reste à apporter : rien\. Reçu : 1 unité\. \|/),
  ]);
});

it('sends again, each press under a key of its own once the last one was answered', async () => {
  const { sent } = await open([bees]);
  const press = async () => {
    const count = sent.length;
    fireEvent.click(screen.getByRole('button', { name: /^Envoyer de nouveau/ }));
    await expect.poll(() => sent.length).toBe(count + 1);
    return sent.at(-1)?.variables as { requestId: string };
  };
  const first = await press();
  expect(first).toMatchObject({ seller: 'sel_Abeille', period: 'per_20261120' });
  expect(await screen.findByText(/par Josée/)).toBeTruthy();
  expect(toasts()).toEqual(['Envoyé à abeille@exemple.ca.']);
  expect((await press()).requestId).not.toBe(first.requestId);
});

it('revokes the links of a producer', async () => {
  const { sent } = await open([bees]);
  fireEvent.click(screen.getByRole('button', { name: /^Retirer le lien/ }));
  await expect.poll(() => screen.queryByRole('button', { name: /^Retirer le lien/ })).toBeNull();
  expect(sent.at(-1)?.variables).toEqual({ seller: 'sel_Abeille', period: 'per_20261120' });
  expect(toasts()).toEqual([expect.stringMatching(/^Les liens envoyés à Abeille ne s.ouvrent plus/)]);
});

it('says of a week that takes orders until when, not that nobody brings anything', async () => {
  const week = { ...PERIOD, closesAt: '2026-11-30T00:00:00-05:00' };
  await open([farm], undefined, week);
  const sum = plain(screen.getByText(/^La semaine prend des commandes/));
  expect(sum).toContain('jusqu’au dimanche 29 novembre à minuit');
  expect(sum).not.toContain('Personne');
  cleanup();
  await open([bees], undefined, week);
  expect(plain(screen.getByText(/^La semaine prend des commandes/))).toContain(
    'Pour l’instant : 1 producteur a quelque chose à apporter.',
  );
});

it('requests the week of its address', async () => {
  const { sent } = await open([farm], '/comptoir/bordereaux/2026-11-20');
  expect(sent[0]?.variables).toEqual({ startDate: '2026-11-20', period: 'per_20261120' });
  expect(screen.getByText(/Personne n.a rien à apporter/)).toBeTruthy();
});

it('is in English on the English desk, its days and its links', async () => {
  await open([bees, sheep], '/en/desk/slips');
  expect(plain(screen.getByRole('heading', { level: 1 }))).toMatch(/Thursday, November 26/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/en/desk/catalogue/producers?edit=bergerie',
  );
});
