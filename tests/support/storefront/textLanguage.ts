import type { Locale } from '#rules/constants.ts';
import { openedLocale } from './linkLanguage.ts';

/** Days, months and hours as the other language writes them; names of goods and places have none of these. */
const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|juillet|août|octobre|novembre|décembre)\b|\b(?:lun|mar|mer|jeu|ven|sam|dim)\.\s\d|\d\sh(?:\s\d\d)?\b/,
  fr: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|April|July|August|September|October|November|December)\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),\s|\d\s[ap]\.?m\.?\b/,
};

/** Whether a text writes a day, month or hour in the other language than this one. */
export const isForeignText = (text: string, locale: Locale): boolean => FOREIGN[locale].test(text);

const texts: { text: string; locale: Locale; node: Node }[] = [];
const note = (text: unknown, node: Node): void => {
  const locale = openedLocale();
  if (locale && typeof text === 'string' && isForeignText(text, locale)) texts.push({ text, locale, node });
};
/** The language that a part of the page says it is in: a preview of the other one. */
const saidLanguage = (node: Node): string | undefined =>
  (node instanceof Element ? node : node.parentElement)?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);

/** Notes every text that a page of a test shows or gives to a screen reader, since the page may be gone before its test ends. */
export function recordTexts(): () => void {
  const { createTextNode } = document;
  document.createTextNode = (text: string) => {
    const node = createTextNode.call(document, text);
    note(text, node);
    return node;
  };
  const undo: (() => unknown)[] = [() => Object.assign(document, { createTextNode })];
  for (const [prototype, name] of [
    [Element.prototype, 'textContent'],
    [CharacterData.prototype, 'nodeValue'],
  ] as const) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!;
    Object.defineProperty(prototype, name, {
      ...descriptor,
      set(this: Node, text: string) {
        note(text, this);
        descriptor.set!.call(this, text);
      },
    });
    undo.push(() => Object.defineProperty(prototype, name, descriptor));
  }
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    if (name === 'aria-label' || name === 'alt' || name === 'title') note(value, this);
    setAttribute.call(this, name, value);
  };
  undo.push(() => Object.assign(Element.prototype, { setAttribute }));
  return () => undo.toReversed().forEach((one) => one());
}

/** Takes what was noted, but for parts that say that they are in the other language, and texts that were replaced alone. */
export const takeForeignTexts = (): string[] =>
  texts
    .splice(0)
    .flatMap(({ text, locale, node }) =>
      node.parentNode && [undefined, locale].includes(saidLanguage(node) as Locale | undefined)
        ? [`${locale}: ${text}`]
        : [],
    );
