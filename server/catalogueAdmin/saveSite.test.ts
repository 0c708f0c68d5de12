import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, openMarket, refusals } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';

const modal = (primary: string) => ({ title: { primary }, body: { primary: 'Prêt\ntout de suite' } });
const banner = {
  title: { primary: ' L’automne ! ', secondary: ' ' },
  description: null,
  actionPrimary: { text: { primary: 'Voir' }, url: '/categories/nouveautes', close: false, external: false },
};
const storedImage = { path: 'hero-large', alt: { primary: 'Une caisse', secondary: 'A crate' } };

describe.each(testDatabaseKinds())('changes of the site’s information by staff on %s', (kind) => {
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
  });
  afterAll(() => database.close());

  const save = (version: number, input: Parameters<MarketServices['catalogueAdmin']['saveSiteInformations']>[2]) =>
    market.catalogueAdmin.saveSiteInformations(staff, version, input);
  const now = () => market.catalogueAdmin.siteInformations();
  const journal = () =>
    database.kysely.selectFrom('desk_action').select('data').where('kind', '=', 'save_site_informations').execute();

  it('replaces a part except for its pictures, once, on every server, and records it in the journal', async () => {
    const previousBanner = { title: { primary: 'Avant', secondary: null }, description: null, actionPrimary: null };
    await database.kysely
      .updateTable('market')
      .set({ banner: JSON.stringify({ ...previousBanner, desktopImage: storedImage, mobileImage: null }) })
      .execute();
    const { version } = await now();
    const row = {
      title: { primary: "L'automne !", secondary: null },
      actionPrimary: { text: { primary: 'Voir', secondary: null }, url: '/categories/nouveautes' },
      desktopImage: storedImage,
      mobileImage: null,
    };
    for (const _ of [1, 2])
      expect(await save(version, { banner })).toMatchObject({ version: version + 1, banner: row });
    expect((await otherServer.catalogueAdmin.siteInformations()).banner).toMatchObject(row);
    expect(await journal()).toMatchObject([{ data: { changes: [{ field: 'banner' }] } }]);
    expect((await save(version + 1, { banner: null })).banner).toBeNull();
  });

  it('accepts the market’s pictures, keeps absent ones, and rejects others, naming the field', async () => {
    await offer(database, 'apples', { product: { images: ['pomme-rouge'] } });
    const start = (await now()).version;
    const alt = { primary: ' Des pommes ', secondary: ' ' };
    const desktopImage = { path: 'pomme-rouge', alt };
    for (const _ of [1, 2])
      expect(
        await save(start, { banner: { ...banner, desktopImage, mobileImage: { path: 'pomme-rouge' } } }),
      ).toMatchObject({
        version: start + 1,
        banner: {
          desktopImage: { path: 'pomme-rouge', alt: { primary: 'Des pommes', secondary: null } },
          mobileImage: { path: 'pomme-rouge', alt: null },
        },
      });
    const current = await now();
    const to = (path: string) => ({ banner: { ...banner, desktopImage: { path }, mobileImage: { path } } });
    for (const path of ['pomme', '../pomme-rouge', 'pomme-rouge.avif', 'https://example.com/x', ''])
      expect(await refusals(save(current.version, to(path))), path).toEqual(
        ['desktopImage', 'mobileImage'].map((field) => ({
          code: 'BAD_INPUT',
          params: { field: `banner.${field}.path` },
        })),
      );
    const wrong = { primary: '', secondary: 'a'.repeat(201) };
    expect(
      await refusals(
        save(current.version, { banner: { ...banner, desktopImage: { path: 'pomme-rouge', alt: wrong } } }),
      ),
    ).toEqual(
      ['primary', 'secondary'].map((half) => ({
        code: 'BAD_INPUT',
        params: { field: `banner.desktopImage.alt.${half}` },
      })),
    );
    expect(await now()).toEqual(current);
    // One that is gone meanwhile stays where it is shown, also for a desk that sends it.
    await database.kysely.updateTable('product').set({ images: [] }).execute();
    const savedAgain = await save(current.version, {
      banner: { ...banner, title: { primary: 'Encore' }, desktopImage },
    });
    expect(savedAgain.banner).toMatchObject({ title: { primary: 'Encore' }, mobileImage: { path: 'pomme-rouge' } });
    expect(
      (await save(savedAgain.version, { banner: { ...banner, desktopImage: null, mobileImage: null } })).banner,
    ).toMatchObject({
      desktopImage: null,
      mobileImage: null,
    });
    expect(await codes(save((await now()).version, { banner: { ...banner, desktopImage } }))).toEqual(['BAD_INPUT']);
    await save((await now()).version, { banner: null });
  });

  it('rejects a part that somebody else has changed since, naming it, and accepts the others', async () => {
    const { version } = await now();
    await save(version, { storedModal: modal('Express') });
    expect(await refusals(save(version, { storedModal: modal('Vite'), banner }))).toEqual([
      { code: 'SITE_CHANGED', params: { fields: ['storedModal'] } },
    ]);
    expect((await now()).banner).toBeNull();
    expect(await save(version, { banner, storedModal: modal('Express') })).toMatchObject({
      storedModal: { title: { primary: 'Express' } },
      banner: { title: { primary: "L'automne !" } },
    });
    expect(await codes(save(99, { banner: null }))).toEqual(['BAD_INPUT']);
  });

  it('accepts only addresses that the API can return', async () => {
    const to = (url: string) => ({ banner: { ...banner, actionPrimary: { ...banner.actionPrimary, url } } });
    for (const url of ['tel:', 'https://', '/\\\\evil', 'https://user:pw@example.com', 'mailto:nobody', '/\ud800'])
      expect(await refusals(save((await now()).version, to(url))), url).toEqual([
        { code: 'BAD_INPUT', params: { field: 'banner.actionPrimary.url' } },
      ]);
    for (const url of ['mailto:info@marche.example', 'tel:+18195550100', 'https://example.com/a'])
      expect((await save((await now()).version, to(url))).banner?.actionPrimary?.url).toBe(url);
  });

  describe('whose market it is (ADR 64)', () => {
    const identity = {
      name: { primary: ' Marché du Canal ', secondary: ' ' },
      monogram: 'MC',
      logo: null,
      hours: [{ weekday: 4, from: '14:00', to: '19:00' }],
      sender: '',
      taxNumbers: { gst: '123456789rt0001', qst: null },
    };
    const address = { line1: '1, rue du Canal', city: 'Gatineau', state: 'QC', postal_code: 'j8x 3g4', country: 'CA' };
    const contact = { email: 'bonjour@canal.example', phone: null, address };

    it('is stored once, signs every mail on every server, and can be restored', async () => {
      const { version } = await now();
      for (const _ of [1, 2])
        expect(await save(version, { identity, contact })).toMatchObject({
          identity: { name: { primary: 'Marché du Canal', secondary: null }, sender: null },
          contact: { address: { line2: null, postal_code: 'J8X3G4' } },
        });
      expect(await otherServer.siteInformation.versions()).toEqual([]);
      expect(await otherServer.siteInformation.profile()).toEqual({
        name: { fr: 'Marché du Canal', en: 'Marché du Canal' },
        sender: null,
        replyTo: 'bonjour@canal.example',
        contact: expect.objectContaining({ email: 'bonjour@canal.example' }) as object,
        taxNumbers: { gst: '123456789 RT0001', qst: null },
      });
      const second = await save((await now()).version, {
        identity: { ...identity, name: { primary: 'Halle du Canal', secondary: 'Canal Hall' } },
      });
      expect(second.identity?.name.primary).toBe('Halle du Canal');
      const [before, ...more] = await market.siteInformation.versions();
      expect(more).toEqual([]);
      expect(before).toMatchObject({ version: version + 1, siteInformations: { contact: { phone: null } } });
      const restored = before!.siteInformations.identity!;
      expect((await save(second.version, { identity: restored })).identity).toEqual(restored);
    });

    it('decides who gets goods that are short, and keeps that where an older desk does not send it', async () => {
      const chosen = await save((await now()).version, { identity: { ...identity, shortageRule: 'evenly' } });
      expect(chosen.identity?.shortageRule).toBe('evenly');
      const { version, identity: after } = await save(chosen.version, {
        identity: { ...identity, monogram: 'HC' },
      });
      expect([after?.monogram, after?.shortageRule]).toEqual(['HC', 'evenly']);
      await save(version, { identity });
    });

    it('sets when producers bring their goods, keeps that where an older desk does not send it, and rejects what is no time', async () => {
      const place = { primary: 'Porte arrière', secondary: 'Back door' };
      const dropOff = { weekday: 3, from: '09:00', to: '12:00', place };
      const set = await save((await now()).version, { identity: { ...identity, dropOff } });
      expect(set.identity?.dropOff).toEqual(dropOff);
      const older = await save(set.version, { identity: { ...identity, monogram: 'HC' } });
      expect([older.identity?.monogram, older.identity?.dropOff]).toEqual(['HC', dropOff]);
      for (const wrong of [{ weekday: 0 }, { to: '09:00' }, { from: '9:00' }])
        expect(
          await refusals(save(older.version, { identity: { ...identity, dropOff: { ...dropOff, ...wrong } } })),
        ).toEqual([{ code: 'BAD_INPUT', params: { field: 'identity.dropOff.from' } }]);
      const { version, identity: unset } = await save(older.version, { identity: { ...identity, dropOff: null } });
      expect(unset?.dropOff).toBeNull();
      await save(version, { identity });
    });

    it('keeps its name, and rejects what pages, mails or receipts cannot show', async () => {
      const { version } = await now();
      expect(await refusals(save(version, { identity: null }))).toEqual([
        { code: 'BAD_INPUT', params: { field: 'identity' } },
      ]);
      const wrong = {
        name: { primary: 'a'.repeat(41) },
        monogram: 'ABCD',
        logo: 'image-de-personne',
        hours: [{ weekday: 4, from: '19:00', to: '14:00' }],
        sender: 'nobody',
        taxNumbers: { gst: '1', qst: '2' },
      };
      const fields = ['logo', 'name.primary', 'monogram', 'hours', 'sender', 'taxNumbers.gst', 'taxNumbers.qst'];
      expect(await refusals(save(version, { identity: wrong }))).toEqual(
        fields.map((field) => ({ code: 'BAD_INPUT', params: { field: `identity.${field}` } })),
      );
      expect(
        await refusals(save(version, { contact: { email: 'x', address: { ...address, postal_code: 'J8X' } } })),
      ).toEqual(
        ['email', 'address.postal_code'].map((field) => ({ code: 'BAD_INPUT', params: { field: `contact.${field}` } })),
      );
    });
  });

  it('saves amounts and coming tax rates for every server, once, and rejects invalid or past ones', async () => {
    const { version } = await now();
    const recorded = (await journal()).length;
    const pstRates = [{ from: '2099-01-01', rate: 10_000 }];
    for (const _ of [1, 2]) await save(version, { terms: { orderFee: 600, pstRates } });
    expect((await otherServer.catalogue.fresh()).terms).toMatchObject({
      orderFee: 600,
      membershipPrice: 3000,
      pstRates,
    });
    expect((await journal()).length).toBe(recorded + 1);
    expect((await market.siteInformation.versions()).map((kept) => kept.version)).not.toContain(version);
    // The second manager saw the amounts before.
    expect(await refusals(save(version, { terms: { orderFee: 700 } }))).toEqual([
      { code: 'SITE_CHANGED', params: { fields: ['terms'] } },
    ]);
    await save(version, { terms: { freeDeliveryAbove: 9000 } });
    const wrong = {
      orderFee: -1,
      freeDeliveryAbove: 1_000_000,
      trialMonths: 13,
      expressLeadHours: 73,
      gstRates: [{ from: '2099-01-01', rate: 100_000 }],
      pstRates: [...pstRates, { from: '2000-01-01', rate: 9975 }],
    };
    expect(await refusals(save(version + 2, { terms: wrong }))).toEqual(
      Object.keys(wrong).map((term) => ({ code: 'BAD_INPUT', params: { field: `terms.${term}` } })),
    );
    const past = [{ from: '2020-01-01', rate: 9000 }, ...pstRates];
    expect(await refusals(save(version + 2, { terms: { pstRates: past } }))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'terms.pstRates' } },
    ]);
    await save(version + 2, { terms: { orderFee: 500, freeDeliveryAbove: 15_000, pstRates: [] } });
  });

  it('reports all errors at once, each with its field, and changes nothing', async () => {
    const before = await now();
    const to = (url: string) => ({ text: { primary: 'Voir' }, url, close: true, external: false });
    const popup = {
      active: true,
      color: 'red' as const,
      cookieName: 'a b',
      title: { primary: '' },
      body: { primary: 'a'.repeat(5001) },
      actionPrimary: to('http://example.com'),
      actionSecondary: to('javascript:alert(1)'),
    };
    const storedModal = { title: { primary: 'a'.repeat(201) }, body: { primary: '<b>' } };
    expect(await refusals(save(before.version, { popup, storedModal }))).toEqual(
      [
        'popup.cookieName',
        'popup.title.primary',
        'popup.body.primary',
        'popup.actionPrimary.url',
        'popup.actionSecondary.url',
        'storedModal.title.primary',
        'storedModal.body.primary',
      ].map((field) => ({ code: 'BAD_INPUT', params: { field } })),
    );
    expect(await now()).toEqual(before);
  });
});
