import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEdited, plain, press, refusal, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const text = (primary: string, secondary: string | null = null) => ({ primary, secondary });
const question = (ask: string, answer: string) => ({
  heading: text(ask, `${ask} (en)`),
  group: null,
  paragraphs: answer.split('\n').map((paragraph) => text(paragraph, `${paragraph} (en)`)),
  link: null,
});
const own = (...sections: ReturnType<typeof question>[]) => ({
  title: text('Questions', 'Questions'),
  updatedOn: '2026-11-20',
  sections,
});
const site = {
  version: 3,
  texts: [
    { name: 'privacy' as const, source: 'standard' as const, own: null },
    { name: 'terms' as const, source: 'standard' as const, own: null },
    {
      name: 'faq' as const,
      source: 'own' as const,
      own: own(question('Un', 'Oui.\nPeut-être.'), question('Deux', 'Non.')),
    },
    { name: 'producers' as const, source: 'standard' as const, own: null },
  ],
  links: [{ text: text('Facebook'), url: 'https://example.com/canal', profile: true }],
};
const textValues = [{ name: 'fee', value: text('5,00 $', '$5.00') }];
const offers = {
  pickup: true,
  delivery: false,
  express: false,
  baskets: false,
  membership: false,
  deposits: false,
  alcohol: false,
};
const standardTerms = {
  title: text('Conditions', 'Terms'),
  updatedOn: '2026-01-01',
  sections: [question('Prix', 'Des frais de {fee}.')],
};

