import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  camillesDesk,
  requestsNamed,
  openDesk,
  plain,
  press,
  refusal,
  write,
} from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures } from '../../../tests/support/storefront/fixtures.ts';
import { saveInput } from '../../shared/storage/unsavedInput.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const words = {
  fr: {
    path: '/comptoir/clients/cus_1',
    adjust: 'Corriger le solde',
    amount: /^Montant/,
    reason: /^Raison/,
    deposit: 'Rendre une consigne',
    remove: 'Supprimer le compte',
    closed: 'Le comptoir est fermé à ce compte',
    typed: /^Ce que vous écriviez/,
  },
  en: {
    path: '/en/desk/customers/cus_1',
    adjust: 'Correct the balance',
    amount: /^Amount/,
    reason: /^Reason/,
    deposit: 'Refund a deposit',
    remove: 'Delete the account',
    closed: 'The desk is closed to this account',
    typed: /^What you were writing/,
  },
} as const;

describe.each(['fr', 'en'] as const)('unsaved input at the desk (%s)', (locale) => {
  const say = words[locale];
  let works = true;
  const open = () =>
    openDesk(say.path, ({ name }) =>
      name.endsWith('Mutation')
        ? refusal('UNAUTHENTICATED', 'UNAUTHENTICATED')
        : fixtures({ Query: { staff: works ? camillesDesk : null } }),
    );
  const opened = async () => {
    const page = await open();
    await screen.findByRole('heading', { level: 1, name: 'Camille Roy' });
    return page;
  };
  const dialog = () => within(screen.getByRole('dialog'));
  const valueOf = (label: RegExp) => dialog().getByLabelText<HTMLInputElement>(label).value;

  it('restores it in its dialog after the login, as the same request', async () => {
    const before = await opened();
    await press(say.adjust);
    write(dialog().getByLabelText(say.amount), '12,50');
    write(dialog().getByLabelText(say.reason), 'Panier oublié');
    await act(async () => void fireEvent.submit(document.querySelector('dialog form')!));
    saveInput();
    cleanup();
    const after = await opened();
    expect([valueOf(say.amount), valueOf(say.reason)]).toEqual(['12,50', 'Panier oublié']);
    await act(async () => void fireEvent.submit(document.querySelector('dialog form')!));
    const [sent, retried] = [before, after].map(
      ({ sent: all }) => requestsNamed(all, 'AdjustBalanceMutation')[0]?.variables,
    );
    expect(sent).toMatchObject({ amount: -1250, reason: 'Panier oublié' });
    expect(retried).toEqual(sent);
  });

  it.each(['deposit', 'remove'] as const)('restores it in the dialog %s', async (which) => {
    await opened();
    await press(say[which]);
    const field = which === 'deposit' ? dialog().getByLabelText(say.amount) : dialog().getByRole('textbox');
    write(field, '5,00');
    saveInput();
    cleanup();
    await opened();
    expect(dialog().getByRole<HTMLInputElement>('textbox').value).toBe('5,00');
  });

  it('offers it to be copied, with the reason, when the desk closes meanwhile', async () => {
    const { router } = await opened();
    await press(say.adjust);
    write(dialog().getByLabelText(say.reason), 'Panier oublié');
    works = false;
    await act(() => router.revalidate());
    works = true;
    expect(await screen.findByRole('heading', { level: 1, name: say.closed })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(say.typed).value).toBe('Panier oublié');
    expect(plain(document.body)).not.toContain('Camille');
    expect(localStorage.getItem('etal.personal.desk-reader')).toBeNull();
  });
});
