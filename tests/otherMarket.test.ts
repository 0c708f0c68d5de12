import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import OrderScreenQueryNode from '#generated/relay/OrderScreenQuery.graphql.ts';
import { addressOf, locales } from '#rules/addresses.ts';
import { importMarket } from '../server/catalogueFiles/catalogueImport.ts';
import { toId } from '../server/graphql/globalId.ts';
import { insertMail } from '../server/outbox/outboxStore.ts';
import { offlinePage } from '../src/workers/offlinePage.ts';
import { projectRoot } from '../tools/build.ts';
import { filesOf } from './support/catalogueFolder.ts';
import { writeMailRows } from './support/mailRows.ts';
import { demoWords, otherSite } from './support/otherMarketFiles.ts';
import { pageAddresses, startOtherMarket } from './support/otherMarketServer.ts';
import { marketServices, openMarket as openPurchaseMarket, shopper } from './support/purchaseMarket.ts';
import { createShopper } from './support/shopper.ts';
import { createTestDatabase, eitherDatabaseKind } from './support/testDatabase.ts';
import { writeWeekOrders } from './support/weekOrders.ts';
import { leaveZone } from './support/zoneOfMarket.ts';

const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icons/monogram.svg',
  '/nulle-part',
  '/en/nowhere',
  '/lieu',
  '/en/place',
  '/desabonnement/x',
  '/courriel-confirme/x',
  '/recherche?s=carotte',
  '/en/search?s=milk',
  '/travailleur.js',
  '/hors-ligne.js',
];

const ofDemo = demoWords();
const LETTER = String.raw`[\p{L}\p{N}]`;
/** The rows that mails are about have days, addresses of persons and a charge of their own; that no text names one is seen below. */
const OF_THE_ROWS = /^(?:exemple\.ca: .*Name of pickup|jeudi|thursday|\d+,00|5\s?%|9[.,]975)/iu;
const DEMO = new RegExp(
  `(?<!${LETTER})(?:${ofDemo.map((word) => word.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')).join('|')}|30,00\\s\\$)(?!${LETTER})`,
  'giu',
);

