import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openDesk, plain, refusal, requestsNamed } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import type { Answers } from '../../../tests/support/storefront/testHarness.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const period = { id: 'per_20261120', startDate: '2026-11-20', deliveryDay: '2026-11-26' };
const sent: Fixture<'CustomerMessage'> = {
  sentAt: '2026-11-26T10:00:00-05:00',
  sentBy: 'Josée',
  period,
  to: 'Gare de Gatineau',
  subject: { primary: 'Le pain est en retard', secondary: 'The bread is late' },
  text: { primary: 'Il arrive à midi.', secondary: 'It comes at noon.' },
  french: 1203,
  english: 14,
};
const desk = (messages: Fixture<'CustomerMessage'>[] = []): Fixture<'Query'> => ({
  locations: [{ id: 'loc_1', name: 'Gare de Gatineau' }],
  shippingZones: [{ id: 'zon_1', name: 'Plateau' }],
  staff: {
    name: 'Josée',
    role: 'manager',
    periods: [period],
    packingWeek: {
      period,
      producers: [
        { name: 'Boulangerie', seller: { id: 'sel_1' } },
        { name: 'Partie', seller: null },
      ],
    },
    messages,
    messagePreview: {
      french: 1203,
      english: 14,
      mails: [
        { lang: 'fr', subject: 'Le pain est en retard', text: 'Il arrive à midi.' },
        { lang: 'en', subject: 'The bread is late', text: 'It comes at noon.' },
      ],
    },
  },
});

async function open(answers: Answers = () => fixtures({ Query: desk() })) {
  const page = await openDesk('/comptoir/messages', answers);
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
function writeMessage() {
  type('À qui', 'seller sel_1');
  type('Objet en français', 'Le pain est en retard');
  type('Objet en anglais', 'The bread is late');
  type('Message en français', ' Il arrive à midi. ');
  type('Message en anglais', 'It comes at noon.');
}
const message = {
  period: 'per_20261120',
  seller: 'sel_1',
  subject: { primary: 'Le pain est en retard', secondary: 'The bread is late' },
  text: { primary: 'Il arrive à midi.', secondary: 'It comes at noon.' },
};

it('offers the week, its places, rounds and producers as recipients', async () => {
  await open();
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe('Messages pour la livraison du jeudi 26 novembre');
  const options = within(screen.getByLabelText('À qui')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Toute la semaine',
    'Gare de Gatineau',
    'Plateau',
    'Boulangerie',
  ]);
});

it('requires both languages before a preview', async () => {
  const { sent: calls } = await open();
  writeMessage();
  type('Message en anglais', '  ');
  click('Aperçu');
  expect(await screen.findByText('À écrire dans les deux langues.')).toBeTruthy();
  expect(requestsNamed(calls, 'MessagePreviewPanelQuery')).toEqual([]);
});

it('shows how many people read it in which language, and sends what was previewed', async () => {
  const { sent: calls } = await open(({ name }) =>
    name === 'SendMessageMutation' ? fixtures({ CustomerMessage: sent }) : fixtures({ Query: desk([sent]) }),
  );
  writeMessage();
  click('Aperçu');
  expect(plain(await screen.findByText(/le recevront/))).toBe(
    '1 217 personnes le recevront : 1 203 en français, 14 en anglais.',
  );
  expect(screen.getByRole('heading', { level: 3, name: 'The bread is late' })).toBeTruthy();
  expect(requestsNamed(calls, 'MessagePreviewPanelQuery')[0]?.variables).toEqual({ message });
  click('Modifier');
  expect((await screen.findByLabelText<HTMLInputElement>('Objet en anglais')).value).toBe('The bread is late');
  click('Aperçu');
  fireEvent.click(await screen.findByRole('button', { name: /^Envoyer à 1.217 personnes$/ }));
  expect(plain(await screen.findByText(/^Message envoyé à/))).toBe(
    'Message envoyé à 1 217 personnes par Josée, jeudi 26 novembre à 10 h.',
  );
  expect(requestsNamed(calls, 'SendMessageMutation').map(({ variables }) => variables)).toEqual([{ message }]);
  expect(screen.getByLabelText<HTMLInputElement>('Objet en anglais').value).toBe('');
});

it('sends nothing to nobody, and keeps the message when sending fails', async () => {
  const previews: Fixture<'CustomerMessagePreview'>[] = [
    { french: 0, english: 0, mails: [] },
    { french: 1, english: 0 },
  ];
  await open(({ name }) => {
    if (name === 'SendMessageMutation') return refusal('NO_RECIPIENTS', 'desk_mailing.no_recipients');
    const query = desk();
    const messagePreview = name === 'MessagePreviewPanelQuery' ? previews.shift() : undefined;
    return fixtures({ Query: { ...query, staff: { ...query.staff, ...(messagePreview && { messagePreview }) } } });
  });
  writeMessage();
  click('Aperçu');
  expect(await screen.findByText(/^Personne n.a de commande ici/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Envoyer/ })).toBeNull();
  click('Modifier');
  await screen.findByLabelText('Message en français');
  click('Aperçu');
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer à 1 personne' }));
  expect(await screen.findByText(/^Personne n.a de commande ici/)).toBeTruthy();
  click('Modifier');
  expect((await screen.findByLabelText<HTMLInputElement>('Message en français')).value).toBe(' Il arrive à midi. ');
});

it('lists what was sent, with date, sender, recipients and count', async () => {
  await open(() => fixtures({ Query: desk([sent, { ...sent, to: null, sentAt: '2026-11-25T10:00:00-05:00' }]) }));
  const rows = screen
    .getAllByRole('listitem')
    .map(plain)
    .filter((text) => text.includes('Le pain est en retard'));
  expect(rows[0]).toContain(
    'Envoyé par Josée, jeudi 26 novembre à 10 h. Gare de Gatineau, semaine du jeudi 26 novembre : 1 217 personnes.',
  );
  expect(rows[0]).toContain('It comes at noon.');
  expect(rows[1]).toContain('À toute la semaine du jeudi 26 novembre : 1 217 personnes.');
});
