import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openEdited, press, refusal, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';

afterEach(cleanup);

const name = { primary: 'Marché du Canal', secondary: null };
const site = {
  version: 3,
  identity: {
    name,
    monogram: null,
    logo: null,
    hours: [],
    sender: null,
    taxNumbers: { gst: null, qst: null },
    shortageRule: 'first_ordered' as const,
  },
};
const marketTerms = {
  orderFee: 500,
  freeDeliveryAbove: 15_000,
  membershipPrice: 3000,
  trialMonths: 1,
  expressLeadHours: 2,
  gstRates: [],
  pstRates: [],
};

async function open(answer: () => Error | FixtureValues) {
  const opened = await openEdited<Fixture<'SiteInformations'>>({
    path: '/comptoir/informations',
    stored: site,
    answer,
    respond: (SiteInformations) =>
      fixtures({
        SiteInformations,
        Query: {
          staff: { name: 'Josée', role: 'manager', siteInformations: SiteInformations, siteVersions: [], marketTerms },
        },
      }),
  });
  await screen.findByLabelText('Frais de commande');
  return opened;
}

describe('amounts that stop agreed purchases (ADR 188)', () => {
  const halting = (baskets: number, purchases: number) =>
    refusal('TERMS_RAISED', 'desk_information.halted.refused', { baskets, purchases });
  const haltedSent = (calls: unknown[]) => (calls as { halted: object }[]).map(({ halted }) => halted);

  it('asks before it saves what stops agreed purchases, with their numbers, and again if these change', async () => {
    const answers = [halting(3, 1), halting(1, 2), {}];
    const { sent } = await open(() => answers.shift() ?? {});
    write('Frais de commande', '6,50');
    await press('Enregistrer');
    const words = () => screen.getByRole('dialog').textContent.replace(/\s/g, ' ');
    expect(words()).toMatch(/3 abonnements à un panier ont accepté.*1 achat automatique est prévu/);
    expect(words()).not.toContain('ont changé');
    // What the browser focuses: a second Enter saves nothing (ADR 196).
    expect(screen.getByRole('dialog').querySelector('[autofocus]')?.textContent).toBe('Revenir les changer');
    await press('Enregistrer quand même');
    expect(words()).toMatch(/ont changé.*1 abonnement à un panier a accepté.*2 achats automatiques sont prévus/);
    await press('Enregistrer quand même');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(haltedSent(sent())).toEqual([
      { baskets: 0, purchases: 0 },
      { baskets: 3, purchases: 1 },
      { baskets: 1, purchases: 2 },
    ]);
  });

  it('names what is stopped alone; going back saves nothing, keeps the input and asks anew', async () => {
    const answers = [halting(2, 0), halting(0, 5)];
    const { sent } = await open(() => answers.shift() ?? {});
    write('Frais de commande', '6,50');
    await press('Enregistrer');
    expect(screen.getByRole('dialog').textContent).not.toMatch(/automatique/);
    await press('Revenir les changer');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Frais de commande').value).toBe('6,50');
    await press('Enregistrer');
    expect(screen.getByRole('dialog').textContent).not.toMatch(/abonnement|ont changé/);
    expect(haltedSent(sent())).toEqual([
      { baskets: 0, purchases: 0 },
      { baskets: 0, purchases: 0 },
    ]);
  });
});
