import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  camille,
  camillesDesk,
  requestsNamed,
  openDesk,
  press,
  REUSED,
  write,
} from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures } from '../../../tests/support/storefront/fixtures.ts';
import { TransportFailure } from '../../shared/relay/failure.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('sends the same request after its form was closed and reopened, until it succeeds', async () => {
  const done = fixtures({ StaffCustomer: camille });
  const ends = [new TransportFailure('The network did not answer.'), done, REUSED.failure, done];
  const { sent } = await openDesk('/comptoir/clients/cus_1', ({ name }) =>
    name === 'AdjustBalanceMutation' ? ends.shift()! : fixtures({ Query: { staff: camillesDesk } }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Camille Roy' });
  const form = () => document.querySelector('dialog form')!;
  const requestIds = async () => {
    await press('Corriger le solde');
    const dialog = within(screen.getByRole('dialog'));
    write(dialog.getByLabelText(/^Montant/), '12,50');
    write(dialog.getByLabelText(/^Raison/), 'Panier oublié');
    await act(async () => void fireEvent.submit(form()));
    if (document.querySelector('dialog[open] form')) await press('Fermer');
  };
  for (let count = 0; count < 4; count += 1) await requestIds();
  const ids = requestsNamed(sent, 'AdjustBalanceMutation').map(({ variables }) => variables.requestId);
  expect(ids).toHaveLength(4);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
  expect(ids[3]).not.toBe(ids[2]);
});
