import { globSync, readFileSync } from 'node:fs';
import { ACCOUNT_VIEW_NAMES, addressOf, type PageName } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { typo } from '#rules/typography.ts';
import { DESK_VIEW_NAMES, type DeskViewName } from '../../src/desk/frame/deskViews.ts';
import { createTranslator, mergeTexts, type Messages, type TextKey } from '../../src/shared/i18n/translator.ts';

type Values = Readonly<Record<string, string | number>>;

/** Names of the demo and of provider states, as the catalogue has them. */
const NAMES = {
  hall: { fr: 'Halle du Portage', en: 'Portage Market Hall' },
  cafe: { fr: 'Café Le Traversier', en: 'Le Traversier Café' },
  eggsAndMilk: { fr: 'Œufs et lait', en: 'Eggs and milk' },
  loaf: { fr: 'Miche de campagne au levain', en: 'Sourdough country loaf' },
  chelsea: { fr: 'Chelsea et Cantley', en: 'Chelsea and Cantley' },
  product: { fr: 'Produit sous contrat', en: 'Product under contract' },
  loan: { fr: 'Boîte réutilisable, prêtée', en: 'Reusable box, lent' },
  thursday: { fr: 'Tournée du jeudi', en: 'Thursday round' },
  each: { fr: 'À l’unité', en: 'Each' },
  point: { fr: 'Point de retrait sous contrat', en: 'Pickup point under contract' },
} as const satisfies Record<string, Record<Locale, string>>;

const MARKUP = /<\/?\w+\/?>/g;
const PLACEHOLDER = /\{\{(\w+)/g;
const FORMS = ['', '_zero', '_one', '_other'];
/** Stands in a pattern for a value that was not given. */
const ANY = '\u{FFFF}';

/** A count that was not given: its plural, without its figure. */
const MANY = 97;

/** Messages of the files that match, in one object. */
const messagesOf = (files: string): Messages =>
  globSync(files)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages)
    .reduce(mergeTexts, {});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function createTexts(locale: Locale) {
  const translator = createTranslator(locale, messagesOf(`src/**/messages*.${locale}.json`), '');
  /** Names of the values that a text shows. Throws if there is no such text. */
  const valuesOf = (key: TextKey): string[] => {
    const forms = FORMS.map((form): unknown => translator.getResource(locale, 'translation', key + form));
    const found = forms.filter((form) => typeof form === 'string');
    if (found.length === 0) throw new Error(`There is no text ${key}.`);
    return found.flatMap((form) => [...form.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  };
  const fill = (key: TextKey, values: Values) => typo(translator.t(key, values), locale).replaceAll(MARKUP, '');
  const open = (text: string) =>
    escaped(text)
      .replaceAll(/\s+/g, String.raw`\s+`)
      .replaceAll(ANY, '.+?');

  /** The whole text. Throws if a value is missing. */
  const text = (key: TextKey, values: Values = {}): string => {
    const missing = valuesOf(key).filter((name) => !(name in values));
    if (missing.length > 0) throw new Error(`The text ${key} needs ${missing.join(', ')}.`);
    return fill(key, values);
  };
  /** The text anywhere, with anything in place of the values that are not given. */
  const part = (key: TextKey, values: Values = {}): RegExp => {
    const names = valuesOf(key);
    const unknown = Object.fromEntries(names.map((name) => [name, name === 'count' ? MANY : ANY]));
    const text = fill(key, { ...unknown, ...values });
    return new RegExp(open(names.includes('count') && !('count' in values) ? text.replace(String(MANY), ANY) : text));
  };

  /** Texts of the server's own files, whose keys are flat. */
  const served = (files: string) => {
    const messages = messagesOf(files);
    return (key: string, values: Values = {}): string => {
      const message = messages[key];
      if (typeof message !== 'string') throw new Error(`There is no text ${key} in ${files}.`);
      return typo(message, locale).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ANY));
    };
  };
  const mail = served(`server/text/messages*.${locale}.json`);

  return Object.assign(text, {
    locale,
    part,
    /** A text like `part` from its beginning. */
    like: (key: TextKey, values?: Values) => new RegExp(`^${part(key, values).source}`),
    mail,
    mailPart: (key: string, values?: Values) => new RegExp(open(mail(key, values))),
    /** On the pages of the payment provider's and the identity provider's stand-ins. */
    atProvider: served(`server/embedded/payment/messages.${locale}.json`),
    atSignIn: served(`server/embedded/identity/messages.${locale}.json`),
    named: (name: keyof typeof NAMES): string => NAMES[name][locale],
    path: (page: PageName, params: Record<string, string> = {}) => addressOf(page, locale, params),
    account: (view: keyof typeof ACCOUNT_VIEW_NAMES) =>
      addressOf('account', locale, { view: ACCOUNT_VIEW_NAMES[view][locale] }),
    desk: (view: DeskViewName) => addressOf('desk', locale, { view: DESK_VIEW_NAMES[view][locale] }),
  });
}
export type Texts = ReturnType<typeof createTexts>;

const inBoth = { fr: createTexts('fr'), en: createTexts('en') };

/**
 * The market's texts in one language, by their keys, as its pages and mails show them: a journey names no words of its own.
 * What the words are is held by the tests of components, mails and messages.
 */
export const texts = (locale: Locale): Texts => inBoth[locale];
