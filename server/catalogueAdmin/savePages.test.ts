import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../tests/support/catalogueFolder.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { publicApi } from '../../tests/support/publicApi.ts';
import { marketServices, openMarket, refusals, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { importMarket } from '../catalogueFiles/catalogueImport.ts';
import type { Database } from '../database/database.ts';

type Input = Parameters<MarketServices['catalogueAdmin']['saveSiteInformations']>[2];
type Text = NonNullable<NonNullable<NonNullable<Input['pages']>['faq']>['text']>;

const words = (primary: string, secondary: string | null = `${primary} (en)`) => ({ primary, secondary });
const question = (ask = 'Combien ?', answer = 'Des frais de {fee}.') => ({
  heading: words(ask),
  group: words('Prix'),
  paragraphs: [words(answer)],
  link: { text: words('Les conditions'), url: '/conditions' },
});
const textOf = (...sections: Text['sections']): Text => ({
  title: words('Questions'),
  updatedOn: '2026-11-20',
  sections,
});
const own = (...sections: Text['sections']) => ({ source: 'own' as const, text: textOf(...sections) });
const PAGE = `query Page($name: OperatorPageName!) { siteInformations { page(name: $name) { title sections { heading paragraphs } } } }`;

describe.each(testDatabaseKinds())('texts and links saved at the desk on %s', (kind) => {
  let database: Database;
  let market: MarketServices;
  let otherServer: MarketServices;
  let staff: Caller;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    otherServer = marketServices(database);
    staff = await signedIn(market, 'josee', { roles: ['staff'] });
    const identity = { name: words('Marché du Canal'), hours: [], taxNumbers: {} };
    await market.catalogueAdmin.saveSiteInformations(staff, 1, { identity });
  });
  afterAll(() => database.close());

  const save = (version: number, input: Input) => market.catalogueAdmin.saveSiteInformations(staff, version, input);
  const now = () => market.catalogueAdmin.siteInformations();
  const shown = async (name: string) => {
    const api = publicApi(database);
    return (await api.ask(PAGE, { variables: { name }, locale: 'en' })).data as {
      siteInformations: { page: { title: string; sections: { heading: string; paragraphs: string[] }[] } | null };
    };
  };

  it('stores a text once, on every server, with the market’s values for readers', async () => {
    const { version } = await now();
    for (const _ of [1, 2])
      expect(await save(version, { pages: { faq: own(question()) } })).toMatchObject({ version: version + 1 });
    expect((await otherServer.catalogueAdmin.siteInformations()).pages.faq?.sections[0]?.heading).toEqual(
      words('Combien ?'),
    );
    expect((await shown('faq')).siteInformations.page?.sections).toEqual([
      { heading: 'Combien\u202f? (en)'.replace('\u202f', ' '), paragraphs: ['Des frais de 5,00\u00a0$. (en)'] },
    ]);
    const journal = await database.kysely.selectFrom('desk_action').select('data').orderBy('at', 'desc').execute();
    expect(journal).toContainEqual({ data: { changes: [expect.objectContaining({ field: 'pages' })] } });
  });

  it('returns to the standard text, hides terms, and never hides questions', async () => {
    const { version } = await now();
    const terms = await save(version, { pages: { terms: { source: 'none' }, faq: { source: 'standard' } } });
    expect(terms.pages).toEqual({ terms: null });
    expect((await shown('terms')).siteInformations.page).toBeNull();
    const back = await save(terms.version, { pages: { terms: { source: 'standard' } } });
    expect(back.pages).toEqual({});
    expect((await shown('terms')).siteInformations.page?.sections.length).toBeGreaterThan(3);
    for (const [input, field] of [
      [{ faq: { source: 'none' } }, 'pages.faq.source'],
      [{ faq: { source: 'own' } }, 'pages.faq.text'],
      [{ terms: { source: 'standard', text: textOf(question()) } }, 'pages.terms.text'],
    ] as const)
      expect(await refusals(save(back.version, { pages: input as Input['pages'] }))).toEqual([
        { code: 'BAD_INPUT', params: { field } },
      ]);
  });

  it('reports every invalid text and link with its field, and changes nothing', async () => {
    const before = await now();
    const bad = own(
      { heading: null, paragraphs: [] },
      {
        ...question(),
        paragraphs: [words('<b>Oui</b>'), words('[ici](https://x.ca)'), words('{price}'), words('a'.repeat(5001))],
      },
      { ...question(), heading: words('Oui', ''), link: { text: words('Ici'), url: 'javascript:alert(1)' } },
    );
    const links = [{ text: words('a'.repeat(41)), url: 'http://example.com', profile: true }];
    const fields = (await refusals(save(before.version, { pages: { faq: bad }, links }))).map(
      ({ params }) => params?.['field'],
    );
    const at = (place: string) => `pages.faq.text.sections.${place}`;
    expect(fields).toEqual(
      expect.arrayContaining([
        'links.0.text.primary',
        'links.0.url',
        at('0.heading'),
        at('0.paragraphs'),
        ...[0, 1, 2, 3].map((place) => at(`1.paragraphs.${place}.primary`)),
        at('2.link.url'),
      ]),
    );
    expect(await now()).toEqual(before);
    expect(
      await refusals(save(before.version, { pages: { faq: own({ ...question(), heading: words('Oui', '') }) } })),
    ).toEqual([{ code: 'BAD_INPUT', params: { field: at('0.heading.secondary') } }]);
    for (const url of [
      'javascript:alert(1)',
      'http://example.com',
      'https://user:pw@example.com',
      '/contact',
      'mailto:a@b.ca',
    ])
      expect(
        await refusals(save(before.version, { links: [{ text: words('Ici'), url, profile: false }] })),
        url,
      ).toEqual([{ code: 'BAD_INPUT', params: { field: 'links.0.url' } }]);
  });

  it('refuses a text that somebody else has changed, and accepts another one', async () => {
    const { version } = await now();
    const first = await save(version, { pages: { faq: own(question('Un ?')) } });
    expect(await refusals(save(version, { pages: { faq: own(question('Deux ?')) } }))).toEqual([
      { code: 'SITE_CHANGED', params: { fields: ['pages.faq'] } },
    ]);
    const second = await save(version, { pages: { producers: own({ paragraphs: [words('Venez.')] }) } });
    expect(second.version).toBe(first.version + 1);
    expect(second.pages.faq?.sections[0]?.heading?.primary).toBe('Un ?');
    expect(await refusals(save(first.version, { pages: { producers: { source: 'standard' } } }))).toEqual([
      { code: 'SITE_CHANGED', params: { fields: ['pages.producers'] } },
    ]);
  });

  it('keeps what texts and links were, so that they are restored', async () => {
    const before = await now();
    const links = [{ text: words('Facebook', null), url: 'https://example.com/canal', profile: true }];
    const saved = await save(before.version, { links, pages: { faq: own(question('Trois ?')) } });
    expect(saved.links).toEqual(links);
    const [version] = await market.siteInformation.versions();
    expect(version).toMatchObject({ version: before.version, siteInformations: { pages: before.pages, links: [] } });
    expect(version).toMatchObject({ changedTexts: ['faq'], changedLinks: true });
    expect((await save(saved.version, { links: null })).links).toEqual([]);
    expect((await market.siteInformation.versions())[0]?.siteInformations.links).toEqual(links);
    // Of what changed only links, and then nothing of either, no text has an earlier version.
    await save((await now()).version, {
      popup: null,
      contact: { email: 'bonjour@exemple.ca', phone: null, address: null },
    });
    const [none, ofLinks] = await market.siteInformation.versions();
    expect([none, ofLinks]).toMatchObject([
      { changedTexts: [], changedLinks: false },
      { changedTexts: [], changedLinks: true },
    ]);
  });

  it('restores nothing of texts with a version of a server that stored none', async () => {
    const { pages } = await now();
    await database.kysely
      .updateTable('market_version')
      .set({
        settings: JSON.stringify({ identity: null, contact: null, banner: null, popup: null, storedModal: null }),
      })
      .execute();
    for (const version of await market.siteInformation.versions())
      expect(version.siteInformations.pages).toEqual(pages);
  });

  it('imports and exports links with the site’s file', async () => {
    const links = [{ text: words('Infolettre'), url: 'https://example.com/lettre', profile: false }];
    const at = { now: new Date('2026-11-20T12:00:00Z') };
    const report = await importMarket(database, filesOf({ 'site.json': JSON.stringify({ links }) }), at);
    expect(report.problems).toEqual([]);
    expect((await now()).links).toEqual(links);
    await importMarket(database, filesOf({ 'site.json': JSON.stringify({ banner: null }) }), at);
    expect((await now()).links).toEqual(links);
    await importMarket(database, filesOf({ 'site.json': JSON.stringify({ links: null }) }), at);
    expect((await now()).links).toEqual([]);
  });
});
