import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileKinds, variantColumns, type Columns } from '../server/catalogueFiles/fileColumns.ts';
import { code, files, importsOf, isTest, textOf } from './support/sourceFiles.ts';

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [above + key] : keysOf(text, `${above}${key}.`),
  );
const keysIn = (file: string): string[] => keysOf(JSON.parse(textOf(file)) as Texts);
const french = files.filter((file) => /\/messages[\w.]*\.fr\.json$/.test(file));

const sources = code.filter((file) => /^(?:src|server|rules)\//.test(file) && !isTest(file));
const quoted = new Set(
  [...sources, 'schema.graphql'].flatMap((file) =>
    [...textOf(file).matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text = '']) => text),
  ),
);

/** The templates of keys, such as `orders.status.${status}`, as patterns. */
const templates = sources.flatMap((file) =>
  [...textOf(file).matchAll(/`([\w.-]*\$\{[^{}`]*\}(?:[\w.-]|\$\{[^{}`]*\})*)`/g)].flatMap(([, template = '']) => {
    const pattern = template.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, '([\\w.-]+)');
    // A template without a word of its own makes addresses, dates and what not.
    return /(?:^|\\.)[a-zA-Z]/.test(pattern) ? [{ file, pattern: new RegExp(`^${pattern}$`) }] : [];
  }),
);

const nearby = new Map<string, ReadonlySet<string>>();
/** The words of a file, and of those that it imports. */
function wordsNear(file: string): ReadonlySet<string> {
  const texts = [file, ...importsOf(file)].filter((one) => /\.tsx?$/.test(one) && files.includes(one)).map(textOf);
  const identifiers = nearby.get(file) ?? new Set(texts.flatMap((text) => text.match(/[a-zA-Z\d]+/g) ?? []));
  nearby.set(file, identifiers);
  return identifiers;
}

/** Whether a template makes this key: each word that it fills in stands near it, or in quotes somewhere. */
const isComposed = (key: string): boolean =>
  templates.some(({ file, pattern }) => {
    const [, ...parts] = pattern.exec(key) ?? [];
    const isKnown = (part: string) =>
      quoted.has(part) || part.split(/[._-]/).every((word) => wordsNear(file).has(word));
    return parts.length > 0 && parts.every(isKnown);
  });

/** Whether a file reads the text from the messages themselves; those that only merge them name no text. */
const isRead = (key: string, file: string): boolean =>
  sources
    .filter((user) => !/[mM]essages\.fr\.ts$/.test(user) && importsOf(user).includes(file))
    .some((user) => new RegExp(`\\b${path.extname(`.${key}`).slice(1)}\\b`).test(textOf(user)));

const isUsed = (key: string, file: string): boolean =>
  [key, key.replace(/_(?:zero|one|other)$/, '')].some((one) => quoted.has(one) || isComposed(one)) || isRead(key, file);

describe('messages.*.json', () => {
  it.each(french)('has the same keys in both languages: %s', (file) => {
    expect(keysIn(file.replace('.fr.json', '.en.json')).sort()).toEqual(keysIn(file).sort());
  });
  it.each(french)('holds no text that nobody uses: %s', (file) => {
    expect(keysIn(file).filter((key) => !isUsed(key, file))).toEqual([]);
  });
});

/** Files of the product with this pattern. */
const matchesIn = (pattern: RegExp, where: (file: string) => boolean = () => true) =>
  sources.filter((file) => where(file) && pattern.test(textOf(file))).sort();

/** Texts by their keys, of both languages. */
const textsIn = (file: string): [key: string, text: string][] => {
  const flat = (texts: Texts, above = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[above + key, text]] : flat(text, `${above}${key}.`),
    );
  return flat(JSON.parse(textOf(file)) as Texts);
};

describe('counts', () => {
  /** Placeholders of what is counted, with the noun behind it, which may follow one other word. */
  const counted =
    /\{\{(?:count|n|nb|total|shown|all|lines|units|orders|items|quantity|missing|added|changed|sold|baskets|left|done|settled|arrived|sent|articles|products|sellers|results|waiting)(?:, *\w+)?\}\}[\s\u00A0](?:(?!(?:de|sur|of|in|en)\b)\p{L}+[\s\u00A0])?(?!(?:plus|moins|dans|pas|is|was|has|as|this|taxes|sont)(?!\p{L}))\p{L}+[sx](?!\p{L})/u;
  /** Always more than one: pages of a list, a limit, and sums of money. */
  const MANY =
    /\.shown$|^map\.first$|^search\.see_all$|^favourites\.full$|^desk_clock\.rehearsal\.sum$|^membership(?:_page)?\.|^received\.cheaper$/;

  it.each(french.flatMap((file) => [file, file.replace('.fr.json', '.en.json')]))('have a singular: %s', (file) => {
    const texts = textsIn(file);
    const keys = new Set(texts.map(([key]) => key));
    const hasSingular = (key: string) => /_(?:zero|one)$/.test(key) || keys.has(key.replace(/_other$|$/, '_one'));
    expect(texts.filter(([key, text]) => counted.test(text) && !hasSingular(key) && !MANY.test(key))).toEqual([]);
  });
});

