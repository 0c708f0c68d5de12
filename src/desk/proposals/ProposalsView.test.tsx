import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProposalsViewQuery } from '#generated/relay/ProposalsViewQuery.graphql.ts';
import { plain, press, refusal, taskCountChanges } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';
import { loader, ProposalsView } from './ProposalsView.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function View() {
  return <ProposalsView reference={useLoaderData<PreloadedQuery<ProposalsViewQuery>>()} />;
}
const proposal = (values: Fixture<'Proposal'>): Fixture<'Proposal'> => ({
  status: 'waiting',
  seller: { id: 'sel_1', name: 'Abeille' },
  label: 'Miel, 500 g',
  period: null,
  proposed: null,
  seen: null,
  now: null,
  result: null,
  from: null,
  back: null,
  seenUntil: null,
  nowFrom: null,
  nowUntil: null,
  note: null,
  proposedAt: '2026-11-23T09:00:00-05:00',
  refusal: null,
  answeredAt: null,
  answeredBy: null,
  answer: null,
  saving: null,
  ...values,
});
const PRICE = proposal({
  id: 'prp_1',
  kind: 'price',
  proposed: 625,
  seen: 500,
  now: 500,
  result: 625,
  shown: 'p',
  note: 'Cire chère',
});
const STOCK = proposal({ id: 'prp_2', kind: 'stock', proposed: 40, seen: 12, now: 9, result: 37, shown: 's' });
const AWAY = proposal({
  id: 'prp_3',
  kind: 'vacation',
  label: '',
  from: '2026-12-10',
  back: '2026-12-20',
  refusal: 'over',
  shown: 'v',
});
const SHORT = proposal({
  id: 'prp_4',
  kind: 'shortage',
  period: { id: 'per_20261120', deliveryDay: '2026-11-26' },
  proposed: 2,
  seen: 5,
  now: 5,
  result: 3,
  shown: 'm',
});
const DONE = proposal({
  id: 'prp_5',
  kind: 'price',
  status: 'declined',
  proposed: 700,
  seen: 500,
  answeredAt: '2026-11-22T10:00:00-05:00',
  answeredBy: 'Josée',
  answer: 'Pas avant Noël',
  shown: '',
});

