import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, locales, PLACE_FORM } from '#rules/addresses.ts';
import { isFullRun } from './support/fullRun.ts';
import { OFFER_WORDS, type OfferWord } from './support/offerWords.ts';
import { pageAddresses, startOtherMarket } from './support/otherMarketServer.ts';

/** Pages that are about it, to which no other page leads then. */
const ABOUT: Partial<Record<OfferWord, string[]>> = { baskets: locales.map((locale) => addressOf('baskets', locale)) };

/** A page is rendered for each look, and the market looks for changes once a second. */
const SELDOM = { interval: 250 };

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

  const OTHERS = [...Object.values(PLACE_FORM), '/recherche?s=lait', '/en/search?s=milk'];

  /** What the market says that it has, from a page's own data. */
  async function offers(): Promise<string[]> {
    const html = await (await fetch(`${market.origin}/faq`)).text();
    return [/"offers":\{[^}]*\}/, /"trialMonths":\d+/, /"pstRate":\d+/].map(
      (pattern) => pattern.exec(html)?.[0] ?? 'absent',
    );
  }

  /** Every page as it is read, by its address; in one language if there is a turn, which changes with the page and the turn. */
  const pages = (turn?: number) =>
    Promise.all(
      [
        ...pageAddresses((place, locale) => turn === undefined || locales[(place + turn) % locales.length] === locale),
        ...OTHERS,
      ].map(async (address) => {
        const response = await fetch(market.origin + address, { redirect: 'manual' });
        return { address, status: response.status, text: readable(await response.text()) };
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

  type Lack = { name: string; without: OfferWord[]; change: string; back: string };
  /** together: by default those of one number are lacking at once, none of which hides another one's words. */
  const CASES: (Lack & { together: number })[] = [
    {
      name: 'delivery zones',
      together: 0,
      without: ['delivery'],
      change: 'update shipping_zone set active = false',
      back: 'update shipping_zone set active = true',
    },
    {
      name: 'pickup points, and so without Express',
      together: 1,
      without: ['pickup'],
      change: 'update location set active = false',
      back: 'update location set active = true',
    },
    {
      name: 'baskets',
      together: 0,
      without: ['baskets'],
      change: 'update basket set active = false',
      back: 'update basket set active = true',
    },
    {
      name: 'memberships',
      together: 1,
      without: ['membership', 'trial'],
      change: 'update market set membership_price = 0',
      back: 'update market set membership_price = 4567',
    },
    {
      name: 'an order fee, which memberships avoid',
      together: 2,
      without: ['membership', 'trial', 'fee'],
      change: 'update market set order_fee = 0',
      back: 'update market set order_fee = 777',
    },
    {
      name: 'the tax of Québec',
      together: 0,
      without: ['taxes'],
      change: `update market set pst_rates = '[{"from": "2026-01-01", "rate": 0}]'`,
      back: `update market set pst_rates = '[{"from": "2026-01-01", "rate": 8888}]'`,
    },
    {
      name: 'taxes',
      together: 1,
      without: ['anyTax'],
      change: `update market set gst_rates = '[{"from": "2026-01-01", "rate": 0}]', pst_rates = '[{"from": "2026-01-01", "rate": 0}]'`,
      back: `update market set gst_rates = '[{"from": "2026-01-01", "rate": 6125}]', pst_rates = '[{"from": "2026-01-01", "rate": 8888}]'`,
    },
    {
      name: 'a trial',
      together: 0,
      without: ['trial'],
      change: 'update market set trial_months = 0',
      back: 'update market set trial_months = 3',
    },
    {
      name: 'stored goods',
      together: 0,
      without: ['express'],
      change: 'update variant set stored = false',
      back: 'update variant set stored = true',
    },
    {
      name: 'deposits',
      together: 1,
      without: ['deposits'],
      change: 'update variant set deposit = 0',
      back: 'update variant set deposit = 137',
    },
    {
      name: 'alcohol',
      together: 1,
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
    const short = all.filter(({ text }) => text.length < 500);
    expect(short.map(({ address, status, text }) => `${address} ${status} ${text}`).join('\n')).toBe('');
    expect(EVERYTHING.map((word) => [word, found(all, word).length > 1])).toEqual(
      EVERYTHING.map((word) => [word, true]),
    );
  });

  const together = (lacks: readonly Lack[]): Lack => ({
    name: lacks.map(({ name }) => name).join('; '),
    without: lacks.flatMap(({ without }) => without),
    change: lacks.map(({ change }) => change).join('; '),
    back: lacks.map(({ back }) => back).join('; '),
  });
  const lacks = isFullRun ? CASES : [...Map.groupBy(CASES, (one) => one.together).values()].map(together);
  const inTurn = lacks.map((lack, place) => ({ ...lack, turn: isFullRun ? undefined : place }));

  it.each(inTurn)('names none of what it lacks on any page: $name', async ({ without, change, back, turn }) => {
    const before = await offers();
    await market.database.runText(change);
    const all = await expect
      .poll(offers, SELDOM)
      .not.toEqual(before)
      .then(() => pages(turn))
      .finally(() => market.database.runText(back));
    await expect.poll(offers, SELDOM).toEqual(before);
    expect([...new Set(without.flatMap((word) => found(all, word)))]).toEqual([]);
  });
});
