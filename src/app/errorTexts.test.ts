import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { code, isTest, textOf as sourceOf } from '../../tests/support/sourceFiles.ts';
import { deskTexts } from '../desk/DeskScreen.route.ts';
import { failureText } from '../shared/i18n/failureText.ts';
import { createTranslator, type Messages } from '../shared/i18n/translator.ts';
import { failureLines, ServerFailure } from '../shared/relay/failure.ts';
import { messages as firstFrench } from './messages.fr.ts';
import { loadMessages } from './messages.ts';

const schema = readFileSync(path.resolve(import.meta.dirname, '../../schema.graphql'), 'utf8');
const enumeration = /enum ErrorCode \{([^]*?)\n\}/.exec(schema)?.[1] ?? '';

/** Codes of the schema and the text that each shows; those without a key supply their own text, or are hidden. */
const serverErrors = [
  ...enumeration.matchAll(/^ {2}([A-Z_]+)\s+@shows\(key: "([^"]+)"(?:, params: \[([^\]]*)\])?/gm),
].map(([, code = '', key = '', params = '']) => ({ code, key, params: params.match(/\w+/g) ?? [] }));
/** Spec 8's notification keys that the storefront uses itself, beside those of the codes. */
const OWN_KEYS = [
  'errors.basic',
  'errors.basic_cart',
  'errors.basic_retry',
  'errors.basic_save',
  'errors.cart',
  'errors.free_trial',
  'errors.no_update',
  'errors.payment',
  'errors.portal',
  'errors.reusable_box_add',
  'errors.reusable_box_remove',
  'labels.loading_error',
  'membership.validation',
  'orders.provider_refused',
  'products.add_error',
  'products.remove_error',
];

const textOf = (messages: Messages, key: string): string[] => {
  const textAt = (name: string) =>
    name
      .split('.')
      .reduce<Messages | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), messages);
  return [key, `${key}_one`, `${key}_other`].map(textAt).filter((text) => typeof text === 'string');
};
const raisedBy = (field: string): string[] => {
  const text = new RegExp(`^ {2}${field}[^]*?@raises\\(codes: \\[([^\\]]*)\\]`, 'm').exec(schema)?.[1] ?? '';
  return text.match(/[A-Z_]+/g) ?? [];
};

describe('error texts (spec 8, F-174 to F-183)', () => {
  it('includes the codes of the schema', () => {
    expect(serverErrors.length).toBeGreaterThan(30);
    expect(serverErrors.find(({ code }) => code === 'MAX_REACHED')).toMatchObject({
      params: ['nb', 'variant', 'name'],
    });
  });

  it.each(['fr', 'en'] as const)(
    'exist for every code and own key in %s, with available params only',
    async (locale) => {
      const messages = { ...(await loadMessages(locale)), ...(await deskTexts(locale)) };
      const expected = [...serverErrors, ...OWN_KEYS.map((key) => ({ code: key, key, params: ['count', 'message'] }))];
      const missing = expected
        .filter(({ key }) => textOf(messages, key).length === 0)
        .map(({ code, key }) => `${code}: ${key}`);
      expect(missing).toEqual([]);
      const unknown = expected.flatMap(({ code, key, params }) =>
        textOf(messages, key).flatMap((text) =>
          [...text.matchAll(/\{\{(\w+)\}\}/g)]
            .map(([, name = '']) => name)
            .filter((name) => !params.includes(name))
            .map((name) => `${code}: {{${name}}}`),
        ),
      );
      expect(unknown).toEqual([]);
    },
  );

  it('loads the texts of what the layout requests with the first load', () => {
    const codes = ['addToCart', 'removeFromCart', 'updateShoppingSession'].flatMap(raisedBy);
    expect(codes).toContain('MAX_REACHED');
    // The switch that needs a card belongs to the cart page; no press of a shopper repeats the key of another call.
    const late = serverErrors.filter(
      ({ code, key }) =>
        codes.includes(code) && !['NO_CARD', 'REQUEST_REUSED'].includes(code) && textOf(firstFrench, key).length === 0,
    );
    expect(late).toEqual([]);
  });

  it('lists several names one after the other', async () => {
    const { t } = createTranslator('fr', await loadMessages('fr'), '');
    const line = { key: 'cart.not_completely_from_storage', params: { items: ['Bleuets', 'Cidre brut'] } };
    expect(failureText(t as TFunction, line)).toContain('Bleuets, Cidre brut');
  });

  it.each([
    ['fr', /inattendu/],
    ['en', /unexpected/],
  ] as const)('falls back for a key that the storefront does not have in %s (F-179)', async (locale, general) => {
    const translator = createTranslator(locale, await loadMessages(locale), '');
    const t = translator.t as TFunction;
    const refusal = new ServerFailure([
      { message: 'cart.rule_of_tomorrow', extensions: { code: 'RULE', displayable: true, params: { items: ['x'] } } },
    ]);
    expect(failureLines(refusal).map((line) => failureText(t, line))).toEqual([
      expect.stringMatching(general) as string,
    ]);
    const [line] = failureLines(refusal, 'products.add_error');
    expect(failureText(t, line!)).toBe(translator.t('products.add_error'));
  });

  it('turns an error into text by failureText alone', () => {
    const others = code.filter(
      (file) => file.startsWith('src/') && !isTest(file) && /\bt\([^)]* as never/.test(sourceOf(file)),
    );
    expect(others).toEqual([]);
  });
});
