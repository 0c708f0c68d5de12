import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dialog, field, part, press, save, write } from '../../tests/support/storefront/accountActions.ts';
import { camille, openAccount, refusal } from '../../tests/support/storefront/accountFixtures.tsx';

afterEach(cleanup);

const conflict = (name: string) => refusal('USER_CHANGED', 'account.changed_elsewhere', { fields: [name] });
const conflictText = 'Une autre fen\u00EAtre a chang\u00E9 ces informations entre-temps.';
const toggleNewsletter = async () => fireEvent.click(await screen.findByRole('checkbox', { name: /infolettre/ }));
const discardLabel = 'Reprendre ce qui est enregistr\u00E9';

describe('a change saved in another window meanwhile (F-167)', () => {
  it('is shown beside one’s own, and overwritten only by saving again', async () => {
    let refuse = true;
    const { changes, updateUser } = await openAccount('/compte', () =>
      refuse ? conflict('lastName') : { lastName: 'Mienne' },
    );
    await write('Nom', 'Mienne');
    updateUser({ lastName: 'Autre', version: 7 });
    await save('Vous');
    await screen.findByText(/Nom : Autre/);
    expect((await field('Nom')).value).toBe('Mienne');
    refuse = false;
    await save('Vous');
    expect(changes()).toEqual([
      { input: { lastName: 'Mienne', version: 3 } },
      { input: { lastName: 'Mienne', version: 7 } },
    ]);
    expect(screen.queryByText(/Nom : Autre/)).toBeNull();
  });

  it.each([
    ['lang', 'fr', /Langue : Français/, () => write('Langue', 'en')],
    ['lang', 'en', /Langue : English/, () => write('Langue', 'fr')],
    ['subscribeToNewsletter', true, /Infolettre : oui/, toggleNewsletter],
    ['subscribeToNewsletter', false, /Infolettre : non/, toggleNewsletter],
  ])('is shown in words: %s, %s', async (name, value, text, change) => {
    const { updateUser } = await openAccount('/compte', () => conflict(name), { [name]: value });
    await change();
    updateUser({ version: 7 });
    await save('Vous');
    await screen.findByText(text);
  });

  it('can be adopted instead of one’s own', async () => {
    const { updateUser } = await openAccount('/compte', () => conflict('lastName'));
    await write('Nom', 'Mienne');
    updateUser({ lastName: 'Autre', version: 7 });
    await save('Vous');
    await screen.findByText(/Nom : Autre/);
    await press(discardLabel);
    expect((await field('Nom')).value).toBe('Autre');
    expect(screen.queryByText(conflictText)).toBeNull();
  });

  it('prevents deleting an address unseen', async () => {
    let refuse = true;
    const { changes, updateUser } = await openAccount('/compte', () =>
      refuse ? conflict('shippingAddress') : removed,
    );
    const removed = { shippingAddress: null } as never;
    await part('Livraison');
    await press('Modifier l\u2019adresse');
    updateUser({ shippingAddress: { ...camille.shippingAddress, name: 'Voisine' }, version: 7 });
    await screen.findByRole('dialog');
    await press('Retirer l\u2019adresse', dialog());
    await within(dialog()).findByText(conflictText);
    expect((await field('Nom du destinataire')).value).toBe('Voisine');
    refuse = false;
    await press('Retirer l\u2019adresse', dialog());
    expect(changes().at(-1)).toEqual({ input: { shippingAddress: null, version: 7 } });
    await screen.findByText('Aucune adresse n\u2019est gard\u00E9e.');
  });

  it('is shown without a choice if it is the same: the profile', async () => {
    const { updateUser } = await openAccount('/compte', () => conflict('lastName'));
    await write('Nom', 'Gauthier');
    updateUser({ lastName: 'Gauthier', version: 7 });
    await save('Vous');
    await within(await part('Vous')).findByText(conflictText);
    expect(screen.queryByRole('button', { name: discardLabel })).toBeNull();
  });

  it('is shown without a choice if it is the same: the preferences', async () => {
    const { updateUser } = await openAccount('/compte', () => conflict('preferredLocationId'));
    await press('Modifier', await part('Vos habitudes'));
    await write('Point pr\u00E9f\u00E9r\u00E9', 'loc_2');
    updateUser({ preferredLocationId: 'loc_2', version: 7 });
    await press('Enregistrer', dialog());
    await within(dialog()).findByText(conflictText);
    expect(screen.queryByRole('button', { name: discardLabel })).toBeNull();
  });

  it('is shown without a choice if it is the same: the address, which is then saved as it stands', async () => {
    let refuse = true;
    const { changes, updateUser } = await openAccount('/compte', () => (refuse ? conflict('shippingAddress') : {}));
    await part('Livraison');
    await press('Modifier l\u2019adresse');
    await write('Nom du destinataire', 'Voisine');
    updateUser({ shippingAddress: { ...camille.shippingAddress, name: 'Voisine' }, version: 7 });
    await press('Enregistrer', dialog());
    await within(dialog()).findByText(conflictText);
    refuse = false;
    await press('Enregistrer', dialog());
    expect(changes().map(({ input }) => (input as { version: number }).version)).toEqual([3, 7]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