async function open(item = '', respond?: (sent: Sent) => Error | FixtureValues, more: Fixture<'Staff'> = {}) {
  const opened = await openEdited<Fixture<'SiteInformations'>>({
    path: `/comptoir/textes${item}`,
    stored: site,
    answer: respond,
    respond: (variables, { name }) =>
      fixtures({
        SiteInformations: variables,
        Query: {
          market: {
            membershipPrice: 3000,
            orderFee: 500,
            freeDeliveryAbove: 15_000,
            expressLeadHours: 2,
            gstRate: 5000,
            pstRate: 9975,
            trialMonths: 1,
            offers,
          },
          shippingZones: [],
          staff: {
            name: 'Josée',
            role: 'manager',
            textValues,
            siteVersions: [],
            ...more,
            siteInformations:
              name === 'standardTextsQuery'
                ? {
                    ...variables,
                    texts: site.texts.map((one) => ({ ...one, standard: one.name === 'terms' ? standardTerms : null })),
                  }
                : variables,
          },
        },
      }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Textes et liens' });
  return opened;
}
const entries = () => screen.getAllByRole('listitem').filter((entry) => entry.dataset['entry'] !== undefined);
const titles = () => entries().map((entry) => entry.querySelector('summary')?.textContent);
const unfold = (number: number) => {
  const details = entries()[number - 1]!.querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};
const sentFaq = (sent: () => Record<string, unknown>[]) =>
  (sent()[0] as { input: { pages: { faq: { source: string; text: { sections: object[] } } } } }).input.pages.faq;

describe('the questions', () => {
  it('are changed, added, moved and removed, and sent whole in both languages', async () => {
    const { sent } = await open();
    unfold(1);
    write('Réponse en français', 'Oui, {fee}.\n\nPeut-être.');
    await press(/^Descendre.:.Question 1$/);
    expect(titles()).toEqual(['Question 1Deux', 'Question 2Un']);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Monter.:.Question 2$/);
    await press('Ajouter une question');
    const added = within(entries()[2]!);
    expect(document.activeElement).toBe(added.getByLabelText('Sujet en français'));
    write(added.getByLabelText('Question en français'), 'Trois');
    write(added.getByLabelText('Question en anglais'), 'Three');
    write(added.getByLabelText('Réponse en français'), 'Voilà.');
    write(added.getByLabelText('Réponse en anglais'), 'There.');
    await press(/^Retirer.:.Question 1$/);
    expect(document.activeElement?.textContent).toBe('Remettre');
    await press('Enregistrer');
    expect(sent()).toMatchObject([{ version: 3 }]);
    expect(sentFaq(sent)).toEqual({
      source: 'own',
      text: {
        title: text('Questions', 'Questions'),
        updatedOn: '2026-11-20',
        sections: [
          {
            heading: text('Un', 'Un (en)'),
            group: null,
            paragraphs: [text('Oui, {fee}.', 'Oui. (en)'), text('Peut-être.', 'Peut-être. (en)')],
            link: null,
          },
          { heading: text('Trois', 'Three'), group: null, paragraphs: [text('Voilà.', 'There.')], link: null },
        ],
      },
    });
  });

  it('are marked as not saved among the parts, until they are left as they were', async () => {
    await open();
    const parts = within(screen.getByRole('navigation', { name: 'Textes du marché' }));
    const namesOf = () => parts.getAllByRole('link').map(plain);
    const untouched = ['Questions', 'Devenir producteur', 'Conditions', 'Confidentialité', 'Liens'];
    expect(namesOf()).toEqual(untouched);
    await press(/^Descendre.:.Question 1$/);
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter un lien', hidden: true }));
    expect(namesOf()).toEqual(['Questions Non enregistré', ...untouched.slice(1, 4), 'Liens Non enregistré']);
    // Saving is at hand where the entries end, before the long preview.
    const preview = screen.getByRole('region', { name: 'Aperçu' });
    const isBefore = preview.compareDocumentPosition(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(isBefore).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await press('Laisser tel quel');
    expect(namesOf()).toEqual([...untouched.slice(0, 4), 'Liens Non enregistré']);
  });

  it('are brought into view where they were moved to, with the button that moves them', async () => {
    const scrolled: Element[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scroll(this: HTMLElement) {
      scrolled.push(this);
    });
    await open();
    await press(/^Descendre.:.Question 1$/);
    expect(scrolled).toEqual([document.activeElement]);
  });

  it('put a removed question back where it was', async () => {
    await open();
    await press(/^Retirer.:.Question 1$/);
    expect(titles()).toEqual(['Question 1Deux']);
    await press('Remettre');
    expect(titles()).toEqual(['Question 1Un', 'Question 2Deux']);
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  });

  it('are previewed with the market’s values, in either language', async () => {
    await open();
    unfold(1);
    write('Réponse en français', '{fee} !\n\nSoit.');
    const preview = within(screen.getByRole('region', { name: 'Aperçu' }));
    expect(preview.getByText(/^5,00.\$.!$/)).toBeTruthy();
    fireEvent.click(preview.getByRole('radio', { name: 'En anglais' }));
    expect(preview.getByRole('heading', { name: 'Un (en)' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('are not sent while they are invalid: each field says why, and the first has the focus', async () => {
    const { sent } = await open();
    unfold(1);
    unfold(2);
    const [first, second] = entries().map((entry) => within(entry));
    write(first!.getByLabelText('Question en français'), '');
    write(first!.getByLabelText('Réponse en français'), 'Un seul <b>paragraphe</b>');
    write(first!.getByLabelText('Réponse en anglais'), '');
    write(second!.getByLabelText('Réponse en français'), '{prix}');
    write(second!.getByLabelText('Nom du lien en français'), 'Lire');
    write(second!.getByLabelText('Adresse du lien'), 'javascript:alert(1)');
    await press('Enregistrer');
    for (const message of [
      /sans lui, l.anglais ne se montre pas|Écrivez la question/,
      /« <b> » serait montré tel quel/,
      /L.anglais manque ici/,
      /\{prix\} n.est pas une valeur/,
    ])
      expect(screen.getAllByText(message).length, String(message)).toBeGreaterThan(0);
    expect(second!.getByLabelText('Adresse du lien').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(first!.getByLabelText('Question en français'));
    expect(sent()).toEqual([]);
    write(second!.getByLabelText('Réponse en français'), '[ici](https://x.ca)');
    expect(await second!.findByText(/« \[ici\]\(https:\/\/x.ca\) » serait montré/)).toBeTruthy();
    write(second!.getByLabelText('Réponse en français'), 'a'.repeat(5001));
    expect(await second!.findByText(/dépasse 5.?000 caractères/)).toBeTruthy();
    write(second!.getByLabelText('Réponse en français'), 'Un\n\nDeux');
    expect(await second!.findByText(/2 en français, 1 en anglais/)).toBeTruthy();
    write(second!.getByLabelText('Réponse en français'), '');
    expect(await second!.findByText(/Écrivez aussi le texte français|n.a pas de réponse/)).toBeTruthy();
  });

  it('begin with the built-in ones that the market has, in both languages, with names of values', async () => {
    const { sent } = await open('', undefined, {});
    await press(/^Retirer.:.Question 1$/);
    await press(/^Retirer.:.Question 1$/);
    await press('Partir du texte fourni');
    await screen.findByText('Question 11');
    await press('Enregistrer');
    const { sections } = sentFaq(sent).text;
    expect(sections.length).toBeGreaterThan(10);
    const words = JSON.stringify(sections);
    expect(words).toContain("Jusqu'à {closing}");
    expect(words).not.toMatch(/\{\{|livr(?:ée|ons)|delivery|"primary":""|"secondary":(?:null|"")/);
    expect(words).toContain('{fee}');
  });

  it('begin the page for producers with the built-in words, in both languages', async () => {
    const { sent } = await open('/producteurs');
    fireEvent.click(screen.getByRole('radio', { name: 'Notre texte' }));
    expect(await screen.findByDisplayValue(/^Votre récolte/)).toBeTruthy();
    await press('Enregistrer');
    const [{ input }] = sent() as [{ input: { pages: { producers: { text: { sections: object[] } } } } }];
    const { sections } = input.pages.producers.text;
    expect(sections).toHaveLength(5);
    const words = JSON.stringify(sections);
    expect(words).toContain('Le {after_close}');
    expect(words).toContain('On {missing_day} evening');
    expect(words).toContain('Vous apportez. Au marché, trié par produit.');
    expect(words).not.toMatch(/\{\{|\{(?:hours|missing)\}|"primary":""|"secondary":(?:null|"")|\.\./);
  });
});

describe('the page for producers of a market that has set when goods are brought', () => {
  it('names the setting, which the text then follows', async () => {
    const dropOff = { weekday: 2, from: '09:00', to: '12:00', place: null };
    const { sent } = await open('/producteurs', undefined, { goodsDays: { dropOff } });
    fireEvent.click(screen.getByRole('radio', { name: 'Notre texte' }));
    await screen.findByDisplayValue(/^Votre récolte/);
    await press('Enregistrer');
    const words = JSON.stringify(sent());
    expect(words).toContain('Vous apportez : {drop_off}. Au marché, trié par produit.');
    expect(words).toContain('You bring: {drop_off}. To the market, sorted by product.');
  });
});

describe('what the page shows', () => {
  it('says that the standard text is shown, and returns to it', async () => {
    const { sent } = await open();
    const faq = within(screen.getByRole('region', { name: 'Questions' }));
    expect(
      within(screen.getByRole('group', { name: /Ce que la page montre/ })).queryByRole('radio', { name: /Aucune/ }),
    ).toBeNull();
    fireEvent.click(faq.getByRole('radio', { name: 'Le texte fourni avec le logiciel' }));
    expect(faq.getByText('La page montre le texte fourni.')).toBeTruthy();
    expect(faq.getByText(/reste parmi les versions précédentes/)).toBeTruthy();
    await press('Enregistrer');
    expect(sent()).toEqual([{ version: 3, halted: null, input: { pages: { faq: { source: 'standard' } } } }]);
  });

  it('begins terms with the standard text, and hides the page on request', async () => {
    const { sent } = await open('/conditions');
    const terms = within(screen.getByRole('region', { name: 'Conditions' }));
    expect(terms.getByText('La page montre le texte fourni.')).toBeTruthy();
    fireEvent.click(terms.getByRole('radio', { name: 'Notre texte' }));
    expect(await terms.findByDisplayValue('Conditions')).toBeTruthy();
    expect(titles()).toContain('Section 1Prix');
    fireEvent.click(terms.getByRole('radio', { name: 'Aucune page' }));
    await press('Enregistrer');
    expect(sent()).toEqual([{ version: 3, halted: null, input: { pages: { terms: { source: 'none' } } } }]);
  });
});

describe('links', () => {
  it('are added, checked and sent in their order', async () => {
    const { sent } = await open('/liens');
    await press('Ajouter un lien');
    const added = within(entries().at(-1)!);
    write(added.getByLabelText('Nom du lien en français'), 'Infolettre');
    await press('Enregistrer');
    expect(added.getByText(/adresse complète/)).toBeTruthy();
    write(added.getByLabelText('Adresse du lien'), 'javascript:alert(1)');
    expect(added.getByText(/adresse complète/)).toBeTruthy();
    write(added.getByLabelText('Adresse du lien'), 'https://example.com/canal');
    expect(await added.findByText(/déjà dans la liste/)).toBeTruthy();
    write(added.getByLabelText('Adresse du lien'), 'https://example.com/lettre');
    fireEvent.click(added.getByRole('checkbox'));
    await press('Enregistrer');
    expect(sent()).toEqual([
      {
        version: 3,
        halted: null,
        input: {
          links: [site.links[0], { text: text('Infolettre'), url: 'https://example.com/lettre', profile: false }],
        },
      },
    ]);
  });
});

it('stays with its input where somebody else has changed the same text, and shows theirs', async () => {
  let refuses = true;
  const { keep, sent } = await open('', () =>
    refuses ? refusal('SITE_CHANGED', 'desk_information.changed', { fields: ['pages.faq'] }) : {},
  );
  write('Titre de la page en français', 'Mes questions');
  keep({
    version: 4,
    texts: site.texts.map((one) =>
      one.name === 'faq' ? { ...one, own: { ...one.own!, title: text('Leurs questions', 'Theirs') } } : one,
    ),
  });
  await press('Enregistrer');
  expect(screen.getByText(/Quelqu.un d.autre a changé ce texte/)).toBeTruthy();
  expect(screen.getByText(/Leurs questions/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Titre de la page en français').value).toBe('Mes questions');
  refuses = false;
  await press('Enregistrer');
  expect(sent().map(({ version }) => version)).toEqual([3, 4]);
});

it('fills the form with what was shown before', async () => {
  const { sent } = await open('', undefined, {
    siteVersions: [
      { version: 3, until: '2026-11-21T12:00:00-05:00', changedTexts: [], changedLinks: true },
      { version: 2, until: '2026-11-20T12:00:00-05:00', changedTexts: ['faq'], changedLinks: false },
    ],
    siteVersion: {
      siteInformations: {
        ...site,
        texts: site.texts.map((one) => (one.name === 'faq' ? { ...one, own: own(question('Avant', 'Oui.')) } : one)),
      },
    },
  });
  // Other savings, of links or of amounts, leave no earlier version of these texts.
  const faq = within(screen.getByRole('region', { name: 'Questions' }));
  expect(faq.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/20.nov/)]);
  expect(screen.getAllByRole('button', { name: 'Reprendre cette version', hidden: true })).toHaveLength(2);
  await press('Reprendre cette version', screen.getByRole('region', { name: 'Questions' }));
  expect(await screen.findByText('Le formulaire a cette version. Enregistrez pour la montrer.')).toBeTruthy();
  expect(titles()[0]).toBe('Question 1Avant');
  await press('Enregistrer');
  expect(sentFaq(sent).text.sections).toHaveLength(1);
});
