import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openEdited, press, refusal, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';

afterEach(cleanup);

const text = (primary: string, secondary: string | null = null) => ({ primary, secondary });
const identity = {
  name: text('Marché du Canal', 'Canal Market'),
  monogram: 'MC',
  logo: null,
  hours: [{ weekday: 4, from: '14:00', to: '19:00' }],
  sender: null,
  taxNumbers: { gst: null, qst: null },
  shortageRule: 'first_ordered' as const,
  dropOff: null,
};
const contact = { email: 'bonjour@canal.example', phone: null, address: null };
const site = {
  version: 3,
  identity,
  contact,
  banner: {
    title: text('Bonjour', 'Hello'),
    description: null,
    actionPrimary: { text: text('Voir'), url: '/categories/nouveautes', close: false, external: false },
    desktopImage: { path: 'hero-large', altTexts: text('Une caisse', 'A crate') },
    mobileImage: null,
  },
  popup: {
    active: false,
    color: 'red' as const,
    icon: 'bell',
    cookieName: 'avis',
    title: text('Fermé'),
    body: text('Lundi seulement'),
    actionPrimary: null,
    actionSecondary: null,
  },
  storedModal: { title: text('Express, c’est quoi?'), body: text('Prêt tout de suite.\nAu marché seulement.') },
};

async function open(respond?: (sent: Sent) => Error | FixtureValues, more: Fixture<'Staff'> = {}, fails = '') {
  const opened = await openEdited<Fixture<'SiteInformations'>>({
    path: '/comptoir/informations',
    stored: site,
    answer: respond,
    respond: (variables, { name }) =>
      name === fails
        ? new Error('down')
        : fixtures({
            SiteInformations: variables,
            Query: {
              staff: { name: 'Josée', role: 'manager', siteInformations: variables, siteVersions: [], ...more },
            },
          }),
  });
  await screen.findByRole('group', { name: /Bannière/ });
  return opened;
}
const part = (name: RegExp) => within(screen.getByRole('group', { name }));
const titleOf = (name: RegExp) => part(name).getByLabelText<HTMLInputElement>('Titre en français');

