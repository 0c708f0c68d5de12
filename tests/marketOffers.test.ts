import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, locales, PLACE_FORM } from '#rules/addresses.ts';
import { OFFER_WORDS, type OfferWord } from './support/offerWords.ts';
import { pageAddresses, startOtherMarket } from './support/otherMarketServer.ts';

/** Pages that are about it, to which no other page leads then. */
const ABOUT: Partial<Record<OfferWord, string[]>> = { baskets: locales.map((locale) => addressOf('baskets', locale)) };

/** What a reader and a search engine have of a page: its text, attributes and JSON-LD, without code and Relay's answers. */
const readable = (html: string): string =>
  html
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replaceAll(/https?:\/\/[^"\s]*/g, ' ')
    .replaceAll(/(?:href|src|srcset|class|id|action)="[^"]*"/gi, ' ')
    .replaceAll(/&nbsp;|&#xa0;/g, ' ');

describe('a market that does not have everything', () => {
  let market: Awaited<ReturnType<typeof startOtherMarket>>;
  beforeAll(async () => {
    market = await startOtherMarket();
  });
  afterAll(() => market?.close());

  const addresses = () => [...pageAddresses(), ...Object.values(PLACE_FORM), '/recherche?s=lait', '/en/search?s=milk'];

  /** What the market says that it has, from a page's own data. */
  async function offers(): Promise<string[]> {
    const html = await (await fetch(`${market.origin}/faq`)).text();
    return [/"offers":\{[^}]*\}/, /"trialMonths":\d+/, /"pstRate":\d+/].map(
      (pattern) => pattern.exec(html)?.[0] ?? 'absent',
    );
  }

  /** Every page as it is read, by its address. */
  const pages = () =>
    Promise.all(
      addresses().map(async (address) => {
        const response = await fetch(market.origin + address, { redirect: 'manual' });
        return { address, text: readable(await response.text()) };
      }),
    );

  /** Pages with a word, each with what is around it. */
  const found = (all: Awaited<ReturnType<typeof pages>>, word: OfferWord): string[] =>
    all.flatMap(({ address, text }) =>
      ABOUT[word]?.includes(address)
        ? []
        : [...text.matchAll(OFFER_WORDS[word])].map(
            ({ 0: hit, index }) =>
              `${address} ${hit}: …${text.slice(Math.max(0, index - 70), index + 50).replaceAll(/\s+/g, ' ')}…`,
          ),
    );

  const CASES: { name: string; without: OfferWord[]; change: string; back: string }[] = [
    {
      name: 'delivery zones',
      without: ['delivery'],
      change: 'update shipping_zone set active = false',
      back: 'update shipping_zone set active = true',
    },
    {
      name: 'pickup points, and so without Express',
      without: ['pickup'],
      change: 'update location set active = false',
      back: 'update location set active = true',
    },
    {
      name: 'baskets',
      without: ['baskets'],
      change: 'update basket set active = false',
      back: 'update basket set active = true',
    },
    {
      name: 'memberships',
      without: ['membership', 'trial'],
      change: 'update market set membership_price = 0',
      back: 'update market set membership_price = 4567',
    },
    {
      name: 'an order fee, which memberships avoid',
      without: ['membership', 'trial', 'fee'],
      change: 'update market set order_fee = 0',
      back: 'update market set order_fee = 777',
    },
    {
      name: 'the tax of Québec',
      without: ['taxes'],
      change: `update market set pst_rates = '[{"from": "2026-01-01", "rate": 0}]'`,
      back: `update market set pst_rates = '[{"from": "2026-01-01", "rate": 8888}]'`,
    },
    {
      name: 'a trial',
      without: ['trial'],
      change: 'update market set trial_months = 0',
      back: 'update market set trial_months = 3',
    },
    {
      name: 'stored goods',
      without: ['express'],
      change: 'update variant set stored = false',
      back: 'update variant set stored = true',
    },
    {
      name: 'deposits',
      without: ['deposits'],
      change: 'update variant set deposit = 0',
      back: 'update variant set deposit = 137',
    },
    {
      name: 'alcohol',
      without: ['alcohol'],
      change: 'update product set is_alcohol = false',
      back: `update product set is_alcohol = true where handle_primary = 'long'`,
    },
  ];

  const EVERYTHING = [
    'delivery',
    'pickup',
    'baskets',
    'membership',
    'trial',
    'express',
    'deposits',
    'alcohol',
    'fee',
  ] as const;

  it('names everything while it has everything', async () => {
    const all = await pages();
    expect(all.filter(({ text }) => text.length < 500)).toEqual([]);
    expect(EVERYTHING.map((word) => [word, found(all, word).length > 1])).toEqual(
      EVERYTHING.map((word) => [word, true]),
    );
  });

  it.each(CASES)('names none of what it lacks on any page: $name', async ({ without, change, back }) => {
    const before = await offers();
    for (const statement of change.split('; ')) await sql.raw(statement).execute(market.database.kysely);
    await expect.poll(offers).not.toEqual(before);
    const all = await pages();
    for (const statement of back.split('; ')) await sql.raw(statement).execute(market.database.kysely);
    await expect.poll(offers).toEqual(before);
    expect([...new Set(without.flatMap((word) => found(all, word)))]).toEqual([]);
  });
});
