import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { DeskOrdersQuery } from '#generated/relay/DeskOrdersQuery.graphql.ts';
import type { OrderStatus } from '#generated/schemaTypes.ts';
import { LOST, plain, refusal, taskCountChanges } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { lineOf, orderOf } from '../../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay, type Answers } from '../../../tests/support/storefront/testHarness.tsx';
import { ServerFailure, TransportFailure } from '../../shared/relay/failure.ts';
import { LiveRegion } from '../../shared/ui/LiveRegion.tsx';
import { OrdersView, loader } from './DeskOrders.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrdersQuery>>()} />;
}
const event = (values: Fixture<'OrderEvent'>): Fixture<'OrderEvent'> => ({
  from: null,
  to: null,
  amount: null,
  lines: [],
  lineStatus: null,
  refund: null,
  refusal: null,
  reason: null,
  number: null,
  note: null,
  name: '',
  shift: null,
  by: 'market',
  at: '2026-11-20T20:12:00-05:00',
  ...values,
});
const deskOrder = (values: Fixture<'Order'> = {}) =>
  orderOf({
    contact: { name: 'Camille Roy', email: 'camille@exemple.ca', phone: '819 555-0142' },
    customer: { id: 'usr_1' },
    outsideZone: false,
    allergies: null,
    depositsHeld: null,
    history: [
      event({ id: 'evt_1', kind: 'paid', to: 'processed', amount: 1475 }),
      event({ id: 'evt_2', kind: 'status', to: 'disputed', by: 'staff', name: 'Karim', shift: 'Léa' }),
    ],
    products: [lineOf(), lineOf({ id: 'orl_2', productName: 'Miche', status: 'packed' })],
    ...values,
  });
const staffResolvers = (staff: Fixture<'Staff'>) =>
  fixtures({
    Query: { staff },
  });
const open = (path: string, mockResolvers: Answers, spoken?: ReactNode) =>
  renderWithRelay(
    <>
      <View />
      {spoken}
    </>,
    { path, page: 'desk', loader, mockResolvers },
  );

it('names a move and its undo in the history, each with from where to where', async () => {
  const by = { by: 'staff', name: 'Karim' } as const;
  const history = [
    event({ id: 'evt_1', kind: 'moved', note: 'Halle → Gymnase', ...by }),
    event({ id: 'evt_2', kind: 'unmoved', note: 'Gymnase → Halle', ...by }),
  ];
  await open('/comptoir/commandes/20418', staffResolvers({ order: deskOrder({ history }) }));
  const entries = (await screen.findAllByText(/Halle/)).map((words) => plain(words.closest('li')!));
  expect(entries.filter((entry) => entry.includes('→'))).toEqual([
    expect.stringMatching(/Déplacement annulé\s*Gymnase → Halle/),
    expect.stringMatching(/Déplacée\s*Halle → Gymnase/),
  ]);
});

