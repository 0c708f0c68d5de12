import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import { plain, refusal, requestsNamed, taskCountChanges } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';
import { BASE_PARAM } from '../frame/deskViews.ts';
import { OrdersView, loader } from '../orders/DeskOrders.tsx';

afterEach(cleanup);
const toasts = toldToasts();

function View() {
  return <OrdersView reference={useLoaderData<PreloadedQuery<DeskOrderQuery>>()} />;
}
const carrots = {
  name: 'Carottes',
  isAlcohol: false,
  seller: { name: 'Ferme du Rang 6' },
  variants: [{ id: 'var_1', name: 'la botte', price: 450, stock: 9, stockOnHold: 2, trackStock: true }],
};
const ann = { id: 'usr_1', firstName: 'Ann', lastName: 'Roy', email: 'ann@exemple.ca' };
const preview = {
  items: [{ quantity: 3, max: 7, variant: { id: 'var_1', price: 450 } }],
  totals: { items: 1350, deposits: 0, delivery: 0, fee: 500, gst: 25, pst: 50, total: 1925, credit: 0 },
  creditLeft: 0,
  slot: null,
  problems: [],
};

/** Opens the empty form; `refused`: whether the order is refused. `credit`: what the customer's credit would pay, of 5 $ more. */
async function open({
  refused = () => false,
  credit = () => 0,
  tried = {},
  base = null,
}: {
  refused?: () => boolean;
  credit?: () => number;
  tried?: Fixture<'EnteredOrderPreview'>;
  base?: Fixture<'Order'> | null;
} = {}) {
  const rendered = await renderWithRelay(<View />, {
    path: `/comptoir/commandes/nouvelle${base ? `?${BASE_PARAM}=20400` : ''}`,
    page: 'desk',
    loader,
    mockResolvers: ({ name }) => {
      if (name === 'GoodsFieldsQuery') return fixtures({ Query: { search: { edges: [{ node: carrots }] } } });
      if (name === 'useEntryPreviewQuery')
        return fixtures({
          Query: {
            staff: {
              enteredOrder: {
                ...preview,
                totals: { ...preview.totals, credit: credit() },
                creditLeft: credit() === 0 ? 0 : 500,
                ...tried,
              },
            },
          },
        });
      if (name === 'BuyerFieldsQuery') return fixtures({ Query: { staff: { customers: { edges: [{ node: ann }] } } } });
      if (name === 'EnterOrderMutation')
        return refused()
          ? refusal('MAX_REACHED', 'Il en reste 2.', {}, true)
          : fixtures({ Mutation: { enterOrder: { number: 20500, cash: { due: 1924 } } } });
      const locations = [{ id: 'loc_1', name: 'Halle du Portage', storageOnly: false }];
      return fixtures({
        Query: {
          locations,
          shippingZones: [{ id: 'zon_1', name: 'Vallée' }],
          openPeriod: { closesAt: '2026-11-30T00:00:00-05:00' },
          ...(base && { staff: { order: { id: 'ord_1', number: 20400, ...base } } }),
        },
      });
    },
  });
  const name = base ? 'Ajouter à la commande 20400' : 'Nouvelle commande';
  await screen.findByRole('heading', { level: 1, name });
  return rendered;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const goods = () => screen.getByRole('combobox', { name: 'Chercher un produit' });

/** Fills the form for somebody without an account, who takes three carrots; the goods by keyboard. */
async function fill() {
  fireEvent.click(screen.getByRole('radio', { name: 'Sans compte' }));
  type('Nom', 'Béa Roy');
  type('Téléphone', '819 555-0123');
  fireEvent.change(goods(), { target: { value: 'carottes' } });
  await screen.findByRole('option', { name: /Carottes, la botte.*reste 7/ });
  fireEvent.keyDown(goods(), { key: 'Enter' });
  const amount = await screen.findByRole('textbox', { name: 'Quantité' });
  fireEvent.change(amount, { target: { value: '3' } });
  fireEvent.keyDown(amount, { key: 'Enter' });
  await screen.findByRole('list', { name: 'Articles de la commande' });
  type('Cueillette ou livraison', 'location loc_1');
}
const CONFIRM = /^Confirmer\s:\s19,25\s\$\sà payer comptant/;

it('enters an order for a person, goods by keyboard, and confirms exactly the displayed sum', async () => {
  const changes = taskCountChanges();
  const { sent } = await open();
  await fill();
  const confirm = await screen.findByRole('button', { name: CONFIRM });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  fireEvent.click(confirm);
  await waitFor(() => expect(requestsNamed(sent, 'EnterOrderMutation')).toHaveLength(1));
  expect(requestsNamed(sent, 'EnterOrderMutation')[0]?.variables).toEqual({
    order: expect.objectContaining({
      customer: null,
      person: { name: 'Béa Roy', phone: '819 555-0123', email: null, lang: 'fr' },
      items: [{ variant: 'var_1', quantity: 3 }],
      locationId: 'loc_1',
      addsTo: null,
    }),
    total: 1925,
    byLink: false,
    credit: null,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  // What the market has written, not what was displayed.
  await waitFor(() => expect(toasts()).toEqual(['Commande 20500 confirmée : 19,24 $ à payer comptant.']));
  expect(changes()).toBe(1);
});

/** No two are the same. */
const SUMS = { items: 1350, deposits: 60, delivery: 700, fee: 500, gst: 25, pst: 51, total: 2686, credit: 900 };

it.each<[string, object, string]>([
  ['location loc_1', {}, 'Articles (3)13,50 $Consignes0,60 $Frais de commande5,00 $TPS0,25 $TVQ0,51 $Total26,86 $'],
  [
    'zone zon_1',
    {},
    'Articles (3)13,50 $Consignes0,60 $Livraison7,00 $Frais de commande5,00 $TPS0,25 $TVQ0,51 $Total26,86 $',
  ],
  [
    'zone zon_1',
    { delivery: 0, deposits: 0, fee: 0, gst: 0, pst: 0 },
    'Articles (3)13,50 $LivraisonGratuitTotal26,86 $',
  ],
])('shows every sum by its name, and what credit leaves: %s', async (place, totals, sums) => {
  await open({ tried: { totals: { ...SUMS, ...totals }, creditLeft: 310 } });
  await fillForAnn();
  type('Cueillette ou livraison', place);
  fireEvent.click(await screen.findByRole('radio', { name: /demandé au téléphone/ }));
  await screen.findByRole('button', { name: /^Confirmer\s:\s17,86\s\$\sà payer comptant/ });
  expect(plain(screen.getByRole('region', { name: 'Total' }))).toContain(
    `Total${sums}Crédit utilisé−9,00 $Reste à payer17,86 $Crédit qui reste ensuite : 3,10 $.Crédit du client : 12,10 $`,
  );
});

it('sends nothing that the market would refuse, whichever key is pressed', async () => {
  const { sent } = await open({ tried: { problems: [{ code: 'MAX_REACHED', message: 'Il en reste 2.' }] } });
  await fill();
  await screen.findByText('Il en reste 2.');
  expect(screen.getByRole('button', { name: CONFIRM })).toHaveProperty('disabled', true);
  await act(async () => void fireEvent.submit(document.querySelector('form')!));
  expect(requestsNamed(sent, 'EnterOrderMutation')).toEqual([]);
});

it('offers a payment link only where there is an address to mail it to, says what happens, and sends it', async () => {
  const { sent } = await open();
  await fill();
  expect(plain(screen.getByRole('group', { name: 'Paiement' }))).toContain('Il faut un courriel où l’envoyer.');
  expect(screen.getByRole('radio', { name: /Carte, par un lien/ })).toHaveProperty('disabled', true);
  expect(plain(document.body)).toContain('Sans courriel, aucune confirmation n’est envoyée');
  fireEvent.change(screen.getByLabelText(/^Courriel/), { target: { value: 'bea@exemple.ca' } });
  fireEvent.click(await screen.findByRole('radio', { name: 'Carte, par un lien' }));
  expect(plain(document.body)).not.toContain('Sans courriel');
  expect(plain(document.body)).toContain('Sans paiement au plus tard le dimanche 29 novembre à minuit');
  const confirm = await screen.findByRole('button', { name: /^Confirmer et envoyer le lien\s:\s19,25/ });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  fireEvent.click(confirm);
  await waitFor(() => expect(requestsNamed(sent, 'EnterOrderMutation')).toHaveLength(1));
  expect(requestsNamed(sent, 'EnterOrderMutation')[0]?.variables).toMatchObject({ total: 1925, byLink: true });
  expect(requestsNamed(sent, 'EnterOrderMutation')[0]?.variables['order']).toMatchObject({
    person: { email: 'bea@exemple.ca' },
  });
});

it('takes cash again when the address of a link is erased', async () => {
  const { sent } = await open();
  await fill();
  fireEvent.change(screen.getByLabelText(/^Courriel/), { target: { value: 'bea@exemple.ca' } });
  fireEvent.click(await screen.findByRole('radio', { name: 'Carte, par un lien' }));
  fireEvent.change(screen.getByLabelText(/^Courriel/), { target: { value: '' } });
  const confirm = await screen.findByRole('button', { name: CONFIRM });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  fireEvent.click(confirm);
  await waitFor(() => expect(requestsNamed(sent, 'EnterOrderMutation')).toHaveLength(1));
  expect(requestsNamed(sent, 'EnterOrderMutation')[0]?.variables).toMatchObject({ byLink: false });
});

/** Chooses a customer, whose order of three carrots it is. */
async function fillForAnn() {
  const search = screen.getByRole('combobox', { name: 'Nom, courriel ou téléphone' });
  fireEvent.change(search, { target: { value: 'Ann' } });
  await screen.findByRole('option', { name: /Ann Roy/ });
  fireEvent.keyDown(search, { key: 'Enter' });
  fireEvent.change(goods(), { target: { value: 'carottes' } });
  await screen.findByRole('option', { name: /Carottes/ });
  fireEvent.keyDown(goods(), { key: 'Enter' });
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Quantité' }), { key: 'Enter' });
  await screen.findByRole('list', { name: 'Articles de la commande' });
  type('Cueillette ou livraison', 'location loc_1');
}

it('uses the customer’s credit only as they asked for it, and agrees to the displayed parts', async () => {
  const { sent } = await open({ credit: () => 900 });
  await fillForAnn();
  const group = await screen.findByRole('group', { name: /^Crédit du client.*14,00/ });
  expect(screen.getByRole('radio', { name: 'Ne pas l’utiliser' })).toHaveProperty('checked', true);
  await screen.findByRole('button', { name: CONFIRM });
  fireEvent.click(screen.getByRole('radio', { name: /demandé au téléphone/ }));
  expect(plain(group)).toContain('dit dans le courriel de confirmation');
  const confirm = await screen.findByRole('button', { name: /^Confirmer\s:\s10,25\s\$\sà payer comptant/ });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  expect(plain(document.body)).toMatch(/Crédit utilisé.*9,00 \$.*Reste à payer.*10,25 \$/);
  expect(plain(document.body)).toContain('Crédit qui reste ensuite : 5,00 $.');
  fireEvent.click(confirm);
  await waitFor(() => expect(requestsNamed(sent, 'EnterOrderMutation')).toHaveLength(1));
  expect(requestsNamed(sent, 'EnterOrderMutation')[0]?.variables).toMatchObject({
    order: { customer: 'usr_1', credit: 'phone' },
    total: 1925,
    credit: 900,
  });
});

it('forgets the wish of another customer, and pays nothing else where credit is enough', async () => {
  await open({ credit: () => 1925 });
  await fillForAnn();
  fireEvent.click(await screen.findByRole('radio', { name: /demandé au comptoir/ }));
  await screen.findByRole('button', { name: /^Confirmer\s:\s19,25\s\$\spayés par le crédit/ });
  expect(screen.queryByRole('group', { name: 'Paiement' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Changer' }));
  await screen.findByRole('group', { name: 'Paiement' });
  expect(screen.getByRole('radio', { name: 'Ne pas l’utiliser' })).toHaveProperty('checked', true);
});

it('says what is missing at each field, and sends nothing', async () => {
  const { sent } = await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Sans compte' }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirmer' }));
  await screen.findByText('Ajoutez au moins un article.');
  expect(screen.getByLabelText('Nom').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Téléphone').getAttribute('aria-invalid')).toBe('true');
  expect(requestsNamed(sent, 'EnterOrderMutation')).toEqual([]);
});

it('loses nothing that was typed when the order is refused, and a retry is the same request', async () => {
  let isRefused = true;
  const { sent } = await open({ refused: () => isRefused });
  await fill();
  const confirm = await screen.findByRole('button', { name: CONFIRM });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  fireEvent.click(confirm);
  await screen.findByText('Il en reste 2.');
  expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Béa Roy');
  expect(screen.getByLabelText('Téléphone')).toHaveProperty('value', '819 555-0123');
  expect(plain(screen.getByRole('list', { name: 'Articles de la commande' }))).toContain('Carottes');
  isRefused = false;
  await waitFor(() => expect(screen.getByRole('button', { name: CONFIRM })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: CONFIRM }));
  await waitFor(() => expect(requestsNamed(sent, 'EnterOrderMutation')).toHaveLength(2));
  const [first, second] = requestsNamed(sent, 'EnterOrderMutation').map(({ variables }) => variables['requestId']);
  expect(second).toBe(first);
});

/** Nothing of it is the same as elsewhere in the order. */
const CONTACT = { name: 'Contact Roy', email: 'contact@exemple.ca', phone: '819 555-0177' };
const DELIVERED = { line1: '7, rue des Pins', line2: 'app. 2', city: 'Wakefield', postalCode: 'J0X 3G0' };
const STORED = { line1: '7, rue des Pins', line2: 'app. 2', city: 'Wakefield', postal_code: 'J0X 3G0' };
const NO_PLACE = { location: null, shippingZone: null, fulfillment: null };

it.each<[string, Fixture<'Order'>, buyer: string, place: string, order: object, email: string]>([
  [
    'a customer’s, picked up',
    { customer: { id: 'usr_7' }, ...NO_PLACE, location: { id: 'loc_1' } },
    'Acheteuse Royeécontact@exemple.ca',
    'location loc_1',
    { customer: 'usr_7', person: null, locationId: 'loc_1', shippingZoneId: null, address: null },
    'contact@exemple.ca',
  ],
  [
    'a customer’s, delivered',
    { customer: { id: 'usr_7' }, ...NO_PLACE, shippingZone: { id: 'zon_1' }, fulfillment: DELIVERED },
    'Acheteuse Royeécontact@exemple.ca',
    'zone zon_1',
    { customer: 'usr_7', person: null, locationId: null, shippingZoneId: 'zon_1', address: STORED },
    'contact@exemple.ca',
  ],
  [
    'a guest’s, picked up',
    { customer: null, ...NO_PLACE, location: { id: 'loc_1' } },
    'Contact Roy819 555-0177',
    'location loc_1',
    { customer: null, person: { ...CONTACT, lang: 'fr' }, locationId: 'loc_1', shippingZoneId: null, address: null },
    'contact@exemple.ca',
  ],
  [
    'a guest’s, delivered, without an email',
    {
      customer: null,
      ...NO_PLACE,
      shippingZone: { id: 'zon_1' },
      fulfillment: DELIVERED,
      contact: { ...CONTACT, email: null },
    },
    'Contact Roy819 555-0177',
    'zone zon_1',
    {
      customer: null,
      person: { ...CONTACT, email: null, lang: 'fr' },
      locationId: null,
      shippingZoneId: 'zon_1',
      address: STORED,
    },
    '',
  ],
])('adds to an order, whose buyer and place it shows and keeps: %s', async (_, more, buyer, place, order, email) => {
  const { sent } = await open({ base: { customerName: 'Acheteuse Royeé', contact: CONTACT, ...more } });
  expect(plain(screen.getByRole('region', { name: 'Pour qui' }))).toBe(`Pour qui${buyer}`);
  const where = screen.getByLabelText('Cueillette ou livraison');
  expect([where, where]).toMatchObject([{ value: place }, { disabled: true }]);
  expect(screen.getByRole('radio', { name: /Carte, par un lien/ })).toHaveProperty('disabled', email === '');
  fireEvent.change(goods(), { target: { value: 'carottes' } });
  await screen.findByRole('option', { name: /Carottes/ });
  fireEvent.keyDown(goods(), { key: 'Enter' });
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Quantité' }), { key: 'Enter' });
  const confirm = await screen.findByRole('button', { name: CONFIRM });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  fireEvent.click(confirm);
  await waitFor(() => expect(requestsNamed(sent, 'EnterOrderMutation')).toHaveLength(1));
  expect(requestsNamed(sent, 'EnterOrderMutation')[0]?.variables['order']).toEqual({
    items: [{ variant: 'var_1', quantity: 1 }],
    birthDate: null,
    note: null,
    credit: null,
    addsTo: 'ord_1',
    ...order,
  });
  const queries = sent.filter(({ name }) => name === 'NewOrderQuery').map(({ variables }) => variables);
  expect(queries).toEqual([{ base: 20400, adds: true }]);
});