describe('texts', () => {
  // Letters of French words in quotes, between tags or on a line of their own, where no comment is; or a French sentence.
  const written =
    /^(?!\s*(?:\/\/|\*|\/\*)).*(?:'[^'\n]*[À-ÖØ-öø-ÿœ«»][^'\n]*'|\bfr: '[^'\n]* [^'\n]*'|>[^<>{}=\n]*[À-ÖØ-öø-ÿœ’«»])|^\s+\p{L}[^'"`;:=<>{}()\n]*[À-ÖØ-öø-ÿœ’«»][^'"`;:=<>{}()\n]*$/mu;

  it('stand in messages.*.json, in both languages: on the storefront', () => {
    expect(matchesIn(written, (file) => file.startsWith('src/'))).toEqual([
      // A language's own name is the same in both.
      'src/account/ProfileForm.tsx',
    ]);
  });

  it('stand in messages.*.json, in both languages: on the server', () => {
    /** What a market stores, and the words of its search. */
    const isContent = (file: string) =>
      /^server\/(?:catalogue|database|demo|providerStates|snapshot|search|siteInformation)\//.test(file);
    expect(matchesIn(written, (file) => file.startsWith('server/') && !isContent(file))).toEqual([
      // Names of markets, and of this product.
      'server/configVariables.ts',
      'server/embedded/payment/payPage.ts',
      'server/startup/namedMarket.ts',
      // The seller of baskets, a name.
      'server/text/lineNames.ts',
    ]);
  });

  it('are read through i18next alone, and typeset once', () => {
    expect(matchesIn(/\bcreateInstance\(/)).toEqual(['server/text/serverTexts.ts', 'src/shared/i18n/translator.ts']);
    // A placeholder in a pattern or in quotes, or a plural.
    expect(matchesIn(/^(?!\s*(?:\/\/|\*|\/\*)).*(?:\\\{\\\{|['"`]\{\{|Intl\.PluralRules)/m)).toEqual([
      // Only whether there is one: what has none is the resource as it is.
      'src/shared/i18n/translator.ts',
    ]);
    const readers = sources.filter(
      (file) => /\.tsx?$/.test(file) && importsOf(file).some((to) => /\/messages[\w.]*\.json$/.test(to)),
    );
    expect(readers.filter((file) => !/\/\w*[mM]essages\.(?:fr|en)\.ts$|\/\w+Texts\.ts$/.test(file))).toEqual([
      'server/embedded/mailbox/mailboxPages.ts',
      'src/app/ClosedMarket.tsx',
      'src/app/i18next.d.ts',
      'src/app/texts.d.ts',
      'src/workers/offlinePage.ts',
    ]);
    expect(matchesIn(/\btypo\(/).filter((file) => file !== 'rules/typography.ts')).toEqual([
      // Contents of the market, compared or shown.
      'server/catalogueAdmin/versionedChange.ts',
      'server/text/bilingualText.ts',
      'server/text/serverTexts.ts',
      'src/desk/information/IdentityPreview.tsx',
      'src/desk/texts/TextPreview.tsx',
    ]);
  });

  it('leave the sign of the currency to the amount (E16)', () => {
    const all = files.filter((file) => /\/messages[\w.]*\.json$/.test(file)).flatMap(textsIn);
    expect(all.filter(([, text]) => /\}\}[\s\u00A0]*(?:\$|CA\b|CAD\b)|\$[\s\u00A0]*CA\b|CA\$|\$\d/.test(text))).toEqual(
      [],
    );
  });

  it('write "email" in English, without a hyphen', () => {
    const english = files.filter((file) => /\/messages[\w.]*\.en\.json$/.test(file));
    const texts = [...english, 'server/siteInformation/builtInPages.json'];
    expect(texts.flatMap((file) => textOf(file).match(/.*\be-mail.*/gi) ?? [])).toEqual([]);
  });

  it('name no value as i18next names its options', () => {
    const options =
      /^(?:context|defaultValue\w*|interpolation|joinArrays|keySeparator|lng|lngs|ns|nsSeparator|ordinal|postProcess|replace|returnDetails|returnObjects|skipInterpolation)$/;
    const inTexts = files
      .filter((file) => /\/messages[\w.]*\.json$/.test(file))
      .flatMap((file) => [...textOf(file).matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name));
    const inErrors = [...textOf('schema.graphql').matchAll(/@shows\([^)]*params: \[([^\]]*)\]/g)].flatMap(
      ([, names = '']) => [...names.matchAll(/\w+/g)].map(([name]) => name),
    );
    expect(inErrors).toContain('closesAt');
    expect([...inTexts, ...inErrors].filter((name) => options.test(name))).toEqual([]);
  });

  it('name a sum by the same word in cart, order, mail and desk', () => {
    const textsOf = (file: string) => JSON.parse(textOf(file)) as Texts;
    const textAt = (texts: Texts, at: string): unknown =>
      at.split('.').reduce<unknown>((part, name) => (part as Texts | undefined)?.[name], texts);
    for (const locale of ['fr', 'en']) {
      const mail = textsOf(`server/text/messages.mail.${locale}.json`);
      const cart = textsOf(`src/cart/messages.pages.${locale}.json`);
      const orders = textsOf(`src/orders/messages.${locale}.json`);
      const desk = textsOf(`src/desk/orders/messages.money.${locale}.json`);
      expect(mail['sums.items']).toBe(String(textAt(cart, 'cart.items_other')).replace(/\W*\{\{count\}\}\W*/, ''));
      expect(mail['sums.items']).toBe(textAt(orders, 'received.items_moved'));
      expect(mail['sums.deposits']).toBe(textAt(cart, 'cart.deposits'));
      expect(mail['sums.delivery']).toBe(textAt(cart, 'cart.delivery'));
      expect(mail['sums.fee']).toBe(textAt(cart, 'cart.fee'));
      expect(mail['sums.total']).toBe(textAt(cart, 'cart.total'));
      expect(mail['sums.balance']).toBe(textAt(cart, 'cart.balance_used'));
      expect(mail['sums.balance']).toBe(textAt(orders, 'received.balance_used'));
      expect(mail['sums.discount']).toBe(textAt(orders, 'received.discount'));
      expect(JSON.stringify(desk)).toContain(`"items":${JSON.stringify(mail['sums.items'])}`);
      expect(JSON.stringify(desk)).toContain(`"discount":${JSON.stringify(mail['sums.discount'])}`);
    }
  });
});

describe('the market’s name in a sentence', () => {
  type Name = { file: string; key: string; text: string };
  const named = (file: string): Name[] => {
    const walk = (texts: Texts, above = ''): Name[] =>
      Object.entries(texts).flatMap(([key, text]) =>
        typeof text === 'string' ? [{ file, key: above + key, text }] : walk(text, `${above}${key}.`),
      );
    return walk(JSON.parse(textOf(file)) as Texts).filter(({ text }) => text.includes('{{market}}'));
  };
  /** « au Le Marché », « du La Halle », « Les Halles vous écrit »: a name may begin with an article, and be plural. */
  const NEXT_TO_A_WORD = /[\p{L}\d’']\s*\{\{market\}\}|\{\{market\}\}\s*[\p{L}\d]/u;

  it('needs no article, no preposition and no verb in French', () => {
    expect(french.flatMap(named).filter(({ text }) => NEXT_TO_A_WORD.test(text))).toEqual([]);
    for (const wrong of [
      'Semaine au {{market}}.',
      'du {{market}}',
      'Écrit à {{market}}',
      'Le {{market}}',
      '{{market}} vous écrit',
    ])
      expect([wrong, NEXT_TO_A_WORD.test(wrong)]).toEqual([wrong, true]);
    for (const right of [
      '{{market}}, semaine du 3',
      'Votre compte ({{market}}) doit',
      '{{market}} : à 3 h',
      '© {{market}}',
    ])
      expect([right, NEXT_TO_A_WORD.test(right)]).toEqual([right, false]);
  });
});

/** What the last savings of the catalogue show: each column, and each value of a choice, in the reader's language. */
it.each(['fr', 'en'])('names every column of the catalogue that can be saved, and its choices, in %s', (locale) => {
  const { desk_records: words } = JSON.parse(textOf(`src/desk/catalogue/messages.records.${locale}.json`)) as {
    desk_records: { columns: Record<string, string>; choices: Record<string, string> };
  };
  const columns = [...Object.values(fileKinds), variantColumns].flatMap((ofKind) => Object.entries(ofKind as Columns));
  expect(columns.map(([column]) => column).filter((column) => !words.columns[column])).toEqual([]);
  const choices = columns
    .flatMap(([, { kind }]) => ('options' in kind.shape ? (kind.shape.options as unknown[]) : []))
    .filter((choice) => typeof choice === 'string');
  expect(choices.length).toBeGreaterThan(15);
  expect([...choices, 'yes', 'no'].filter((choice) => !words.choices[choice])).toEqual([]);
});
