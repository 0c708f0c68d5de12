import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskCustomersQuery } from '#generated/relay/DeskCustomersQuery.graphql.ts';
import {
  camille,
  LOST,
  requestsNamed,
  plain,
  press as pressButton,
  refusal,
  REUSED,
  write,
} from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answers, type Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';
import { CustomersView, DepositsView, depositsLoader, loader } from './DeskCustomers.tsx';

afterEach(cleanup);
const toasts = toldToasts();

function View() {
  return <CustomersView reference={useLoaderData<PreloadedQuery<OperationType>>()} />;
}
function Deposits() {
  return <DepositsView reference={useLoaderData<PreloadedQuery<DeskCustomersQuery>>()} />;
}
const movement = {
  id: 'mov_1',
  amount: -1250,
  balance: -1250,
  reason: 'adjustment' as const,
  note: 'Merci',
  createdAt: '2026-11-02T09:00:00-05:00',
  order: null,
};
const noMore = { hasNextPage: false, endCursor: null };
const one = (values: Fixture<'StaffCustomer'> = {}) =>
  fixtures({
    Query: {
      staff: {
        customer: {
          ...camille,
          balanceMovements: { edges: [{ cursor: 'c', node: movement }], pageInfo: noMore },
          ...values,
        },
      },
    },
  });
const several = (nodes: Fixture<'StaffCustomer'>[], hasNextPage = false) =>
  fixtures({
    Query: {
      staff: {
        customers: {
          count: nodes.length,
          edges: nodes.map((node) => ({ cursor: 'c', node })),
          pageInfo: { hasNextPage, endCursor: 'c' },
        },
      },
    },
  });
const open = (mockResolvers: Answers, path = '/comptoir/clients/cus_1') =>
  renderWithRelay(<View />, { path, page: 'desk', loader, mockResolvers });
const press = (name: string | RegExp) => pressButton(name, screen.getByRole('dialog'));

it('lists what the address searches for, with what each balance means', async () => {
  const { sent, router } = await open(
    several([camille, { ...camille, id: 'cus_2', firstName: null, lastName: null, balance: 300 }], true),
    '/comptoir/clients?mots=roy',
  );
  const link = await screen.findByRole('link', { name: 'Camille Roy' });
  expect(link.getAttribute('href')).toBe('/comptoir/clients/cus_1');
  expect(sent[0]?.variables).toMatchObject({ words: 'roy', holding: false });
  expect(plain(link.closest('tr'))).toContain('Crédit de 12,50 $7,00 $ de consignes, un bac3 commandes');
  expect(plain(screen.getByRole('link', { name: 'camille@exemple.ca' }).closest('tr'))).toContain('Doit 3,00 $');
  // At once, as other filters: without a button.
  write('Nom ou courriel', ' léa ');
  await waitFor(() => expect(router.state.location.search).toBe('?mots=l%C3%A9a'));
  fireEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ count: 50, cursor: 'c' }));
});

it('offers all customers when none match', async () => {
  await open(several([]), '/comptoir/clients?mots=x');
  expect(await screen.findByText('Personne ne répond à ces mots.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tout voir' }).getAttribute('href')).toBe('/comptoir/clients');
});

it('shows a customer’s balance, each entry, and their orders', async () => {
  await open(one());
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Camille Roy');
  expect(plain(screen.getByRole('region', { name: 'Compte' }))).toContain(
    'SoldeCrédit de 12,50 $Consignes gardées7,00 $',
  );
  expect(plain(screen.getByRole('table', { name: 'Mouvements du solde' }))).toContain(
    'Solde corrigé à la mainMerci+12,50 $',
  );
  expect(screen.getByRole('link', { name: 'Voir ses 3 commandes' }).getAttribute('href')).toBe(
    '/comptoir/commandes?client=cus_1',
  );
});