it('previews input immediately with the market’s own banner and notice, and sends it only on save', async () => {
  const { sent } = await open();
  write(titleOf(/Bannière/), 'Les fraises sont là');
  expect(screen.getByRole('heading', { level: 2, name: 'Les fraises sont là' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  write(titleOf(/^Avis/), 'Fermé lundi');
  await press('Voir l’avis');
  expect(within(screen.getByRole('dialog')).getByText('Lundi seulement')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByText('Fermé lundi')).toBeTruthy();
  await press('Fermer');
  write(titleOf(/Express/), 'Express en deux mots');
  await press('Voir l’explication d’Express');
  expect(within(screen.getByRole('dialog')).getByText('Express en deux mots')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByText('Au marché seulement.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

describe('the market’s amounts (ADR 144)', () => {
  const marketTerms = {
    orderFee: 500,
    freeDeliveryAbove: 15_000,
    membershipPrice: 3000,
    trialMonths: 1,
    expressLeadHours: 2,
    gstRates: [] as { from: string; rate: number }[],
    pstRates: [
      { from: '2020-01-01', rate: 9500 },
      { from: '2099-07-01', rate: 9000 },
    ],
  };

  it('sends them whole, with the next rate among those of other days', async () => {
    const { sent } = await open(undefined, { marketTerms });
    expect(part(/Montants/).getByText(/Aujourd.hui : 9,5 %/)).toBeTruthy();
    expect(part(/Montants/).getByLabelText<HTMLInputElement>('TVQ : à partir du').value).toBe('2099-07-01');
    write('Frais de commande', '6,50');
    write('Prochain taux de TPS, en %', '6');
    write('TPS : à partir du', '2099-01-01');
    write('Prochain taux de TVQ, en %', '8,975');
    await press('Enregistrer');
    expect(sent()).toEqual([
      {
        version: 3,
        input: {
          terms: {
            ...marketTerms,
            orderFee: 650,
            gstRates: [{ from: '2099-01-01', rate: 6000 }],
            pstRates: [marketTerms.pstRates[0], { from: '2099-07-01', rate: 8975 }],
          },
        },
        halted: { baskets: 0, purchases: 0 },
      },
    ]);
  });

  it('asks for agreement with each amount as it is, once nothing is left to save', async () => {
    const { all } = await open(undefined, { marketTerms, termsAgreement: null });
    const ask = () => screen.getByRole('button', { name: 'Voir et confirmer' });
    write('Frais de commande', '6,50');
    expect(ask().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(ask());
    expect(screen.queryByRole('dialog')).toBeNull();
    write('Frais de commande', '5,00');
    fireEvent.click(ask());
    const dialog = within(screen.getByRole('dialog'));
    const values = dialog.getAllByRole('definition').map((value) => value.textContent.replace(/\s/g, ' '));
    expect(values).toEqual([
      '5,00 $',
      '150,00 $',
      '30,00 $',
      '1',
      '2',
      '5 %',
      '9,5 %, 9 % dès le mercredi 1er juillet 2099',
    ]);
    await press('Confirmer');
    expect(all.filter(({ name }) => name === 'ConfirmMarketTermsMutation').map(({ variables }) => variables)).toEqual([
      { terms: marketTerms },
    ]);
  });

  it('says who agreed to them', async () => {
    await open(undefined, { marketTerms, termsAgreement: { at: '2026-11-20T17:00:00Z', name: 'Josée' } });
    expect(part(/Montants/).getByText(/^Montants confirmés par Josée, vendredi 20 novembre/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Voir et confirmer' })).toBeNull();
  });

  it('fills in both rates of a market that collects no taxes', async () => {
    const { sent } = await open(undefined, { marketTerms: { ...marketTerms, pstRates: [] } });
    await press('Ne pas percevoir de taxes');
    await press('Enregistrer');
    const { terms } = (sent()[0] as { input: { terms: typeof marketTerms } }).input;
    expect([terms.gstRates.map(({ rate }) => rate), terms.pstRates.map(({ rate }) => rate)]).toEqual([[0], [0]]);
  });

  it('does not send an amount, number, rate or day that cannot be', async () => {
    const { sent } = await open(undefined, { marketTerms });
    write('Frais de commande', '-1');
    write(/^Mois d.essai/, '13');
    write('Prochain taux de TPS, en %', '100');
    write('TVQ : à partir du', '2020-01-01');
    await press('Enregistrer');
    for (const message of [/entre 0.\$ et 9/, /entier de 0 à 12/, /moins de 100/, /déjà payé garde son taux/])
      expect(screen.getAllByText(message).length, String(message)).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });
});

describe('the market’s identity (ADR 64)', () => {
  it('previews the identity in both languages, and sends it whole', async () => {
    const { sent } = await open();
    const sample = (name: string) => screen.getByRole('group', { name }).textContent;
    expect(sample('En anglais')).toContain('CanalMarket');
    write('Nom du marché en français', 'Halle du Canal');
    write('Monogramme', 'HC');
    write('samedi, de', '09:00');
    write('samedi, à', '12:00');
    expect(sample('En français')).toMatch(/HCHalledu Canaljeu\. .*sam\. 9.h à 12.h/);
    await press('Enregistrer');
    expect(sent()).toEqual([
      {
        version: 3,
        halted: null,
        input: {
          identity: {
            ...identity,
            name: text('Halle du Canal', 'Canal Market'),
            monogram: 'HC',
            hours: [...identity.hours, { weekday: 6, from: '09:00', to: '12:00' }],
          },
        },
      },
    ]);
  });

  it('does not send an invalid name, hours, number or address', async () => {
    const { sent } = await open();
    for (const [field, value] of [
      ['Nom du marché en français', ''],
      ['Monogramme', 'A B'],
      ['jeudi, à', '09:00'],
      ['Numéro de TPS', '12'],
      ['Ville', 'Gatineau'],
    ] as const)
      write(field, value);
    await press('Enregistrer');
    for (const message of [
      /ne peut pas être vide/,
      /trois lettres/,
      /fermeture plus tard/,
      /RT0001\.$/,
      /code postal entier/,
    ])
      expect(screen.getAllByText(message).length, String(message)).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });

  it('loads an earlier version into the form, previews it, and saves it like any change', async () => {
    const earlier = { ...site, identity: { ...identity, name: text('Vieux Marché') } };
    const { sent } = await open(undefined, {
      siteVersions: [{ version: 2, until: '2026-11-20T12:00:00-05:00', siteInformations: earlier }],
    });
    await press('Reprendre cette version');
    expect(screen.getByLabelText<HTMLInputElement>('Nom du marché en français').value).toBe('Vieux Marché');
    expect(screen.getByRole('group', { name: 'En français' }).textContent).toContain('VieuxMarché');
    await press('Enregistrer');
    expect(sent()).toEqual([
      { version: 3, halted: null, input: { identity: { ...identity, name: text('Vieux Marché') } } },
    ]);
  });
});

it('sends only the parts that were changed, each whole', async () => {
  const { sent } = await open();
  write(titleOf(/Bannière/), 'Bonsoir');
  await press('Enregistrer');
  expect(sent()).toEqual([
    {
      version: 3,
      halted: null,
      input: {
        banner: {
          title: text('Bonsoir', 'Hello'),
          description: null,
          actionPrimary: { text: text('Voir'), url: '/categories/nouveautes', close: false, external: false },
          desktopImage: { path: 'hero-large', alt: text('Une caisse', 'A crate') },
          mobileImage: null,
        },
      },
    },
  ]);
});

describe('the banner’s pictures', () => {
  const pictures = [
    { path: 'automne-large', alt: null },
    { path: 'pomme-rouge', alt: 'Pommes rouges' },
  ];
  const pictureQueries = (sent: readonly Sent[]) =>
    sent.filter(({ name }) => name === 'useMarketPicturesQuery').map(({ variables }) => variables);
  const openChoice = async (respond?: (sent: Sent) => Error | FixtureValues) => {
    const opened = await open(respond, { pictures });
    await press(/^Changer.*grand écran/);
    await screen.findByRole('radio', { name: 'Pommes rouges' });
    return opened;
  };
  const drawn = () =>
    document.querySelector('picture [srcset*="-640.avif"], picture [srcset*="-large"]')?.getAttribute('srcset');

  it('loads when the chooser opens, previews the chosen one immediately, and sends it on save', async () => {
    const { all, sent } = await open(undefined, { pictures });
    expect(pictureQueries(all)).toEqual([]);
    expect(drawn()).toContain('hero-large-1280.avif');
    await press(/^Changer.*grand écran/);
    const group = await screen.findByRole('group', { name: 'Image sur grand écran' });
    const names = () =>
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map((radio) => [radio.labels?.[0]?.textContent, radio.checked]);
    expect(names()).toEqual([
      ['Aucune image', false],
      ['hero-large', true],
      ['automne-large', false],
      ['Pommes rouges', false],
    ]);
    fireEvent.click(within(group).getByRole('radio', { name: 'Pommes rouges' }));
    expect(drawn()).toContain('pomme-rouge-640.avif');
    // The crate's description does not apply to the apples, and returns with the crate.
    const french = () => screen.getByLabelText<HTMLInputElement>('Description de l’image, en français');
    expect(french().value).toBe('');
    fireEvent.click(within(group).getByRole('radio', { name: 'hero-large' }));
    expect(french().value).toBe('Une caisse');
    fireEvent.click(within(group).getByRole('radio', { name: 'Pommes rouges' }));
    write(french(), 'Des pommes');
    await press('Enregistrer');
    expect([pictureQueries(all), sent()]).toMatchObject([
      [{ words: '' }],
      [{ input: { banner: { desktopImage: { path: 'pomme-rouge', alt: text('Des pommes') }, mobileImage: null } } }],
    ]);
  });

  it('finds pictures by words without submitting the form, and removes the chosen one', async () => {
    const { all, sent } = await openChoice();
    write('Ou l’une des images du marché', 'pomme');
    fireEvent.keyDown(screen.getByLabelText('Ou l’une des images du marché'), { key: 'Enter' });
    await screen.findByRole('radio', { name: 'Pommes rouges' });
    expect([pictureQueries(all), sent()]).toEqual([[{ words: '' }, { words: 'pomme' }], []]);
    fireEvent.click(screen.getByRole('radio', { name: 'Aucune image' }));
    expect(screen.queryByRole('button', { name: /Image sur téléphone/ })).toBeNull();
    await press('Enregistrer');
    expect(sent()).toMatchObject([{ input: { banner: { desktopImage: null, mobileImage: null } } }]);
  });

  it('reports an English description alone, and an unknown picture, beside them', async () => {
    const { sent } = await openChoice(() =>
      refusal('BAD_INPUT', 'errors.basic_save', { field: 'banner.desktopImage.path' }),
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Pommes rouges' }));
    write('Description de l’image, en anglais', 'Apples');
    await press('Enregistrer');
    expect(screen.getByText('Ce texte ne peut pas être vide.')).toBeTruthy();
    expect(sent()).toEqual([]);
    write('Description de l’image, en anglais', '');
    await press('Enregistrer');
    expect(await screen.findByText(/Le marché n’a pas cette image/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pommes rouges' }).checked).toBe(true);
  });

  it('reports a list that does not load, and loads it on retry', async () => {
    await open(undefined, {}, 'useMarketPicturesQuery');
    await press(/^Changer.*grand écran/);
    expect(await screen.findByRole('button', { name: /de nouveau|Réessayer/ })).toBeTruthy();
  });
});

it('shows what is invalid beside its field, sending and losing nothing', async () => {
  const { sent } = await open();
  const address = part(/Bannière/).getByLabelText<HTMLInputElement>('Adresse du bouton');
  for (const url of ['javascript:alert(1)', 'http://example.com', '//example.com']) {
    write(address, url);
    await press('Enregistrer');
    expect(screen.getByText(/Écrivez une page du marché/)).toBeTruthy();
    expect([address.value, document.activeElement]).toEqual([url, address]);
  }
  write(address, '/paniers');
  write(titleOf(/Bannière/), ' ');
  await press('Enregistrer');
  expect(screen.getByText('Ce texte ne peut pas être vide.')).toBeTruthy();
  write(titleOf(/Bannière/), 'a'.repeat(201));
  await press('Enregistrer');
  expect(screen.getByText(/Ce texte est trop long/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('shows what only the server refuses beside its field', async () => {
  await open(() => refusal('BAD_INPUT', 'errors.basic_save', { field: 'banner.title.primary' }));
  write(titleOf(/Bannière/), 'Bonsoir');
  await press('Enregistrer');
  expect(titleOf(/Bannière/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/Le marché refuse cette valeur/)).toHaveLength(1);
});

it('shows what a colleague saved first beside one’s own, and overwrites it only by saving again', async () => {
  let refuse = true;
  const failure = refusal('SITE_CHANGED', 'desk_information.changed', { fields: ['banner'] });
  const { sent, keep } = await open(() => (refuse ? failure : {}));
  write(titleOf(/Bannière/), 'Bonsoir');
  keep({ version: 4, banner: { ...site.banner, title: text('Salut', 'Hello'), description: text('Venez') } });
  await press('Enregistrer');
  await screen.findByText(/Bannière de l’accueil, Titre en français : Salut/);
  expect(titleOf(/Bannière/).value).toBe('Bonsoir');
  refuse = false;
  await press('Enregistrer');
  expect(sent()).toMatchObject([
    { version: 3 },
    { version: 4, input: { banner: { title: text('Bonsoir', 'Hello'), description: text('Venez') } } },
  ]);
});
