import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt } from '#rules/zone.ts';
import { openApi, type ApiServer, type Who } from '../../tests/support/apiServer.ts';
import { offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { toId } from '../graphql/globalId.ts';

const TERMS = `{ staff { marketTerms {
  orderFee freeDeliveryAbove membershipPrice trialMonths expressLeadHours gstRates { from rate } pstRates { from rate }
} } }`;
const AGREEMENT = '{ staff { termsAgreement { at name } } }';
const CONFIRM = 'mutation($terms: MarketTermsInput!) { confirmMarketTerms(terms: $terms) { setup { name } } }';
const RULES =
  'timeZone firstWeekday shortageRule closing { weekday at } basketsUntil { weekday at } missing { weekday at }';
const CONFIRM_RULES = 'mutation($rules: MarketRulesInput!) { confirmMarketRules(rules: $rules) { setup { name } } }';
type Rules = { agreement: { name: string } | null } & Record<string, unknown>;
type Setup = { name: string; done: boolean; optional: boolean }[] | null;
const ADDRESS = {
  line1: '1, rue A',
  line2: null,
  city: 'Gatineau',
  state: 'QC',
  postal_code: 'J9A 1A1',
  country: 'CA',
};

/** The desk of a market whose database was empty a moment ago, until its first order. */
describe.each(testDatabaseKinds())('a market that was just set up (%s)', (kind) => {
  let api: ApiServer;
  let manager: Who;
  beforeAll(async () => {
    api = await openApi(kind);
    manager = await api.signIn('josee', { roles: ['staff'] });
    await sql`update market set opened_as = 'trial', identity = null, contact = null`.execute(api.database.kysely);
  });
  afterAll(async () => {
    expect(await checkInvariants(api.database)).toEqual([]);
    await api.close();
  });
  const setup = async () =>
    (await api.ask<{ staff: { setup: Setup } }>(manager, '{ staff { setup { name done optional } } }')).staff.setup;
  const missing = async () => (await setup())?.flatMap(({ name, done }) => (done ? [] : [name]));

  it('says in order what is missing, and less with everything that is filled in, until the first order', async () => {
    expect(await missing()).toEqual(
      'identity contact amounts taxes week texts collections places zones sellers products pictures proposals payment'.split(
        ' ',
      ),
    );
    await openMarket(api.database);
    expect(await missing()).toEqual(
      'identity contact amounts taxes week texts collections products pictures proposals payment'.split(' '),
    );
    await offer(api.database, 'pain', { price: 700, stock: 20 });
    expect(await missing()).toEqual(
      'identity contact amounts taxes week texts collections pictures proposals payment'.split(' '),
    );
    await smallMarket(api.database.kysely).collection('pains');
    const identity = {
      name: { primary: 'Marché', secondary: null },
      monogram: null,
      logo: null,
      hours: [],
      sender: null,
      taxNumbers: { gst: '123456789 RT0001', qst: null },
    };
    await sql`update market set identity = ${JSON.stringify(identity)}::jsonb,
      contact = ${JSON.stringify({ email: 'a@exemple.ca', phone: null, address: ADDRESS })}::jsonb`.execute(
      api.database.kysely,
    );
    // A tax that is charged needs its number: the other one is charged, too.
    const open = ['week', 'texts', 'pictures', 'proposals', 'payment'];
    expect(await missing()).toEqual(['amounts', 'taxes', ...open]);
    await api.services.catalogue.fresh();
    const stored = await api.ask<{ staff: { version: { version: number } } }>(
      manager,
      '{ staff { version: siteInformations { version } } }',
    );
    await api.ask(
      manager,
      'mutation($v: Int!, $i: SiteInformationsInput!) { saveSiteInformations(version: $v, input: $i) { version } }',
      {
        v: stored.staff.version.version,
        i: { terms: { pstRates: [{ from: dayAt(api.clock.now()), rate: 0 }] } },
      },
    );
    expect(await missing()).toEqual(['amounts', ...open]);
    const agreement = async () =>
      (await api.ask<{ staff: { termsAgreement: unknown } }>(manager, AGREEMENT)).staff.termsAgreement;
    const { staff } = await api.ask<{ staff: { marketTerms: object } }>(manager, TERMS);
    for (const other of [{ orderFee: 1 }, { pstRates: [] }, { trialMonths: null }]) {
      const { errors } = await api.call(CONFIRM, { terms: { ...staff.marketTerms, ...other } }, manager);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SITE_CHANGED']);
    }
    expect([await agreement(), await missing()]).toEqual([null, ['amounts', ...open]]);
    for (let press = 0; press < 2; press += 1) await api.ask(manager, CONFIRM, { terms: staff.marketTerms });
    expect(await agreement()).toMatchObject({ name: 'josee@exemple.ca' });
    expect(await missing()).toEqual(open);
    const entries = api.database.kysely.selectFrom('desk_action').select('data').where('kind', '=', 'confirm_terms');
    expect(await entries.execute()).toEqual([{ data: { terms: staff.marketTerms } }]);
    // Whoever changes an amount afterwards has seen it; nobody has agreed to all of them as they are then.
    await sql`update market set order_fee = 650`.execute(api.database.kysely);
    expect([await agreement(), await missing()]).toEqual([null, open]);
    await agreeToRules(open.slice(1));

    await api.services.catalogue.fresh();
    const ann = await api.signIn('ann');
    await api.ask(ann, 'mutation($v: ID!) { addToCart(variant: $v, quantity: 1) { id } }', {
      v: toId('Variant', testId('variant pain 0')),
    });
    await api.ask(ann, 'mutation($l: ID!) { updateShoppingSession(input: { locationId: $l }) { id } }', {
      l: toId('Location', testId('location marche')),
    });
    const { checkout } = await api.ask<{ checkout: string }>(ann, 'mutation { checkout }');
    await api.services.checkout.handleEvent(api.payment.pay(checkout));
    const first = '{ staff { orders { edges { node { status } } } } }';
    expect(await api.ask(manager, first)).toEqual({
      staff: { orders: { edges: [{ node: { status: 'processed' } }] } },
    });
  });

  /** Agrees to the rules of the weeks, after which `left` is missing. */
  async function agreeToRules(left: string[]) {
    const inForce = async () =>
      (
        await api.ask<{ staff: { marketRules: Rules } }>(
          manager,
          `{ staff { marketRules { ${RULES} agreement { name } } } }`,
        )
      ).staff.marketRules;
    const { agreement, ...rules } = await inForce();
    expect(agreement).toBeNull();
    for (const other of [
      { timeZone: 'America/Moncton' },
      { shortageRule: 'evenly' },
      { closing: { weekday: 7, at: '11:00' } },
    ]) {
      const { errors } = await api.call(CONFIRM_RULES, { rules: { ...rules, ...other } }, manager);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SITE_CHANGED']);
    }
    for (let press = 0; press < 2; press += 1) await api.ask(manager, CONFIRM_RULES, { rules });
    expect([await inForce(), await missing()]).toEqual([{ ...rules, agreement: { name: 'josee@exemple.ca' } }, left]);
    const entries = api.database.kysely.selectFrom('desk_action').select('data').where('kind', '=', 'confirm_rules');
    expect(await entries.execute()).toEqual([{ data: { rules } }]);
    // A changed rule asks again, and one that is back as it was agreed to does not.
    for (const [day, agreed] of [
      [7, null],
      [1, { name: 'josee@exemple.ca' }],
    ] as const) {
      await sql`update market set first_weekday = ${day}`.execute(api.database.kysely);
      expect([(await inForce()).agreement, await missing()]).toEqual([agreed, left]);
    }
  }

  it('shows nothing in a market that is complete, whatever is optional', async () => {
    await sql`update market set opened_as = 'live'`.execute(api.database.kysely);
    expect(await setup()).toBeNull();
    await sql`update market set opened_as = 'trial'`.execute(api.database.kysely);
    expect(await missing()).toEqual(['texts', 'pictures', 'proposals', 'payment']);
  });

  it('is dismissed for good by a manager, once, and by nobody else', async () => {
    const dismiss = 'mutation { dismissSetup { setup { name } } }';
    const volunteer = await api.signIn('karim', { roles: ['volunteer'] });
    const { errors } = await api.call(dismiss, {}, volunteer);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect(await missing()).not.toBeUndefined();
    for (let press = 0; press < 2; press += 1)
      expect(await api.ask(manager, dismiss)).toEqual({ dismissSetup: { setup: null } });
    const entries = api.database.kysely.selectFrom('desk_action').select('kind').where('kind', '=', 'dismiss_setup');
    expect(await entries.execute()).toHaveLength(1);
    expect(await setup()).toBeNull();
  });
});