it('keeps an order waiting for its lines; marks are shown immediately and sent', async () => {
  const { sent } = await open('/comptoir/commandes/20418', staffResolvers({ order: deskOrder() }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('20418, Camille Roy');
  expect(sent[0]?.variables).toEqual({ number: 20_418 });
  const advance = screen.getByRole('button', { name: 'Marquer assemblée' });
  expect(advance).toHaveProperty('disabled', true);
  expect(document.getElementById(advance.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Chaque article doit être en caisse ou manquant.',
  );
  expect(screen.getByText('Payée, 14,75 $')).toBeTruthy();
  // The newest first.
  const journal = within(screen.getByRole('region', { name: 'Journal' })).getAllByRole('listitem');
  expect(journal.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual([
    'Léa (compte de Karim)',
    'Paiement',
  ]);
  expect(screen.getByText('Léa (compte de Karim)')).toBeTruthy();
  const states = within(screen.getByRole('group', { name: 'État de Carottes nantaises' }));
  expect(states.getByRole('radio', { name: 'Demandé' })).toHaveProperty('checked', true);
  const changes = taskCountChanges();
  fireEvent.click(states.getByRole('radio', { name: 'En caisse' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      name: 'UpdateOrderLinesMutation',
      variables: { lines: ['orl_1'], status: 'packed', seen: 'waiting' },
    }),
  );
  await waitFor(() => expect(changes()).toBe(1));
});

it('neither assembles nor settles line by line an order of which nothing comes (E70)', async () => {
  const order = deskOrder({ nothingComes: true, slot: null, products: [lineOf({ status: 'missing' })] });
  await open('/comptoir/commandes/20418', staffResolvers({ order }));
  expect(await screen.findByRole('button', { name: 'Marquer assemblée' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/il n’y a rien à assembler/)).toBeTruthy();
  expect(screen.getByText(/Tout est rendu comme il a été payé/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Créditer/ })).toBeNull();
  // Missing goods do not return to the stock, as those of a cancelled order would.
  expect(screen.getByRole('button', { name: 'Tout rembourser' })).toBeTruthy();
});

it('shows crate, phone, address, allergies and note before the lines', async () => {
  await open(
    '/comptoir/commandes/20418',
    staffResolvers({ order: deskOrder({ note: 'Vers 18 h', allergies: 'Noix' }) }),
  );
  const note = await screen.findByText('Vers 18 h');
  const facts = [
    screen.getByText(/^418.R$/),
    screen.getByRole('link', { name: '819 555-0142' }),
    screen.getByText('Noix'),
    note,
  ];
  const lines = screen.getByRole('list', { name: 'Articles' });
  for (const fact of facts)
    expect(fact.compareDocumentPosition(lines) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0);
});

it('loads and prints an order’s sheet alone, or says that it is no longer packed', async () => {
  const printed: (string | null | undefined)[] = [];
  const amounts: (string | undefined)[] = [];
  vi.stubGlobal('print', () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const article = document.querySelector('article');
    printed.push(article?.getAttribute('aria-label'), article?.querySelector('tbody table')?.textContent);
    amounts.push(/\d+,\d\d\s\$ à payer comptant/.exec(article?.textContent ?? '')?.[0].replace(/\s/g, ' '));
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
  const cash = { due: 1475, received: 0, receivedAt: null, byLink: false, link: null };
  let packingSheet: Fixture<'PackingSheet'> | null = {
    code: '418 R',
    box: 'none',
    shippingZone: null,
    order: deskOrder({ note: null, fulfillment: null, cash }),
    lines: [{ temperature: 'cold', isAlcohol: false, shelf: 'B-04', line: lineOf() }],
  };
  const { sent } = await open('/comptoir/commandes/20418', ({ name }) =>
    staffResolvers(name === 'useOrderSheetQuery' ? { packingSheet } : { order: deskOrder({ cash }) }),
  );
  const sheet = await screen.findByRole('button', { name: 'Feuille' });
  fireEvent.click(sheet);
  await waitFor(() => expect(printed).toEqual(['Feuille d’assemblage 418 R', expect.stringMatching(/B-04manquant$/)]));
  expect(amounts).toEqual(['14,75 $ à payer comptant']);
  expect(sent.at(-1)).toEqual({ name: 'useOrderSheetQuery', variables: { order: 'ord_1' } });
  expect(document.querySelector('article')).toBeNull();
  packingSheet = null;
  fireEvent.click(sheet);
  await waitFor(() => expect(sent.filter(({ name }) => name === 'useOrderSheetQuery')).toHaveLength(2));
  await waitFor(() => expect(sheet.getAttribute('aria-busy')).not.toBe('true'));
  expect(printed).toHaveLength(2);
});

it('shows what a colleague did meanwhile, and refetches', async () => {
  const packed = deskOrder({ products: [lineOf({ status: 'packed' })] });
  const refusal = new ServerFailure([
    { message: 'x', extensions: { code: 'TRANSITION_REFUSED', params: { from: 'fulfilled', to: 'fulfilled' } } },
  ]);
  const { sent } = await open('/comptoir/commandes/20418', ({ name }) =>
    name === 'AdvanceOrderMutation' ? refusal : staffResolvers({ order: packed }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Marquer assemblée' }));
  await waitFor(() =>
    expect(sent.map(({ name }) => name)).toEqual(['DeskOrderQuery', 'AdvanceOrderMutation', 'DeskOrderQuery']),
  );
});

it('marks a line over its displayed units, and refetches the order of which some were removed meanwhile', async () => {
  const params = { lines: ['orl_1'], now: ['waiting'], missing: [0], quantities: [1] };
  const resized = new ServerFailure([{ message: 'x', extensions: { code: 'LINES_CHANGED', params } }]);
  const { sent } = await open('/comptoir/commandes/20418', ({ name }) =>
    name === 'UpdateOrderLinesMutation' ? resized : staffResolvers({ order: deskOrder() }),
  );
  const states = await screen.findByRole('group', { name: 'État de Carottes nantaises' });
  fireEvent.click(within(states).getByRole('radio', { name: 'En caisse' }));
  await waitFor(() => expect(sent.at(-1)?.name).toBe('DeskOrderQuery'));
  expect(sent.at(-2)?.variables).toMatchObject({ lines: ['orl_1'], seenQuantities: [2] });
});

it('shows a failed step at the order’s head until it is dismissed or done', async () => {
  const packed = deskOrder({ products: [lineOf({ status: 'packed' })] });
  const transitionRefused = (from: string) =>
    refusal('TRANSITION_REFUSED', 'orders.transition_refused', { from, to: 'fulfilled' });
  let failure: Error | null = new TransportFailure('The network is away');
  const { sent } = await open('/comptoir/commandes/20418', ({ name }) =>
    name === 'AdvanceOrderMutation' && failure ? failure : staffResolvers({ order: packed }),
  );
  const countOf = (name: string) => sent.filter((one) => one.name === name).length;
  const findAlert = () => screen.findByRole('alert');
  // A press is ignored while the last one is on its way.
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(button);
  };
  await press('Marquer assemblée');
  expect((await findAlert()).textContent).toMatch(/n’a pas répondu, et on ne sait pas si c’est fait/);
  // The page stays: nothing can be refetched now.
  expect(countOf('DeskOrderQuery')).toBe(1);
  await press('Réessayer');
  await waitFor(() => expect(countOf('AdvanceOrderMutation')).toBe(2));
  expect((await findAlert()).textContent).toMatch(/n’a pas répondu/);
  failure = transitionRefused('processed');
  await press('Réessayer');
  await waitFor(async () => expect((await findAlert()).textContent).toMatch(/encore «.Payée.», et cette étape/));
  expect(within(await findAlert()).queryByRole('button', { name: 'Réessayer' })).toBeNull();
  await waitFor(() => expect(countOf('DeskOrderQuery')).toBe(2));
  failure = transitionRefused('completed');
  await press('Marquer assemblée');
  await waitFor(async () =>
    expect((await findAlert()).textContent).toMatch(/a changé entre-temps.*maintenant «.Terminée.»/),
  );
  fireEvent.click(within(await findAlert()).getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Marquer assemblée');
  await findAlert();
  failure = null;
  await press('Marquer assemblée');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('shows the next step in a row of its own, and undoes the last one for a while', async () => {
  const now = new Date().toISOString();
  const step = (from: OrderStatus, to: OrderStatus) =>
    event({ id: `evt_${from}`, kind: 'status', by: 'staff', name: 'Karim', from, to, at: now });
  const order = (status: OrderStatus, history: Fixture<'OrderEvent'>[]) =>
    deskOrder({ status, history, products: [lineOf({ status: 'packed' })] });
  const assembled = order('fulfilled', [step('processed', 'fulfilled')]);
  const { sent } = await open('/comptoir/commandes/20418', ({ name }) =>
    name === 'AdvanceOrderMutation'
      ? fixtures({ Mutation: { advanceOrder: assembled } })
      : name === 'UndoOrderStepMutation'
        ? fixtures({ Mutation: { undoOrderStep: order('processed', [step('fulfilled', 'processed')]) } })
        : staffResolvers({ order: order('processed', []) }),
  );
  const changes = () => sent.filter(({ name }) => /Mutation/.test(name)).map(({ variables }) => variables);
  const assemble = await screen.findByRole('button', { name: 'Marquer assemblée' });
  const steps = assemble.parentElement!;
  fireEvent.click(assemble);
  const next = await screen.findByRole('button', { name: 'Marquer remise' });
  expect(
    [...steps.querySelectorAll(':scope > :not(dialog)')].map(({ tagName, textContent }) => [tagName, textContent]),
  ).toEqual([
    ['P', 'Assemblée'],
    ['BUTTON', 'Marquer remise'],
  ]);
  expect([next === assemble, changes()]).toEqual([
    false,
    [{ order: 'ord_1', to: 'fulfilled', refund: null, unpaid: null }],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Annuler cette étape' }));
  await screen.findByRole('button', { name: 'Marquer assemblée' });
  expect(changes().at(-1)).toEqual({
    order: 'ord_1',
    from: 'fulfilled',
    at: expect.stringMatching(/^20.*Z$/) as string,
  });
  expect(screen.getByText('Étape annulée, de nouveau : Payée')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Annuler cette étape' })).toBeNull();
});

it.each([
  ['of two minutes ago', { at: new Date(Date.now() - 180_000).toISOString() }],
  ['of the market', { by: 'market' as const }],
])('does not offer to undo a step %s', async (_, values) => {
  const step = {
    kind: 'status',
    by: 'staff',
    from: 'processed',
    to: 'fulfilled',
    at: new Date().toISOString(),
  } as const;
  const order = deskOrder({ status: 'fulfilled', history: [event({ id: 'evt_1', ...step, ...values })] });
  await open('/comptoir/commandes/20418', staffResolvers({ order }));
  await screen.findByRole('button', { name: 'Marquer remise' });
  expect(screen.queryByRole('button', { name: 'Annuler cette étape' })).toBeNull();
});

it.each([
  ['delivery that is assembled', { status: 'fulfilled', location: null }, 'shipped'],
  ['delivery on its way', { status: 'shipped', location: null, slot: null }, 'completed'],
  ['disputed order', { status: 'disputed', slot: null }, 'completed'],
] as const)('leads a %s on', async (_, values, to) => {
  const { sent } = await open('/comptoir/commandes/20418', staffResolvers({ order: deskOrder(values) }));
  fireEvent.click(
    await screen.findByRole('button', { name: to === 'shipped' ? 'Marquer partie en tournée' : 'Marquer remise' }),
  );
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ order: 'ord_1', to, refund: null, unpaid: null }));
});

it.each([
  ['2026-11-19T08:00:00-05:00', { into: 'ord_0', order: 'ord_1' }, 20_410],
  ['2026-11-21T08:00:00-05:00', { into: 'ord_1', order: 'ord_0' }, 20_418],
])('combines two orders into the first of them, with one of %s, and opens that', async (createdAt, merge, number) => {
  const changes = taskCountChanges();
  const order = deskOrder({ combinableWith: [{ id: 'ord_0', number: 20_410, createdAt }] });
  const { sent, router } = await open('/comptoir/commandes/20418', staffResolvers({ order }));
  fireEvent.click(await screen.findByRole('button', { name: 'Réunir avec la 20410' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Réunir/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ name }) => name === 'CombineOrdersMutation')?.variables).toEqual(merge);
  expect(changes()).toBe(1);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/comptoir/commandes/${number}`));
});

it('says that an order could not be cancelled once its dialog is closed', async () => {
  const order = deskOrder();
  await open('/comptoir/commandes/20418', ({ name }) =>
    name === 'AdvanceOrderMutation' ? refusal('PROVIDER_REFUSED', 'Card closed.', {}, true) : staffResolvers({ order }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler et rembourser' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler et rembourser' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findByText(/Card closed\./)).closest('[role=alert]')).not.toBeNull();
});

it.each(LOST)('reports an interruption with $code, and leaves the order as it was', async ({ words, failure }) => {
  const packed = deskOrder({ products: [lineOf({ status: 'packed' })] });
  const { sent } = await open(
    '/comptoir/commandes/20418',
    ({ name }) => (name === 'AdvanceOrderMutation' ? failure : staffResolvers({ order: packed })),
    <LiveRegion />,
  );
  const press = await screen.findByRole('button', { name: 'Marquer assemblée' });
  fireEvent.click(press);
  await screen.findByText(words);
  await waitFor(() => expect(sent.map(({ name }) => name).at(-1)).toBe('DeskOrderQuery'));
  fireEvent.click(await screen.findByRole('button', { name: 'Marquer assemblée' }));
  await waitFor(() => expect(sent.filter(({ name }) => name === 'AdvanceOrderMutation')).toHaveLength(2));
});

it('says how many cents go where before refunding everything, and sends their sum (E69)', async () => {
  const order = deskOrder({ cancelRefund: { toCard: 1075, toBalance: 300 } });
  const { sent } = await open('/comptoir/commandes/20418', staffResolvers({ order }));
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler et rembourser' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Rendu à la carte : 10,75 $')).toBeTruthy();
  expect(dialog.getByText('Rendu au solde : 3,00 $')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Annuler et rembourser' }));
  await waitFor(() =>
    expect(sent.at(-1)?.variables).toEqual({ order: 'ord_1', to: 'cancelled', refund: 1375, unpaid: null }),
  );
});

it('leads back from an unknown number', async () => {
  await open('/comptoir/commandes/7', staffResolvers({ order: null }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('On ne trouve pas cette commande.');
});