/** What a text has of the demo, each with the words around it. */
export function demoIn(text: string): string[] {
  const plain = text
    .replaceAll(/&nbsp;|&#xa0;/g, '\u00A0')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
  return [...plain.matchAll(DEMO)].map(({ 0: word, index }) =>
    `${word}: …${plain.slice(Math.max(0, index - 60), index + word.length + 40)}…`.replaceAll(/\s+/g, ' '),
  );
}

describe('another market', () => {
  let market: Awaited<ReturnType<typeof startOtherMarket>>;
  let origin: string;
  beforeAll(async () => {
    market = await startOtherMarket();
    ({ origin } = market);
  });
  afterAll(() => market?.close());

  it('has terms and a privacy page of its own name and prices, without having written any', async () => {
    const textOf = async (address: string) =>
      (await (await fetch(origin + address)).text()).replaceAll(/\s|&nbsp;/g, ' ').replaceAll('&#x27;', "'");
    for (const [address, words] of [
      ['/conditions', 'frais fixes de 7,77 $, plus taxes.'],
      ['/conditions', 'Les membres ne les paient pas : l’adhésion coûte 45,67 $ par année'],
      ['/en/terms', 'GST (6.125%) and QST (8.888%)'],
      ['/confidentialite', 'Marché des Trois-Lacs demande le moins possible'],
      ['/en/privacy', 'Three Lakes Market asks for as little'],
    ] as const) {
      const text = await textOf(address);
      expect(text).toContain(words);
      expect(text).not.toMatch(/\{(?:market|fee|membership|close)\}/);
    }
  });

  it('names its own closing and evenings on every page, and none of spec 9, in either language', async () => {
    const SPEC =
      /(?:dimanche|Sunday)(?:,| à| at)? (?:minuit|midnight)|(?:mardi|Tuesday)(?: soir| evening)[^.]{0,40}panier|mercredi soir|Wednesday evening|before midnight|avant minuit/giu;
    const found: string[] = [];
    const own = new Set<string>();
    for (const address of pageAddresses()) {
      const text = (await (await fetch(origin + address, { redirect: 'manual' })).text())
        .replaceAll(/\s|&nbsp;/g, ' ')
        .replaceAll('&#x27;', "'");
      found.push(...[...text.matchAll(SPEC)].map(([words]) => `${address} ${words}`));
      for (const [words] of text.matchAll(/dimanche(?: à|,)? 11 h|Sunday(?: at|,)? 11 a\.m\.|lundi soir|mardi soir/gu))
        own.add(words);
    }
    expect(found).toEqual([]);
    expect([...own].toSorted()).toEqual([
      'Sunday 11 a.m.',
      'Sunday at 11 a.m.',
      'dimanche 11 h',
      'dimanche, 11 h',
      'lundi soir',
      'mardi soir',
    ]);
  });

  it('has no hour of another zone on any page, and lists its days from its own first one on', async () => {
    // What begins or ends there at 7:30, 11:00, 13:00, 15:30 or 16:10 does an hour and a half earlier by the clocks of spec 9.
    const ELSEWHERE =
      /T\d\d:\d\d:\d\d-0[45]:00|"timeZone":"America\/(?!St_Johns")|(?<!\d)(?:6 h(?! \d)|9 h 30|11 h 30|14 h(?! \d)|14 h 40)|(?<![\d:])(?:6 a\.m\.|9:30 a\.m\.|11:30 a\.m\.|2 p\.m\.|2:40 p\.m\.)/gu;
    const [found, own] = [[] as string[], new Set<string>()];
    for (const address of pageAddresses()) {
      const text = (await (await fetch(origin + address, { redirect: 'manual' })).text()).replaceAll(/\s|&nbsp;/g, ' ');
      found.push(...[...text.matchAll(ELSEWHERE)].map(([words]) => `${address} ${words}`));
      for (const [words] of text.matchAll(/T\d\d:\d\d:\d\d-\d\d:\d\d/gu)) own.add(words.slice(-6));
    }
    expect(found).toEqual([]);
    expect([...own].toSorted().join(' ')).toMatch(/^-0[23]:30(?: -03:30)?$/);
    const foot = /<footer.*<\/footer>/s.exec(await (await fetch(`${origin}/en`)).text())?.[0] ?? '';
    const days = [...foot.matchAll(/(?<!\w)(Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?!\w)/g)].map(([day]) => day);
    expect(days).toEqual(['Sun', 'Mon', 'Tue', 'Fri', 'Sat']);
  });

  it('shows nothing of the demo on any address, in either language', async () => {
    const found: string[] = [];
    const pictures = new Set<string>();
    for (const address of [...pageAddresses(), ...FILES]) {
      const response = await fetch(origin + address, { redirect: 'manual' });
      const text = await response.text();
      found.push(...demoIn(text).map((words) => `${address} ${words}`));
      for (const [picture] of text.matchAll(/\/images\/[\w-]+\.(?:avif|webp|jpg)/g)) pictures.add(picture);
    }
    expect([...new Set(found)]).toEqual([]);
    expect(pictures.size).toBeGreaterThan(3);
    for (const picture of pictures) expect([picture, (await fetch(origin + picture)).status]).toEqual([picture, 200]);
  });

  it('shows nothing of the demo in its order pages, calendar files and offline pages, in either language', async () => {
    const { kysely } = market.database;
    const { id: locationId } = await kysely.selectFrom('location').select('id').executeTakeFirstOrThrow();
    const { id: zoneId } = await kysely.selectFrom('shipping_zone').select('id').executeTakeFirstOrThrow();
    const lines = [{ variantId: null, product: 'Lait d’été', seller: `O'Brien & "Fils"`, quantity: 2 }];
    const delivery = { zoneId, postalCode: 'J1T2A3', line1: '9, chemin du Quai' };
    await writeWeekOrders(market.database, [
      { name: 'Camille', period: '2026-11-27', locationId, lines },
      { name: 'Dominique', period: '2026-11-27', delivery, lines },
    ]);
    await kysely.updateTable('fulfillment').set({ city: 'Wotton' }).execute();
    // A Saturday, which is a day of this market alone.
    const saturday = new Date('2026-12-05T14:00:00Z');
    const slot = { slot_from: saturday, slot_to: new Date('2026-12-05T17:00:00Z'), created_at: saturday };
    await kysely.updateTable('orders').set(slot).execute();
    const orders = await kysely.selectFrom('orders').select(['link_key', 'calendar_key']).execute();
    const found: string[] = [];
    for (const locale of locales) {
      const { ask, visit } = createShopper(origin, locale);
      for (const { link_key: key, calendar_key: calendar } of orders) {
        const id = toId('OrderLink', key);
        const answer = await ask<{ order: { products: unknown[] } }>(OrderScreenQueryNode.params.text!, { id });
        expect(answer.order.products).toHaveLength(1);
        const file = await visit(`/calendrier/${calendar}-${locale}.ics`);
        const entry = (await file.text()).replaceAll(/\r?\n /g, '');
        expect([file.status, entry]).toEqual([200, expect.stringContaining('https://trois-lacs.example/')]);
        expect(entry).toContain(locale === 'fr' ? 'Marché des Trois-Lacs' : 'Three Lakes Market');
        const page = await visit(addressOf('orderLink', locale, { id }));
        for (const text of [JSON.stringify(answer), entry, await page.text()]) found.push(...demoIn(text));
      }
      const pages = [
        { path: addressOf('faq', locale), title: 'FAQ', market: 'Three Lakes Market', savedAt: saturday.getTime() },
      ];
      for (const missing of ['page', 'cart'] as const) {
        const cart = { savedAt: saturday.getTime(), lines: [], articles: '', sum: 0, note: null };
        const text = await offlinePage({ locale, of: missing, cart, pages, now: saturday.getTime() }).text();
        expect(text).toContain('Three Lakes Market');
        found.push(...demoIn(text));
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });

  it('answers readers and machines with its own questions and words for producers', async () => {
    const words = (primary: string, secondary: string) => ({ primary, secondary });
    const of = (sections: object[]) => ({ title: words('Titre', 'Title'), updatedOn: '2026-11-20', sections });
    const question = {
      heading: words('Et le « quai » & "Fils" ?', 'And the "dock" & Sons?'),
      paragraphs: [words('{market} : {fee} de frais. 🚲', '{market}: {fee} of fees. 🚲')],
    };
    const pages = { faq: of([question]), producers: of([{ heading: null, paragraphs: [words('Venez.', 'Come.')] }]) };
    const report = await importMarket(market.database, filesOf({ 'site.json': JSON.stringify({ pages }) }), {
      now: new Date(),
    });
    expect(report.problems).toEqual([]);
    const htmlOf = async (address: string) => (await fetch(origin + address)).text();
    await expect.poll(() => htmlOf('/faq')).toContain('id="q1"');
    const json = /<script type="application\/ld\+json">(.*?FAQPage.*?)<\/script>/.exec(await htmlOf('/en/faq'))?.[1];
    expect(JSON.parse(json ?? '')).toMatchObject({
      mainEntity: [
        {
          name: 'And the "dock" & Sons?',
          acceptedAnswer: { text: expect.stringMatching(/^Three Lakes Market: 7,77\s\$ of fees\. 🚲$/u) as string },
        },
      ],
    });
    expect(await htmlOf('/en/become-a-producer-member')).toContain('Come.');
  });

  it('links to where else it is at the foot of each page, and tells machines which of it is itself', async () => {
    const htmlOf = async (address: string) => (await fetch(origin + address)).text();
    const footOf = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
    expect(await htmlOf('/')).not.toContain('sameAs');
    const link = (primary: string, secondary: string | null, url: string, profile: boolean) => ({
      text: { primary, secondary },
      url,
      profile,
    });
    const links = [
      link('Nous suivre', 'Follow us', 'https://social.example/lacs', true),
      link('Infolettre', null, 'https://lettre.example/lacs', false),
    ];
    const save = (saved: typeof links | null) =>
      importMarket(market.database, filesOf({ 'site.json': JSON.stringify({ links: saved }) }), { now: new Date() });
    expect((await save(links)).problems).toEqual([]);
    await expect.poll(() => htmlOf('/')).toContain('https://social.example/lacs');
    for (const [address, names] of [
      ['/', ['Nous suivre', 'Infolettre']],
      ['/en/faq', ['Follow us', 'Infolettre']],
    ] as const) {
      const foot = footOf(await htmlOf(address));
      for (const [index, name] of names.entries()) expect(foot).toContain(`href="${links[index]!.url}">${name}</a>`);
    }
    const home = await htmlOf('/en');
    expect(home).toContain('"sameAs":["https://social.example/lacs"]');
    await save(null);
    await expect.poll(() => htmlOf('/')).not.toContain('social.example');
  });
});

describe.each(locales)('mails of another market (%s)', (locale) => {
  it('say nothing of the demo, in text, HTML and calendar files', async () => {
    const database = await createTestDatabase(eitherDatabaseKind());
    await openPurchaseMarket(database);
    const services = marketServices(database);
    const cases = await writeMailRows(database, locale);
    const { weekPlans, timeZone, ...site } = otherSite;
    const report = await importMarket(database, filesOf({ 'site.json': JSON.stringify(site) }), {
      now: services.clock.now(),
    });
    expect(report.problems).toEqual([]);
    // The rows of the mails are sold already: then a file changes neither plan nor zone.
    await database.kysely
      .updateTable('market')
      .set({ week_plans: JSON.stringify(weekPlans), time_zone: timeZone })
      .execute();
    const elsewhere = { line1: '7, chemin du Quai', city: 'Val-des-Sources', postal_code: 'J1T2A3', weekday: 6 };
    await database.kysely.updateTable('location').set(elsewhere).execute();
    await database.kysely.updateTable('shipping_zone').set({ weekday: 6 }).execute();
    // The rows of the mails name people, towns and days of their own.
    await database.kysely.updateTable('fulfillment').set({ recipient: 'Camille', city: 'Wotton' }).execute();
    await services.catalogue.fresh();
    const found: string[] = [];
    for (const { name, message, change } of cases) {
      await change?.execute(database.kysely);
      await insertMail(database.kysely, { ...message, about: name } as Parameters<typeof insertMail>[1]);
      await services.mails.sendDue();
      for (const { subject, text, html = '', files = [] } of services.mail.accepted.splice(0))
        found.push(
          ...demoIn([subject, text, html, ...files.map((file) => file.text)].join('\n'))
            .filter((words) => !OF_THE_ROWS.test(words))
            .map((words) => `${name} ${words}`),
        );
    }
    // What a customer takes with them is signed by the market, too.
    const customers = await database.kysely.selectFrom('customer').select(['id', 'subject']).execute();
    const name = locale === 'fr' ? 'marche-des-trois-lacs' : 'three-lakes-market';
    for (const row of customers) {
      const caller = shopper(services, row.id, locale);
      const customer = {
        id: row.id,
        subject: row.subject ?? '',
        isStaff: false,
        isManager: false,
        completeProfile: false,
      };
      const data = await services.account.personalData({ ...caller, visitor: { ...caller.visitor, customer } });
      expect(data?.fileName).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
    }
    expect(customers.length).toBeGreaterThan(0);
    await database.close();
    leaveZone();
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('the texts of this software', () => {
  const DAYS = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
  const LITERAL = new RegExp(
    String.raw`\b(?:${DAYS})\b|(?<!\d)(?:30|5|150|7),00\s\$|(?:mois|month) (?:gratuit|free)|free month|(?:premier|first) (?:mois|month)|mois d.essai (?!de l)`,
    'giu',
  );

  /** How days are numbered is no day of a market. */
  const NUMBERING = /\(1 ?: (?:lundi|Monday)\)|(?:1 \((?:lundi|Monday)|7 \((?:dimanche|Sunday))\)/g;

  it('name no day, amount or place of a market by themselves', () => {
    const found = globSync('{src,server}/**/messages*.json', { cwd: projectRoot }).flatMap((file) => {
      const text = readFileSync(path.join(projectRoot, file), 'utf8').replaceAll(NUMBERING, '');
      const literal = [...text.matchAll(LITERAL)].map(({ 0: word }) => word);
      return [...literal, ...demoIn(text)].map((words) => `${file} ${words}`);
    });
    expect(found).toEqual([]);
  });
});
