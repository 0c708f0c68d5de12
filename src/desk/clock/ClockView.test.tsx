import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, expect, it } from 'vitest';
import type { JobName } from '#generated/schemaTypes.ts';
import { requestsNamed, openDesk, plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import type { Answers } from '../../../tests/support/storefront/testHarness.tsx';

afterEach(cleanup);

const at = '2026-11-23T00:01:00-05:00';
const jobOf = (name: JobName, more: Fixture<'Job'> = {}): Fixture<'Job'> => ({
  id: `job_${name}`,
  name,
  nextRun: null,
  running: false,
  lastRun: null,
  lastWork: null,
  lastFailure: null,
  ...more,
});
const worked = jobOf('closing', {
  nextRun: '2026-11-23T00:02:00-05:00',
  lastRun: { startedAt: at, endedAt: at, moved: 62, askedBy: null },
  lastWork: { at, moved: 62 },
});
const failed = jobOf('mail', {
  lastRun: { startedAt: at, endedAt: at, moved: null, askedBy: 'Josée' },
  lastFailure: at,
});
const mended = jobOf('payments', {
  lastRun: { startedAt: at, endedAt: at, moved: 0, askedBy: null },
  lastWork: { at: '2026-11-22T00:03:00-05:00', moved: 5 },
  lastFailure: '2026-11-21T00:04:00-05:00',
});

async function open(answers: Answers, path = '/comptoir/horloge') {
  const rendered = await openDesk(path, answers);
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const resolvers = fixtures({
  Query: {
    staff: {
      name: 'Josée',
      role: 'manager',
      jobs: [worked, failed, mended, jobOf('sessions'), jobOf('tidying' as JobName)],
    },
  },
});
const row = (name: string) => screen.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).closest('li')!;

it('shows each job’s last and next run, marking a failed one in words', async () => {
  await open(() => resolvers);
  expect(plain(row('Envoi des courriels'))).toContain('Échec');
  const facts = (name: string) => plain(row(name).querySelector('dl'));
  expect(facts('Fermeture de la semaine')).toBe(
    'Dernier passagelundi 23 novembre à 0 h 01, 62 choses faitesProchain passagelundi 23 novembre à 0 h 02',
  );
  expect(facts('Envoi des courriels')).toBe(
    'Dernier passagelundi 23 novembre à 0 h 01, échec ; la cause est au journal du serveur, demandé par Josée' +
      'Prochain passagedans quelques secondes',
  );
  expect(facts('Pai')).toBe(
    'Dernier passagelundi 23 novembre à 0 h 01, rien à faire' +
      'Dernier ouvragedimanche 22 novembre à 0 h 03, 5 choses faites' +
      'Dernier échecsamedi 21 novembre à 0 h 04Prochain passagedans quelques secondes',
  );
  expect(plain(row('Visites terminées'))).toContain('pas encore');
  // Of a newer server: by its own name, without a purpose.
  expect(plain(row('tidying'))).toMatch(/^tidying ?Dernier passage/);
});

it('runs the job on a press, and shows the result in its row', async () => {
  const lastRun = { startedAt: at, endedAt: at, moved: 4, askedBy: 'Josée' };
  const { sent, environment } = await open(({ name }) =>
    name === 'RunJobMutation' ? fixtures({ Job: jobOf('sessions', { running: true, lastRun }) }) : resolvers,
  );
  const counts = () => requestsNamed(sent, 'DeskFrameQuery').length;
  const before = counts();
  fireEvent.click(within(row('Visites terminées')).getByRole('button', { name: 'Lancer maintenant' }));
  await waitFor(() => expect(counts()).toBe(before + 1));
  await waitFor(() => expect(plain(row('Visites terminées'))).toContain('4 choses faites, demandé par Josée'));
  expect(requestsNamed(sent, 'RunJobMutation')).toEqual([{ name: 'RunJobMutation', variables: { job: 'sessions' } }]);
  // As a poll brings it: what the run did is counted.
  act(() => commitLocalUpdate(environment, (store) => void store.get('job_sessions')?.setValue(false, 'running')));
  await waitFor(() => expect(counts()).toBe(before + 2));
  await screen.findByText(/^Visites terminées\s: lancé/);
});

it('rehearses what would be charged to whom, and who would be refused and why', async () => {
  const reasons = [{ message: 'Il manque une carte.' }];
  await open(({ name }) =>
    name === 'RehearsalPanelQuery'
      ? fixtures({
          Staff: {},
          ClosingRehearsal: {
            period: { startDate: '2026-11-20', deliveryDay: '2026-11-26' },
            total: 8207,
            bought: 1,
            refused: 1,
            unsure: 12,
            waiting: 0,
            carts: [
              { customer: 'Karim', lines: 3, total: null, credit: null, card: null, reasons },
              { customer: 'Camille', lines: 8, total: 9207, credit: 1000, card: 'visa 4242', reasons: [] },
            ],
          },
        })
      : resolvers,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Simuler' }));
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row').map(plain)).toEqual([
    'ClientArticlesCe qui arriverait',
    'Karim3Il manque une carte.',
    'Camille882,07 $ sur la carte visa 424210,00 $ de crédit d’abord',
  ]);
  expect(plain(table.closest('section'))).toContain('Semaine du jeudi 26 novembre : 82,07 $ seraient débités.');
  expect(plain(table.closest('section'))).toContain('12 paniers à confirmer');
});

it('reports a rehearsal that fails, and retries it', async () => {
  await open(({ name }) => (name === 'RehearsalPanelQuery' ? new Error('no') : resolvers));
  fireEvent.click(screen.getByRole('button', { name: 'Simuler' }));
  await screen.findByText(/^Cela n.a pas marché/);
  expect(screen.getByRole('button', { name: 'Simuler' }).getAttribute('aria-busy')).not.toBe('true');
});

it('is in English on the English desk, its moments', async () => {
  await open(() => resolvers, '/en/desk/clock');
  expect(plain(document.body)).toContain('Monday, November 23');
});