async function open(waiting: Fixture<'Proposal'>[], more: { fails?: boolean; answered?: Fixture<'Proposal'> } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T11:00:00-05:00') });
  const rendered = await renderWithRelay(<View />, {
    path: '/comptoir/propositions',
    page: 'desk',
    loader,
    mockResolvers: ({ name }) =>
      name === 'AnswerProposalsMutation' && more.fails
        ? refusal('PROPOSALS_CHANGED', 'desk_proposals.changed', { proposals: ['prp_1'] })
        : fixtures({
            Query: {
              staff: {
                proposals: { id: 'staff_proposals', count: waiting.length, waiting, answered: [more.answered ?? DONE] },
              },
            },
            Mutation: {
              undoCatalogueSaving: { number: 7, undoneAt: '2026-11-23T11:00:00-05:00' },
              answerProposals: { id: 'staff_proposals', count: 0, waiting: [], answered: [DONE] },
            },
          }),
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const toasts = toldToasts();
const rows = () => screen.getByRole('list', { name: 'Propositions en attente' });
const textOf = (index: number) => plain(rows().children[index]!);
const box = (index: number) => rows().children[index]!.querySelector('input')!;

it('shows what is beside what is proposed, what has moved since, and why it cannot be accepted', async () => {
  await open([PRICE, STOCK, AWAY, SHORT]);
  expect(textOf(0)).toMatch(/Abeille Miel, 500 g.*Prix.*Maintenant.*5,00 \$.*Si vous acceptez.*6,25 \$.*Cire chère/);
  expect(textOf(1)).toMatch(
    /Maintenant.*9 en stock.*37 en stock.*n’est plus ce que le producteur voyait : 12 en stock.*demandé 40 en stock/,
  );
  expect(textOf(2)).toMatch(
    /En vente.*En pause à partir du jeudi 10 décembre, de retour le dimanche 20 décembre.*Trop tard/,
  );
  expect(textOf(3)).toMatch(
    /Article manquant · semaine du jeudi 26 novembre.*5 commandés.*2 manquants, il en viendra 3/,
  );
  expect(plain(screen.getByText(/Pas avant Noël/))).toMatch(/Josée · Pas avant Noël/);
});

it('says which planned vacation a later one would replace', async () => {
  const planned = { nowFrom: '2026-11-30T00:00:00-05:00', nowUntil: '2026-12-07T00:00:00-05:00' };
  await open([{ ...AWAY, refusal: null, ...planned }]);
  expect(textOf(0)).toMatch(
    /Maintenant.*Pause prévue à partir du lundi 30 novembre, retour le lundi 7 décembre.*n’est plus ce que le producteur voyait : En vente/,
  );
});

it('chooses together only what can be accepted as it was proposed, and sends what was shown', async () => {
  const changes = taskCountChanges();
  const { sent } = await open([PRICE, STOCK, AWAY, SHORT]);
  fireEvent.click(screen.getByRole('checkbox', { name: /Choisir les 2/ }));
  expect([0, 1, 2, 3].map((index) => box(index).checked)).toEqual([true, false, false, true]);
  fireEvent.change(screen.getByRole('textbox', { name: /Un mot/ }), { target: { value: ' À jeudi ' } });
  fireEvent.click(screen.getByRole('button', { name: /Accepter les 2/ }));
  await screen.findByText(/Aucune proposition/);
  expect(sent.at(-1)?.variables).toEqual({
    proposals: [
      { id: 'prp_1', shown: 'p' },
      { id: 'prp_4', shown: 'm' },
    ],
    accept: true,
    answer: 'À jeudi',
    requestId: expect.any(String) as string,
  });
  expect(changes()).toBe(1);
  expect(toasts()).toEqual(['Les 2 sont faites. Les producteurs l’apprennent par courriel.']);
});

it('undoes what was accepted from its row, after showing the values that come back', async () => {
  const changes = [
    { kind: 'products' as const, key: 'miel/500', name: 'Miel, 500 g', column: 'price', before: '5.00', after: '6.25' },
  ];
  const { sent } = await open([], {
    answered: { ...PRICE, status: 'accepted', saving: { number: 7, undoneAt: null, count: 1, changes } },
  });
  fireEvent.click(screen.getByRole('button', { name: /^Annuler.: Abeille, Miel, 500 g$/ }));
  const dialog = await screen.findByRole('dialog');
  expect(plain(dialog)).toMatch(/Miel, 500 g, Prix : 6,25 \$ → 5,00 \$.*ne reçoit pas de courriel/);
  expect(sent.some(({ name }) => name === 'UndoCatalogueSavingMutation')).toBe(false);
  await press('Revenir à ces valeurs', dialog);
  expect(sent.find(({ name }) => name === 'UndoCatalogueSavingMutation')?.variables).toEqual({ number: 7 });
  // The page has its price as it is now.
  expect(sent.at(-1)?.name).toBe('ProposalsViewQuery');
  expect(toasts()).toEqual(['C’est comme avant.']);
});

it('covers as little of the list as it can: the word to the producer is folded until it is wanted', async () => {
  await open([PRICE]);
  fireEvent.click(box(0));
  const folded = screen.getByRole('textbox', { name: /Un mot/, hidden: true }).closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('summary')?.textContent).toMatch(/^Un mot au producteur/);
  expect(folded?.contains(screen.getByRole('button', { name: 'Accepter' }))).toBe(false);
});

it('declines what cannot be accepted now, by keyboard', async () => {
  const { sent } = await open([PRICE, AWAY]);
  box(0).focus();
  fireEvent.keyDown(box(0), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(box(1));
  fireEvent.click(box(1));
  const accept = screen.getByRole('button', { name: 'Accepter' });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  const count = sent.length;
  fireEvent.click(accept);
  expect(sent).toHaveLength(count);
  fireEvent.click(screen.getByRole('button', { name: 'Refuser' }));
  await screen.findByText(/Aucune proposition/);
  expect(sent.at(-1)?.variables).toMatchObject({ accept: false, proposals: [{ id: 'prp_3', shown: 'v' }] });
});

it('keeps the choice and the word when nothing was done', async () => {
  await open([PRICE], { fails: true });
  fireEvent.click(box(0));
  fireEvent.change(screen.getByRole('textbox', { name: /Un mot/ }), { target: { value: 'Bravo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Accepter' }));
  await screen.findByRole('alert');
  expect(box(0).checked).toBe(true);
  expect((screen.getByRole('textbox', { name: /Un mot/ }) as HTMLTextAreaElement).value).toBe('Bravo');
});
