import { cleanup, screen, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import { plain } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { orderOf } from '../../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { OrdersView, loader } from './DeskOrders.tsx';

afterEach(cleanup);

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrderQuery>>()} />;
}
const RECEIVED = '2026-11-24T12:00:00-05:00';
const CASH = { byLink: false, link: null, undo: null };
const PAID = { ...CASH, due: 0, received: 1475, receivedAt: RECEIVED };
const DUE = { ...CASH, due: 1475, received: 0, receivedAt: null };
const [BEFORE, AFTER] = ['2026-11-24T11:59:59-05:00', '2026-11-24T12:00:01-05:00'];
type Event = Fixture<'OrderEvent'>;

/** The words of one event of an order's journal. */
async function textOf(event: Event, cash: Fixture<'OrderCash'> | null) {
  const empty: Event = {
    at: AFTER,
    by: 'staff',
    name: 'Karim',
    shift: null,
    from: null,
    to: null,
    creditAsked: null,
    number: null,
  };
  const whole = {
    ...empty,
    refund: null,
    refusal: null,
    lineStatus: null,
    lineMissing: null,
    note: null,
    lines: [],
    ...event,
  };
  const order = orderOf({ outsideZone: false, cash, history: [{ id: 'evt_1', ...whole }] });
  await renderWithRelay(<View />, {
    path: '/comptoir/commandes/20418',
    page: 'desk',
    loader,
    mockResolvers: fixtures({ Query: { staff: { order } } }),
  });
  const [item] = within(await screen.findByRole('region', { name: 'Journal' })).getAllByRole('listitem');
  return plain(item).replace(/^.*?\d h( \d\d)?/, '');
}

it.each<[string, Event, Fixture<'OrderCash'> | null]>([
  ['Payée, 7,00 $Paiement', { kind: 'paid', by: 'market', amount: 700 }, null],
  ['Prise pour quelqu’un, 7,00 $ à payerKarim', { kind: 'paid', amount: 700 }, DUE],
  [
    'Prise pour quelqu’un, 7,00 $, avec son crédit, demandé au téléphoneKarim',
    { kind: 'paid', amount: 700, creditAsked: 'phone' },
    DUE,
  ],
  [
    'Prise pour quelqu’un, 7,00 $, avec son crédit, demandé au comptoirKarim',
    { kind: 'paid', amount: 700, creditAsked: 'counter' },
    DUE,
  ],
  ['Pris sur le solde, 7,00 $Karim', { kind: 'balance', amount: 700 }, null],
  ['Ajouté au solde, 7,00 $Karim', { kind: 'balance', amount: -700 }, null],
  ['Rendu à la carte, 7,00 $Karim', { kind: 'refund', refund: 'done', amount: 700 }, null],
  ['Remboursement demandé à la carte, 7,00 $Karim', { kind: 'refund', refund: 'asked', amount: 700 }, null],
  ['De moins à payer comptant, 7,00 $Karim', { kind: 'refund', refund: 'done', amount: 700 }, DUE],
  ['De moins à payer comptant, 7,00 $Karim', { kind: 'refund', refund: 'done', amount: 700, at: BEFORE }, PAID],
  ['Rendu comptant, 7,00 $Karim', { kind: 'refund', refund: 'done', amount: 700, at: AFTER }, PAID],
  ['7,00 $ reçus comptantKarim', { kind: 'cash', amount: 700 }, PAID],
  [
    'Reçu de 7,00 $ annulé, à payer de nouveau, L’argent était pour une autre commandeKarim',
    { kind: 'unreceived', amount: 700, note: 'other_order' },
    DUE,
  ],
  ['Payée par carte avec le lien, 7,00 $Karim', { kind: 'card', amount: 700 }, null],
  ['Consigne rendue, 7,00 $Karim', { kind: 'deposit', amount: 700 }, null],
  ['Remboursement sans retour, 7,00 $DésolésKarim', { kind: 'amount', amount: 700, note: 'Désolés' }, null],
  ['La commande 20417 y est réunieKarim', { kind: 'joined', number: 20417 }, null],
])('an event says what moved, how much and which way: %s', async (text, event, cash) => {
  expect(await textOf(event, cash)).toBe(text);
});