it('reports a deleted customer', async () => {
  await open({ Query: { staff: { customer: null } } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('On ne trouve pas ce client.');
});

it('shows the effect of a correction, keeps the input when refused, and repeats the same request', async () => {
  let refuses = true;
  const { sent } = await open(({ name }) => {
    if (name !== 'AdjustBalanceMutation') return one();
    if (refuses) return refusal('CREDIT_IN_USE', 'desk_money.credit_in_use');
    return fixtures({ StaffCustomer: { ...camille, balance: -260 } });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Corriger le solde' }));
  await press('Corriger le solde');
  expect(screen.getByText('Écrivez la raison : la personne la lit dans son compte.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Montant'));
  fireEvent.click(screen.getByRole('radio', { name: 'Ajouter un dû' }));
  write('Montant', '10,00 $');
  write('Raison', ' Panier oublié ');
  expect(plain(screen.getByRole('dialog'))).toContain('Solde ensuiteCrédit de 2,50 $');
  await press(/^Ajouter 10,00/);
  await screen.findByText(/^Un paiement en cours compte sur ce crédit/);
  expect(screen.getByLabelText('Montant')).toHaveProperty('value', '10,00 $');
  refuses = false;
  await press(/^Ajouter 10,00/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The market's sum, whatever was displayed before.
  expect(toasts()).toEqual(['Camille Roy : Crédit de 2,60 $.']);
  const calls = requestsNamed(sent, 'AdjustBalanceMutation').map(({ variables }) => variables);
  expect(calls).toEqual([calls[0], calls[0]]);
  expect(calls[0]).toEqual({
    customer: 'cus_1',
    amount: 1000,
    reason: 'Panier oublié',
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Corriger le solde' }));
  write('Montant', '1');
  write('Raison', 'Merci');
  await press(/^Créditer 1,00/);
  await waitFor(() => expect(requestsNamed(sent, 'AdjustBalanceMutation')).toHaveLength(3));
  const last = requestsNamed(sent, 'AdjustBalanceMutation').at(-1)?.variables;
  expect(last).toMatchObject({ amount: -100 });
  expect(last?.['requestId']).not.toBe(calls[0]?.['requestId']);
});

it('shows the result of a first try whose response was lost, and makes the next try another request', async () => {
  let refuses = true;
  const { sent } = await open(({ name }) => {
    if (name !== 'AdjustBalanceMutation') return one({ balance: refuses ? -1250 : -1000 });
    if (!refuses) return fixtures({ StaffCustomer: { ...camille, balance: -2000 } });
    refuses = false;
    return REUSED.failure;
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Corriger le solde' }));
  write('Montant', '10');
  write('Raison', 'Merci');
  const queryCount = requestsNamed(sent, 'DeskCustomerQuery').length;
  await press(/^Créditer 10,00/);
  await screen.findByText(REUSED.words);
  await waitFor(() => expect(plain(screen.getByRole('dialog'))).toContain('Solde ensuiteCrédit de 20,00 $'));
  expect(requestsNamed(sent, 'DeskCustomerQuery')).toHaveLength(queryCount + 1);
  expect(screen.getByLabelText('Raison')).toHaveProperty('value', 'Merci');
  await press(/^Créditer 10,00/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = requestsNamed(sent, 'AdjustBalanceMutation').map(({ variables }) => variables['requestId'] as string);
  expect(new Set(keys).size).toBe(2);
});

it('refunds deposits from the row, never more than are held, and the box with them', async () => {
  const { sent } = await renderWithRelay(<Deposits />, {
    path: '/comptoir/consignes',
    page: 'desk',
    loader: depositsLoader,
    mockResolvers: ({ name }) =>
      name === 'RefundDepositMutation'
        ? fixtures({ StaffCustomer: { ...camille, balance: -1660, depositsHeld: 300, hasReusableBox: false } })
        : several([camille]),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Rendre une consigne à Camille Roy' }));
  expect(requestsNamed(sent, 'DeskCustomersQuery')[0]?.variables).toMatchObject({ holding: true });
  write('Montant', '7,01');
  await press('Rendre une consigne');
  expect(plain(screen.getByRole('dialog'))).toContain('C’est plus que les 7,00 $ de consignes gardées.');
  expect(requestsNamed(sent, 'RefundDepositMutation')).toEqual([]);
  write('Montant', '4');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Le bac est revenu/ }));
  expect(plain(screen.getByRole('dialog'))).toContain('Solde ensuiteCrédit de 16,50 $Consignes encore gardées3,00 $');
  await press(/^Créditer 4,00/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsNamed(sent, 'RefundDepositMutation').map(({ variables }) => variables)).toEqual([
    { customer: 'cus_1', amount: 400, reusableBox: true, requestId: expect.any(String) },
  ]);
  expect(toasts()).toEqual(['Camille Roy : Crédit de 16,60 $.']);
});

it('refunds a guest’s deposits, found by the order’s number, to the card', async () => {
  const order = { id: 'ord_1', number: 20016, customerName: 'Gus', depositsHeld: 60, createdAt: movement.createdAt };
  const { sent } = await renderWithRelay(<Deposits />, {
    path: '/comptoir/consignes?mots=20016',
    page: 'desk',
    loader: depositsLoader,
    mockResolvers: { ...several([]), OrderConnection: { count: 1, edges: [{ node: order }] }, Order: order },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Rendre une consigne de la commande 20016' }));
  fireEvent.click(screen.getByRole('button', { name: /^Tout rendre/ }));
  const dialog = screen.getByRole('dialog', { name: 'Rendre une consigne' });
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: /^Rendre 0,60/ }));
  await waitFor(() => expect(requestsNamed(sent, 'RefundGuestDepositMutation')).toHaveLength(1));
  const [call] = requestsNamed(sent, 'RefundGuestDepositMutation');
  expect(call?.variables).toEqual({ order: 'ord_1', amount: 60, requestId: expect.any(String) });
  await waitFor(() => expect(toasts()).toEqual(['Commande 20016 : 0,60 $ rendus à la carte.']));
});

it('deletes an account once its address was typed, and quotes the payment provider in a text of ours', async () => {
  const { sent } = await open(({ name }) =>
    name === 'DeleteCustomerMutation' ? refusal('PROVIDER_REFUSED', 'An invoice is open.', {}, true) : one(),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer le compte' }));
  expect(plain(screen.getByRole('dialog'))).toContain('3 commandes restent, sans nom ni adresse une fois remises.');
  expect(plain(screen.getByRole('dialog'))).toContain('Crédit perdu : 12,50 $Consignes perdues : 7,00 $');
  write('Pour confirmer, écrivez l’adresse du compte', 'camille@exemple.com');
  await press('Supprimer pour toujours');
  expect(screen.getByText('Ce n’est pas l’adresse de ce compte.')).toBeTruthy();
  expect(requestsNamed(sent, 'DeleteCustomerMutation')).toEqual([]);
  write('Pour confirmer, écrivez l’adresse du compte', ' Camille@Exemple.ca ');
  await press('Supprimer pour toujours');
  await screen.findByText(/rien n’a été fait.*« An invoice is open\. »/);
  expect(requestsNamed(sent, 'DeleteCustomerMutation').map(({ variables }) => variables)).toEqual([
    { id: 'cus_1', forfeits: 1950 },
  ]);
});

describe.each(LOST)('an interruption with $code', ({ words, failure }) => {
  /** Fails once, and is then answered: returns what was sent both times. */
  const failsOnce = async (mutation: string, submit: () => Promise<void>, stays: () => void) => {
    await submit();
    await screen.findByText(words);
    stays();
    await submit();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    const calls = requestsNamed(requests, mutation).map(({ variables }) => variables);
    expect(calls).toEqual([calls[0], calls[0]]);
    return calls[0];
  };
  let requests: readonly Sent[];
  const openOne = async (mutation: string) => {
    let fails = true;
    const { sent } = await open(({ name }) => {
      if (name !== mutation) return name === 'DeskCustomersQuery' ? several([]) : one();
      if (!fails) return fixtures({ StaffCustomer: camille });
      fails = false;
      return failure;
    });
    requests = sent;
  };
  const fieldValue = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

  it('keeps a correction’s amount and reason, in the same request', async () => {
    await openOne('AdjustBalanceMutation');
    fireEvent.click(await screen.findByRole('button', { name: 'Corriger le solde' }));
    write('Montant', '10');
    write('Raison', 'Merci');
    const call = await failsOnce(
      'AdjustBalanceMutation',
      () => press(/^Créditer 10,00/),
      () => expect([fieldValue('Montant'), fieldValue('Raison')]).toEqual(['10', 'Merci']),
    );
    expect(call).toMatchObject({ amount: -1000, requestId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('keeps a deposit’s amount and the box, in the same request', async () => {
    await openOne('RefundDepositMutation');
    fireEvent.click(await screen.findByRole('button', { name: 'Rendre une consigne' }));
    write('Montant', '4');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Le bac est revenu/ }));
    const call = await failsOnce(
      'RefundDepositMutation',
      () => press(/^Créditer 4,00/),
      () => {
        expect(fieldValue('Montant')).toBe('4');
        expect(screen.getByRole('checkbox', { name: /^Le bac est revenu/ })).toHaveProperty('checked', true);
      },
    );
    expect(call).toMatchObject({ amount: 400, reusableBox: true, requestId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('keeps the address that confirms a deletion', async () => {
    const CONFIRM = 'Pour confirmer, écrivez l’adresse du compte';
    await openOne('DeleteCustomerMutation');
    fireEvent.click(await screen.findByRole('button', { name: 'Supprimer le compte' }));
    write(CONFIRM, 'camille@exemple.ca');
    await failsOnce(
      'DeleteCustomerMutation',
      () => press('Supprimer pour toujours'),
      () => expect(fieldValue(CONFIRM)).toBe(camille.email),
    );
    await waitFor(() => expect(toasts().at(-1)).toBe('Le compte de Camille Roy est supprimé.'));
  });
});

it('is in English on the English desk, its days and its links', async () => {
  await open(one(), '/en/desk/customers/cus_1');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/en/desk/orders?client=cus_1',
  );
});
