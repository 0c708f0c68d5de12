import type { i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#rules/constants.ts';
import { createTranslator, type TextKey } from '../shared/i18n/translator.ts';
import { loadMessages } from './messages.ts';

/** The notification keys of spec 8, in its order. */
const NOTIFICATIONS = [
  ...['basic_retry', 'reusable_box_add', 'reusable_box_remove', 'portal', 'basic', 'basic_cart'].map(
    (key) => `errors.${key}`,
  ),
  ...['basic_subscription', 'free_trial', 'payment', 'basic_save', 'no_update'].map((key) => `errors.${key}`),
  'labels.loading_error',
  ...['add_error', 'remove_error', 'max_reached'].map((key) => `products.${key}`),
  ...['zip_validation', 'no_delivery', 'no_address', 'balance_need_address', 'reusable_box_validation'].map(
    (key) => `cart.${key}`,
  ),
  ...['no_alcohol', 'not_completely_from_storage', 'needs_storage'].map((key) => `cart.${key}`),
  'membership.validation',
  'age_check.forbidden_message',
  // The other messages of spec 8: the card page, a subscription that fails or is incomplete (F-186).
  ...['payment_page', 'subscribe_failed', 'params_missing'].map((key) => `subscription.${key}`),
];

const translators = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, createTranslator(locale, await loadMessages(locale), '')])),
) as Record<(typeof LOCALES)[number], i18n>;

describe.each(LOCALES)('the notifications of spec 8 (%s)', (locale) => {
  const { t } = translators[locale];
  const textOf = (key: string, params: Record<string, unknown> = {}) => String(t(key as never, params as never));

  it.each(NOTIFICATIONS)('includes %s (F-182)', (key) => {
    expect(t(key as TextKey)).not.toBe(key);
    expect(textOf(key)).toMatch(/\p{L}{3}/u);
  });

  it('pluralises errors.cart: in French 0 and 1 are singular (F-183)', () => {
    const titles = [0, 1, 2, 12].map((count) => textOf('errors.cart', { count }));
    const [one, other] = locale === 'fr' ? [/^Une chose/, /^(2|12) choses/] : [/^One problem/, /^(0|2|12) problems/];
    const singular = locale === 'fr' ? [true, true, false, false] : [false, true, false, false];
    expect(titles.map((title) => one.test(title))).toEqual(singular);
    expect(titles.map((title) => other.test(title))).toEqual(singular.map((is) => !is));
  });
});

/** The texts of a language by key. */
async function textsOf(locale: (typeof LOCALES)[number]): Promise<Map<string, string>> {
  const entries = (texts: object, before = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[`${before}${key}`, value]] : entries(value as object, `${before}${key}.`),
    );
  return new Map(entries(await loadMessages(locale)));
}

it('has the same keys in both languages', async () => {
  const [fr, en] = await Promise.all(LOCALES.map(async (locale) => [...(await textsOf(locale)).keys()].toSorted()));
  expect(en).toEqual(fr);
});

/** Words that French and English share, and names. */
const SHARED_WORDS = new Set(
  `actions allergies calories catalogue code date express g gluten journal km menu mg minute minutes n note notifications orange sodium stock québec suggestions taxable taxes total
  turquoise province alberta manitoba nunavut ontario saskatchewan yukon du marché portage`.split(/\s+/),
);

it('has a text in common only if it consists of shared words', async () => {
  const [fr, en] = await Promise.all(LOCALES.map(textsOf));
  const isShared = (text: string) =>
    (
      text
        .replaceAll(/\{\{.*?\}\}/g, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).every((word) => SHARED_WORDS.has(word));
  expect([...en!].filter(([key, text]) => text === fr!.get(key) && !isShared(text))).toEqual([]);
});
